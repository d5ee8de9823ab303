// The monitoring link of a running house, if its settings name where to report.

import type { Logger } from 'pino';

import type { Clock } from '../../ports/clock.ts';
import type { HouseRecord } from '../../record/house-record.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Journal } from '../../storage/journal/journal.ts';
import { byHttp, MonitoringLink } from './link.ts';
import { Outbox } from './outbox.ts';

/** What the link needs of the house. */
export interface LinkedHouse {
  readonly settings: Pick<Settings, 'monitoring'>;
  readonly journal: Pick<Journal, 'db'>;
  readonly clock: Clock;
  readonly plan: { readonly name: string };
  readonly record: Pick<HouseRecord, 'known' | 'note'>;
  readonly log: Logger;
}

/** Begins to report; null where nobody asks for it. */
export async function linkHouse(house: LinkedHouse): Promise<MonitoringLink | null> {
  const { settings, journal, clock, plan, record, log } = house;
  if (settings.monitoring === null) return null;
  const link = new MonitoringLink({
    outbox: new Outbox(journal.db),
    clock,
    wasLost: record.known.isMonitoringLost,
    carry: byHttp(settings.monitoring, plan.name),
    onChange: isUp => {
      log.warn({ isUp }, isUp ? 'monitoring is back' : 'monitoring cannot be reached');
      const kind = isUp ? 'monitoring-restored' : 'monitoring-lost';
      void record.note(kind, {}).catch(() => undefined);
    },
  });
  await link.start();
  return link;
}

// The monitoring link of a running house, if its settings name where to report.

import type { House } from '../../house/house.ts';
import { byHttp, MonitoringLink } from './link.ts';
import { Outbox } from './outbox.ts';

/** Begins to report; null where nobody asks for it. */
export async function linkHouse(house: House): Promise<MonitoringLink | null> {
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

// Checkpoints of a running house: one at its start, one now and then, one when it has closed.

import type { Logger } from 'pino';

import type { Clock } from '../../ports/clock.ts';
import type { HouseRecord } from '../../record/house-record.ts';
import type { Settings } from '../../settings/settings.ts';
import { connections } from '../../storage/postgres/connect.ts';
import type { Address } from '../../storage/postgres/connect.ts';
import { type CheckpointOutcome, keepCheckpoints } from './keep.ts';
import { houseKey } from './key.ts';
import { secondPlace } from './second-place.ts';

const MINUTE_MS = 60_000;

/** What checkpoints need of the house. */
export interface CheckpointedHouse {
  readonly settings: Pick<Settings, 'checkpoints' | 'checkpointMinutes'>;
  readonly plan: { readonly name: string };
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Logger;
  readonly record: Pick<HouseRecord, 'note'>;
}

/** How checkpoints stand; for /metrics. */
export interface CheckpointFigures {
  /** When the last one was kept, or since when we try. */
  readonly keptAt: number;
  readonly everyMs: number;
  readonly failures: number;
}

/** What must be ended after the house and before its database. */
export interface HouseCheckpoints {
  /** Keeps a last one, of the house as it closed. */
  readonly close: () => Promise<void>;
  readonly figures: () => CheckpointFigures;
}

/** Begins to keep them, if the settings name a second place. */
export async function keepHouseCheckpoints(
  house: CheckpointedHouse,
  { address, folder }: { readonly address: Address; readonly folder: string },
): Promise<HouseCheckpoints | null> {
  const { checkpoints, checkpointMinutes } = house.settings;
  if (checkpoints === null) return null;
  const everyMs = checkpointMinutes * MINUTE_MS;
  const figures = { keptAt: house.clock.now(), everyMs, failures: 0 };
  const report = reporterFor(house);
  const db = connections(address, 'sabot checkpoints', 1);
  const keeper = keepCheckpoints(
    {
      db,
      place: secondPlace(checkpoints),
      key: await houseKey(folder),
      house: house.plan.name,
      now: house.clock.now,
      everyMs,
    },
    outcome => {
      if ('failed' in outcome) figures.failures += 1;
      else figures.keptAt = house.clock.now();
      report(outcome);
    },
  );
  void keeper.keepNow();
  const close = async (): Promise<void> => {
    await keeper.keepNow();
    await keeper.stop();
    await db.end();
  };
  return { close, figures: () => figures };
}

/** Puts on record when the second place falls silent and when it is back; play goes on. */
function reporterFor({ log, record }: CheckpointedHouse): (outcome: CheckpointOutcome) => void {
  let isSilent = false;
  return outcome => {
    const failed = 'failed' in outcome;
    if (failed) log.error({ says: outcome.failed }, 'no checkpoint');
    if (failed === isSilent) return;
    isSilent = failed;
    const kind = failed ? 'checkpoint-failed' : 'checkpoint-kept-again';
    const body = failed ? { says: outcome.failed } : { number: outcome.kept.number };
    void record.note(kind, body).catch(() => undefined);
  };
}

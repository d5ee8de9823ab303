// Checkpoints of a running house: one at its start, one now and then, one when it has closed.

import type { Logger } from 'pino';

import type { Clock } from '../../ports/clock.ts';
import type { HouseRecord } from '../../record/house-record.ts';
import type { Settings } from '../../settings/settings.ts';
import { connections } from '../../storage/postgres/connect.ts';
import type { Address } from '../../storage/postgres/connect.ts';
import { type CheckpointOutcome, keepCheckpoints } from './keep.ts';
import type { Reconciliation } from './checkpoint.ts';
import { secondPlace } from './second-place.ts';
import type { Signer } from './signer.ts';

const MINUTE_MS = 60_000;
const SECOND_MS = 1_000;

/** What checkpoints need of the house. */
export interface CheckpointedHouse {
  readonly settings: Pick<Settings, 'checkpoints' | 'checkpointMinutes' | 'headsSeconds'>;
  readonly plan: { readonly name: string };
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Logger;
  readonly record: Pick<HouseRecord, 'note'>;
  readonly signer: Signer;
  readonly hold: { readonly reconciled: Reconciliation | null };
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
  address: Address,
): Promise<HouseCheckpoints | null> {
  const { checkpoints, checkpointMinutes, headsSeconds } = house.settings;
  if (checkpoints === null) return null;
  const everyMs = checkpointMinutes * MINUTE_MS;
  const figures = { keptAt: house.clock.now(), everyMs, failures: 0 };
  const report = reporterFor(house);
  const db = connections(address, 'sabot checkpoints', 1);
  const place = secondPlace(checkpoints);
  if ((await place.latest().catch(() => 1)) === 0)
    await house.record.note('second-place-begun', {});
  let { reconciled } = house.hold;
  const keeper = keepCheckpoints(
    {
      ...{ db, place, signer: house.signer, house: house.plan.name, now: house.clock.now },
      everyMs,
      headsMs: headsSeconds * SECOND_MS,
      reconciled: () => reconciled,
    },
    outcome => {
      // What two people agreed to is told once, by the first checkpoint that got there.
      if ('kept' in outcome) reconciled = null;
      if ('failed' in outcome) figures.failures += 1;
      else figures.keptAt = house.clock.now();
      report(outcome);
    },
  );
  void keeper.sendHeads();
  void keeper.keepNow();
  const close = async (): Promise<void> => {
    await keeper.sendHeads();
    await keeper.keepNow();
    // The last heads know of the last checkpoint.
    await keeper.sendHeads();
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
    const body = failed ? { says: outcome.failed } : numberOf(outcome);
    void record.note(kind, body).catch(() => undefined);
  };
}

/** The number of the checkpoint, or the counter of the heads, that got there again. */
const numberOf = (outcome: Exclude<CheckpointOutcome, { readonly failed: string }>): object =>
  'kept' in outcome ? { number: outcome.kept.number } : { heads: outcome.heads?.counter ?? null };

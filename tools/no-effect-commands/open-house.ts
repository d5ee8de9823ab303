// Opens the house of the trial: its streams are its tables and tournaments, and its clock is moved
// by hand, because every stream stands at a time of its own.

import { HandClock } from '../../src/server/testing/clock.ts';
import { planOf, startTestHouse, type TestHouse } from '../../src/server/testing/house.ts';
import type { PlannedTable } from '../../src/server/record/plan.ts';
import { GAMING_DAY, type TrialStream } from './streams.ts';

/** The streams of the trial, in the data folder of its house. */
export const STREAMS_FILE = 'trial-streams.json';

export interface TrialHouse {
  readonly running: TestHouse;
  readonly clock: HandClock;
}

/** Opens it when the first stream stands, or at a later time. */
export async function openTrialHouse(
  folder: string,
  streams: readonly TrialStream[],
  at?: number,
): Promise<TrialHouse> {
  const clock = new HandClock();
  clock.set(at ?? streams[0]?.at ?? clock.now());
  const tables = streams.flatMap(({ name, setup }): readonly PlannedTable[] =>
    setup === null ? [] : [{ name, title: name, shoe: 'dealt', setup }],
  );
  // Every event leaves a snapshot, with whatever was answered before it.
  const settings = { ...GAMING_DAY, snapshotEvery: 1 };
  const running = await startTestHouse(settings, { folder, clock, plan: planOf(...tables) });
  return { running, clock };
}

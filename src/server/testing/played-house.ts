// A house that has played a few coups, for commands that look at what it left behind.

import { setTimeout as wait } from 'node:timers/promises';

import type { CoupRecord } from '../../table/table.ts';
import { demonstrationSetup } from '../house/demonstration.ts';
import { PACE } from '../tables/virtual/pace.ts';
import type { PlannedTable } from '../record/plan.ts';
import type { Settings } from '../settings/settings.ts';
import { planOf, startTestHouse, type TestHouse } from './house.ts';

const virtual = (name: string, ...of: Parameters<typeof demonstrationSetup>): PlannedTable => ({
  name,
  title: `Table ${name}`,
  shoe: 'virtual',
  setup: demonstrationSetup(...of),
});

const TABLES = [
  virtual('rapid', 'crown-rapid', 'traditional', 6, PACE.fast),
  virtual('live', 'crown', 'traditional', 6, PACE.fast),
];

const COUPS = 4;
const PATIENCE_MS = 50_000;

/** Opens it, lets simulated patrons play until every table has settled some coups, then rests. */
export async function playedHouse(settings: Partial<Settings> = {}): Promise<TestHouse> {
  const house = await startTestHouse(
    { simulatedPatrons: true, snapshotEvery: 20, ...settings },
    { plan: planOf(...TABLES) },
  );
  const giveUp = performance.now() + PATIENCE_MS;
  const records = (): readonly (readonly CoupRecord[])[] =>
    house.house.tables.map(({ parts }) => parts?.mailbox.table.records ?? []);
  const settled = (): readonly number[] => records().map(({ length }) => length);
  const isEnough = (coups: readonly CoupRecord[]): boolean =>
    coups.length >= COUPS && coups.some(({ seats }) => seats.length > 0);
  while (!records().every(isEnough)) {
    if (performance.now() > giveUp) throw new Error(`only ${settled().join()} coups were settled`);
    await wait(20);
  }
  house.house.floor.switchSimulatedPatrons(false);
  for (const { parts } of house.house.tables) parts?.dealer?.stop();
  return house;
}

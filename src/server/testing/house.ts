// A whole house for tests: real database, real sockets on any free port, fast, and nobody in it.

import { rm } from 'node:fs/promises';

import { pino } from 'pino';

import { assert } from '../../rules/assert.ts';
import type { Setup } from '../../table/setup/setup.ts';
import { demonstrationSetup } from '../house/demonstration.ts';
import { PACE } from '../tables/virtual/pace.ts';
import type { HousePlan, PlannedTable } from '../record/plan.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import type { HouseTable, OutsideRequest } from '../tables/installed/house-table.ts';
import type { CommandOutcome } from '../tables/mailbox/outcome.ts';
import { type RunningHouse, startHouse, type StartOptions } from '../start.ts';
import { freshFolder, must } from './database.ts';
import { regulatorKeyFile } from './regulator.ts';

/** A running house and its folder; `end` leaves neither process nor file. */
export interface TestHouse extends RunningHouse {
  readonly folder: string;
  readonly end: () => Promise<void>;
}

export const testSettings = (folder: string, more: Partial<Settings> = {}): Settings =>
  must(
    readSettings(
      {},
      {
        ...{ port: 0, host: '127.0.0.1', data: folder, pace: 'fast', simulatedPatrons: false },
        // A test's own clock goes as the test likes.
        ...{ logLevel: 'silent', door: false, driftMs: 0, plainHttp: true },
        ...{ keyInFolder: true, regulatorKey: regulatorKeyFile() },
        // The second judge has tests of its own: a thread for every house would only be slow.
        judgeSeconds: 0,
        ...more,
      },
    ),
  );

/** Starts a house in a folder; the same folder again is a restart. */
export async function startTestHouse(
  more: Partial<Settings> = {},
  options: Partial<StartOptions> & { readonly folder?: string } = {},
): Promise<TestHouse> {
  const folder = options.folder ?? (await freshFolder());
  const settings = testSettings(folder, more);
  const log = pino({ level: 'silent' });
  const running = must(await startHouse({ settings, log, ...options }));
  const end = async (): Promise<void> => {
    await running.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...running, folder, end };
}

/** A table that people deal at, with no clock in a hurry. */
export function dealtTable(name: string, changes: Partial<Setup> = {}): PlannedTable {
  const setup = demonstrationSetup('crown-rapid', 'traditional', 3, PACE.floor);
  const seats = setup.seats.map(seat => ({ ...seat, kind: 'terminal', printer: false }) as const);
  return {
    name,
    title: `Table ${name}`,
    shoe: 'dealt',
    setup: { ...setup, seats, wageringMs: 600_000, cuttingCard: 'noted', ...changes },
  };
}

/** What a table of the house answers somebody outside. */
export function askTable(
  table: HouseTable | undefined,
  request: OutsideRequest,
): Promise<CommandOutcome> {
  assert(table !== undefined, 'the house has that table');
  return new Promise(tell => table.take(request, tell));
}

export const planOf = (...tables: readonly PlannedTable[]): HousePlan => ({
  name: 'Test house',
  kind: 'demonstration',
  currency: 'AUD',
  tables,
});

// The short form of `npm run sweep`.

import { expect, test } from 'vitest';

import { TOURNAMENT_COMMAND_SCHEMAS } from '../../src/wire/tournament/commands.ts';
import { COMMAND_SCHEMAS } from '../../src/wire/socket/commands.ts';
import { type SweepPlan, sweepHouses, sweepTables, sweepTournaments } from './everything.ts';
import { hostileOf } from './hostile.ts';
import { samplesOf } from './samples-from-schema.ts';
import type { Tally } from './tally.ts';

const PLAN: SweepPlan = {
  seeds: 1,
  tables: { whereDone: 37, elsewhere: 0 },
  tournaments: { whereDone: 47, elsewhere: 0 },
  house: 109,
};

const commandsIn = ({ rows }: Tally): readonly string[] => rows.map(({ command }) => command);

/** Nothing was stopped, and whatever was refused was refused by its name. */
function isSound(tally: Tally): void {
  expect([...tally.stops]).toEqual([]);
  expect([...tally.unnamed]).toEqual([]);
}

test('[R-COM-3] no value of any field of any command stops a table', { timeout: 180_000 }, () => {
  const tally = sweepTables(PLAN);
  isSound(tally);
  expect(tally.total).toBeGreaterThan(2_000);
  const swept = commandsIn(tally);
  expect(Object.keys(COMMAND_SCHEMAS).filter(name => !swept.includes(name))).toEqual([]);
});

test('[R-COM-3] nor a tournament', { timeout: 180_000 }, () => {
  const tally = sweepTournaments(PLAN);
  isSound(tally);
  expect(tally.total).toBeGreaterThan(500);
  expect(commandsIn(tally).length).toBeGreaterThan(Object.keys(TOURNAMENT_COMMAND_SCHEMAS).length);
});

test('[R-COM-3] nor a house, over HTTP or a socket', { timeout: 300_000 }, async () => {
  const tally = await sweepHouses(PLAN);
  isSound(tally);
  const swept = commandsIn(tally).join();
  for (const name of ['POST /api/tables', 'shoe line', 'note-acceptor escrow', 'socket hello']) {
    expect(swept).toContain(name);
  }
});

test('every command has sound samples, and every field of them is bent', () => {
  for (const schema of Object.values(COMMAND_SCHEMAS)) {
    const [first] = samplesOf(schema);
    expect(schema.safeParse(first).success).toBe(true);
  }
  const [buyIn] = samplesOf(COMMAND_SCHEMAS['buy-in']);
  const fields = new Set([...hostileOf(buyIn)].map(({ path }) => path.join('.')));
  expect([...fields]).toEqual(['do', 'seat', 'patron', 'tender', 'cents', 'reference']);
});

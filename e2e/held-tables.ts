// Tables at which nothing happens but what a test asks for: no clock, no simulated patrons.

import { demonstrationPlan, demonstrationSetup } from '../src/server/house/demonstration.ts';
import { PACE } from '../src/server/tables/virtual/pace.ts';
import type { HousePlan, PlannedTable } from '../src/server/record/plan.ts';
import type { RulebookId, Version } from '../src/rules/rulebook.ts';

/**
 * Name, book, version, seats: one table a test, for nobody else plays there. Two tests at one table
 * would move it under each other's hands.
 */
const HELD = [
  ['held-display', 'mbs-rapid', 'no-commission', 3],
  ['held-one', 'mbs-rapid', 'no-commission', 3],
  ['held-languages', 'mbs-rapid', 'no-commission', 3],
  ['held-crown', 'crown', 'traditional', 9],
  ['held-hobart', 'tasmania', 'traditional', 7],
  ['crowd', 'mbs-rapid', 'no-commission', 50],
  ['evening-rapid', 'crown-rapid', 'crown', 3],
  ['evening-singapore', 'mbs-rapid', 'no-commission', 3],
  ['evening-hobart', 'tasmania', 'federal', 7],
  ['evening-crown', 'crown', 'crown', 9],
  ['keys', 'tasmania', 'traditional', 7],
  ['streaks', 'crown', 'traditional', 9],
  ['chips', 'mbs-rapid', 'no-commission', 9],
  ['taps', 'mbs-rapid', 'no-commission', 3],
  ['sealed', 'crown-rapid', 'traditional', 3],
  ['broken-line', 'mbs-rapid', 'no-commission', 3],
  ['languages', 'mbs-rapid', 'no-commission', 3],
  ['touch', 'mbs-rapid', 'no-commission', 3],
  ['fingers', 'crown', 'traditional', 9],
  ['figures', 'mbs-rapid', 'no-commission', 3],
  ['tickets', 'crown-rapid', 'crown', 3],
  ['cash-desk', 'crown-rapid', 'crown', 3],
  ['custody', 'crown-rapid', 'crown', 3],
  ['by-hand', 'mbs-rapid', 'no-commission', 3],
  ['ruling', 'crown', 'two-to-one', 9],
  ['frozen', 'crown-rapid', 'crown', 3],
  ['acts', 'crown', 'tie-baccarat', 9],
  ['places', 'crown', 'traditional', 9],
  ['motion', 'crown', 'traditional', 9],
  ['squeezed', 'mbs-rapid', 'no-commission', 3],
  ['reports', 'mbs-rapid', 'no-commission', 3],
  ['wire', 'mbs-rapid', 'no-commission', 3],
  ['visitor', 'crown-rapid', 'crown', 3],
  ['printing', 'crown-rapid', 'crown', 3],
  ['taking', 'demonstration', 'lucky-6', 9],
  ['no-camera', 'demonstration', 'lucky-6', 9],
  ['oversight', 'mbs-rapid', 'no-commission', 3],
] as const satisfies readonly (readonly [string, RulebookId, Version, number])[];

const AN_HOUR_MS = 3_600_000;

export type HeldTable = (typeof HELD)[number][0];

/** A table's name for an attempt: where a first one was played at, the next finds it untouched. */
export const tableFor = (table: HeldTable, attempt: number): string =>
  attempt === 0 ? table : `${table}-again`;

const heldTable = (
  [table, book, version, count]: (typeof HELD)[number],
  attempt: number,
): PlannedTable => {
  const name = tableFor(table, attempt);
  const setup = demonstrationSetup(book, version, count, PACE.brisk);
  // Simulated patrons take seats of even numbers: here are none.
  const seats = setup.seats.map(seat => ({ ...seat, number: 2 * seat.number - 1 }));
  // No clock closes wagering: the test does, when everybody is ready. Where the book wants a clock
  // it has an hour.
  const wageringMs = book === 'crown-rapid' ? AN_HOUR_MS : null;
  return { name, title: name, shoe: 'virtual', setup: { ...setup, seats, wageringMs } };
};

/** As many as Playwright makes (playwright.config.ts). */
const ATTEMPTS = [0, 1];

/** The table with real cards again, at which no slow machine is cut short by the clock. */
function patient({ tables }: HousePlan): PlannedTable {
  const byHand = tables.find(({ name }) => name === 'pit-1');
  if (byHand === undefined) throw new Error('the floor has a table with real cards');
  const setup = { ...byHand.setup, id: 'dealt-held-1', wageringMs: AN_HOUR_MS };
  return { name: 'dealt', title: 'dealt', shoe: 'dealt', setup };
}

/** The demonstration floor, and behind it the tables that wait for tests. */
export function planWithHeldTables(house: string, currency: string): HousePlan {
  const plan = demonstrationPlan(house, currency, PACE.brisk);
  const held = ATTEMPTS.flatMap(attempt => HELD.map(table => heldTable(table, attempt)));
  return { ...plan, tables: [...plan.tables, patient(plan), ...held] };
}

/** A live house with one table of real cards and chips. */
export function livePlan(name: string, currency: string): HousePlan {
  const setup = demonstrationSetup('crown', 'traditional', 7, PACE.floor);
  return {
    ...{ name, kind: 'live', currency },
    tables: [
      { name: 'salon', title: 'Salon', shoe: 'dealt', setup: { ...setup, wageringMs: null } },
    ],
  };
}

// Opening a table: the house rules are checked against the book and frozen under their own id.

import { setupSchema } from '../../setup/setup-fields.ts';
import { isLedgerRefusal, openAccounts } from '../../../ledger/index.ts';
import { assert } from '../../../rules/assert.ts';
import type { Act, At, CommandWith, Decision, Happened } from '../../act.ts';
import { refuse } from '../../refusal.ts';
import { lacksPower } from '../../people/roles.ts';
import { type Setup } from '../../setup/setup.ts';
import { setupFault } from '../../setup/setup-check.ts';
import { NOTHING_KEPT } from '../../people/kept-beyond-coups.ts';
import type { Shoe } from '../../shoe/shoe.ts';
import { newTable, type Seat, type Table } from '../../table.ts';
import { retiredSets } from '../shoe/prepare-shoe.ts';

const openTableFields = { setup: setupSchema };

export type OpenTable = CommandWith<'open-table', typeof openTableFields>;

export interface TableOpened extends Happened {
  readonly happened: 'table-opened';
  readonly setup: Setup;
}

export function decideOpenTable(room: At, { by, at, setup }: OpenTable): Decision<TableOpened> {
  const { book, table } = room;
  const unauthorised = lacksPower(room, by, 'open-table');
  if (unauthorised !== undefined) return unauthorised;
  if (table.phase !== 'closed') {
    return refuse('not-now', book.procedure.notices.limitSign, { code: 'table-already-open' });
  }
  const fault = setupFault(room, setup);
  return fault ?? [{ happened: 'table-opened', by, at, setup }];
}

export function evolveTableOpened(table: Table, { setup }: TableOpened): Table {
  const fresh = newTable(table.id);
  const opened = openAccounts(table.ledger, missingAccounts(table, setup));
  assert(!isLedgerRefusal(opened), 'the accounts of a new table can be opened');
  return {
    ...fresh,
    phase: 'preparing',
    setup,
    at: table.at,
    staff: table.staff,
    // Nothing recorded ends by closing a table (G18), and a freeze by its own act alone (R19).
    frozen: table.frozen,
    claims: table.claims,
    kept: {
      ...NOTHING_KEPT,
      gamingDay: table.kept.gamingDay,
      warned: table.kept.warned,
      partnerships: table.kept.partnerships,
      shownMatters: table.kept.shownMatters,
      outOfService: table.kept.outOfService,
    },
    seats: setup.seats.map(plan => ({
      ...emptySeat(plan),
      ...(isOut(table, plan.number) ? { state: 'faulty' as const } : {}),
    })),
    ledger: opened,
    records: table.records,
    restated: table.restated,
    outstanding: table.outstanding,
    shoe: withCardsOf(fresh.shoe, table.shoe),
  };
}

/** The cards that lie there still, and what is on record about them (G18). */
const withCardsOf = (fresh: Shoe, before: Shoe): Shoe => {
  const { number, cardSet, handled } = before;
  return { ...fresh, number, cardSet, handled, retired: retiredSets(before) };
};

/** A terminal that failed does not work again because the table was closed (G20). */
const isOut = ({ kept }: Table, seat: number): boolean =>
  kept.outOfService.some(out => out.seat === seat);

const HOUSE_ACCOUNTS = [
  'house',
  'float',
  'drop',
  'commission',
  'win',
  'shortfall',
  'cage',
  'notes-in',
  'cash-in',
  'vouchers-in',
  'tokens-in',
  'chips-in',
  'chips-out',
  'tickets-out',
  'cash-out',
  'hand-pays',
] as const;

/** Accounts stay open when a table closes, so a second opening opens only what is new. */
const missingAccounts = (table: Table, { currency }: Setup) =>
  HOUSE_ACCOUNTS.filter(id => table.ledger.places[id] === undefined).map(id => ({ id, currency }));

/** A seat nobody has taken. */
export const emptySeat = (plan: Setup['seats'][number]): Seat => ({
  ...plan,
  patron: null,
  standing: [],
  state: 'in-order',
  revision: 0,
  wagers: [],
  lastWagers: [],
  runs: [],
  idleCoups: 0,
  leaving: false,
  seatedAt: null,
});

export const openTableAct: Act<OpenTable, TableOpened> = {
  name: 'open-table',
  fields: openTableFields,
  may: ['run-table'],
  decide: decideOpenTable,
  evolve: { 'table-opened': evolveTableOpened },
};

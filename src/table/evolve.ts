// Writes one event into the table. Never refuses: what happened, happened.

import { openAccountsOf } from './acts/accounts/buy-in.ts';
import { insuranceOpened } from './acts/coup/close-insurance.ts';
import { withHeldAccounts } from './accounts/holds.ts';
import { enterTransfers } from './accounts/money.ts';
import { type At, evolversOf } from './act.ts';
import { TABLE_ACTS, type TableEvent } from './acts.ts';
import { withOwedBefore } from './restatement/coup-restated.ts';
import { withOutstandingAccounts } from './restatement/outstanding.ts';
import { inForce } from './setup/changeover.ts';
import type { Table } from './table.ts';
import { evolveWagersChanged } from './wagers/wager-change.ts';

const EVOLVERS = evolversOf<Table, TableEvent>(TABLE_ACTS);

/** The next table: the event's money is entered first, then what else it changed. */
export function evolve(context: At, event: TableEvent): Table {
  const { book, table } = inForce(context);
  if (event.happened === 'wagers-changed') return evolveWagersChanged(table, event);
  const opened = withAccountsOf(table, event);
  const ledger =
    event.transfers === undefined ? opened.ledger : enterTransfers(opened.ledger, event.transfers);
  const after = EVOLVERS[event.happened]({ ...opened, ledger, at: event.at }, event, book);
  const insures = after.phase === 'insurance' && table.phase !== 'insurance';
  return insures ? insuranceOpened(after, event.at) : after;
}

/** Accounts that an event's money needs are opened before it is entered. */
function withAccountsOf(table: Table, event: TableEvent): Table {
  if (event.happened === 'bought-in') return openAccountsOf(table, event);
  if (event.happened === 'coup-recalculated' || event.happened === 'settled-coup-voided') {
    return withOwedBefore(table, event);
  }
  if (event.happened === 'hold-ended') return withOutstandingAccounts(table, event.owed ?? []);
  if (event.happened === 'coup-restated') return withOutstandingAccounts(table, event.outstanding);
  return event.happened === 'patron-sanctioned'
    ? withHeldAccounts(table, event.transfers ?? [])
    : table;
}

/** Folds events from a table on. */
export const fold = (book: At['book'], table: Table, events: readonly TableEvent[]): Table =>
  events.reduce((after, event) => evolve({ book, table: after }, event), table);

// A table and a seat copied field by field, for the one event that happens a hundred times a coup.
// Spreading costs twenty times as much. A new field does not compile until it is copied here too.

import type { Ledger } from '../ledger/ledger.ts';
import type { Seat, Table } from './table.ts';
import type { Wager } from './wagers/wager.ts';

/** Also what may be left out must be copied. */
type Whole<T> = { readonly [Field in keyof T]-?: T[Field] };

/** The table with other seats and other books, at another time. */
export const withMoneyMoved = (
  table: Table,
  at: number,
  seats: readonly Seat[],
  ledger: Ledger,
): Whole<Table> => ({
  id: table.id,
  phase: table.phase,
  setup: table.setup,
  at,
  staff: table.staff,
  seats,
  ledger,
  shoe: table.shoe,
  coup: table.coup,
  tails: table.tails,
  records: table.records,
  restated: table.restated,
  outstanding: table.outstanding,
  frozen: table.frozen,
  notices: table.notices,
  claims: table.claims,
  shoeHolder: table.shoeHolder,
  shoeDeclined: table.shoeDeclined,
  informed: table.informed,
  kept: table.kept,
});

/** The seat with other wagers, one revision on. */
export const withWagersChanged = (seat: Seat, wagers: readonly Wager[]): Whole<Seat> => ({
  number: seat.number,
  kind: seat.kind,
  printer: seat.printer,
  noteAcceptor: seat.noteAcceptor,
  patron: seat.patron,
  standing: seat.standing,
  state: seat.state,
  revision: seat.revision + 1,
  wagers,
  lastWagers: seat.lastWagers,
  runs: seat.runs,
  idleCoups: seat.idleCoups,
  leaving: seat.leaving,
  seatedAt: seat.seatedAt,
  wins: seat.wins,
  notice: seat.notice,
});

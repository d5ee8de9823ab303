// A table as the pit sees it: what waits for a person, what lies, what it has brought.

import type { AccountId } from '../../ledger/index.ts';
import { debtsOf } from '../../table/settlement/commission.ts';
import { balanceOf } from '../../table/accounts/money.ts';
import { owedBy } from '../../table/restatement/outstanding.ts';
import type { At } from '../../table/act.ts';
import { type CoupRecord, newTable, type Table } from '../../table/table.ts';
import { houseNets } from '../../table/views/house-nets.ts';
import type { PitLine } from '../../wire/socket/server-messages.ts';

const TENDERED: readonly AccountId[] = [
  'cash-in',
  'vouchers-in',
  'tokens-in',
  'tickets-in',
  'chips-in',
  'notes-in',
];

/** The line of a table; one that could not be taken up has nothing on it. */
export function pitLineOf(name: string, room?: At): PitLine {
  const { table } = room ?? { table: newTable(name) };
  const { claims, kept, seats, ledger, frozen, staff, records, setup } = table;
  const of = (account: AccountId): number => balanceOf(ledger, account);
  const doubted = seats.filter(({ state }) => state !== 'in-order').length;
  const leaving = seats.filter(({ leaving: goes, patron }) => goes && patron !== null).length;
  return {
    table: name,
    claims: claims.open.length,
    matters: kept.shownMatters.length + doubted + leaving + moneyAside(table),
    frozen: frozen?.why ?? null,
    currency: setup?.currency ?? null,
    onFelt: seats.flatMap(({ wagers }) => wagers).reduce((sum, { stake }) => sum + stake, 0),
    boughtIn: TENDERED.reduce((sum, account) => sum + of(account), 0),
    // A live table's chips came from the cage; an electronic one has none of its own.
    win: of('house') + of('float') - of('cage') + of('commission'),
    nets: room === undefined || table.coup === null ? null : houseNets(room),
    pace: table.phase === 'closed' ? null : paceOf(records),
    dealer: staff.dealer,
    supervisor: staff.gameSupervisor ?? staff.casinoSupervisor,
    rulings: records.reduce((sum, { rulings }) => sum + rulings.length, 0),
  };
}

const HOUR_MS = 3_600_000;

/** Coups an hour over those that are remembered of the last one; null before the second. */
function paceOf(records: readonly CoupRecord[]): number | null {
  const last = records.at(-1)?.settledAt ?? 0;
  const recent = records.filter(({ settledAt }) => settledAt > last - HOUR_MS);
  const [first] = recent;
  if (first === undefined || last <= first.settledAt) return null;
  return Math.round(((recent.length - 1) * HOUR_MS) / (last - first.settledAt));
}

/** Money that waits for a decision or a person: held, owed, and owing. */
const moneyAside = (table: Table): number =>
  table.claims.holds.length + owedBy(table).length + debtsOf(table).length;

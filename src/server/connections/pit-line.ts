// A table as the pit sees it: what waits for a person, what lies, what it has brought.

import type { AccountId } from '../../ledger/index.ts';
import { debtsOf } from '../../table/settlement/commission.ts';
import { balanceOf } from '../../table/accounts/money.ts';
import { owedBy } from '../../table/restatement/outstanding.ts';
import { newTable, type Table } from '../../table/table.ts';
import type { PitLine } from '../../wire/server.ts';

const TENDERED: readonly AccountId[] = [
  'cash-in',
  'vouchers-in',
  'tokens-in',
  'tickets-in',
  'chips-in',
  'notes-in',
];

/** The line of a table; one that could not be taken up has nothing on it. */
export function pitLineOf(name: string, table: Table = newTable(name)): PitLine {
  const { claims, kept, seats, ledger, frozen, staff, records } = table;
  const of = (account: AccountId): number => balanceOf(ledger, account);
  const doubted = seats.filter(({ state }) => state !== 'in-order').length;
  const leaving = seats.filter(({ leaving: goes, patron }) => goes && patron !== null).length;
  return {
    table: name,
    claims: claims.open.length,
    matters: kept.shownMatters.length + doubted + leaving + moneyAside(table),
    frozen: frozen?.why ?? null,
    onFelt: seats.flatMap(({ wagers }) => wagers).reduce((sum, { stake }) => sum + stake, 0),
    boughtIn: TENDERED.reduce((sum, account) => sum + of(account), 0),
    // A live table's chips came from the cage; an electronic one has none of its own.
    win: of('house') + of('float') - of('cage') + of('commission'),
    dealer: staff.dealer,
    supervisor: staff.gameSupervisor ?? staff.casinoSupervisor,
    rulings: records.reduce((sum, { rulings }) => sum + rulings.length, 0),
  };
}

/** Money that waits for a decision or a person: held, owed, and owing. */
const moneyAside = (table: Table): number =>
  table.claims.holds.length + owedBy(table).length + debtsOf(table).length;

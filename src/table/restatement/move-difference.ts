// The money of a restatement: what a coup pays a patron now beyond what was moved for it so far is
// moved, or stays outstanding. No account goes below nought and nothing locked is touched (R11).

import { correct, type AccountId, type Draft, type TransferId } from '../../ledger/index.ts';
import type { SuccessiveEntries } from '../accounts/successive-entries.ts';
import { availableOf, houseAccount, patronAccount } from '../accounts/money.ts';
import { markerAccount } from '../settlement/commission.ts';
import { lockedFor } from '../settlement/substantial-win.ts';
import type { Table } from '../table.ts';
import {
  type CoupName,
  letGoOf,
  type OutstandingDifference,
  owedAccount,
  owingAccount,
  type PatronAtSeat,
} from './outstanding.ts';

/** How a coup's payments to one patron change. */
export interface DueChange extends PatronAtSeat {
  /** How much more the coup pays the patron than it did. */
  readonly net: number;
  /** How much more it pays the house in commission. */
  readonly commission: number;
  /** How much of that goes on the patron's marker, or comes off it (crown 10.2.1). */
  readonly marker: number;
  readonly refersTo: TransferId;
}

/** What is moved for one patron, and what then is outstanding. */
interface Restated {
  readonly row: OutstandingDifference;
  /** Entries that bring money to the house, and those that take some from it. */
  readonly gains: readonly Draft[];
  readonly costs: readonly Draft[];
}

/**
 * Enters what changes for each patron and answers with what is outstanding from the coup then;
 * null where the float cannot pay. Whoever only gives comes first: it may pay the others.
 */
export function moveDifferences(
  table: Table,
  coup: CoupName,
  changes: readonly DueChange[],
  before: readonly OutstandingDifference[],
  entries: SuccessiveEntries,
): readonly OutstandingDifference[] | null {
  const [first] = changes;
  if (first === undefined) return [];
  const commission = changes.reduce((sum, change) => sum + change.commission, 0);
  const drafts = draftsFor(first, houseAccount(table))('commission', 0 - commission, 'correction');
  if (!entries.enter(drafts.gain)) return null;
  const rows: OutstandingDifference[] = [];
  for (const change of givingFirst(changes, before)) {
    const restated = restatedFor(table, coup, change, rowOf(before, change), entries);
    if (!entries.enter([...restated.gains, ...restated.costs])) return null;
    rows.push(restated.row);
  }
  return entries.enter(drafts.cost) ? rows : null;
}

const rowOf = (rows: readonly OutstandingDifference[], { seat, patron }: PatronAtSeat) =>
  rows.find(row => row.seat === seat && row.patron === patron);

/** What the patron is to get beyond what was moved; below nought what is to be given back. */
const beyond = ({ net, marker }: DueChange, row: OutstandingDifference | undefined): number =>
  net + marker + (row?.cents ?? 0) - (row?.writtenOff ?? 0);

/** Patrons from whom money is only taken, then the others, each paid before anything is taken. */
function givingFirst(
  changes: readonly DueChange[],
  before: readonly OutstandingDifference[],
): readonly DueChange[] {
  const sums = changes.map(change => ({ change, cents: beyond(change, rowOf(before, change)) }));
  const gets = new Set(sums.filter(({ cents }) => cents > 0).map(({ change }) => change.patron));
  const gives = sums.filter(({ change }) => !gets.has(change.patron));
  const rest = sums.filter(({ change }) => gets.has(change.patron));
  return [...gives, ...rest.toSorted((one, other) => other.cents - one.cents)].map(
    ({ change }) => change,
  );
}

function restatedFor(
  table: Table,
  coup: CoupName,
  change: DueChange,
  was: OutstandingDifference | undefined,
  entries: SuccessiveEntries,
): Restated {
  const { seat, patron, refersTo } = change;
  const cents = beyond(change, was);
  const letGo = was === undefined ? 0 : letGoOf(was);
  const moved =
    cents >= 0
      ? paidTo(table, change, cents)
      : takenFrom(table, coup, change, { cents: -cents, letGo }, entries);
  const row: OutstandingDifference = {
    ...{ ...coup, seat, patron, cents: moved.outstanding, refersTo },
    ...(moved.writtenOff === 0 ? {} : { writtenOff: moved.writtenOff }),
    ...(moved.writtenOff === letGo ? {} : { letGo }),
  };
  const entry = draftsFor(change, houseAccount(table));
  const [owes, owed] = [was?.cents ?? 0, moved.outstanding];
  const drafts = [
    entry(owedAccount(change), Math.max(owes, 0) - Math.max(owed, 0), 'owed'),
    entry(owingAccount(change), Math.max(-owed, 0) - Math.max(-owes, 0), 'owing'),
    entry(markerAccount(seat, patron), change.marker, 'correction'),
    entry('shortfall', moved.writtenOff - (was?.writtenOff ?? 0), 'shortfall'),
    ...moved.accounts.map(({ account, toHouse }) => entry(account, toHouse, 'correction')),
  ];
  return {
    row,
    gains: drafts.flatMap(({ gain }) => gain),
    costs: drafts.flatMap(({ cost }) => cost),
  };
}

/** Drafts an entry between an account and the house, by its sign. */
const draftsFor =
  ({ refersTo }: DueChange, house: AccountId) =>
  (account: AccountId, toHouse: number, memo: Draft['memo']) => {
    if (toHouse === 0) return { gain: [], cost: [] };
    const cents = Math.abs(toHouse);
    const [debit, credit] = toHouse > 0 ? [account, house] : [house, account];
    const draft = [correct({ debit, credit, cents, refersTo, memo })];
    return toHouse > 0 ? { gain: draft, cost: [] } : { gain: [], cost: draft };
  };

/** What is moved between a patron's accounts and the house, and what is not. */
interface Moved {
  readonly accounts: readonly { readonly account: AccountId; readonly toHouse: number }[];
  readonly outstanding: number;
  readonly writtenOff: number;
}

/** Paid into the account that the patron has here; owed where there is none. */
function paidTo(table: Table, whose: PatronAtSeat, cents: number): Moved {
  const [account] = accountsAt(table, whose);
  if (account === undefined) return { accounts: [], outstanding: cents, writtenOff: 0 };
  const accounts = cents === 0 ? [] : [{ account: account.id, toHouse: -cents }];
  return { accounts, outstanding: 0, writtenOff: 0 };
}

/** Taken as far as it is free; the rest is owing, less what the house has let go. */
function takenFrom(
  table: Table,
  coup: CoupName,
  whose: PatronAtSeat,
  debt: { readonly cents: number; readonly letGo: number },
  entries: SuccessiveEntries,
): Moved {
  const writtenOff = Math.min(debt.letGo, debt.cents);
  let left = debt.cents - writtenOff;
  const accounts = accountsAt(table, whose).flatMap(({ id, seat }) => {
    const locked = lockedElsewhere(table, seat, whose.patron, coup);
    const free = Math.max(0, availableOf(entries.ledger, id) - locked);
    const toHouse = Math.min(left, free);
    left -= toHouse;
    return toHouse === 0 ? [] : [{ account: id, toHouse }];
  });
  return { accounts, outstanding: 0 - left, writtenOff };
}

/** The patron's accounts at this table, that of the seat itself first. */
function accountsAt({ seats, ledger }: Table, { seat, patron }: PatronAtSeat) {
  const numbers = [seat, ...seats.map(({ number }) => number).filter(other => other !== seat)];
  return numbers
    .map(number => ({ seat: number, id: patronAccount(number, patron) }))
    .filter(({ id }) => ledger.places[id] !== undefined);
}

/** Wins of other coups that wait for an attendant stay where they are (R-CSH-11). */
function lockedElsewhere(
  { seats }: Table,
  number: number,
  patron: string,
  { shoe, coup }: CoupName,
): number {
  const seat = seats.find(each => each.number === number);
  if (seat?.wins === undefined) return 0;
  const wins = seat.wins.filter(win => win.shoe !== shoe || win.coup !== coup);
  return lockedFor({ ...seat, wins }, patron);
}

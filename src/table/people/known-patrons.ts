// Who is known at a table: those who are there, and those of whom it keeps something.

import { seatOf } from '../change.ts';
import { patronAccount } from '../accounts/money.ts';
import { personAt } from './people-at.ts';
import type { Table } from '../table.ts';

/** Accounts that outlive a patron's stay. */
const KEPT_FOR = ['held', 'owed', 'commission-due'] as const;

/** True where the person is at the seat, or was there in what the table remembers. */
export function isKnownAt(table: Table, number: number, patron: string): boolean {
  const seat = seatOf(table, number);
  if (seat !== undefined && personAt(seat, patron) !== undefined) return true;
  const { records, ledger, claims } = table;
  return (
    KEPT_FOR.some(kind => ledger.places[`${kind}:${number}/${patron}`] !== undefined) ||
    claims.open.some(claim => claim.seat === number && claim.patron === patron) ||
    records.some(({ seats }) =>
      seats.some(({ seat: at, paid }) => at === number && paid.some(by => by.patron === patron)),
    )
  );
}

/** The seats at which a person has an account, the one that is named first. */
export function placesOf(table: Table, patron: string, first: number): readonly number[] {
  // Whoever stands behind a seat has none before the first buy-in.
  const here = table.seats
    .map(({ number }) => number)
    .filter(number => table.ledger.places[patronAccount(number, patron)] !== undefined);
  return here.toSorted((a, b) => Number(b === first) - Number(a === first));
}

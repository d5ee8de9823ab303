// Money kept back (13.2.3): on an account of its own, and never more winnings than were won.

import type { Transfer } from '../../ledger/index.ts';
import type { At } from '../act.ts';
import type { Forfeit, Hold, WonIn } from '../matters/claims.ts';
import { withAccounts } from './money.ts';
import { recordOf } from '../restatement/reported-coup.ts';
import type { CoupRecord, Table } from '../table.ts';

/** Held money stands apart from the patron's chips. */
export const heldAccount = (seat: number, patron: string) => `held:${seat}/${patron}` as const;

/** A coup's place: of which shoe, and which one in it. */
export type CoupPlace = Pick<WonIn, 'shoe' | 'coup'>;

/**
 * What a patron has won on record, coup by coup, less what is held or was forfeited of it. Of coups
 * that the table does not remember the first is read from the journal: each is named in its turn.
 */
export function wonOnRecord(context: At, patron: string, since: CoupPlace): readonly WonIn[] {
  const { records, claims } = context.table;
  const isFirst = ({ shoe, number }: CoupRecord) => shoe === since.shoe && number === since.coup;
  const older = records.some(isFirst) ? undefined : recordOf(context, since.shoe, since.coup);
  const gone = [...claims.holds.flatMap(wonIn), ...claims.forfeited].filter(
    each => each.patron === patron,
  );
  return [...(older === undefined ? [] : [older]), ...records]
    .filter(({ shoe, number }) => isFrom({ shoe, coup: number }, since))
    .map(record => {
      const { shoe, number: coup } = record;
      const before = gone.filter(each => each.shoe === shoe && each.coup === coup);
      return { shoe, coup, cents: Math.max(0, winningsIn(record, patron) - sumOf(before)) };
    })
    .filter(({ cents }) => cents > 0);
}

const isFrom = ({ shoe, coup }: CoupPlace, since: CoupPlace): boolean =>
  shoe > since.shoe || (shoe === since.shoe && coup >= since.coup);

/** What went to a patron beyond the stakes of winning wagers; what others lost is not taken off. */
export const winningsIn = ({ seats }: Pick<CoupRecord, 'seats'>, patron: string): number =>
  seats
    .flatMap(({ paid }) => paid)
    .filter(wager => wager.patron === patron && wager.outcome === 'win')
    .reduce((sum, { paid, stake }) => sum + paid - stake, 0);

const wonIn = ({ patron, won = [] }: Hold): readonly Forfeit[] =>
  won.map(each => ({ patron, ...each }));

export const sumOf = (parts: readonly { readonly cents: number }[]): number =>
  parts.reduce((sum, { cents }) => sum + cents, 0);

/** How much of held winnings the coups still pay as they stand now; all of what is no winnings. */
export function stillWon({ records, restated, claims }: Table, hold: Hold): number {
  if (hold.won === undefined) return hold.cents;
  const others = claims.holds.filter(each => each !== hold && each.patron === hold.patron);
  const gone = [
    ...others.flatMap(wonIn),
    ...claims.forfeited.filter(({ patron }) => patron === hold.patron),
  ];
  const parts = hold.won.map(({ shoe, coup, cents }) => {
    const isIt = (record: CoupRecord) => record.shoe === shoe && record.number === coup;
    const record = records.find(isIt) ?? restated.findLast(isIt);
    if (record === undefined) return { cents };
    const before = gone.filter(each => each.shoe === shoe && each.coup === coup);
    const left = Math.max(0, winningsIn(record, hold.patron) - sumOf(before));
    return { cents: Math.min(cents, left) };
  });
  return sumOf(parts);
}

/** What is held of winnings that a correction took away since: it stands for later ones. */
export const heldWithoutGround = (table: Table, patron: string): number =>
  table.claims.holds
    .filter(hold => hold.patron === patron)
    .reduce((sum, hold) => sum + hold.cents - stillWon(table, hold), 0);

/** The coups that a sum is taken from, the oldest first. */
export function takenFrom(won: readonly WonIn[], cents: number): readonly WonIn[] {
  let left = cents;
  return won.flatMap(part => {
    const taken = Math.min(left, part.cents);
    left -= taken;
    return taken === 0 ? [] : [{ ...part, cents: taken }];
  });
}

/** Opens the accounts of money that is about to be held. */
export const withHeldAccounts = (
  table: Table,
  transfers: readonly Pick<Transfer, 'credit'>[],
): Table =>
  withAccounts(
    table,
    transfers.map(({ credit }) => credit).filter(id => id.startsWith('held:')),
  );

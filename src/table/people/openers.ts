// Who is offered the cards of a hand, or the shoe: the highest wagerer first, equals by seat.

import type { Side } from '../../rules/hand.ts';
import type { At } from '../act.ts';
import { holderOf, playerAt, sideOfHolder } from './holders.ts';
import type { Table } from '../table.ts';

interface Wagerer {
  readonly seat: number;
  readonly stake: number;
  readonly stands: boolean;
}

/** Own main stakes on one hand, one line for each person: Tie and side wagers do not count. */
function wagerersOn(table: Table, side: Side): readonly Wagerer[] {
  return table.seats.flatMap(seat => {
    // Nothing is offered to a position whose patron is gone or going (C26).
    if (playerAt(table, seat.number) === null) return [];
    return seat.wagers
      .filter(({ on }) => on === side)
      .map(({ stake, counts = stake, patron }) => ({
        seat: seat.number,
        // What is over the maximum plays for nothing, so it ranks for nothing.
        stake: counts,
        stands: patron !== seat.patron?.id,
      }));
  });
}

/** Higher stakes first; at one stake the seated before the standing, low seats before high. */
const byRank = (a: Wagerer, b: Wagerer): number =>
  b.stake - a.stake || Number(a.stands) - Number(b.stands) || a.seat - b.seat;

/** The seats to which a hand is offered, in order (8.1.1, 9.3). */
export function handOffers({ book, table }: At, side: Side): readonly number[] {
  const rule = book.procedure.deal.squeeze;
  if (rule === undefined) return [];
  const wagerers = wagerersOn(table, side).filter(
    ({ stands }) => !stands || rule.standing === 'behind-seated',
  );
  const ranked = wagerers.toSorted(byRank).map(({ seat }) => seat);
  return [...new Set([...playedByHolder(table, side), ...ranked])];
}

/** Who holds the shoe keeps the cards of the hand that they play (8.1.3 (c), (d)). */
function playedByHolder(table: Table, side: Side): readonly number[] {
  const holder = table.coup?.method === 'shoe-to-a-wagerer' ? holderOf(table) : null;
  return holder !== null && sideOfHolder(table, holder) === side ? [holder.seat] : [];
}

/** Whom a hand is offered to now; 'dealer' when nobody is left who wants it. */
export function handOfferedTo(room: At, side: Side): number | 'dealer' {
  const declined = room.table.coup?.openers[side].declined ?? [];
  return handOffers(room, side).find(seat => !declined.includes(seat)) ?? 'dealer';
}

/** The seated patrons by their largest single main wager, on whichever hand (8.1.3). */
export function shoeOffers(
  table: Table,
): readonly { readonly seat: number; readonly side: Side }[] {
  const lines = (['player', 'banker'] as const).flatMap(side =>
    wagerersOn(table, side)
      .filter(({ stands }) => !stands)
      .map(wagerer => ({ ...wagerer, side })),
  );
  const ranked = lines.toSorted(byRank);
  return ranked.filter(
    ({ seat }, index) => ranked.findIndex(other => other.seat === seat) === index,
  );
}

// Who is offered the cards of a hand, or the shoe: the highest wagerer first, equals by seat.

import type { Side } from '../rules/hand.ts';
import type { At } from './act.ts';
import type { Seat, Table } from './table.ts';

interface Wagerer {
  readonly seat: number;
  readonly stake: number;
  readonly stands: boolean;
}

/** Own main stakes on one hand, one line for each person: Tie and side wagers do not count. */
function wagerersOn(seats: readonly Seat[], side: Side): readonly Wagerer[] {
  return seats.flatMap(seat =>
    seat.wagers
      .filter(({ on }) => on === side)
      .map(({ stake, patron }) => ({
        seat: seat.number,
        stake,
        stands: patron !== seat.patron?.id,
      })),
  );
}

/** Higher stakes first; at one stake the seated before the standing, low seats before high. */
const byRank = (a: Wagerer, b: Wagerer): number =>
  b.stake - a.stake || Number(a.stands) - Number(b.stands) || a.seat - b.seat;

/** The seats to which a hand is offered, in order (8.1.1, 9.3). */
export function handOffers({ book, table }: At, side: Side): readonly number[] {
  const rule = book.procedure.deal.squeeze;
  if (rule === undefined) return [];
  const wagerers = wagerersOn(table.seats, side).filter(
    ({ stands }) => !stands || rule.standing === 'behind-seated',
  );
  return [...new Set(wagerers.toSorted(byRank).map(({ seat }) => seat))];
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
    wagerersOn(table.seats, side)
      .filter(({ stands }) => !stands)
      .map(wagerer => ({ ...wagerer, side })),
  );
  const ranked = lines.toSorted(byRank);
  return ranked.filter(
    ({ seat }, index) => ranked.findIndex(other => other.seat === seat) === index,
  );
}

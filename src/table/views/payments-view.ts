// What the dealer does with the chips of a complete coup: first what is taken, then what each seat
// is paid (crown 6.7, tasmania 15.7). A list for the eye; money moves when the coup is settled.

import type { At } from '../act.ts';
import { hasSurplus } from '../coup/surplus-cards.ts';
import { settlementOf } from '../settlement/settlement.ts';
import type { PaidWager } from '../table.ts';
import { betOf, type Staked } from '../wagers/wager.ts';

/** One wager of a seat: what is taken of it, or what is laid beside it. */
export interface ChipMove {
  readonly seat: number;
  readonly patron: string;
  readonly bet: Omit<Staked, 'stake'>;
  readonly cents: number;
}

/** In the book's order: every losing wager, then every winning one, seat by seat. */
export interface PaymentsDue {
  readonly taken: readonly ChipMove[];
  readonly paid: readonly ChipMove[];
}

/** Null where no chips lie before the dealer, and before the coup is complete. */
export function paymentsDue(room: At): PaymentsDue | null {
  const { table } = room;
  const isAsked = table.phase === 'complete' && table.setup?.stakeMode === 'recorded';
  if (!isAsked || hasSurplus(table)) return null;
  const moves = settlementOf(room, table.at)
    .seats.toSorted((one, other) => one.seat - other.seat)
    .flatMap(({ seat, paid }) => paid.flatMap(wager => moveOf(seat, wager)));
  return {
    taken: moves.filter(({ cents }) => cents < 0).map(move => ({ ...move, cents: -move.cents })),
    paid: moves.filter(({ cents }) => cents > 0),
  };
}

/** Nothing for a wager that stays or goes back as it lies. */
function moveOf(seat: number, wager: PaidWager): readonly ChipMove[] {
  const { patron, stake, paid, outcome } = wager;
  if (outcome === 'open' || paid === stake) return [];
  return [{ seat, patron, bet: betOf(wager), cents: paid - stake }];
}

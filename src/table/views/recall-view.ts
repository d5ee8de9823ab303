// The last coups again, as a patron may look at them: the cards, and the own payments (R-HIS-1).

import type { Card } from '../../rules/cards.ts';
import type { Side } from '../../rules/hand.ts';
import { lies } from '../coup/hands.ts';
import type { CoupRecord, PaidWager, Table } from '../table.ts';

/** A finished coup without anybody else's wagers. */
export interface RecalledCoup extends Omit<CoupRecord, 'seats' | 'cards' | 'riding' | 'played'> {
  /** In dealing order; null for a card that was never turned. */
  readonly cards: readonly { readonly to: Side; readonly card: Card | null }[];
  /** What the coup paid this patron at this seat, each with its clause and reason. */
  readonly paid: readonly PaidWager[];
}

/** The coups that the table remembers, the latest last; nobody's payments where nobody asks. */
export const recallView = (
  { records }: Table,
  whose: { readonly seat: number; readonly patron: string } | null,
): readonly RecalledCoup[] =>
  records.map(({ seats, cards, riding: _others, played: _rules, ...record }) => ({
    ...record,
    cards: cards.map(dealt => ({ to: dealt.to, card: lies(dealt) ? null : dealt.card })),
    paid: seats
      .filter(({ seat }) => seat === whose?.seat)
      .flatMap(({ paid }) => paid.filter(({ patron }) => patron === whose?.patron)),
  }));

// Cards followed to the hands they belong to, whatever place they were laid on.

import type { Card } from '../../rules/cards.ts';
import type { Side } from '../../rules/hand.ts';
import { assert } from '../../rules/assert.ts';
import type { InsuranceClosed } from '../acts/coup/close-insurance.ts';
import { evolveCardDealt, type CardDealt } from '../acts/coup/deal-card.ts';
import type { At, Given } from '../act.ts';
import { type CardsPutAway, putAway } from './held-cards.ts';
import type { Ruled } from '../irregularities/irregularity.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { dueTo } from './standing.ts';

const dealt = (to: Side, card: Card | null, { by, at }: Given): CardDealt => ({
  happened: 'card-dealt',
  by,
  at,
  to,
  card,
  source: 'keypad',
});

/** Deals cards by the order they were drawn; what no hand is due is put away. */
export function dealInDrawnOrder(
  room: At,
  cards: readonly (Card | null)[],
  given: Given,
): readonly (CardDealt | CardsPutAway)[] {
  const [card, ...rest] = cards;
  if (card === undefined) return [];
  const to = dueTo(room);
  if (to === 'nobody') return [putAway(cards, given)];
  const event = dealt(to, card, given);
  const after = { book: room.book, table: evolveCardDealt(room.table, event, room.book) };
  return [event, ...dealInDrawnOrder(after, rest, given)];
}

/** One misplaced card to the hand that is due it. Others are reported after it, one by one. */
export function dealMisplaced(
  room: At,
  { clause, report }: Ruled,
  side: Side,
): readonly (CardDealt | InsuranceClosed)[] | Refusal {
  const { cards = [] } = report.facts;
  const [card] = cards;
  if (card === undefined || cards.length > 1) {
    return refuse('report-is-false', clause, { code: 'report-one-card' });
  }
  if (room.table.shoe.held.length > 0) {
    return refuse('report-is-false', clause, { code: 'held-card-first' });
  }
  assert(dueTo(room) === side, `the ${side} is due a card`);
  return [...insuranceEnds(room, report), dealt(side, card, report)];
}

/** Insurance ends with the third card, wherever it was laid (C9). */
export const insuranceEnds = ({ table }: At, { by, at }: Given): readonly InsuranceClosed[] =>
  table.phase === 'insurance' ? [{ happened: 'insurance-closed', by, at, byWhat: 'dealer' }] : [];

// Checks an opened shoe against its commitment and against the cards that were dealt from it.

import { DECK, type Card } from '../../rules/cards.ts';
import { commitmentTo, type ShoeReveal } from './commitment.ts';

/** What left the shoe, in the order in which it left. */
export interface DealtCards {
  readonly shoe: string;
  readonly cut: number; // cards in front of the cut, which went to the back; 0 for none
  readonly burn: number; // cards burnt unseen before the first of `cards`
  readonly cards: readonly (Card | null)[]; // null: left the shoe unseen
}

export const SHOE_CHECKS = [
  'card-count',
  'cards',
  'hash',
  'published-commitment',
  'dealt-cards',
] as const;
export type ShoeCheck = (typeof SHOE_CHECKS)[number];

export const SHOE_FAULTS = [
  'wrong-card-count',
  'wrong-cards',
  'hash-differs',
  'not-the-published-commitment',
  'another-shoe',
  'cut-outside-the-shoe',
  'more-cards-than-the-shoe-holds',
  'dealt-cards-differ',
] as const;
export type ShoeFault = (typeof SHOE_FAULTS)[number];

/** One thing that is wrong; positions count from 1 at the front of the shoe as it was dealt. */
export interface ShoeFinding {
  readonly code: ShoeFault;
  readonly message: string;
  readonly positions?: readonly number[];
}

/** What was checked, what could not be, and all that was found. */
export interface ShoeReport {
  readonly shoe: string;
  readonly decks: number;
  readonly commitment: string; // made again from the opened order
  readonly holds: boolean;
  readonly checked: readonly ShoeCheck[];
  readonly unchecked: readonly ShoeCheck[];
  readonly findings: readonly ShoeFinding[];
}

function checkCount({ decks, order }: ShoeReveal): ShoeFinding[] {
  const right = decks * DECK.length;
  if (order.length === right) return [];
  const message = `${decks} decks have ${right} cards; the order has ${order.length}.`;
  return [{ code: 'wrong-card-count', message }];
}

function checkCards({ decks, order }: ShoeReveal): ShoeFinding[] {
  const copies = new Map<Card, number>();
  for (const card of order) copies.set(card, (copies.get(card) ?? 0) + 1);
  const wrong = DECK.filter(card => (copies.get(card) ?? 0) !== decks);
  if (wrong.length === 0) return [];
  const counts = wrong.map(card => `${card} ${copies.get(card) ?? 0} times`).join(', ');
  return [{ code: 'wrong-cards', message: `Each card is there ${decks} times, but ${counts}.` }];
}

function checkHash(reveal: ShoeReveal, computed: string): ShoeFinding[] {
  if (reveal.commitment === computed) return [];
  const message = `The order and nonce give ${computed}; the file says ${reveal.commitment}.`;
  return [{ code: 'hash-differs', message }];
}

function checkPublished(publishedCommitment: string, computed: string): ShoeFinding[] {
  if (publishedCommitment === computed) return [];
  const message = `The order and nonce give ${computed}; published was ${publishedCommitment}.`;
  return [{ code: 'not-the-published-commitment', message }];
}

/** The order in which the cards leave the shoe once the packet in front of the cut is behind. */
export const afterCut = (order: readonly Card[], cut: number): Card[] => [
  ...order.slice(cut),
  ...order.slice(0, cut),
];

function checkDealt({ shoe, order }: ShoeReveal, dealt: DealtCards): ShoeFinding[] {
  if (dealt.shoe !== shoe) {
    const message = `The order is of shoe ${shoe}; the dealt cards are of shoe ${dealt.shoe}.`;
    return [{ code: 'another-shoe', message }];
  }
  if (dealt.cut < 0 || dealt.cut >= order.length) {
    const message = `A cut of ${dealt.cut} is not inside a shoe of ${order.length} cards.`;
    return [{ code: 'cut-outside-the-shoe', message }];
  }
  const left = dealt.burn + dealt.cards.length;
  if (left > order.length) {
    const message = `${left} cards are said to have left a shoe of ${order.length}.`;
    return [{ code: 'more-cards-than-the-shoe-holds', message }];
  }
  const held = afterCut(order, dealt.cut).slice(dealt.burn);
  const wrong = dealt.cards.flatMap((card, at) => (card === null || card === held[at] ? [] : [at]));
  const [first] = wrong;
  if (first === undefined) return [];
  const positions = wrong.map(at => dealt.burn + at + 1);
  const others = wrong.length > 1 ? ` Other places that differ: ${wrong.length - 1}.` : '';
  const message =
    `At position ${positions[0]} the order has ${held[first]}, ` +
    `but ${dealt.cards[first]} was dealt.${others}`;
  return [{ code: 'dealt-cards-differ', message, positions }];
}

/**
 * Checks an opened shoe. Without the commitment that was published before the first card nothing
 * is proven about when the order was fixed, and the report says that this was not checked.
 */
export function verifyShoe(
  reveal: ShoeReveal,
  against: { readonly commitment?: string | undefined; readonly dealt?: DealtCards | undefined },
): ShoeReport {
  const { commitment, dealt } = against;
  const computed = commitmentTo(reveal);
  const results: Readonly<Record<ShoeCheck, ShoeFinding[] | undefined>> = {
    'card-count': checkCount(reveal),
    cards: checkCards(reveal),
    hash: checkHash(reveal, computed),
    'published-commitment':
      commitment === undefined ? undefined : checkPublished(commitment, computed),
    'dealt-cards': dealt === undefined ? undefined : checkDealt(reveal, dealt),
  };
  const findings = SHOE_CHECKS.flatMap(check => results[check] ?? []);
  return {
    shoe: reveal.shoe,
    decks: reveal.decks,
    commitment: computed,
    holds: findings.length === 0,
    checked: SHOE_CHECKS.filter(check => results[check] !== undefined),
    unchecked: SHOE_CHECKS.filter(check => results[check] === undefined),
    findings,
  };
}

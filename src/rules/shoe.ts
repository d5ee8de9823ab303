// The life of a shoe: where it may be cut, what is burnt, which coup is its last.

import { type Card, burnValue, type CardStack } from './cards.ts';
import { dealCoup, type DealtCoup, factsOf, type Result } from './coup.ts';
import type { GameRules } from './rulebook.ts';

/** Where the cut may fall, counted from the top; undefined where the book sets no bounds. */
export function cutBounds(
  { shoe }: GameRules,
  cards: number,
): { readonly least: number; readonly most: number } | undefined {
  if (shoe.cut === undefined) return undefined;
  return { least: shoe.cut.fromEitherEnd, most: cards - shoe.cut.fromEitherEnd };
}

/** Cuts a stack: what lay above the cut goes to the back. */
export const cutStack = (stack: CardStack, at: number): CardStack => [
  ...stack.slice(at),
  ...stack.slice(0, at),
];

/** How many cards leave the shoe in the opening burn: one, or the first card and its value. */
export const burnCount = (first: Card, onRequest: boolean): number =>
  onRequest ? 1 + burnValue(first) : 1;

/** Where a shoe stands between two coups, in cards gone and cards behind the cutting card. */
export interface ShoeMark {
  readonly dealt: number;
  readonly cards: number;
  readonly fromBack: number;
}

/** True once the cutting card has come out, or lies where the next card would come from. */
export const cuttingCardReached = ({ dealt, cards, fromBack }: ShoeMark): boolean =>
  dealt >= cards - fromBack;

/** True once a card from behind the cutting card has been dealt. */
export const cuttingCardPassed = ({ dealt, cards, fromBack }: ShoeMark): boolean =>
  dealt > cards - fromBack;

/**
 * Says whether another coup may start. `coupsSinceAppeared` counts the coups begun after the one
 * in which the cutting card came out, undefined while it is in the shoe.
 */
export function mayStartCoup(
  { shoe }: GameRules,
  mark: ShoeMark,
  coupsSinceAppeared: number | undefined,
): boolean {
  switch (shoe.end.rule) {
    case 'one-coup-after-the-cutting-card':
      return coupsSinceAppeared === undefined || coupsSinceAppeared < 1;
    case 'no-coup-once-a-card-followed-the-marker':
      // Seven cards left is the last start: with one of them drawn only six would be (T2).
      return !cuttingCardPassed(mark);
    case 'until-the-cards-do-not-suffice':
      return mark.dealt < mark.cards;
  }
}

export interface StackCoup {
  /** Index in the stack of the coup's first card. */
  readonly first: number;
  readonly result: Result | 'void';
}

export interface StackPlan {
  readonly burn: number;
  readonly cutFromBack: number;
}

/** How far a stack is played; `since` counts coups after the one that showed the cutting card. */
export interface StackProgress {
  readonly dealt: number;
  readonly since: number | undefined;
}

export const startOfStack = ({ burn }: StackPlan): StackProgress => ({
  dealt: burn,
  since: undefined,
});

export interface PlayedFromStack {
  readonly coup: DealtCoup;
  readonly after: StackProgress;
}

/** Deals the next coup of a stack; undefined when by the book the shoe is over. */
export function nextOfStack(
  book: GameRules,
  stack: CardStack,
  { cutFromBack }: StackPlan,
  { dealt, since }: StackProgress,
): PlayedFromStack | undefined {
  const mark = { dealt, cards: stack.length, fromBack: cutFromBack };
  if (!mayStartCoup(book, mark, since)) return undefined;
  const coup = dealCoup(book.tableau, stack, dealt);
  if (!coup.complete && book.shoe.end.rule === 'until-the-cards-do-not-suffice') return undefined;
  const gone = dealt + coup.used;
  // A cutting card lying where a coup begins belongs to that coup (R2, C15).
  const appeared = cuttingCardPassed({ ...mark, dealt: gone }) ? 0 : undefined;
  const after = { dealt: gone, since: since === undefined ? appeared : since + 1 };
  return { coup, after };
}

/** Plays a whole stack by the book's own end of shoe. */
export function playStack(
  book: GameRules,
  stack: CardStack,
  plan: StackPlan,
): readonly StackCoup[] {
  const coups: StackCoup[] = [];
  let progress = startOfStack(plan);
  for (;;) {
    const next = nextOfStack(book, stack, plan, progress);
    if (next === undefined) return coups;
    const { coup, after } = next;
    coups.push({ first: progress.dealt, result: coup.complete ? factsOf(coup).result : 'void' });
    if (!coup.complete) return coups;
    progress = after;
  }
}

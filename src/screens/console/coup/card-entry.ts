// Cards by keyboard or by a scanner that types: what the keys so far mean. No screen, no clock.

import { type Card, parseCard, RANKS, SUITS } from '../../../rules/cards.ts';

/** A scanner types faster than any hand: so many milliseconds between two of its keys at most. */
const SCANNER_MS = 45;

/** The keys so far. */
export interface TypedKeys {
  /** The rank that waits for its suit. */
  readonly rank: string | null;
  readonly at: number;
  /** True as long as every key came as fast as a scanner's. */
  readonly fast: boolean;
  /** True when a card was just typed and may still be told to be a scanner's. */
  readonly whole: boolean;
}

export const NOTHING_TYPED: TypedKeys = { rank: null, at: 0, fast: false, whole: false };

/** What a key did: a card to be shown, the one shown to be sent, or taken back. */
export type KeyDid =
  | { readonly did: 'nothing' }
  | { readonly did: 'card'; readonly card: Card }
  | { readonly did: 'send'; readonly source: 'keypad' | 'scanner' }
  | { readonly did: 'take-back' };

const NOTHING: KeyDid = { did: 'nothing' };

/** The suits as scanners and people write them. */
const SUIT_SIGNS: Readonly<Record<string, string>> = { '♠': 's', '♥': 'h', '♦': 'd', '♣': 'c' };

export function typeKey(typed: TypedKeys, key: string, at: number): readonly [TypedKeys, KeyDid] {
  const isFast = at - typed.at <= SCANNER_MS;
  if (key === 'Backspace' || key === 'Escape') {
    return [NOTHING_TYPED, typed.rank === null ? { did: 'take-back' } : NOTHING];
  }
  if (key === 'Enter') {
    const isScanner = typed.whole && typed.fast && isFast;
    return [NOTHING_TYPED, { did: 'send', source: isScanner ? 'scanner' : 'keypad' }];
  }
  if (key.length !== 1) return [typed, NOTHING];
  const card = typed.rank === null ? undefined : cardOf(typed.rank, key);
  if (card !== undefined) {
    return [
      { rank: null, at, fast: isFast, whole: true },
      { did: 'card', card },
    ];
  }
  // '10' is the ten: its nought is no rank of its own.
  if (typed.rank === '1' && key === '0') return [{ ...typed, rank: 'T', at }, NOTHING];
  return [{ rank: rankOf(key), at, fast: true, whole: false }, NOTHING];
}

function cardOf(rank: string, key: string): Card | undefined {
  const suit = (SUIT_SIGNS[key] ?? key).toLowerCase();
  return SUITS.some(each => each === suit) ? parseCard(rank + suit) : undefined;
}

function rankOf(key: string): string | null {
  const typed = key.toUpperCase();
  return typed === '1' || RANKS.some(each => each === typed) ? typed : null;
}

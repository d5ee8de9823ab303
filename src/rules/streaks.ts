// Wagers that live over several coups: what they have in common, and the coups as they see them.

import { type Fraction, fraction, negative, times } from './fraction.ts';
import type { Result } from './coup.ts';
import type { Odds } from './rulebook.ts';

/** How a coup counts for a Run or a tail: announced dummies take no new ones (11.8.5). */
export const COUP_KINDS = ['live', 'dummy-announced', 'dummy', 'void'] as const;
export type CoupKind = (typeof COUP_KINDS)[number];

export interface PlayedCoup {
  readonly kind: CoupKind;
  /** Undefined when the coup was never completed. */
  readonly result: Result | undefined;
  readonly endOfShoe: boolean;
}

export const STREAK_OUTCOMES = ['win', 'lose', 'void', 'open', 'refused'] as const;
export type StreakOutcome = (typeof STREAK_OUTCOMES)[number];

export interface StreakSettlement {
  readonly outcome: StreakOutcome;
  readonly profit: Fraction;
  readonly clause: string;
  /** How many results in a row it had when it was settled. */
  readonly count: number;
  readonly settledAt?: number;
}

/** Pays a streak wager at its odds. */
export const winnings = (stake: number, odds: Odds): Fraction =>
  times(fraction(stake), fraction(...odds));

/** Takes a streak wager. */
export const loss = (stake: number): Fraction => negative(fraction(stake));

/** The result when the coup counts; dummy and void coups change nothing (C8). */
export const countingResult = (coup: PlayedCoup): Result | undefined =>
  coup.kind === 'live' ? coup.result : undefined;

// What the published conditions say about play at one table of one session, the same for everybody.

import type { Limit } from '../../rules/placement/limits.ts';
import type { Version } from '../../rules/rulebook.ts';
import type { PayRules } from '../../rules/settle.ts';
import type { SingleCoupWager } from '../../rules/wagers.ts';

/** Chips that count only here, or chips worth their money (a live competition). */
export const CHIP_KINDS = ['tournament-chips', 'cash-value'] as const;
export type ChipKind = (typeof CHIP_KINDS)[number];

/** What the conditions may say of a wager that was wanted and not made. */
export const MISSED_WAGERS = ['minimum-deducted', 'eliminated'] as const;
export type MissedWager = (typeof MISSED_WAGERS)[number];

/** How long a session lasts; whichever it is, a coup that has begun is finished (16.1 Session). */
export type SessionLength =
  | { readonly coups: number }
  | { readonly ms: number }
  | { readonly shoes: number };

/** The rules of play of a round, as its conditions publish them. Money in whole cents. */
export interface PlayRules {
  readonly version: Version;
  readonly decks: number;
  readonly chips: ChipKind;
  /** What the chips are counted in: 'tournament-chips', or the house's currency. */
  readonly currency: string;
  /** What everybody starts with. */
  readonly bank: number;
  /** Wagers on offer; Banker, Player and Tie alone in a competition of Tasmania (T11). */
  readonly offered: readonly SingleCoupWager[];
  /** Minimum, maximum and unit of the table sign. */
  readonly limits: Limit;
  /** What the limits may be raised to after the indicator card, announced beforehand. */
  readonly raisedLimits: readonly Limit[];
  readonly pay: PayRules;
  /** Every coup wants a wager of the minimum from everybody. */
  readonly compulsory: boolean;
  readonly missedWager: MissedWager;
  /** How many secret wagers each may make in the session. */
  readonly secretWagers: number;
  readonly length: SessionLength;
  /** Time for one wager, or one period for all; null where nobody has set one. */
  readonly wagerMs: number | null;
  readonly final: boolean;
  readonly playOff: boolean;
}

export interface SeatedPatron {
  readonly seat: number;
  readonly patron: string;
}

export const STANDING_STATES = [
  'in', // still playing
  'eliminated', // fell below the minimum
  'forfeited', // did not come in time: the position is cancelled
  'retired',
  'disqualified',
] as const;
export type StandingState = (typeof STANDING_STATES)[number];

/** How one patron stands at a table: chips now, or as they were when the session ended. */
export interface Standing extends SeatedPatron {
  readonly chips: number;
  readonly state: StandingState;
  /** The coup after which the patron was out; null while in. */
  readonly outAfterCoup: number | null;
}

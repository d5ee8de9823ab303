// The conditions of a tournament: one typed document, what the engine applies and what is told.

import { assert } from '../../rules/assert.ts';
import type { Limit } from '../../rules/placement/limits.ts';
import type { Version } from '../../rules/rulebook.ts';
import type { PayRules } from '../../rules/settle.ts';
import type { SingleCoupWager } from '../../rules/wagers.ts';
import type { ConditionItem } from '../../rulebooks/tournament.ts';
import type { ChipKind, MissedWager, SessionLength } from '../sessions/play-rules.ts';

export const ROUND_KINDS = [
  'round', // everybody who has got so far
  'repechage', // those who did not advance, for another way into the next round
  'secondary', // Tasmania's second-chance competition, run as a round of its own
  'final',
] as const;
export type RoundKind = (typeof ROUND_KINDS)[number];

/** One round as published: how often, how long, with how much, and who goes on. */
export interface RoundPlan {
  readonly name: string;
  readonly kind: RoundKind;
  /** Heats: sessions of the round, each with its own patrons. */
  readonly sessions: number;
  /** Tables active in each session, and terminals or seats used at each. */
  readonly tables: number;
  readonly seats: number;
  readonly length: SessionLength;
  /** What everybody starts each session with. */
  readonly bank: number;
  readonly limits: Limit;
  readonly raisedLimits: readonly Limit[];
  readonly compulsory: boolean;
  readonly secretWagers: number;
  readonly wagerMs: number | null;
  /** How many of each table go on. */
  readonly advance: number;
}

/** What may be bought beside the entry: so many times, up to the start of a round. */
export interface Purchase {
  readonly cents: number;
  /** The chips that an add-on brings; a buy-back brings the round's bank. */
  readonly chips: number;
  readonly most: number;
  /** The last round in which it may be bought, counted from nought. */
  readonly untilRound: number;
}

export const VALUE_KINDS = ['cash', 'goods', 'services'] as const;
export type ValueKind = (typeof VALUE_KINDS)[number];

/** What the operator adds to the pool. */
export interface AddedValue {
  readonly kind: ValueKind;
  readonly what: string;
  readonly cents: number;
}

/** A place's prize: a share of the pool in percent, or something added by the operator. */
export interface PrizePlan {
  readonly place: number;
  readonly percent: number;
  /** Goods or services that go with the place, beside its money. */
  readonly goods?: string;
}

/** A penalty that the conditions provide, and no other may be given. */
export interface PenaltyPlan {
  readonly name: string;
  readonly grounds: string;
  readonly follows: 'warning' | 'disqualification' | { readonly chips: number };
}

/** What the engine applies. Money in whole cents; times in the server's milliseconds. */
export interface Terms {
  readonly startsAt: number;
  readonly place: string;
  readonly version: Version;
  readonly decks: number;
  readonly currency: string;
  readonly offered: readonly SingleCoupWager[];
  readonly pay: PayRules;
  /** Nought says that there is none. */
  readonly entryFee: number;
  readonly buyIn: number;
  readonly buyBack: Purchase | null;
  readonly addOn: Purchase | null;
  readonly entrants: { readonly least: number; readonly most: number };
  /** Whoever withdraws by then pays nothing. */
  readonly withdrawBy: number;
  /** What comes back of fee and buy-in, in percent. */
  readonly refundPercent: {
    readonly lateWithdrawal: number;
    readonly retired: number;
    readonly disqualified: number;
  };
  readonly chips: ChipKind;
  /** What follows when somebody has no wager on a coup that wants one. */
  readonly missedWager: MissedWager;
  readonly chipsAtEnd: 'no-value' | 'paid-in-cash';
  readonly rounds: readonly RoundPlan[];
  /** Second chances beyond those planned: none, or as the director decides. */
  readonly furtherRounds: 'none' | 'director-decides';
  /** What the operator keeps of the entry fees. */
  readonly retainedPercent: number;
  readonly added: readonly AddedValue[];
  readonly prizes: readonly PrizePlan[];
  /** Level patrons play on for places, or share the prizes. */
  readonly level: 'play-off' | 'share';
  /** Not in the seat so long after the start: the place is lost, or the patron joins late. */
  readonly late: { readonly graceMs: number; readonly follows: 'forfeits' | 'joins-late' };
  readonly substitutes: 'with-approval' | 'none';
  readonly penalties: readonly PenaltyPlan[];
  /** How people enter: 'cage', 'terminal', 'website' ... */
  readonly entryChannels: readonly string[];
  /** Notice of a moved start. */
  readonly noticeMs: number;
  /** Rules of the book that these conditions vary, where the book lets them. */
  readonly variations: readonly { readonly rule: string; readonly says: string }[];
}

/** A draft may leave anything open; what is told is text, null where it does not apply. */
export interface Conditions {
  readonly title: string;
  readonly terms: { readonly [Term in keyof Terms]?: Terms[Term] };
  readonly texts: { readonly [item in ConditionItem]?: string | null };
}

const TERMS: Readonly<Record<keyof Terms, true>> = {
  startsAt: true,
  place: true,
  version: true,
  decks: true,
  currency: true,
  offered: true,
  pay: true,
  entryFee: true,
  buyIn: true,
  buyBack: true,
  addOn: true,
  entrants: true,
  withdrawBy: true,
  refundPercent: true,
  chips: true,
  missedWager: true,
  chipsAtEnd: true,
  rounds: true,
  furtherRounds: true,
  retainedPercent: true,
  added: true,
  prizes: true,
  level: true,
  late: true,
  substitutes: true,
  penalties: true,
  entryChannels: true,
  noticeMs: true,
  variations: true,
};

/** The terms that are still blank: a tournament is run by all of them. */
export const blankTerms = ({ terms }: Conditions): readonly (keyof Terms)[] =>
  // The record has a key for every term and no other.
  (Object.keys(TERMS) as (keyof Terms)[]).filter(term => !Object.hasOwn(terms, term));

/** The terms of conditions that were found complete. */
export function termsOf(conditions: Conditions): Terms {
  assert(blankTerms(conditions).length === 0, 'complete conditions have all their terms');
  return conditions.terms as Terms; // just checked
}

// Why something was refused, sent back or paid: a code with its figures. Each language has a text
// for every code; none stands here.

import type { Power, ShoeStep } from '../rulebooks/procedure.ts';
import type { Role } from '../rulebooks/roles.ts';
import type { Card } from '../rules/cards.ts';
import type { Side } from '../rules/hand.ts';
import {
  type ReasonIn,
  type SettlementFigures,
  type SettlementReasons,
} from '../rules/settlement-reason.ts';
import type { WagerName } from '../rules/wagers.ts';
import type { TableEvent } from './acts.ts';
import type { Facts } from './irregularities/irregularity.ts';
import type { CardReasons } from './reasons/cards.ts';
import type { CorrectionReasons } from './reasons/corrections.ts';
import type { PeopleReasons } from './reasons/people.ts';
import type { ReportReasons } from './reasons/reports.ts';
import type { SetupReasons } from './reasons/setups.ts';
import type { StoryReasons } from './reasons/story.ts';
import type { StreakReasons } from './reasons/streaks.ts';
import type { WagerReasons } from './reasons/wagers.ts';
import type { TablePhase } from './table.ts';
import type { Gesture } from './wagers/wager-change.ts';
import type { Bet } from './wagers/wager.ts';

/** Sums in cents, by what they are. */
type Sum =
  | 'asked'
  | 'balance'
  | 'commission'
  | 'from'
  | 'lacking'
  | 'limit'
  | 'maximum'
  | 'minimum'
  | 'over'
  | 'owed'
  | 'paid'
  | 'stake'
  | 'step'
  | 'to'
  | 'unit'
  | 'won';

/** Counts of cards, coups, people and points; numbers of seats, claims and coups. */
type Count =
  | 'banker'
  | 'count'
  | 'counted'
  | 'coup'
  | 'least'
  | 'most'
  | 'number'
  | 'player'
  | 'seat';

/** Every figure that a reason may carry, by its name: one name is always of one kind. */
export interface Figures extends Readonly<Record<Sum | Count, number>>, SettlementFigures {
  readonly bet: Bet;
  readonly wager: WagerName;
  readonly side: Side;
  readonly sides: readonly Side[];
  readonly clause: string;
  readonly card: Card;
  readonly was: Card;
  readonly role: Role;
  readonly duty: Role;
  readonly power: Power;
  readonly phase: TablePhase;
  readonly next: ShoeStep;
  readonly fact: keyof Facts;
  readonly gesture: Gesture;
  readonly closedBy: ClosedBy;
  readonly event: TableEvent['happened'];
  readonly places: 'seats' | 'terminals';
  /** What a count may be: one of several, or from the least to the most. */
  readonly counts: readonly (number | string)[] | { readonly least: number; readonly most: number };
  /** Areas of a terminal as its digest writes them, with their cents. */
  readonly laid: readonly { readonly area: string; readonly cents: number }[];
  /** Shares of one: 0.9894. */
  readonly percent: number;
  readonly floor: number;
  /** Written by people or outside the house: names, references, notes. */
  readonly name: string;
  readonly note: string;
  readonly patron: string;
  readonly version: string;
  /** Another line or reason, told within this one. */
  readonly line: Reason;
  readonly reason: Reason;
}

export type ClosedBy = 'time' | 'dealer' | 'first-card';

export interface TableReasons
  extends
    WagerReasons,
    PeopleReasons,
    CardReasons,
    ReportReasons,
    SetupReasons,
    CorrectionReasons,
    StoryReasons,
    SettlementReasons,
    StreakReasons {
  /** A sentence of a journal of 0.1.0, kept as it was written. */
  readonly 'as-written': 'note';
}

/** The codes of a set, each with its figures. */
export type ReasonOf<Codes, All = Figures> = ReasonIn<Codes, All>;

export type Reason = ReasonOf<TableReasons>;

// An irregularity as it is reported: what is said about it, and what each kind of it must satisfy.

import { z } from 'zod';

import type { Condition, Irregularity, RulingName } from '../../rulebooks/irregularity.ts';
import type { Power, RankedRole } from '../../rulebooks/procedure.ts';
import type { At } from '../act.ts';
import * as field from '../fields.ts';
import { TERMINAL_FAULTS } from '../malfunctions/failed-terminals.ts';
import type { Plain } from '../same.ts';
import type { Actor } from '../setup/setup.ts';
import type { Reason } from '../reason.ts';
import type { TablePhase } from '../table.ts';

/** What a supervisor may choose where a clause leaves a choice (11.7, 11.1.1). */
export const CHOICES = ['complete', 'again', 'reopen', 'dummy'] as const;
export type RulingChoice = (typeof CHOICES)[number];

/** What makes a card foreign (M1). */
export const FOREIGN_MARKS = ['wrong-back', 'joker', 'extra-copy'] as const;

/** What may disrupt a game so that its outcome is invalidated: these and nothing else (13.3.1). */
export const DISRUPTIONS = [
  'civil-commotion',
  'fire',
  'riot',
  'brawl',
  'robbery',
  'act-of-god',
] as const;
/** On which side of the close a malfunction began. */
export const ONSETS = ['before-the-close', 'after-the-close'] as const;

/** More than any terminal shows. */
const MOST_SHOWN = 30;
const staked = field.bet.extend({ stake: field.cents });

export const factsSchema = z
  .strictObject({
    /** The cards in question in the order they left the shoe; null for one that nobody has seen. */
    cards: z.array(field.card.nullable()).max(20).exactOptional(),
    /** The coup it happened in, where that is not the one at the table. */
    coup: field.count.exactOptional(),
    /** The shoe of that coup, where it is not the one in play. */
    shoe: field.count.exactOptional(),
    seat: field.seatNumber.exactOptional(),
    patron: field.word.exactOptional(),
    bet: field.bet.exactOptional(),
    choice: z.enum(CHOICES).exactOptional(),
    orderIsCertain: z.boolean().exactOptional(),
    canBePutRight: z.boolean().exactOptional(),
    /** When the fault began, whenever it was found: before wagering closed, or after (R18). */
    onset: z.enum(ONSETS).exactOptional(),
    /** What failed in a terminal. */
    fault: z.enum(TERMINAL_FAULTS).exactOptional(),
    /** True when the records prove what was wagered (11.14(b), 11.15(b)). */
    provenByRecords: z.boolean().exactOptional(),
    /** The wagers that the terminal is proven to have shown at the close, not those stored. */
    shown: z.array(staked).max(MOST_SHOWN).exactOptional(),
    foreign: z.enum(FOREIGN_MARKS).exactOptional(),
    disruption: z.enum(DISRUPTIONS).exactOptional(),
    /** How many cards are in the shoe, as they were counted (C21). */
    left: field.count.exactOptional(),
    /** True when the dealer sees the marker at the mouth of a real shoe. */
    markerVisible: z.boolean().exactOptional(),
    /** What the reporter saw, in their own words. */
    note: field.words.exactOptional(),
  })
  .meta({ title: 'facts' });

/** What the floor knows and the engine cannot: each kind of irregularity says what it needs. */
export type Facts = Plain<z.infer<typeof factsSchema>>;

/** What is reported, by whom, and who approved what follows. */
export interface Report {
  readonly what: Irregularity;
  readonly facts: Facts;
  readonly by: Actor;
  readonly at: number;
  readonly approvedBy?: Actor;
}

/** While a coup is at the table, or the last one is on record: that of an old shoe too. */
export const COUP_OR_RECORD: readonly TablePhase[] = [
  'preparing',
  'between-coups',
  'wagering',
  'no-more-wagers',
  'dealing',
  'insurance',
  'wagers-reopened',
  'wagers-changing',
  'complete',
];

/** One kind of irregularity: when it can be found, and what makes a report of it false. */
export interface IrregularityKind {
  /** What it is, in the floor's words. */
  readonly says: string;
  readonly phases: readonly TablePhase[];
  readonly needs: readonly (keyof Facts)[];
  /** Why the report cannot be true at this table; undefined where it may be. */
  readonly falseBecause: (room: At, facts: Facts) => Reason | undefined;
  /** True where a coup can still be set right after later ones have begun. */
  readonly reachesBack?: true;
}

/** Says whether a condition of a ruling line holds. */
export type Holds = (room: At, report: Report) => boolean;
export type ConditionChecks = Readonly<Record<Condition, Holds>>;

/** The line of the book that applies, and who must stand behind it. */
export interface Verdict {
  readonly what: Irregularity;
  readonly ruling: RulingName;
  readonly clause: string;
  readonly endsShoe: boolean;
  /** The power that whoever stands behind it must have. */
  readonly decidedBy: Power;
  /** The least rank that has that power. */
  readonly decider: RankedRole;
  /** True where the reporter needs another person's approval. */
  readonly needsApprover: boolean;
}

/** A verdict with the report it was given on: what a ruling carries out. */
export interface Ruled extends Verdict {
  readonly report: Report;
}

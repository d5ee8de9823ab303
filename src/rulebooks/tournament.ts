// How a book wants a tournament held: what its conditions must say, what must be done before what.

import type { Provision, Ruling } from '../rules/rulebook.ts';
import type { Role } from './roles.ts';

/** Everything that conditions may have to say; each book lists its own, clause by clause. */
export const CONDITION_ITEMS = [
  // the event
  'when',
  'place',
  'start-may-move',
  'changes-told',
  // money
  'entry-fee',
  'buy-ins',
  'refunds',
  'prize-pool',
  'prizes',
  'prize-allocation',
  // entry
  'entrants',
  'acceptance',
  'entitled-persons',
  'right-to-refuse',
  'selection-criteria',
  'staff-may-play',
  'abide-or-disqualified',
  'how-available',
  'signature',
  'how-to-enter',
  'application-form',
  'terms-of-entry',
  'free-withdrawal',
  // format
  'opening-bank',
  'equal-banks',
  'rounds',
  'session-length',
  'tables',
  'progression',
  'buy-back',
  'second-chances',
  'chips-at-end',
  // play
  'chip-kind',
  'compulsory-wager',
  'secret-wagers',
  'elimination',
  'winners',
  'early-finish',
  'early-finish-for-cash',
  // conduct
  'penalties',
  'disqualification',
  'retirement',
  'substitutes',
  'lateness',
  'absence',
  'telephones',
  'substitute-effect',
  'disqualification-effect',
  'retirement-effect',
  'rules-prevail',
  'deputies',
  'director-final',
  'no-liability',
  'privacy',
  'promotion',
  'complaints',
] as const;
export type ConditionItem = (typeof CONDITION_ITEMS)[number];

/** One clause about the conditions, and what it wants to read there. */
export type ConditionRule<Id extends string> = Provision<
  Id,
  {
    items: readonly ConditionItem[];
    /** True where it may be marked as not applying. */
    ifAny?: true;
  }
>;

/** What must be on record before entries are taken or a coup is played. */
export const GATES = [
  'director-appointed',
  'conditions-complete',
  'approved',
  'published',
  'inspectorate-told',
  'tables-designated',
  'briefed',
  'signed',
] as const;
export type Gate = (typeof GATES)[number];

export type GateRule<Id extends string> = Provision<
  Id,
  {
    gate: Gate;
    before: 'entries' | 'play';
    /** True where it is wanted only if the conditions say so. */
    ifAsked?: true;
  }
>;

/** What needs one of some people. */
export const TOURNAMENT_POWERS = [
  'create',
  'write-conditions',
  'approve',
  'publish',
  'notify-inspectorate',
  'appoint-director',
  'designate-tables',
  'brief',
  'instruct',
  'accept-entry',
  'refuse-entry',
  'approve-staff',
  'penalise',
  'disqualify',
  'allow-substitute',
  'allocate',
  'move-start',
  'start-session',
  'end-early',
  'order-play-off',
  'add-round',
  'rule-on-dispute',
  'award-prizes',
  'cancel',
] as const;
export type TournamentPower = (typeof TOURNAMENT_POWERS)[number];

/** How a patron's money comes back. */
export interface RefundProcedure<Id extends string> {
  readonly clause: Id;
  /** Withdrawal this many days before the start is free; the conditions set it where undefined. */
  readonly freeDays?: number;
  /** A cancelled tournament gives everything back. */
  readonly cancelled: Id;
  /** Disqualified patrons get nothing back, whatever else holds. */
  readonly noneIfDisqualified?: Id;
}

/** The way of playing: undefined clauses mean that the book leaves it to the conditions. */
export interface PlayProcedure<Id extends string> {
  /** Patrons wager one after another, from the puck on. */
  readonly turns?: Id;
  /** A wager cannot be altered once it lies. */
  readonly final?: Id;
  /** Everybody wagers on every coup. */
  readonly compulsory?: Id;
}

export interface TournamentProcedure<Id extends string = string> {
  /** The clause that lets the operator hold one. */
  readonly clause: Id;
  readonly equalChance: Id;
  readonly conditions: readonly ConditionRule<Id>[];
  /** Changed after approval or publication, the conditions pass their gates again. */
  readonly changed: Id;
  readonly gates: readonly GateRule<Id>[];
  readonly powers: {
    readonly [power in TournamentPower]: {
      readonly clause: Id | Ruling;
      readonly roles: readonly Role[];
    };
  };
  readonly director: {
    readonly clause: Id;
    /** Present whenever a coup is played. */
    readonly present: Id;
    /** What somebody must be to be appointed; anybody where undefined. */
    readonly from?: readonly Role[];
  };
  /** Only entrants play, at tables used for nothing else. */
  readonly exclusive: Id;
  readonly entrant: Id;
  readonly entrants: Id;
  /** With fewer entrants than published it is not held, or the director decides. */
  readonly tooFew: 'not-held' | 'director-decides';
  readonly refunds: RefundProcedure<Id>;
  /** The operator may keep at most this share of the entry fees. */
  readonly retained?: Provision<Id, { mostPercent: number }>;
  /** Rules of the book that the conditions may vary. */
  readonly mayVary?: Provision<Id, { rules: readonly string[] }>;
  /** Staff may play for charity, and win nothing. */
  readonly staff?: Id;
  /** A moved start needs this much notice where the conditions say nothing. */
  readonly moveStart: { readonly clause: Id; readonly noticeMs: number; readonly by: Ruling };
  readonly endEarly: {
    readonly decided: Id;
    /** Where chips become cash: everybody at the table agrees. */
    readonly agreed?: Id;
    /** Both must hold, or one of them. */
    readonly join: 'both' | 'either';
  };
  readonly substitute: Id;
  readonly sessions: {
    readonly allocate: Id;
    readonly banks: Id;
    /** How many advance is fixed at the start and ranked table by table. */
    readonly advance: Id;
    readonly ranking: Id;
  };
  /** How level patrons are parted: by coups, as many as a drawn card says. */
  readonly playOff?: Provision<Id, { shared: Id; allOut: Id }>;
  readonly prizes: {
    readonly clause: Id;
    readonly allocation: Id;
    /** Equal shares that leave cents over: rounded up at the operator's cost, or down. */
    readonly shares: { readonly by: Ruling; readonly go: 'up' | 'down' };
  };
  /** Chips worth their money may be played with; where undefined they may not. */
  readonly cashChips?: Id;
  /** Practice and demonstration before the first coup. */
  readonly instruction?: Id;
  readonly play: PlayProcedure<Id>;
}

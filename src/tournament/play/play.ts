// The table of one session of a competition: positions, puck, limits, shoe and the coup on it.

import type { Card } from '../../rules/cards.ts';
import type { Result } from '../../rules/coup.ts';
import type { Side } from '../../rules/hand.ts';
import type { Limit } from '../../rules/placement/limits.ts';
import type { PlayRules, SeatedPatron, Standing, StandingState } from '../play-rules.ts';
import type { SecretForm } from './form.ts';
import type { Deemed } from './deem.ts';

/** Where a wager may lie (T11: nothing else in a competition). */
export const AREAS = ['player', 'banker', 'tie'] as const;
export type Area = (typeof AREAS)[number];
export type Layout = Readonly<Record<Area, number>>;
export const EMPTY_LAYOUT: Layout = { player: 0, banker: 0, tie: 0 };

export const PLAY_PHASES = [
  'gathering', // patrons sit down and are given their chips
  'between', // no coup on the table
  'wagering',
  'announcing', // the last coup of a final: the secrets are read out before the deal (16.6.11)
  'dealing',
  'over', // all cards are turned, nothing is settled yet
  'ended',
] as const;
export type PlayPhase = (typeof PLAY_PHASES)[number];

/** Not yet come, in the seat, or gone for a while. */
export const PRESENCES = ['expected', 'seated', 'absent'] as const;
export type Presence = (typeof PRESENCES)[number];

/** One place at the table, its patron and the chips before it. */
export interface Position {
  readonly seat: number;
  readonly patron: string;
  /** Those for whom the patron sits, the first of all first. */
  readonly inPlaceOf: readonly string[];
  readonly presence: Presence;
  readonly state: StandingState;
  readonly outAfterCoup: number | null;
  /** What has been given or bought; null before. */
  readonly allotted: number | null;
  /** Chips that do not lie on the layout. */
  readonly chips: number;
  readonly layout: Layout;
  /** The Banker or Player stake has stayed there over a tie and may be changed (16.5.8). */
  readonly lying: boolean;
  readonly lateCoups: number;
  readonly secretsUsed: number;
  /** The inspector has reported hidden chips (16.7.7). */
  readonly reported: boolean;
}

/** A form on its way: handed in, marked, recorded, examined, in this order (16.6.6, 16.6.7). */
export interface FormInHand {
  readonly form: SecretForm;
  /** Chips not on the layout when it was handed in (16.6.10.c). */
  readonly chipsHeld: number;
  readonly handedInAt: number;
  readonly markedAt: number | null;
  readonly recordedAt: number | null;
  readonly approvedBy: string | null;
  /** What the inspector read where the machine cannot compare the words. */
  readonly wordsAgree: boolean | null;
  /** How it settles, once it has been announced. */
  readonly deemed: Deemed | null;
  /** Its chips were laid out before the deal (16.6.11.b). */
  readonly laid: boolean;
}

export interface DealtCard {
  readonly side: Side;
  readonly card: Card;
  readonly turned: boolean;
}

/** Who turns the cards of a hand. */
export type Holder = number | 'dealer';

/** Why a patron in the game has no wager in a coup. */
export const SITS_OUT = ['late', 'absent', 'passed-over'] as const;
export type SitsOut = (typeof SITS_OUT)[number];

export interface PlayCoup {
  readonly number: number;
  readonly dummy: boolean;
  /** Known before the wagers as the last of the session. */
  readonly declaredLast: boolean;
  /** When the turn came to the patron whose turn it is. */
  readonly turnSince: number;
  /** Seats that have let a lying wager stand, or changed it. */
  readonly acted: readonly number[];
  readonly outOfSequence: readonly number[];
  /** Held to the minimum because their time was over (16.4.8). */
  readonly restricted: readonly number[];
  /** No wager in spite of that: as absent for this coup (T14). */
  readonly passedOver: readonly number[];
  /** Who had no wager when wagering closed, and why. */
  readonly sittingOut: readonly { readonly seat: number; readonly why: SitsOut }[];
  readonly forms: Readonly<Record<number, FormInHand>>;
  readonly cards: readonly DealtCard[];
  readonly holders: Readonly<Record<Side, Holder>> | null;
  readonly wrongHands: readonly {
    readonly side: Side;
    readonly right: Holder;
    readonly wrong: number;
  }[];
  readonly result: Result | null;
  readonly announced: boolean;
}

export interface PlayShoe {
  readonly number: number;
  readonly dealt: number;
  readonly seen: Readonly<Partial<Record<Card, number>>>;
  /** Cards from the back; null where none was put in. */
  readonly indicator: number | null;
  /** The coup in which the indicator came out. */
  readonly indicatorOutIn: number | null;
  /** Cards dealt when the marker came out; null while it is in. */
  readonly markerOutAt: number | null;
  /** Cards at the mouth, drawn too early: dealt before any other; null for one unseen (14.2). */
  readonly held: readonly (Card | null)[];
  /** The clause that makes the next coup one without wagers. */
  readonly nextIsDummy: string | null;
}

/** Every chip that came to the patrons or went from them. */
export interface Bank {
  readonly given: number;
  readonly paid: number;
  readonly collected: number;
  readonly deducted: number;
  readonly backToOperator: number;
  readonly backToPatrons: number;
}

/** The forms of the coup before, for those who ask to read them (16.6.9). */
export interface ReadableForms {
  readonly coup: number;
  readonly forms: Readonly<Record<number, SecretForm>>;
  readonly readers: readonly { readonly patron: string; readonly of: number }[];
}

/** The coup before, as it was read out and settled: on show until another takes its place. */
export interface LastCoup {
  readonly number: number;
  readonly dummy: boolean;
  readonly result: Result;
  readonly hands: Readonly<Record<Side, readonly Card[]>>;
  readonly secrets: readonly { readonly seat: number; readonly deemed: Deemed }[];
}

export interface TimeLimit {
  readonly ms: number;
  /** It holds for coups that open from then on. */
  readonly from: number;
}

export interface Play {
  readonly table: string;
  readonly rules: PlayRules;
  readonly startsAt: number;
  /** When the first coup could be wagered on; null before. */
  readonly begunAt: number | null;
  readonly phase: PlayPhase;
  readonly inspector: string | null;
  readonly limits: Limit;
  readonly raises: number;
  readonly positions: readonly Position[];
  readonly puck: number | null;
  readonly coup: PlayCoup | null;
  /** Of all coups begun, the void and dummy ones too. */
  readonly coupsBegun: number;
  /** Of coups with wagers that were settled. */
  readonly coupsPlayed: number;
  readonly shoe: PlayShoe | null;
  /** The indicator of the shoe that is being made ready. */
  readonly nextIndicator: number | null;
  readonly lastCoupDeclared: boolean;
  /** Why no elimination follows any more: the session's last coup has been played. */
  readonly lastCoupPlayed: boolean;
  readonly timeLimit: TimeLimit | null;
  readonly readable: ReadableForms | null;
  readonly lastCoup: LastCoup | null;
  /** Why a form came back, for its patron and the inspector alone. */
  readonly returned: Readonly<Record<number, readonly string[]>>;
  readonly bank: Bank;
  /** All who were left fell below the minimum in one coup (16.8.5). */
  readonly allFell: boolean;
  readonly standings: readonly Standing[] | null;
}

/** What a session hands to each of its tables. */
export interface PlayPlan {
  readonly table: string;
  readonly rules: PlayRules;
  readonly seats: readonly SeatedPatron[];
  readonly startsAt: number;
}

const newPosition = ({ seat, patron }: SeatedPatron): Position => ({
  seat,
  patron,
  inPlaceOf: [],
  presence: 'expected',
  state: 'in',
  outAfterCoup: null,
  allotted: null,
  chips: 0,
  layout: EMPTY_LAYOUT,
  lying: false,
  lateCoups: 0,
  secretsUsed: 0,
  reported: false,
});

/** A table before its session: nobody has sat down, no chip has been given. */
export const newPlay = ({ table, rules, seats, startsAt }: PlayPlan): Play => ({
  table,
  rules,
  startsAt,
  begunAt: null,
  phase: 'gathering',
  inspector: null,
  limits: rules.limits,
  raises: 0,
  positions: seats.map(newPosition).toSorted((one, other) => one.seat - other.seat),
  puck: null,
  coup: null,
  coupsBegun: 0,
  coupsPlayed: 0,
  shoe: null,
  nextIndicator: null,
  lastCoupDeclared: false,
  lastCoupPlayed: false,
  timeLimit: rules.wagerMs === null ? null : { ms: rules.wagerMs, from: startsAt },
  readable: null,
  lastCoup: null,
  returned: {},
  bank: { given: 0, paid: 0, collected: 0, deducted: 0, backToOperator: 0, backToPatrons: 0 },
  allFell: false,
  standings: null,
});

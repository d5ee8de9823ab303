// The table of one session of a competition: positions, puck, limits, shoe and the coup on it.

import type { Card } from '../../rules/cards.ts';
import type { Result } from '../../rules/coup.ts';
import type { Table } from '../../table/index.ts';
import type { Side } from '../../rules/hand.ts';
import type { Limit } from '../../rules/placement/limits.ts';
import type { PlayRules, SeatedPatron, Standing, StandingState } from '../sessions/play-rules.ts';
import { closedTable, type CoupTold, type RecordPlace } from '../sessions/table-coup.ts';
import type { Reason } from '../../table/reason.ts';
import type { TournamentReason } from '../reason.ts';
import type { SecretForm } from './wagers/form.ts';
import type { SettledLine } from './lines.ts';
import type { DeemedForm } from './wagers/deem.ts';

/** Where a wager may lie (T11: nothing else in a competition). */
export const AREAS = ['player', 'banker', 'tie'] as const;
export type StakeArea = (typeof AREAS)[number];
export type StakeLayout = Readonly<Record<StakeArea, number>>;
export const EMPTY_LAYOUT: StakeLayout = { player: 0, banker: 0, tie: 0 };

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
  /** What lay before it when its patron went out; nothing while in. */
  readonly leftWith: number;
  /** What has been given or bought; null before. */
  readonly allotted: number | null;
  /** Chips that do not lie on the layout. */
  readonly chips: number;
  readonly layout: StakeLayout;
  /** The Banker or Player stake has stayed there over a tie and may be changed (16.5.8). */
  readonly lying: boolean;
  readonly lateCoups: number;
  readonly secretsUsed: number;
  /** The inspector has reported hidden chips (16.7.7). */
  readonly reported: boolean;
}

/** Why a form came back; journals of 0.1.0 have a sentence. */
export type FormReason = TournamentReason | Reason;

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
  readonly deemed: DeemedForm | null;
  /** Its chips were laid out before the deal (16.6.11.b). */
  readonly laid: boolean;
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
  readonly wrongHands: readonly {
    readonly side: Side;
    readonly right: Holder;
    readonly wrong: number;
  }[];
  readonly announced: boolean;
}

/** A coup as it was settled, as long as the table remembers it. */
export interface CoupSettledInTurn {
  readonly of: RecordPlace;
  /** The coup of the session. */
  readonly number: number;
  readonly told: CoupTold;
  readonly lines: readonly SettledLine[];
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
  readonly secrets: readonly { readonly seat: number; readonly deemed: DeemedForm }[];
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
  /** Staff, shoe, cards and rulings: the table's own. */
  readonly dealing: Table;
  readonly settled: readonly CoupSettledInTurn[];
  readonly limits: Limit;
  readonly raises: number;
  readonly positions: readonly Position[];
  readonly puck: number | null;
  readonly coup: PlayCoup | null;
  /** Of all coups begun, the void and dummy ones too. */
  readonly coupsBegun: number;
  /** Of coups with wagers that were settled. */
  readonly coupsPlayed: number;
  /** The indicator card, in cards from the back; null where this shoe has none. */
  readonly indicator: number | null;
  /** The coup in which it came out. */
  readonly indicatorOutIn: number | null;
  /** The indicator of the shoe that is being made ready. */
  readonly nextIndicator: number | null;
  readonly lastCoupDeclared: boolean;
  /** Why no elimination follows any more: the session's last coup has been played. */
  readonly lastCoupPlayed: boolean;
  readonly timeLimit: TimeLimit | null;
  readonly readable: ReadableForms | null;
  readonly lastCoup: LastCoup | null;
  /** Why a form came back, for its patron and the inspector alone. */
  readonly returned: Readonly<Record<number, readonly FormReason[]>>;
  readonly bank: Bank;
  /** All who were left fell below the minimum in one coup (16.8.5). */
  readonly allFell: boolean;
  readonly standings: readonly Standing[] | null;
}

/** What a session hands to each of its tables. */
export interface InTurnPlan {
  readonly table: string;
  readonly rules: PlayRules;
  readonly seats: readonly SeatedPatron[];
  readonly startsAt: number;
  /** Card sets that never come back to this table. */
  readonly retired: readonly string[];
}

const newPosition = ({ seat, patron }: SeatedPatron): Position => ({
  seat,
  patron,
  inPlaceOf: [],
  presence: 'expected',
  state: 'in',
  outAfterCoup: null,
  leftWith: 0,
  allotted: null,
  chips: 0,
  layout: EMPTY_LAYOUT,
  lying: false,
  lateCoups: 0,
  secretsUsed: 0,
  reported: false,
});

/** A table before its session: nobody has sat down, no chip has been given. */
export const newPlay = ({ table, rules, seats, startsAt, retired }: InTurnPlan): Play => ({
  table,
  rules,
  startsAt,
  begunAt: null,
  phase: 'gathering',
  dealing: closedTable(table, retired),
  settled: [],
  limits: rules.limits,
  raises: 0,
  positions: seats.map(newPosition).toSorted((one, other) => one.seat - other.seat),
  puck: null,
  coup: null,
  coupsBegun: 0,
  coupsPlayed: 0,
  indicator: null,
  indicatorOutIn: null,
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

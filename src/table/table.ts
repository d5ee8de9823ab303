// The table: everything that is known about one gaming table, as plain data.

import { emptyLedger, type Ledger } from '../ledger/ledger.ts';
import type { TransferId } from '../ledger/transfer.ts';
import type { Irregularity } from '../rulebooks/index.ts';
import type { Card } from '../rules/cards.ts';
import type { Result } from '../rules/coup.ts';
import { NO_TAIL, type Tail } from '../rules/dragon-tails.ts';
import type { Side } from '../rules/hand.ts';
import type { OutsideLimits } from '../rules/placement/limits.ts';
import type { OpenRun } from '../rules/runs.ts';
import type { Outcome } from '../rules/settle.ts';
import type { StreakOutcome } from '../rules/streaks.ts';
import { type Agreements, type Kept, NOTHING_KEPT } from './people/kept-beyond-coups.ts';
import { type Claims, NO_CLAIMS } from './matters/claims.ts';
import type { PatronNotice } from './malfunctions/patron-notice.ts';
import { NO_NOTICES, type Notices } from './matters/notices.ts';
import type { Reason } from './reason.ts';
import type { DealingMethod, SeatPlan, Setup } from './setup/setup.ts';
import { NO_SHOE, type Shoe } from './shoe/shoe.ts';
import type { ShownAndSaid } from './wagers/close-snapshot.ts';
import type { OutstandingDifference } from './restatement/outstanding.ts';
import type { LockedWin } from './settlement/substantial-win.ts';
import type { Bet, StakedBy, Wager } from './wagers/wager.ts';

/** Where a table stands. One word says what may be done. */
export const TABLE_PHASES = [
  'closed', // not open for play
  'preparing', // cards are being checked, shuffled, cut, burnt
  'between-coups', // a shoe is ready, no wagers are taken
  'wagering', // wagers are taken
  'no-more-wagers', // closed, no card of the coup dealt yet
  'dealing', // cards are coming out
  'insurance', // the Insurance window is open
  'wagers-reopened', // cards went to the wrong side: wagers may be lowered or taken back (11.7(b))
  'wagers-changing', // cards lie unexposed: wagers may be changed once more (11.9.1)
  'complete', // all cards are out, the result is known, nothing is paid yet
] as const;
export type TablePhase = (typeof TABLE_PHASES)[number];

/** Why nobody may wager, pay in or be paid until it is lifted. */
export interface Freeze {
  readonly clause: string;
  readonly since: number;
  readonly why: string;
}

export interface Patron extends Agreements {
  readonly id: string;
  /** Someone who acts for the patron, as recorded. */
  readonly nominee?: string;
  /** Stands and is on the way out; whoever sits has it on the seat. */
  readonly leaving?: true;
}

/** What has happened to a seat's terminal. */
export const TERMINAL_STATES = ['in-order', 'faulty', 'locked'] as const;
export type TerminalState = (typeof TERMINAL_STATES)[number];

export interface Seat extends SeatPlan {
  readonly patron: Patron | null;
  readonly standing: readonly Patron[];
  readonly state: TerminalState;
  /** Counts every change of the seat's wagers, so that a repeated touch is known for one. */
  readonly revision: number;
  readonly wagers: readonly Wager[];
  /** What lay here in the last coup, for "repeat". */
  readonly lastWagers: readonly StakedBy[];
  readonly runs: readonly RidingRun[];
  /** Coups in a row without a wager while every other seat was taken. */
  readonly idleCoups: number;
  /** True while a cash-out waits for locked wagers to be settled (R13). */
  readonly leaving: boolean;
  /** When the patron sat down, for the order of cutting (T3). */
  readonly seatedAt: number | null;
  /** Wins that wait for an attendant; left out where there are none (R-CSH-11). */
  readonly wins?: readonly LockedWin[] | undefined;
  /** What the patron was notified of; left out where of nothing (R18). */
  readonly notice?: PatronNotice | undefined;
}

export interface RidingRun extends OpenRun, OutsideLimits {
  readonly transfer: TransferId;
  readonly patron: string;
  /** True where the main wager of each coup nominates its side; the rest of the pattern is open. */
  readonly nominates?: true;
}

/** A card out of the shoe: to which hand, and its face once it was turned. */
export interface DealtCard {
  readonly to: Side;
  /** Null while it lies face down and nobody has read it. */
  readonly card: Card | null;
  /** True while it lies face down though a scanner or a virtual shoe knows its face. */
  readonly down?: true;
}

export const COUP_STANDINGS = ['live', 'dummy', 'free'] as const;
export type CoupStanding = (typeof COUP_STANDINGS)[number];

export interface TableCoup {
  readonly number: number;
  readonly standing: CoupStanding;
  /** The clause that made it a dummy or free coup. */
  readonly ground: string | null;
  readonly openedAt: number;
  /** When the wagering period ends; null where only people close it. */
  readonly closesAt: number | null;
  readonly closedAt: number | null;
  /** What every person had when wagering closed, and what terminals have said about it (G9). */
  readonly shown: readonly ShownAndSaid[];
  /** True once the Insurance window has closed: it opens once in a coup. */
  readonly insuranceOver: boolean;
  readonly cards: readonly DealtCard[];
  readonly burnt: boolean;
  readonly countsAnnounced: boolean;
  readonly cuttingCardIn: boolean;
  readonly method: DealingMethod;
  readonly faceDown: boolean;
  readonly openers: Readonly<Record<Side, Opener>>;
  /** What was reported during this coup, with the clause it was ruled by. */
  readonly rulings: readonly { readonly what: Irregularity; readonly clause: string }[];
  /** Cards that were keyed wrongly and put right; left out where none was (G16). */
  readonly corrections?: readonly CardCorrection[];
  /** Cards that lie over since then and are still to be reported. */
  readonly surplus?: readonly OpenCard[];
}

/** A card that was keyed wrongly: which of the coup it is, and what it is. */
export interface CardCorrection {
  readonly position: number;
  readonly was: Card;
  readonly card: Card;
}

/** A card that lies face up, and on which side. */
export interface OpenCard {
  readonly to: Side;
  readonly card: Card;
}

/** Who opens a hand that was dealt face down. */
export interface Opener {
  /** The seat that took the cards; 'dealer' when nobody wanted them; null while it is open. */
  readonly seat: number | 'dealer' | null;
  /** Who sat there and took them; not in journals of 0.1.0. */
  readonly patron?: string;
  readonly declined: readonly number[];
  /** A seated person whom the holder lets open the cards. */
  readonly delegate: string | null;
}

export const NO_OPENER: Opener = { seat: null, declined: [], delegate: null };

/** The patron who holds the shoe, coup after coup, until it passes on (8.1.3). */
export interface ShoeHolder {
  readonly seat: number;
  /** Who sat there and took it; not in journals of 0.1.0. */
  readonly patron?: string;
  readonly side: Side;
  /** A seated person whom the holder lets deal. */
  readonly delegate: string | null;
}

/** Who was told that patrons will handle the cards of this shoe (9.3.e). */
export interface Informed {
  readonly management: string | null;
  readonly surveillance: string | null;
}

/** One payment as it is kept, with its reason. */
export interface PaidWager extends Bet {
  readonly stake: number;
  /** The part of the stake that played, where it was over the maximum. */
  readonly counts?: number;
  readonly outcome: Outcome | StreakOutcome;
  /** What went back to the patron, stake included, less commission that was taken at once. */
  readonly paid: number;
  readonly commission: number;
  /** True where the commission is owed on a marker and was not taken off. */
  readonly deferred?: true;
  /** True where it was a wager above the differential by arrangement. */
  readonly arranged?: true;
  readonly clause: string;
  readonly reason: Reason;
  readonly patron: string;
  /** The transfer that held the stake: a correction refers to it. */
  readonly transfer: TransferId;
  /** True where it was never stored, but proven to have been shown at the expiry (R18). */
  readonly asShown?: true;
  /** The clause by which a ruling sent it back after the coup, whatever the result (11.16). */
  readonly ruledVoid?: string;
  /**
   * How the coup decided it at first, where that has changed since; null for a Run or tail that
   * rode on then.
   */
  readonly first?: WagerDecision | null;
}

/** What a coup makes of a wager. */
export type WagerDecision = Pick<
  PaidWager,
  'outcome' | 'paid' | 'commission' | 'deferred' | 'clause' | 'reason'
>;

/** A coup as it is remembered for recall, correction and the roads. */
export interface CoupRecord {
  readonly shoe: number;
  readonly number: number;
  readonly standing: CoupStanding | 'void';
  readonly cards: readonly DealtCard[];
  readonly result: Result | null;
  readonly playerCount: number;
  readonly bankerCount: number;
  readonly settledAt: number;
  readonly setup: string;
  readonly seats: readonly { readonly seat: number; readonly paid: readonly PaidWager[] }[];
  /** What was reported during it, with the clause it was ruled by. */
  readonly rulings: TableCoup['rulings'];
  /** Why it was voided or corrected, if it was; the original entries stay in the journal. */
  readonly corrected: string | null;
  /** What rode into it beyond single coups; absent where nothing did, and in old journals. */
  readonly riding?: RodeIn;
  /** The rules it was played under; absent in old journals. */
  readonly played?: PlayedUnder;
  /** How it stood until it was voided after its settlement. */
  readonly stood?: CoupStanding;
  /** Cards that were keyed wrongly and put right before it was settled. */
  readonly corrections?: readonly CardCorrection[];
}

/** What of a set-up decides what a coup pays. */
export type PlayedUnder = Pick<Setup, 'version' | 'pay' | 'edition'>;

/** The Runs of one seat that are on their way. */
export interface SeatRuns {
  readonly seat: number;
  readonly runs: readonly RidingRun[];
}

/** Runs and Dragon Tails on their way; a seat without Runs is not named. */
export interface Riding {
  readonly runs: readonly SeatRuns[];
  readonly tails: Readonly<Record<Side, Tail<TailKey>>>;
}

/** What a coup's result decided or carried on: all that deciding it anew needs (11.11, C17). */
export interface RodeIn extends Riding {
  /** The stakes that were laid for this very coup. */
  readonly fresh: readonly TransferId[];
  /** True where the coup was the last of its shoe. */
  readonly endOfShoe: boolean;
}

export interface StaffOnDuty {
  readonly dealer: string | null;
  readonly gameSupervisor: string | null;
  readonly casinoSupervisor: string | null;
  readonly tableInspector: string | null;
}

/** How many finished coups the table itself remembers; older ones are told from the journal. */
export const COUPS_REMEMBERED = 12;

export interface Table {
  readonly id: string;
  readonly phase: TablePhase;
  readonly setup: Setup | null;
  readonly at: number;
  readonly staff: StaffOnDuty;
  readonly seats: readonly Seat[];
  readonly ledger: Ledger;
  readonly shoe: Shoe;
  readonly coup: TableCoup | null;
  readonly tails: Riding['tails'];
  readonly records: readonly CoupRecord[];
  /** Older coups that were restated of late, as they stand now. */
  readonly restated: readonly CoupRecord[];
  /** What restated coups still pay to patrons or take from them: it outlives their visit (G17). */
  readonly outstanding: readonly OutstandingDifference[];
  readonly frozen: Freeze | null;
  readonly notices: Notices;
  readonly claims: Claims;
  readonly shoeHolder: ShoeHolder | null;
  /** Seats that have declined the shoe in this coup, or gave it up for it. */
  readonly shoeDeclined: readonly number[];
  readonly informed: Informed;
  readonly kept: Kept;
}

/** Whose tail wager it is. */
export interface TailKey extends OutsideLimits {
  readonly seat: number;
  readonly patron: string;
  readonly transfer: TransferId;
}

/** A table that has never been opened. */
export const newTable = (id: string): Table => ({
  id,
  phase: 'closed',
  setup: null,
  at: 0,
  staff: { dealer: null, gameSupervisor: null, casinoSupervisor: null, tableInspector: null },
  seats: [],
  ledger: emptyLedger(),
  shoe: NO_SHOE,
  coup: null,
  tails: { player: NO_TAIL, banker: NO_TAIL },
  records: [],
  restated: [],
  outstanding: [],
  frozen: null,
  notices: NO_NOTICES,
  claims: NO_CLAIMS,
  shoeHolder: null,
  shoeDeclined: [],
  informed: { management: null, surveillance: null },
  kept: NOTHING_KEPT,
});

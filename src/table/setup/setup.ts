// The house rules of one table: choices within a rulebook, frozen while money is live.

import type { Role } from '../../rulebooks/roles.ts';
import type { Limit } from '../../rules/placement/limits.ts';
import type { RulebookId, Version } from '../../rules/rulebook.ts';
import type { PayRules } from '../../rules/settle.ts';
import type { TailHouseRules } from '../../rules/dragon-tails.ts';
import type { WagerName } from '../../rules/wagers.ts';

export const SEAT_KINDS = ['terminal', 'remote-terminal', 'seat'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

/** A place at the table: a terminal of an electronic table or a numbered seat of a live one. */
export interface SeatPlan {
  readonly number: number;
  readonly kind: SeatKind;
  /** Remote terminals without a printer are paid by hand (R13). */
  readonly printer: boolean;
  readonly noteAcceptor: boolean;
}

/**
 * How stakes reach the books (G12). A table that a tournament uses deals and tells its coups; the
 * chips on them are in the tournament's own books, and this table's money stays untouched.
 */
export const STAKE_MODES = ['seat-terminals', 'recorded', 'results-only', 'tournament'] as const;
export type StakeMode = (typeof STAKE_MODES)[number];

/** True where this table's books know no stakes, so that nobody's wager can be missed. */
export const stakesElsewhere = (mode: StakeMode | undefined): boolean =>
  mode === 'results-only' || mode === 'tournament';

export const DEALING_METHODS = ['dealer', 'hands-to-wagerers', 'shoe-to-a-wagerer'] as const;
export type DealingMethod = (typeof DEALING_METHODS)[number];

export const LAYOUTS = ['A', 'B', 'C'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** What terminals show beside the book's layout; a table may switch each off (2.1(b)). */
export const USUAL_EXTRAS = ['roads', 'favourites', 'squeeze', 'sounds'] as const;
/** Those and what a house must ask for: roads that are read ahead or called by name (G15). */
export const TERMINAL_EXTRAS = [...USUAL_EXTRAS, 'ask-roads', 'road-alerts'] as const;
export type TerminalExtra = (typeof TERMINAL_EXTRAS)[number];

/** When a table goes over to an amendment of its book: at the first of these that begins. */
export const CHANGEOVERS = ['gaming-day', 'shoe'] as const;

/** An edition that is announced, and what the operator was told to change over with. */
export interface Amendment {
  readonly edition: string;
  readonly from: (typeof CHANGEOVERS)[number];
}

export interface Setup {
  readonly id: string;
  readonly rulebook: RulebookId;
  /** The edition of the book; its first where this is left out. */
  readonly edition?: string;
  /** The edition to come, from its day of effect on. */
  readonly amendment?: Amendment;
  readonly version: Version;
  readonly decks: number;
  readonly currency: string;
  /** Wagers on offer beside those that are always on. */
  readonly offered: readonly WagerName[];
  readonly pay: PayRules;
  readonly limits: { readonly [on in WagerName]?: Limit };
  readonly aggregateMin: number;
  readonly seats: readonly SeatPlan[];
  readonly stakeMode: StakeMode;
  /** How long a wagering period lasts; null where only people close it. */
  readonly wageringMs: number | null;
  /** How long the Insurance window lasts; only the dealer closes it where this is not set. */
  readonly insuranceMs?: number;
  readonly cutFromBack: number;
  /** A virtual shoe counts to its cutting card; a dealer notes that of a real one. */
  readonly cuttingCard: 'counted' | 'noted';
  readonly faceDown: boolean;
  readonly method: DealingMethod;
  readonly layout: Layout;
  readonly differentialBasis: 'net' | 'gross';
  /** Tasmania's greatest liability on one hand; null where no notice shows one. */
  readonly collectiveLiability: number | null;
  readonly tails: TailHouseRules;
  /** Commission may be owed until the end of the shoe by patrons approved for it. */
  readonly deferredCommission: boolean;
  /** The least that wagers on offer must return; null where the profile sets no floor. */
  readonly returnFloor: ReturnFloor | null;
  /** A win of one patron in one coup above this locks the terminal (R-CSH-11). */
  readonly substantialWin?: number;
  /** Terminals take tickets as they take notes, where the book leaves that to the house (R16). */
  readonly ticketsIn?: boolean;
  /** The usual ones where this is left out. */
  readonly extras?: readonly TerminalExtra[];
  /** Freezing and recalculation where the book has no rule for them, by approval alone (M6). */
  readonly recalculation?: ApprovedRule;
  /** Practice coups touch no meter (R-MTR-10). */
  readonly practice: boolean;
}

/** A house rule that holds because the regulator has approved it. */
export interface ApprovedRule {
  /** The SHA-256 of the approval, as it is stored for the book (G13). */
  readonly approval: string;
}

/** A floor under returns: the lab counts, the house fills that in, the table compares. */
export interface ReturnFloor {
  /** A share of the stakes: 0.75 wants 75% back (R-PAY-1). */
  readonly least: number;
  /** In journals of 0.1.0, what an operator typed. */
  readonly returns?: { readonly [on in WagerName]?: number };
}

const ALWAYS_OFFERED: readonly WagerName[] = ['player', 'banker', 'tie'];

/** All wagers on offer, those that are always on first. */
export const offeredUnder = ({ offered }: Pick<Setup, 'offered'>): readonly WagerName[] => [
  ...new Set([...ALWAYS_OFFERED, ...offered]),
];

/** Who gave a command, as the server knows them. */
export interface Actor {
  readonly role: Role;
  readonly id: string;
  /** The seat whose terminal spoke, for patrons. */
  readonly seat?: number;
}

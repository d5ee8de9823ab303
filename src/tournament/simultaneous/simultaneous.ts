// A table of a session at which everybody wagers in one period: its seats, chips and wagers.

import { assert } from '../../rules/assert.ts';
import {
  type AccountId,
  emptyLedger,
  isLedgerRefusal,
  type Ledger,
  openAccounts,
  type TransferId,
} from '../../ledger/index.ts';
import type { SingleCoupWager } from '../../rules/wagers.ts';
import type { Table } from '../../table/index.ts';
import { closedTable, type CoupTold, type RecordPlace } from '../sessions/table-coup.ts';
import type { SettledSeat } from './act.ts';
import type { PlayRules, SeatedPatron, Standing, StandingState } from '../sessions/play-rules.ts';

export const TOGETHER_PHASES = [
  'gathering', // no chips yet
  'between-coups',
  'wagering',
  'no-more-wagers',
  'revealing', // the cards are known: sealed wagers are opened one by one
  'ended',
] as const;
export type SimultaneousPhase = (typeof TOGETHER_PHASES)[number];

/** Chips on a bet, or on a form that nobody sees before the coup is over. */
export interface SimultaneousWager {
  readonly on: SingleCoupWager;
  readonly stake: number;
  readonly secret: boolean;
  /** Secret, and not opened yet. */
  readonly sealed: boolean;
  readonly transfer: TransferId;
}

export interface SimultaneousSeat extends SeatedPatron {
  readonly present: boolean;
  readonly state: StandingState;
  readonly outAfterCoup: number | null;
  readonly wagers: readonly SimultaneousWager[];
  readonly secretsUsed: number;
}

/** The coup before, as it was settled: on show until another takes its place. */
export interface PreviousSimultaneousCoup {
  readonly number: number;
  readonly coup: CoupTold;
  readonly seats: readonly SettledSeat[];
}

/** A coup as it was settled, as long as the table remembers it. */
export interface SettledSimultaneousCoup {
  readonly of: RecordPlace;
  /** The coup of the session. */
  readonly number: number;
  readonly coup: CoupTold;
  readonly seats: readonly SettledSeat[];
}

export interface SimultaneousPlay {
  readonly table: string;
  /** Shoe, cards, rulings and staff; it stays closed in journals of 0.1.0. */
  readonly dealing: Table;
  readonly settled: readonly SettledSimultaneousCoup[];
  readonly rules: PlayRules;
  readonly phase: SimultaneousPhase;
  readonly startsAt: number;
  readonly seats: readonly SimultaneousSeat[];
  /** Coups opened; the number of the coup on the table. */
  readonly coup: number;
  /** Coups that counted: settled, neither void nor dummy. */
  readonly coupsPlayed: number;
  readonly shoesOver: number;
  /** The cards of the coup whose secrets are being opened. */
  readonly told: CoupTold | null;
  readonly last: PreviousSimultaneousCoup | null;
  /** This table's chips in this session, and nothing else (R-MOD-3). */
  readonly ledger: Ledger;
  readonly standings: readonly Standing[] | null;
}

/** What a session hands to each of its tables. */
export interface SimultaneousTableSetup {
  readonly table: string;
  readonly rules: PlayRules;
  readonly seats: readonly SeatedPatron[];
  readonly startsAt: number;
  /** Card sets that never come back to this table. */
  readonly retired: readonly string[];
}

/** Where chips come from and go to: an account that may go below nought. */
export const BANK: AccountId = 'house';
export const seatAccount = (seat: number): AccountId => `patron:${seat}`;

/** A table before its session: nobody has come, no chip is out. */
export function newSimultaneousPlay(plan: SimultaneousTableSetup): SimultaneousPlay {
  const { table, rules, seats, startsAt, retired } = plan;
  const ids = [BANK, ...seats.map(({ seat }) => seatAccount(seat))];
  const ledger = openAccounts(
    emptyLedger(),
    ids.map(id => ({ id, currency: rules.currency })),
  );
  assert(!isLedgerRefusal(ledger), 'each seat of a session is given once');
  return {
    table,
    dealing: closedTable(table, retired),
    settled: [],
    rules,
    phase: 'gathering',
    startsAt,
    seats: seats.map(({ seat, patron }) => ({
      seat,
      patron,
      present: false,
      state: 'in',
      outAfterCoup: null,
      wagers: [],
      secretsUsed: 0,
    })),
    coup: 0,
    coupsPlayed: 0,
    shoesOver: 0,
    told: null,
    last: null,
    ledger,
    standings: null,
  };
}

export const simultaneousSeat = (
  play: SimultaneousPlay,
  seat: number,
): SimultaneousSeat | undefined => play.seats.find(other => other.seat === seat);

export function changeSimultaneousSeat(
  play: SimultaneousPlay,
  seat: number,
  change: (at: SimultaneousSeat) => SimultaneousSeat,
): SimultaneousPlay {
  return {
    ...play,
    seats: play.seats.map(other => (other.seat === seat ? change(other) : other)),
  };
}

/** True once the session has lasted as long as published; a coup that has begun is finished. */
export function isOver(play: SimultaneousPlay, at: number): boolean {
  const { length } = play.rules;
  if ('coups' in length) return play.coupsPlayed >= length.coups;
  if ('shoes' in length) return play.shoesOver >= length.shoes;
  return at >= play.startsAt + length.ms;
}

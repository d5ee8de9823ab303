// One session: its patrons at their tables, the play there, and who came out of it.

import type { Play } from '../in-turn/play.ts';
import type { SimultaneousPlay } from '../simultaneous/index.ts';
import type { PlayRules, SeatedPatron, Standing } from './play-rules.ts';
import type { SeatMeters } from './session-meters.ts';

export const SESSION_STATES = [
  'planned', // patrons and a starting time
  'seated', // everybody has a table and a seat
  'playing',
  'ended', // no more coups; who advances may still be open
  'decided',
] as const;
export type SessionState = (typeof SESSION_STATES)[number];

/** Play at a table: one after another from the puck, or everybody together. The book says which. */
export type TablePlay =
  | { readonly way: 'in-turn'; readonly play: Play }
  | { readonly way: 'together'; readonly play: SimultaneousPlay };

/** One table in one session. */
export interface SessionTable {
  readonly table: string;
  readonly seats: readonly SeatedPatron[];
  /** Null until the session starts. */
  readonly play: TablePlay | null;
  /** What each seat was awarded, wagered and won in this session (R-MOD-3). */
  readonly meters: readonly SeatMeters[];
  /** The closing standings, once play has ended here. */
  readonly closing: readonly Standing[] | null;
  /** Who agreed to end early, where that must be asked. */
  readonly agreed: readonly string[];
}

/** Play for places among those who came out level, or who all fell at once. */
export interface PlayOff {
  /** The session and table it parts. */
  readonly session: string;
  readonly table: string;
  /** The card that was drawn for its coups. */
  readonly card: string | null;
}

export interface Session {
  readonly id: string;
  /** The round, by its name. */
  readonly round: string;
  readonly state: SessionState;
  readonly startsAt: number;
  readonly patrons: readonly string[];
  readonly tables: readonly SessionTable[];
  readonly rules: PlayRules;
  readonly playOff: PlayOff | null;
  /** The order at each table; null until decided. */
  readonly order: readonly TableOrder[] | null;
}

/** How a group came to stand where it does. */
export const GROUNDS = [
  'chips', // chips at the end
  'nothing-left', // no chips at the end
  'fell', // eliminated in one coup
] as const;
export type Ground = (typeof GROUNDS)[number];

/** Patrons on adjoining places that nothing parts. */
export interface Group {
  readonly patrons: readonly string[];
  readonly by: Ground;
  /** True where a play-off has put them there. */
  readonly played: boolean;
}

/** The order at one table when all is decided, best first. */
export interface TableOrder {
  readonly table: string;
  readonly groups: readonly Group[];
  readonly advanced: readonly string[];
}

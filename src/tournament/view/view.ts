// What somebody is shown of a tournament: the public face, the office's papers, the own entry.

import type { Conditions, RoundPlan } from '../conditions/document.ts';
import type { Entry, EntryState } from '../entries/entry.ts';
import type { PlayView } from '../in-turn/view/view.ts';
import type { SeatedPatron, Standing } from '../sessions/play-rules.ts';
import type { Pool } from '../standings/prizes.ts';
import type { TournamentRefusal } from '../refusal.ts';
import type { PlayOff, SessionState, TableOrder } from '../sessions/session.ts';
import type { SeatMeters } from '../sessions/session-meters.ts';
import type { Approval, InspectorateNotice, Prize, TournamentPhase } from '../tournament.ts';
import type { SimultaneousView } from './simultaneous-view.ts';

/** Play at a table as a viewer may see it, in the book's way. */
export type TablePlayView =
  | { readonly way: 'in-turn'; readonly view: PlayView }
  | { readonly way: 'together'; readonly view: SimultaneousView };

export interface SessionTableView {
  readonly table: string;
  readonly seats: readonly SeatedPatron[];
  readonly play: TablePlayView | null;
  readonly closing: readonly Standing[] | null;
  /** For the operator and the director alone: what each seat wagered and won (R-MOD-3). */
  readonly meters: readonly SeatMeters[] | null;
  readonly agreed: readonly string[];
}

export interface SessionView {
  readonly id: string;
  readonly round: string;
  readonly state: SessionState;
  readonly startsAt: number;
  readonly patrons: readonly string[];
  readonly playOff: PlayOff | null;
  readonly tables: readonly SessionTableView[];
  readonly order: readonly TableOrder[] | null;
}

/** One line of the leader board; best first. */
export interface BoardLine {
  readonly rank: number;
  /** Others have the same place. */
  readonly level: boolean;
  readonly patron: string;
  readonly name: string;
  readonly state: EntryState;
  readonly round: string;
  readonly table: string | null;
  readonly seat: number | null;
  /** What everybody can see before the patron; null while not in a session. */
  readonly chips: number | null;
  /** Still in the session that is being played. */
  readonly playing: boolean;
  readonly prize: number | null;
}

/** What a gate still wants before entries or play. */
export type MissingItem = NonNullable<TournamentRefusal['missing']>[number];

/** For the operator and the director: the papers of the tournament. */
export interface OfficeView {
  readonly conditions: Conditions | null;
  readonly approval: Approval | null;
  readonly inspectorateTold: InspectorateNotice | null;
  readonly deputies: readonly string[];
  readonly entries: readonly Entry[];
  readonly missing: {
    readonly entries: readonly MissingItem[];
    readonly play: readonly MissingItem[];
  };
  readonly pool: Pool | null;
}

/** What a patron is shown of the own entry. */
export interface CompetitorView {
  readonly patron: string;
  readonly name: string;
  readonly state: EntryState;
  readonly signed: boolean;
  readonly briefed: boolean;
  readonly rank: number | null;
  readonly level: boolean;
  /** Where the patron plays now. */
  readonly at: { readonly session: string; readonly table: string; readonly seat: number } | null;
  readonly prize: number | null;
}

export interface TournamentView {
  readonly id: string;
  readonly title: string;
  readonly phase: TournamentPhase;
  readonly version: number;
  readonly published: boolean;
  readonly startsAt: number | null;
  readonly place: string | null;
  readonly director: { readonly id: string; readonly present: boolean } | null;
  readonly tables: readonly string[];
  readonly entered: number;
  /** Known to everybody once the conditions are published. */
  readonly rounds: readonly RoundPlan[];
  readonly sessions: readonly SessionView[];
  readonly board: readonly BoardLine[];
  readonly prizes: readonly Prize[];
  readonly office: OfficeView | null;
  readonly you: CompetitorView | null;
}

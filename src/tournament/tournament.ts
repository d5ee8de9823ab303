// The tournament: everything that is known about one, as plain data.

import { emptyLedger, type Ledger } from '../ledger/ledger.ts';
import type { Role } from '../rulebooks/roles.ts';
import type { Reason } from '../table/reason.ts';
import type { Conditions, RoundPlan } from './conditions/document.ts';
import type { Entry } from './entries/entry.ts';
import type { TournamentReason } from './reason.ts';
import type { Session } from './sessions/session.ts';

/** Where a tournament stands. */
export const TOURNAMENT_PHASES = [
  'draft', // its conditions are being written
  'open', // entries are taken
  'closed', // entries are closed, the first session has not begun
  'running',
  'decided', // all places are known, the prizes are not yet awarded
  'awarded',
  'cancelled',
] as const;
export type TournamentPhase = (typeof TOURNAMENT_PHASES)[number];

export interface Director {
  readonly id: string;
  readonly role: Role;
  readonly present: boolean;
  readonly deputies: readonly string[];
}

/** An approval in writing of one version of the conditions, as it was recorded. */
export interface Approval {
  readonly version: number;
  readonly by: string;
  readonly document: string;
  readonly at: number;
}

/** Somebody was told something: who, when, what about. */
export interface InspectorateNotice {
  readonly version: number;
  readonly to: string;
  readonly at: number;
}

export interface Prize {
  readonly place: number;
  readonly patron: string;
  readonly cents: number;
  readonly goods: readonly string[];
  readonly clause: string;
  readonly reason: TournamentReason | Reason;
  readonly paid: boolean;
}

export interface Tournament {
  readonly id: string;
  readonly phase: TournamentPhase;
  readonly at: number;
  readonly conditions: Conditions | null;
  /** Counts every change of the conditions; approvals, notices and signatures name it. */
  readonly version: number;
  readonly approval: Approval | null;
  readonly published: number | null;
  readonly inspectorateTold: InspectorateNotice | null;
  readonly director: Director | null;
  readonly tables: readonly string[];
  readonly addedRounds: readonly RoundPlan[];
  readonly entries: readonly Entry[];
  readonly sessions: readonly Session[];
  readonly prizes: readonly Prize[];
  /** What the prizes are shares of; null until they are awarded. */
  readonly pool: number | null;
  /** The real money: fees, buy-ins, the pool and the prizes. */
  readonly ledger: Ledger;
}

/** A tournament that nobody has written a word about. */
export const newTournament = (id: string): Tournament => ({
  id,
  phase: 'draft',
  at: 0,
  conditions: null,
  version: 0,
  approval: null,
  published: null,
  inspectorateTold: null,
  director: null,
  tables: [],
  addedRounds: [],
  entries: [],
  sessions: [],
  prizes: [],
  pool: null,
  ledger: emptyLedger(),
});

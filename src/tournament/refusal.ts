// An expected no of a tournament: what was refused, by which clause, and why.

import type { Refusal as TableRefusal } from '../table/refusal.ts';
import type { PlayRefusalName } from './in-turn/refusal.ts';
import type { Reason } from '../table/reason.ts';
import type { Lack, TournamentReason } from './reason.ts';

export const TOURNAMENT_REFUSALS = [
  'not-now',
  'not-authorised',
  'not-in-this-book',
  'not-permitted', // the conditions or the book do not allow it
  'conditions-incomplete',
  'steps-missing', // something must be on record first
  'director-away',
  'entries-closed',
  'tournament-full',
  'already-entered',
  'not-entered',
  'not-eligible',
  'no-such-session',
  'no-such-table',
  'no-such-seat',
  'seats-wrong', // a draw that does not seat everybody exactly once
  'not-enough-money',
  'notice-not-long-enough',
  'not-decided', // who advances is still open
  'nothing-to-do',
] as const;
export type TournamentRefusalName = (typeof TOURNAMENT_REFUSALS)[number];

export interface TournamentRefusal {
  readonly refused: TournamentRefusalName | PlayRefusalName | TableRefusal['refused'];
  readonly clause: string;
  /** Why, and with which figures. */
  readonly reason: TournamentReason | Reason;
  /** What is missing, by the clause that wants it. */
  readonly missing?: readonly { readonly clause: string; readonly what: Lack }[];
  /** What the table itself says beside it: the irregularity to report, the fact it asks for. */
  readonly needs?: NonNullable<TableRefusal['needs']>;
  readonly report?: NonNullable<TableRefusal['report']>;
  readonly asks?: string;
}

export const refuseTournament = (
  refused: TournamentRefusalName,
  clause: string,
  reason: TournamentReason,
  missing?: TournamentRefusal['missing'],
): TournamentRefusal => ({
  refused,
  clause,
  reason,
  ...(missing === undefined ? {} : { missing }),
});

export const isTournamentRefusal = (answer: object): answer is TournamentRefusal =>
  'refused' in answer && 'reason' in answer;

// Why the house itself refuses, beside its tables and tournaments. Each code with its figures.

import type { Reason, ReasonOf } from '../../table/reason.ts';
import type { TournamentFigures, TournamentReason } from '../../tournament/reason.ts';
import type { ServerReasons } from './server-reasons.ts';

export interface HouseReasons extends ServerReasons {
  readonly 'screen-only-shows': never;
  readonly 'approval-not-valid': never;
  readonly 'seal-of-another-line': never;
  readonly 'not-understood': 'note';
  readonly 'not-from-here': never;
  readonly 'effect-not-known': never;
  readonly 'table-stopped': 'note';
  readonly 'tournament-stopped': 'note';
  readonly 'later-command-done': never;
  readonly 'https-wanted': never;
  readonly 'no-provider': never;
  readonly 'provider-names-nobody': never;
  readonly 'second-factor-wanted': never;
  readonly 'roles-not-claimed': never;
  readonly 'needs-another-person': never;
  readonly 'role-may-not': 'role';
  readonly 'terminal-for-own-seat': never;
  readonly 'terminal-for-own-patron': never;
  readonly 'table-staff-only': never;
  readonly 'ticket-not-printed': never;
  readonly 'notes-by-acceptor-only': never;
  readonly 'tickets-by-terminal-only': never;
  readonly 'shoe-is-virtual': never;
  readonly 'shoe-is-real': never;
  readonly 'setup-not-approved': never;
  readonly 'approval-not-stored': never;
  readonly 'no-such-table': never;
  readonly 'table-under-book': 'name';
  readonly 'approval-of-day-to-come': never;
  readonly 'setup-by-table': never;
  readonly 'table-in-play': 'name';
  readonly 'table-cannot-change': 'name' | 'reason';
  readonly 'no-approved-console': never;
  readonly 'terminal-not-approved': 'seat';
  readonly 'option-of-whole-house': 'wager' | 'number';
  readonly 'terminal-in-audit': never;
  readonly 'tournament-at-table': never;
  readonly 'terminal-takes-no-notes': never;
  readonly 'terminal-out-of-play': never;
  readonly 'terminal-being-paid-out': never;
  readonly 'note-not-taken': never;
  readonly 'terminal-holds-most': never;
  readonly 'note-came-back': never;
}

export interface AllFigures extends TournamentFigures {
  /** Another reason within this one. */
  readonly trouble: HouseReason;
}

export type HouseReason = ReasonOf<HouseReasons, AllFigures> | TournamentReason | Reason;

/** A sentence that has no code: of an older journal, or of a program that is not ours. */
export const asWritten = (note: string): HouseReason => ({ code: 'as-written', note });

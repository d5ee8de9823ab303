// Entries open when every gate is passed, and close before the first session.

import type { At, Decision, Given, Happened } from '../act.ts';
import { termsIn } from '../change.ts';
import { plays } from '../entry.ts';
import { tooEarly } from '../gates.ts';
import { lacksPower, procedureOf } from '../roles.ts';
import { refuse } from '../refusal.ts';
import type { Tournament } from '../tournament.ts';

export interface OpenEntries extends Given {
  readonly do: 'open-entries';
}

export interface EntriesOpened extends Happened {
  readonly happened: 'entries-opened';
}

export interface CloseEntries extends Given {
  readonly do: 'close-entries';
}

export interface EntriesClosed extends Happened {
  readonly happened: 'entries-closed';
  readonly entered: number;
  /** True where fewer came than the conditions want: the operator decides what follows. */
  readonly tooFew: boolean;
}

export function decideOpenEntries(room: At, { by, at }: OpenEntries): Decision<EntriesOpened> {
  const fault = lacksPower(room, by, 'publish') ?? tooEarly(room, 'entries');
  if (fault !== undefined) return fault;
  if (room.tournament.phase !== 'draft' && room.tournament.phase !== 'closed') {
    return refuse('not-now', procedureOf(room).entrants, { code: 'entries-open-or-over' });
  }
  return [{ happened: 'entries-opened', by, at }];
}

export function decideCloseEntries(room: At, { by, at }: CloseEntries): Decision<EntriesClosed> {
  const { tournament } = room;
  const fault = lacksPower(room, by, 'accept-entry');
  if (fault !== undefined) return fault;
  if (tournament.phase !== 'open') {
    return refuse('not-now', procedureOf(room).entrants, { code: 'entries-not-open' });
  }
  const entered = tournament.entries.filter(plays).length;
  const tooFew = entered < termsIn(tournament).entrants.least;
  return [{ happened: 'entries-closed', by, at, entered, tooFew }];
}

export const evolveEntriesOpened = (tournament: Tournament): Tournament => ({
  ...tournament,
  phase: 'open',
});

export const evolveEntriesClosed = (tournament: Tournament): Tournament => ({
  ...tournament,
  phase: 'closed',
});

// Entries open when every gate is passed, and close before the first session.

import type {
  TournamentContext,
  CommandWith,
  TournamentDecision,
  Happened,
  TournamentAct,
} from '../../act.ts';
import { termsIn } from '../../state-changes.ts';
import { plays } from '../../entries/entry.ts';
import { tooEarly } from '../../entries/gates.ts';
import { procedureOf } from '../../roles.ts';
import { refuseTournament } from '../../refusal.ts';
import type { Tournament } from '../../tournament.ts';

type OpenEntries = CommandWith<'open-entries'>;

export interface EntriesOpened extends Happened {
  readonly happened: 'entries-opened';
}

type CloseEntries = CommandWith<'close-entries'>;

export interface EntriesClosed extends Happened {
  readonly happened: 'entries-closed';
  readonly entered: number;
  /** True where fewer came than the conditions want: the operator decides what follows. */
  readonly tooFew: boolean;
}

function decideOpenEntries(
  room: TournamentContext,
  { by, at }: OpenEntries,
): TournamentDecision<EntriesOpened> {
  const fault = tooEarly(room, 'entries');
  if (fault !== undefined) return fault;
  if (room.tournament.phase !== 'draft' && room.tournament.phase !== 'closed') {
    return refuseTournament('not-now', procedureOf(room).entrants, {
      code: 'entries-open-or-over',
    });
  }
  return [{ happened: 'entries-opened', by, at }];
}

function decideCloseEntries(
  room: TournamentContext,
  { by, at }: CloseEntries,
): TournamentDecision<EntriesClosed> {
  const { tournament } = room;
  if (tournament.phase !== 'open') {
    return refuseTournament('not-now', procedureOf(room).entrants, { code: 'entries-not-open' });
  }
  const entered = tournament.entries.filter(plays).length;
  const tooFew = entered < termsIn(tournament).entrants.least;
  return [{ happened: 'entries-closed', by, at, entered, tooFew }];
}

const evolveEntriesOpened = (tournament: Tournament): Tournament => ({
  ...tournament,
  phase: 'open',
});

const evolveEntriesClosed = (tournament: Tournament): Tournament => ({
  ...tournament,
  phase: 'closed',
});

export const openEntriesAct: TournamentAct<OpenEntries, EntriesOpened> = {
  name: 'open-entries',
  fields: {},
  may: ['run-tournament'],
  power: 'publish',
  decide: decideOpenEntries,
  evolve: { 'entries-opened': evolveEntriesOpened },
};

export const closeEntriesAct: TournamentAct<CloseEntries, EntriesClosed> = {
  name: 'close-entries',
  fields: {},
  may: ['run-tournament'],
  power: 'accept-entry',
  decide: decideCloseEntries,
  evolve: { 'entries-closed': evolveEntriesClosed },
};

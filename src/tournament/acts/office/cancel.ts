// The tournament does not take place: everything that was paid to enter goes back.

import * as field from '../../fields.ts';
import type {
  TournamentContext,
  CommandWith,
  TournamentDecision,
  Happened,
  TournamentAct,
} from '../../act.ts';
import { forfeitsOf, mustDrawUp, refundsOf } from '../../money.ts';
import { procedureOf } from '../../roles.ts';
import { refuseTournament } from '../../refusal.ts';
import type { Tournament } from '../../tournament.ts';

const cancelFields = {
  why: field.words,
};

type Cancel = CommandWith<'cancel', typeof cancelFields>;

export interface Cancelled extends Happened {
  readonly happened: 'cancelled';
  readonly why: string;
  readonly clause: string;
}

function decideCancel(
  room: TournamentContext,
  { by, at, why }: Cancel,
): TournamentDecision<Cancelled> {
  const { tournament } = room;
  const { refunds } = procedureOf(room);
  const { cancelled: clause, noneIfDisqualified } = refunds;
  if (['decided', 'awarded', 'cancelled'].includes(tournament.phase)) {
    return refuseTournament('not-now', clause, { code: 'prizes-are-due' });
  }
  if (tournament.sessions.some(({ state }) => state === 'playing')) {
    return refuseTournament('not-now', clause, { code: 'session-not-ended' });
  }
  const drafts = tournament.entries.flatMap(({ patron, state }) =>
    state === 'disqualified' && noneIfDisqualified !== undefined
      ? forfeitsOf(tournament, patron)
      : refundsOf(tournament, patron, 100),
  );
  const transfers = mustDrawUp(tournament, drafts);
  return [{ happened: 'cancelled', by, at, why, clause, transfers }];
}

const evolveCancelled = (tournament: Tournament): Tournament => ({
  ...tournament,
  phase: 'cancelled',
});

export const cancelAct: TournamentAct<Cancel, Cancelled> = {
  name: 'cancel',
  fields: cancelFields,
  may: ['run-tournament'],
  power: 'cancel',
  decide: decideCancel,
  evolve: { cancelled: evolveCancelled },
};

// Small changes to a tournament, written once: an entry or a session replaced.

import { assert } from '../rules/assert.ts';
import { type Conditions, type RoundPlan, termsOf, type Terms } from './conditions/document.ts';
import type { Entry } from './entries/entry.ts';
import type { Session, SessionTable } from './sessions/session.ts';
import type { Tournament } from './tournament.ts';

export const entryOf = (tournament: Tournament, patron: string): Entry | undefined =>
  tournament.entries.find(entry => entry.patron === patron);

export function changeEntry(
  tournament: Tournament,
  patron: string,
  change: Partial<Entry>,
): Tournament {
  const entries = tournament.entries.map(entry =>
    entry.patron === patron ? { ...entry, ...change } : entry,
  );
  return { ...tournament, entries };
}

export const sessionOf = (tournament: Tournament, id: string): Session | undefined =>
  tournament.sessions.find(session => session.id === id);

export function changeSession(
  tournament: Tournament,
  id: string,
  change: (session: Session) => Session,
): Tournament {
  const sessions = tournament.sessions.map(session =>
    session.id === id ? change(session) : session,
  );
  return { ...tournament, sessions };
}

export const tableOf = (session: Session, table: string): SessionTable | undefined =>
  session.tables.find(other => other.table === table);

export const changeTable = (
  session: Session,
  table: string,
  change: (at: SessionTable) => SessionTable,
): Session => ({
  ...session,
  tables: session.tables.map(other => (other.table === table ? change(other) : other)),
});

export function conditionsOf({ conditions }: Tournament): Conditions {
  assert(conditions !== null, 'the conditions are written');
  return conditions;
}

/** The terms in force; they are complete once entries have opened. */
export const termsIn = (tournament: Tournament): Terms => termsOf(conditionsOf(tournament));

/** All rounds in their order: added ones come before the final. */
export function roundsIn(tournament: Tournament): readonly RoundPlan[] {
  const { rounds } = termsIn(tournament);
  return [...rounds.slice(0, -1), ...tournament.addedRounds, ...rounds.slice(-1)];
}

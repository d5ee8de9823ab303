// Writing the conditions: a new version each time, which passes its gates anew.

import type { At, Decision, Given, Happened } from '../act.ts';
import { blankTerms, type Conditions } from '../conditions/document.ts';
import { lacksPower, procedureOf } from '../roles.ts';
import { refuse } from '../refusal.ts';
import type { Tournament } from '../tournament.ts';

export interface WriteConditions extends Given {
  readonly do: 'write-conditions';
  readonly conditions: Conditions;
}

export interface ConditionsWritten extends Happened {
  readonly happened: 'conditions-written';
  readonly conditions: Conditions;
  readonly version: number;
}

export function decideWriteConditions(
  room: At,
  { by, at, conditions }: WriteConditions,
): Decision<ConditionsWritten> {
  const { tournament } = room;
  const unauthorised = lacksPower(room, by, 'write-conditions');
  if (unauthorised !== undefined) return unauthorised;
  const { changed } = procedureOf(room);
  if (!['draft', 'open', 'closed'].includes(tournament.phase)) {
    return refuse('not-now', changed, 'Play has begun: the conditions stand as published.');
  }
  // Entries are taken and sessions planned by the terms: from then on none may be left open.
  const [blank] = tournament.phase === 'draft' ? [] : blankTerms(conditions);
  if (blank !== undefined) {
    return refuse('conditions-incomplete', changed, `The conditions still need: ${blank}.`);
  }
  const rounds = [...(conditions.terms.rounds ?? []), ...tournament.addedRounds];
  if (!tournament.sessions.every(({ round }) => rounds.some(({ name }) => name === round))) {
    return refuse('not-now', changed, 'A session of a round is planned: that round stays.');
  }
  const version = tournament.version + 1;
  return [{ happened: 'conditions-written', by, at, conditions, version }];
}

/** Approvals, notices and signatures name a version: those of the one before are void. */
export const evolveConditionsWritten = (
  tournament: Tournament,
  { conditions, version }: ConditionsWritten,
): Tournament => ({ ...tournament, conditions, version });

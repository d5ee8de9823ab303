// Writing the conditions: a new version each time, which passes its gates anew.

import type {
  TournamentContext,
  CommandWith,
  TournamentDecision,
  Happened,
  TournamentAct,
} from '../../act.ts';
import { conditionsSchema } from '../../conditions/fields.ts';
import { blankTerms, type Conditions } from '../../conditions/document.ts';
import { roundOf, rulesOf } from '../../standings/progress.ts';
import { procedureOf } from '../../roles.ts';
import { refuseTournament } from '../../refusal.ts';
import type { Tournament } from '../../tournament.ts';

const writeConditionsFields = {
  conditions: conditionsSchema,
};

type WriteConditions = CommandWith<'write-conditions', typeof writeConditionsFields>;

export interface ConditionsWritten extends Happened {
  readonly happened: 'conditions-written';
  readonly conditions: Conditions;
  readonly version: number;
}

function decideWriteConditions(
  room: TournamentContext,
  { by, at, conditions }: WriteConditions,
): TournamentDecision<ConditionsWritten> {
  const { tournament } = room;
  const { changed } = procedureOf(room);
  if (!['draft', 'open', 'closed'].includes(tournament.phase)) {
    return refuseTournament('not-now', changed, { code: 'play-begun-conditions-stand' });
  }
  // Entries are taken and sessions planned by the terms: from then on none may be left open.
  const [blank] = tournament.phase === 'draft' ? [] : blankTerms(conditions);
  if (blank !== undefined) {
    return refuseTournament('conditions-incomplete', changed, {
      code: 'conditions-still-need',
      lack: { code: 'term-blank', term: blank },
    });
  }
  const rounds = [...(conditions.terms.rounds ?? []), ...tournament.addedRounds];
  if (!tournament.sessions.every(({ round }) => rounds.some(({ name }) => name === round))) {
    return refuseTournament('not-now', changed, { code: 'planned-round-stays' });
  }
  if (changesPlanned(room, conditions)) {
    return refuseTournament('not-now', changed, { code: 'planned-round-stays' });
  }
  const version = tournament.version + 1;
  return [{ happened: 'conditions-written', by, at, conditions, version }];
}

/** Everybody in a round plays by the same rules: once a session is planned they stand (12.1). */
const changesPlanned = ({ book, tournament }: TournamentContext, conditions: Conditions): boolean =>
  tournament.sessions.some(session => {
    const written = { ...tournament, conditions };
    const rules = rulesOf(book, written, roundOf(written, session));
    return session.playOff === null && JSON.stringify(rules) !== JSON.stringify(session.rules);
  });

/** Approvals, notices and signatures name a version: those of the one before are void. */
const evolveConditionsWritten = (
  tournament: Tournament,
  { conditions, version }: ConditionsWritten,
): Tournament => ({ ...tournament, conditions, version });

export const writeConditionsAct: TournamentAct<WriteConditions, ConditionsWritten> = {
  name: 'write-conditions',
  fields: writeConditionsFields,
  may: ['run-tournament'],
  power: 'write-conditions',
  decide: decideWriteConditions,
  evolve: { 'conditions-written': evolveConditionsWritten },
};

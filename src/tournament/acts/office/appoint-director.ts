// The director: appointed by name, with deputies, and present or away.

import { z } from 'zod';

import * as field from '../../fields.ts';
import { type Role, ROLES } from '../../../rulebooks/roles.ts';
import { assert } from '../../../rules/assert.ts';
import type {
  TournamentContext,
  CommandWith,
  TournamentDecision,
  Given,
  Happened,
  TournamentAct,
} from '../../act.ts';
import { procedureOf } from '../../roles.ts';
import { refuseTournament } from '../../refusal.ts';
import type { Tournament } from '../../tournament.ts';

const appointDirectorFields = {
  person: field.word,
  /** What the person is in the house. */
  role: z.enum(ROLES),
  deputies: z.array(field.word).max(20),
};

type AppointDirector = CommandWith<'appoint-director', typeof appointDirectorFields>;

export interface DirectorAppointed extends Happened {
  readonly happened: 'director-appointed';
  readonly person: string;
  readonly role: Role;
  readonly deputies: readonly string[];
}

/** The director comes to the tournament, or leaves it. */
type SignDirectorOn = CommandWith<'sign-director-on'>;
type SignDirectorOff = CommandWith<'sign-director-off'>;

export interface DirectorSigned extends Happened {
  readonly happened: 'director-signed';
  readonly present: boolean;
}

function decideAppointDirector(
  room: TournamentContext,
  { by, at, person, role, deputies }: AppointDirector,
): TournamentDecision<DirectorAppointed> {
  const { clause, from } = procedureOf(room).director;
  if (from !== undefined && !from.includes(role)) {
    return refuseTournament('not-eligible', clause, { code: 'director-needs-rank', roles: from });
  }
  return [{ happened: 'director-appointed', by, at, person, role, deputies }];
}

/** Only the director is the director's presence: a deputy does not stand in for it. */
function signDirector(
  room: TournamentContext,
  { by, at }: Given,
  present: boolean,
): TournamentDecision<DirectorSigned> {
  const { director } = room.tournament;
  const { present: clause } = procedureOf(room).director;
  if (director === null || by.id !== director.id) {
    return refuseTournament('not-authorised', clause, { code: 'director-signs-alone' });
  }
  if (director.present === present) {
    return refuseTournament('nothing-to-do', clause, { code: 'already-on-record' });
  }
  return [{ happened: 'director-signed', by, at, present }];
}

const evolveDirectorAppointed = (
  tournament: Tournament,
  { person, role, deputies }: DirectorAppointed,
): Tournament => ({ ...tournament, director: { id: person, role, deputies, present: false } });

function evolveDirectorSigned(tournament: Tournament, { present }: DirectorSigned): Tournament {
  const { director } = tournament;
  assert(director !== null, 'the director was appointed');
  return { ...tournament, director: { ...director, present } };
}

export const appointDirectorAct: TournamentAct<AppointDirector, DirectorAppointed> = {
  name: 'appoint-director',
  fields: appointDirectorFields,
  may: ['run-house'],
  power: 'appoint-director',
  decide: decideAppointDirector,
  evolve: { 'director-appointed': evolveDirectorAppointed },
};

export const signDirectorOnAct: TournamentAct<SignDirectorOn, DirectorSigned> = {
  name: 'sign-director-on',
  fields: {},
  may: ['direct-tournament'],
  decide: (context, command) => signDirector(context, command, true),
  evolve: { 'director-signed': evolveDirectorSigned },
};

export const signDirectorOffAct: TournamentAct<SignDirectorOff> = {
  name: 'sign-director-off',
  fields: {},
  may: ['direct-tournament'],
  decide: (context, command) => signDirector(context, command, false),
  evolve: {},
};

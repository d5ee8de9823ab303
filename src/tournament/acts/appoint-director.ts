// The director: appointed by name, with deputies, and present or away.

import type { Role } from '../../rulebooks/roles.ts';
import { assert } from '../../rules/assert.ts';
import type { At, Decision, Given, Happened } from '../act.ts';
import { lacksPower, procedureOf } from '../roles.ts';
import { refuse } from '../refusal.ts';
import type { Tournament } from '../tournament.ts';

export interface AppointDirector extends Given {
  readonly do: 'appoint-director';
  readonly person: string;
  /** What the person is in the house. */
  readonly role: Role;
  readonly deputies: readonly string[];
}

export interface DirectorAppointed extends Happened {
  readonly happened: 'director-appointed';
  readonly person: string;
  readonly role: Role;
  readonly deputies: readonly string[];
}

/** The director comes to the tournament, or leaves it. */
export interface SignDirector extends Given {
  readonly do: 'sign-director-on' | 'sign-director-off';
}

export interface DirectorSigned extends Happened {
  readonly happened: 'director-signed';
  readonly present: boolean;
}

export function decideAppointDirector(
  room: At,
  { by, at, person, role, deputies }: AppointDirector,
): Decision<DirectorAppointed> {
  const unauthorised = lacksPower(room, by, 'appoint-director');
  if (unauthorised !== undefined) return unauthorised;
  const { clause, from } = procedureOf(room).director;
  if (from !== undefined && !from.includes(role)) {
    return refuse('not-eligible', clause, { code: 'director-needs-rank', roles: from });
  }
  return [{ happened: 'director-appointed', by, at, person, role, deputies }];
}

/** Only the director is the director's presence: a deputy does not stand in for it. */
export function decideSignDirector(room: At, command: SignDirector): Decision<DirectorSigned> {
  const { by, at } = command;
  const { director } = room.tournament;
  const { present: clause } = procedureOf(room).director;
  if (director === null || by.id !== director.id) {
    return refuse('not-authorised', clause, { code: 'director-signs-alone' });
  }
  const present = command.do === 'sign-director-on';
  if (director.present === present) {
    return refuse('nothing-to-do', clause, { code: 'already-on-record' });
  }
  return [{ happened: 'director-signed', by, at, present }];
}

export const evolveDirectorAppointed = (
  tournament: Tournament,
  { person, role, deputies }: DirectorAppointed,
): Tournament => ({ ...tournament, director: { id: person, role, deputies, present: false } });

export function evolveDirectorSigned(
  tournament: Tournament,
  { present }: DirectorSigned,
): Tournament {
  const { director } = tournament;
  assert(director !== null, 'the director was appointed');
  return { ...tournament, director: { ...director, present } };
}

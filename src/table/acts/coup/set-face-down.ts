// Face up or face down: chosen before a coup, and where the book wants it only once people know.

import { z } from 'zod';

import * as field from '../../fields.ts';
import type { Act, At, CommandWith, Decision, Happened } from '../../act.ts';
import { refuse } from '../../refusal.ts';
import { clauseOfPower, lacksPower } from '../../people/roles.ts';
import type { Informed, Table } from '../../table.ts';

const setFaceDownFields = { faceDown: z.boolean() };

export type SetFaceDown = CommandWith<'set-face-down', typeof setFaceDownFields>;

export interface ExposureSet extends Happened {
  readonly happened: 'exposure-set';
  readonly faceDown: boolean;
}

const informOfSqueezeFields = {
  whom: z.enum(['management', 'surveillance']),
  name: field.words,
};

/** Somebody is told that patrons will turn the cards of this shoe. */
export type InformOfSqueeze = CommandWith<'inform-of-squeeze', typeof informOfSqueezeFields>;

export interface SqueezeInformed extends Happened {
  readonly happened: 'squeeze-informed';
  readonly whom: keyof Informed;
  readonly name: string;
}

export function decideSetFaceDown(room: At, command: SetFaceDown): Decision<ExposureSet> {
  const { book, table } = room;
  const { by, at, faceDown } = command;
  const unauthorised = lacksPower(room, by, 'choose-exposure');
  if (unauthorised !== undefined) return unauthorised;
  const clause = clauseOfPower(room, 'choose-exposure');
  if (faceDown && book.procedure.deal.exposure === 'face-up') {
    return refuse('not-in-this-book', clause, { code: 'face-up-in-book' });
  }
  const cardsOut = (table.coup?.cards.length ?? 0) > 0;
  if (table.setup === null || cardsOut) {
    return refuse('not-now', clause, { code: 'choice-before-first-card' });
  }
  const informed = book.procedure.deal.squeeze?.informed;
  if (faceDown && informed !== undefined && !areTold(table)) {
    return refuse('steps-missing', informed, { code: 'surveillance-not-told' });
  }
  return [{ happened: 'exposure-set', by, at, faceDown }];
}

/** True once both know that patrons will turn the cards of this shoe (9.3.e). */
export const areTold = ({ informed }: Table): boolean =>
  informed.management !== null && informed.surveillance !== null;

export function decideInformOfSqueeze(
  room: At,
  { by, at, whom, name }: InformOfSqueeze,
): Decision<SqueezeInformed> {
  const unauthorised = lacksPower(room, by, 'inform-of-squeeze');
  if (unauthorised !== undefined) return unauthorised;
  if (name === '') {
    const clause = clauseOfPower(room, 'inform-of-squeeze');
    return refuse('steps-missing', clause, { code: 'told-person-missing' });
  }
  return [{ happened: 'squeeze-informed', by, at, whom, name }];
}

export const evolveExposureSet = (table: Table, { faceDown }: ExposureSet): Table => ({
  ...table,
  setup: table.setup && { ...table.setup, faceDown },
  coup: table.coup && { ...table.coup, faceDown },
});

export const evolveSqueezeInformed = (table: Table, event: SqueezeInformed): Table => ({
  ...table,
  informed: { ...table.informed, [event.whom]: event.name },
});

export const setFaceDownAct: Act<SetFaceDown, ExposureSet> = {
  name: 'set-face-down',
  fields: setFaceDownFields,
  may: ['run-table'],
  whileClosed: 'waits',
  decide: decideSetFaceDown,
  evolve: { 'exposure-set': evolveExposureSet },
};

export const informOfSqueezeAct: Act<InformOfSqueeze, SqueezeInformed> = {
  name: 'inform-of-squeeze',
  fields: informOfSqueezeFields,
  may: ['run-table', 'inspect-table'],
  whileClosed: 'waits',
  decide: decideInformOfSqueeze,
  evolve: { 'squeeze-informed': evolveSqueezeInformed },
};

// A detention ends: an authorised person has attended and taken over (13.2.5).

import * as field from '../../fields.ts';
import type { Act, At, CommandWith, Decision, Happened } from '../../act.ts';
import type { Detention } from '../../matters/claims.ts';
import { refuse } from '../../refusal.ts';
import { lacksPower } from '../../people/roles.ts';
import { clauseOfSanction } from '../../people/sanctions.ts';
import type { Table } from '../../table.ts';

const endDetentionFields = {
  patron: field.word,
  /** Whoever has taken over: it goes on record. */
  takenOverBy: field.words,
};

export type EndDetention = CommandWith<'end-detention', typeof endDetentionFields>;

export interface DetentionEnded extends Happened {
  readonly happened: 'detention-ended';
  readonly detention: Detention;
  readonly takenOverBy: string;
  readonly clause: string;
}

export function decideEndDetention(room: At, command: EndDetention): Decision<DetentionEnded> {
  const { by, at, patron, takenOverBy } = command;
  const unauthorised = lacksPower(room, by, 'sanction-patron');
  if (unauthorised !== undefined) return unauthorised;
  const clause = clauseOfSanction(room, 'detained');
  const detention = room.table.claims.detained.find(each => each.patron === patron);
  if (detention === undefined) {
    return refuse('nothing-to-do', clause, { code: 'patron-not-detained', patron });
  }
  if (takenOverBy === '') {
    return refuse('steps-missing', clause, { code: 'takeover-missing' });
  }
  return [{ happened: 'detention-ended', by, at, detention, takenOverBy, clause }];
}

export const evolveDetentionEnded = (table: Table, { detention }: DetentionEnded): Table => ({
  ...table,
  claims: {
    ...table.claims,
    detained: table.claims.detained.filter(
      ({ patron, since }) => patron !== detention.patron || since !== detention.since,
    ),
  },
});

export const endDetentionAct: Act<EndDetention, DetentionEnded> = {
  name: 'end-detention',
  fields: endDetentionFields,
  may: ['supervise'],
  decide: decideEndDetention,
  evolve: { 'detention-ended': evolveDetentionEnded },
};

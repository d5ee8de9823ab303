// An exclusion ends: by the word of somebody who could order one, and by nothing else (G18).

import * as field from '../../fields.ts';
import type { Act, At, CommandWith, Decision, Happened } from '../../act.ts';
import { refuse } from '../../refusal.ts';
import { lacksPower } from '../../people/roles.ts';
import { clauseOfSanction } from '../../people/sanctions.ts';
import type { Table } from '../../table.ts';

const liftExclusionFields = { patron: field.word, finding: field.words };

export type LiftExclusion = CommandWith<'lift-exclusion', typeof liftExclusionFields>;

export interface ExclusionLifted extends Happened {
  readonly happened: 'exclusion-lifted';
  readonly patron: string;
  readonly finding: string;
  readonly clause: string;
}

export function decideLiftExclusion(room: At, command: LiftExclusion): Decision<ExclusionLifted> {
  const { by, at, patron, finding } = command;
  const unauthorised = lacksPower(room, by, 'sanction-patron');
  if (unauthorised !== undefined) return unauthorised;
  const clause = clauseOfSanction(room, 'exclude');
  if (!room.table.claims.excluded.includes(patron)) {
    return refuse('nothing-to-do', clause, { code: 'patron-not-excluded', patron });
  }
  if (finding === '') return refuse('steps-missing', clause, { code: 'finding-missing' });
  return [{ happened: 'exclusion-lifted', by, at, patron, finding, clause }];
}

export const evolveExclusionLifted = (table: Table, { patron }: ExclusionLifted): Table => ({
  ...table,
  claims: {
    ...table.claims,
    excluded: table.claims.excluded.filter(each => each !== patron),
  },
});

export const liftExclusionAct: Act<LiftExclusion, ExclusionLifted> = {
  name: 'lift-exclusion',
  fields: liftExclusionFields,
  may: ['supervise'],
  decide: decideLiftExclusion,
  evolve: { 'exclusion-lifted': evolveExclusionLifted },
};

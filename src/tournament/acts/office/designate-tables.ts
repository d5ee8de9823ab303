// The tables a tournament is played at, used for nothing else while it lasts.

import { z } from 'zod';

import * as field from '../../fields.ts';
import type {
  TournamentContext,
  CommandWith,
  TournamentDecision,
  Happened,
  TournamentAct,
} from '../../act.ts';
import { procedureOf } from '../../roles.ts';
import { refuseTournament } from '../../refusal.ts';
import type { Tournament } from '../../tournament.ts';

const designateTablesFields = {
  tables: z.array(field.word).max(200),
};

type DesignateTables = CommandWith<'designate-tables', typeof designateTablesFields>;

export interface TablesDesignated extends Happened {
  readonly happened: 'tables-designated';
  readonly tables: readonly string[];
}

function decideDesignateTables(
  room: TournamentContext,
  { by, at, tables }: DesignateTables,
): TournamentDecision<TablesDesignated> {
  const { clause } = procedureOf(room).powers['designate-tables'];
  if (tables.length === 0 || new Set(tables).size !== tables.length) {
    return refuseTournament('no-such-table', clause, { code: 'tables-named-once' });
  }
  const inUse = room.tournament.sessions
    .filter(({ state }) => state === 'playing')
    .flatMap(session => session.tables.map(({ table }) => table));
  if (inUse.some(table => !tables.includes(table))) {
    return refuseTournament('not-now', clause, { code: 'table-stays-with-tournament' });
  }
  return [{ happened: 'tables-designated', by, at, tables }];
}

const evolveTablesDesignated = (
  tournament: Tournament,
  { tables }: TablesDesignated,
): Tournament => ({ ...tournament, tables });

export const designateTablesAct: TournamentAct<DesignateTables, TablesDesignated> = {
  name: 'designate-tables',
  fields: designateTablesFields,
  may: ['run-tournament'],
  power: 'designate-tables',
  decide: decideDesignateTables,
  evolve: { 'tables-designated': evolveTablesDesignated },
};

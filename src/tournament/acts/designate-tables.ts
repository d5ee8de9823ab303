// The tables a tournament is played at, used for nothing else while it lasts.

import type { At, Decision, Given, Happened } from '../act.ts';
import { lacksPower, procedureOf } from '../roles.ts';
import { refuse } from '../refusal.ts';
import type { Tournament } from '../tournament.ts';

export interface DesignateTables extends Given {
  readonly do: 'designate-tables';
  readonly tables: readonly string[];
}

export interface TablesDesignated extends Happened {
  readonly happened: 'tables-designated';
  readonly tables: readonly string[];
}

export function decideDesignateTables(
  room: At,
  { by, at, tables }: DesignateTables,
): Decision<TablesDesignated> {
  const unauthorised = lacksPower(room, by, 'designate-tables');
  if (unauthorised !== undefined) return unauthorised;
  const { clause } = procedureOf(room).powers['designate-tables'];
  if (tables.length === 0 || new Set(tables).size !== tables.length) {
    return refuse('no-such-table', clause, { code: 'tables-named-once' });
  }
  const inUse = room.tournament.sessions
    .filter(({ state }) => state === 'playing')
    .flatMap(session => session.tables.map(({ table }) => table));
  if (inUse.some(table => !tables.includes(table))) {
    return refuse('not-now', clause, { code: 'table-stays-with-tournament' });
  }
  return [{ happened: 'tables-designated', by, at, tables }];
}

export const evolveTablesDesignated = (
  tournament: Tournament,
  { tables }: TablesDesignated,
): Tournament => ({ ...tournament, tables });

// Another gaming day: advice about small wagers and tagged partnerships are forgotten (T7).

import * as field from '../../fields.ts';
import type { Act, At, CommandWith, Decision, Happened } from '../../act.ts';
import { refuse } from '../../refusal.ts';
import { type EditionChanged, evolveEditionChanged } from '../../setup/changeover.ts';
import type { Table } from '../../table.ts';

const beginGamingDayFields = { day: field.day };

/** The server says when the house's day turns; a table has no clock. */
export type BeginGamingDay = CommandWith<'begin-gaming-day', typeof beginGamingDayFields>;

export interface GamingDayBegun extends Happened {
  readonly happened: 'gaming-day-begun';
  readonly day: string;
}

export function decideBeginGamingDay(
  room: At,
  { by, at, day }: BeginGamingDay,
): Decision<GamingDayBegun> {
  if (by.role !== 'system') {
    return refuse('not-authorised', 'ruling T7', { code: 'day-turned-by-clock' });
  }
  if (room.table.kept.gamingDay === day) return [];
  return [{ happened: 'gaming-day-begun', by, at, day }];
}

/** A day that begins under an announcement may be the one to change over with (G22). */
const announced = ({ setup }: Table, day: string) =>
  setup?.amendment === undefined ? {} : { announcedDay: day };

export const evolveGamingDayBegun = (table: Table, { day }: GamingDayBegun): Table => ({
  ...table,
  kept: { ...table.kept, gamingDay: day, warned: [], partnerships: [], ...announced(table, day) },
});

export const beginGamingDayAct: Act<BeginGamingDay, GamingDayBegun | EditionChanged> = {
  name: 'begin-gaming-day',
  fields: beginGamingDayFields,
  may: [],
  decide: decideBeginGamingDay,
  evolve: { 'gaming-day-begun': evolveGamingDayBegun, 'edition-changed': evolveEditionChanged },
};

// Patrons who wager together to get above the maximum share one from now on (tasmania 7.3).

import { z } from 'zod';

import * as field from '../../fields.ts';
import type { Act, At, CommandWith, Decision, Happened } from '../../act.ts';
import { refuse } from '../../refusal.ts';
import { clauseOfPower, lacksPower } from '../../people/roles.ts';
import type { Table } from '../../table.ts';
import { patronsOf } from '../table/announce-limits.ts';

const tagPartnershipFields = { patrons: z.array(field.word).max(50) };

/** All partners together; one alone ends a partnership. */
export type TagPartnership = CommandWith<'tag-partnership', typeof tagPartnershipFields>;

export interface PartnershipTagged extends Happened {
  readonly happened: 'partnership-tagged';
  readonly patrons: readonly string[];
}

export function decideTagPartnership(
  room: At,
  { by, at, patrons }: TagPartnership,
): Decision<PartnershipTagged> {
  const unauthorised = lacksPower(room, by, 'tag-partnership');
  if (unauthorised !== undefined) return unauthorised;
  const here = patronsOf(room.table);
  const together = [...new Set(patrons)];
  if (together.length === 0 || together.some(patron => !here.includes(patron))) {
    const clause = clauseOfPower(room, 'tag-partnership');
    return refuse('seat-empty', clause, { code: 'partners-must-be-here' });
  }
  return [{ happened: 'partnership-tagged', by, at, patrons: together }];
}

export function evolvePartnershipTagged(table: Table, { patrons }: PartnershipTagged): Table {
  const others = table.kept.partnerships
    .map(together => together.filter(patron => !patrons.includes(patron)))
    .filter(together => together.length > 1);
  const partnerships = patrons.length > 1 ? [...others, patrons] : others;
  return { ...table, kept: { ...table.kept, partnerships } };
}

export const tagPartnershipAct: Act<TagPartnership, PartnershipTagged> = {
  name: 'tag-partnership',
  fields: tagPartnershipFields,
  may: ['run-table', 'inspect-table'],
  decide: decideTagPartnership,
  evolve: { 'partnership-tagged': evolvePartnershipTagged },
};

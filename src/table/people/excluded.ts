// Patrons whom 13.2.2 excludes: the person is bound, at every place of the table and in every part.

import type { At } from '../act.ts';
import { clauseOfSanction } from './sanctions.ts';
import { refuse, type Refusal } from '../refusal.ts';

/** Refuses whoever is excluded here, as patron, nominee or delegate; undefined for all others. */
export function excludedFault(room: At, person: string): Refusal | undefined {
  // Nearly always nobody is, and every wager asks.
  const { excluded } = room.table.claims;
  if (excluded.length === 0 || !excluded.includes(person)) return undefined;
  const clause = clauseOfSanction(room, 'exclude');
  return refuse('not-authorised', clause, { code: 'patron-excluded' });
}

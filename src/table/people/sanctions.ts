// The sanctions of the book, and the clause that each is ordered by.

import type { SanctionKind } from '../../rulebooks/procedure.ts';
import type { At } from '../act.ts';
import { clauseOfPower } from './roles.ts';

/** The clause of a sanction; that of the power where the book has none for it. */
export const clauseOfSanction = (room: At, kind: SanctionKind): string =>
  room.book.procedure.sanctions[kind] ?? clauseOfPower(room, 'sanction-patron');

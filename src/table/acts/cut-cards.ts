// The cut: offered from seat to seat, named by a supervisor, made by staff when nobody wants it.

import type { At, Decision, Given, Happened } from '../act.ts';
import { changeShoe, seatOf } from '../change.ts';
import { cutterNow } from '../cutting.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { lacksPower } from '../roles.ts';
import type { Actor } from '../setup.ts';
import type { Table } from '../table.ts';

export interface DeclineCut extends Given {
  readonly do: 'decline-cut';
  readonly seat: number;
}

export interface CutDeclined extends Happened {
  readonly happened: 'cut-declined';
  readonly seat: number;
}

/** A supervisor names who cuts, where the book lets one (4.2.1 (b)). */
export interface NameCutter extends Given {
  readonly do: 'name-cutter';
  readonly seat: number;
}

export interface CutterNamed extends Happened {
  readonly happened: 'cutter-named';
  readonly seat: number;
}

export function decideDeclineCut(room: At, { by, at, seat }: DeclineCut): Decision<CutDeclined> {
  if (room.table.shoe.toDo[0] === 'cut' && cutterNow(room) === seat) {
    return [{ happened: 'cut-declined', by, at, seat }];
  }
  return refuse('not-now', cutClause(room), `The cut is not offered to seat ${seat} now.`);
}

export function decideNameCutter(room: At, { by, at, seat }: NameCutter): Decision<CutterNamed> {
  const unauthorised = lacksPower(room, by, 'choose-cutter');
  if (unauthorised !== undefined) return unauthorised;
  if ((seatOf(room.table, seat)?.patron ?? null) === null) {
    return refuse('seat-empty', cutClause(room), `Nobody sits at seat ${seat}.`);
  }
  return [{ happened: 'cutter-named', by, at, seat }];
}

const cutClause = ({ book }: At): string =>
  book.procedure.shoe.cutOrder?.clause ?? book.procedure.shoe.shuffle;

/** Refuses a cut by the wrong person; undefined when this one may cut now. */
export function cutterFault(room: At, by: Actor, seat: number | undefined): Refusal | undefined {
  const offered = cutterNow(room);
  if (seat !== undefined) {
    if (seat === offered) return lacksPower(room, by, 'deal');
    return refuse('not-now', cutClause(room), `The cut is not offered to seat ${seat} now.`);
  }
  if (offered !== null) {
    return refuse('not-now', cutClause(room), `Offer the cut to seat ${offered} first.`);
  }
  if (room.book.procedure.shoe.cutOrder?.otherwise !== 'table-inspector') {
    return lacksPower(room, by, 'cut-in-place-of-patrons');
  }
  if (by.role === 'table-inspector') return undefined;
  const no = refuse('not-authorised', cutClause(room), 'The table inspector cuts the cards.');
  return { ...no, needs: 'table-inspector' };
}

export const evolveCutDeclined = (table: Table, { seat }: CutDeclined): Table =>
  changeShoe(table, { cutDeclined: [...table.shoe.cutDeclined, seat] });

export const evolveCutterNamed = (table: Table, { seat }: CutterNamed): Table =>
  changeShoe(table, { cutterNamed: seat });

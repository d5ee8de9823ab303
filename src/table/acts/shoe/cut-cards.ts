// The cut: offered from seat to seat, named by a supervisor, made by staff when nobody wants it.

import * as field from '../../fields.ts';
import type { Act, At, CommandWith, Decision, Happened } from '../../act.ts';
import { changeShoe, seatOf } from '../../change.ts';
import { cutterNow } from '../../shoe/cutting.ts';
import { speaksFor } from '../../people/holders.ts';
import { refuse, type Refusal } from '../../refusal.ts';
import { lacksPower } from '../../people/roles.ts';
import type { Actor } from '../../setup/setup.ts';
import type { Table } from '../../table.ts';

const declineCutFields = {
  /** Left out where a person without a seat was named. */
  seat: field.seatNumber.exactOptional(),
};

export type DeclineCut = CommandWith<'decline-cut', typeof declineCutFields>;

export interface CutDeclined extends Happened {
  readonly happened: 'cut-declined';
  /** Null for a person without a seat. */
  readonly seat: number | null;
}

const nameCutterFields = {
  seat: field.seatNumber.exactOptional(),
  person: field.words.exactOptional(),
};

/** A supervisor names who cuts: whoever sits there, or anybody by name (4.2.1 (b)). */
export type NameCutter = CommandWith<'name-cutter', typeof nameCutterFields>;

export interface CutterNamed extends Happened {
  readonly happened: 'cutter-named';
  /** Null for a person without a seat. */
  readonly seat: number | null;
  readonly person?: string;
}

export function decideDeclineCut(room: At, { by, at, seat }: DeclineCut): Decision<CutDeclined> {
  const isDue = room.table.shoe.toDo[0] === 'cut';
  if (isDue && seat === undefined && room.table.shoe.cutterPerson !== null) {
    const unauthorised = lacksPower(room, by, 'deal');
    return unauthorised ?? [{ happened: 'cut-declined', by, at, seat: null }];
  }
  if (!isDue || seat === undefined || cutterNow(room) !== seat) return notOffered(room, seat);
  const denied = speaksFor(room, by, seat, cutClause(room));
  return denied ?? [{ happened: 'cut-declined', by, at, seat }];
}

const notOffered = (room: At, seat: number | undefined): Refusal =>
  seat === undefined
    ? refuse('not-now', cutClause(room), { code: 'no-cutter-without-seat' })
    : refuse('not-now', cutClause(room), { code: 'cut-not-offered', seat });

export function decideNameCutter(room: At, command: NameCutter): Decision<CutterNamed> {
  const { by, at, seat, person = '' } = command;
  const unauthorised = lacksPower(room, by, 'choose-cutter');
  if (unauthorised !== undefined) return unauthorised;
  if (!room.table.shoe.toDo.includes('cut')) {
    return refuse('not-now', cutClause(room), { code: 'no-cards-to-prepare' });
  }
  if ((seat === undefined) === (person === '')) {
    return refuse('steps-missing', cutClause(room), { code: 'cutter-not-named' });
  }
  if (seat === undefined) return [{ happened: 'cutter-named', by, at, seat: null, person }];
  if ((seatOf(room.table, seat)?.patron ?? null) === null) {
    return refuse('seat-empty', cutClause(room), { code: 'nobody-at-seat', seat });
  }
  return [{ happened: 'cutter-named', by, at, seat }];
}

const cutClause = ({ book }: At): string =>
  book.procedure.shoe.cutOrder?.clause ?? book.procedure.shoe.shuffle;

/** Refuses a cut by the wrong person; undefined when this one may cut now. */
export function cutterFault(room: At, by: Actor, seat: number | undefined): Refusal | undefined {
  const offered = cutterNow(room);
  if (seat !== undefined) {
    return seat === offered ? lacksPower(room, by, 'deal') : notOffered(room, seat);
  }
  // Who was named cuts; the dealer says so.
  if (room.table.shoe.cutterPerson !== null) return lacksPower(room, by, 'deal');
  if (offered !== null) {
    return refuse('not-now', cutClause(room), { code: 'cut-not-offered-first', seat: offered });
  }
  if (room.book.procedure.shoe.cutOrder?.otherwise !== 'table-inspector') {
    return lacksPower(room, by, 'cut-in-place-of-patrons');
  }
  if (by.role === 'table-inspector') return undefined;
  const no = refuse('not-authorised', cutClause(room), { code: 'inspector-cuts' });
  return { ...no, needs: 'table-inspector' };
}

export const evolveCutDeclined = (table: Table, { seat }: CutDeclined): Table =>
  seat === null
    ? changeShoe(table, { cutterPerson: null })
    : changeShoe(table, { cutDeclined: [...table.shoe.cutDeclined, seat] });

export const evolveCutterNamed = (table: Table, { seat, person }: CutterNamed): Table =>
  changeShoe(table, { cutterNamed: seat, cutterPerson: person ?? null });

export const declineCutAct: Act<DeclineCut, CutDeclined> = {
  name: 'decline-cut',
  fields: declineCutFields,
  may: ['play', 'run-table'],
  decide: decideDeclineCut,
  evolve: { 'cut-declined': evolveCutDeclined },
};

export const nameCutterAct: Act<NameCutter, CutterNamed> = {
  name: 'name-cutter',
  fields: nameCutterFields,
  may: ['supervise'],
  whileClosed: 'waits',
  decide: decideNameCutter,
  evolve: { 'cutter-named': evolveCutterNamed },
};

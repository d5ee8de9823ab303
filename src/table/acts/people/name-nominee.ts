// A nominee: somebody on record who acts for the patron at the seat, with the patron's chips.

import * as field from '../../fields.ts';
import type { Act, At, CommandWith, Decision, Happened } from '../../act.ts';
import { changeSeat, seatOf } from '../../change.ts';
import { excludedFault } from '../../people/excluded.ts';
import { refuse } from '../../refusal.ts';
import { lacksPower } from '../../people/roles.ts';
import type { Table } from '../../table.ts';

const nameNomineeFields = {
  seat: field.seatNumber,
  /** Null when the patron acts in person again. */
  nominee: field.word.nullable(),
};

export type NameNominee = CommandWith<'name-nominee', typeof nameNomineeFields>;

export interface NomineeNamed extends Happened {
  readonly happened: 'nominee-named';
  readonly seat: number;
  readonly nominee: string | null;
}

export function decideNameNominee(room: At, command: NameNominee): Decision<NomineeNamed> {
  const { by, at, seat, nominee } = command;
  const unauthorised = lacksPower(room, by, 'deal');
  if (unauthorised !== undefined) return unauthorised;
  const barred = nominee === null ? undefined : excludedFault(room, nominee);
  if (barred !== undefined) return barred;
  if ((seatOf(room.table, seat)?.patron ?? null) !== null) {
    return [{ happened: 'nominee-named', by, at, seat, nominee }];
  }
  return refuse('seat-empty', room.book.procedure.seats.clause, { code: 'nobody-at-seat', seat });
}

export const evolveNomineeNamed = (table: Table, { seat: number, nominee }: NomineeNamed): Table =>
  changeSeat(table, number, seat => {
    if (seat.patron === null) return seat;
    const { nominee: _before, ...patron } = seat.patron;
    return { ...seat, patron: nominee === null ? patron : { ...patron, nominee } };
  });

export const nameNomineeAct: Act<NameNominee, NomineeNamed> = {
  name: 'name-nominee',
  fields: nameNomineeFields,
  may: ['run-table'],
  decide: decideNameNominee,
  evolve: { 'nominee-named': evolveNomineeNamed },
};

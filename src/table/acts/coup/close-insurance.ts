// The Insurance window closes: by the dealer's word or by time; then the third card may come (C9).

import type { Act, At, CommandWith, Decision, Happened } from '../../act.ts';
import { changeCoup } from '../../change.ts';
import { refuse } from '../../refusal.ts';
import { lacksPower } from '../../people/roles.ts';
import type { Table } from '../../table.ts';

export type CloseInsurance = CommandWith<'close-insurance'>;

export interface InsuranceClosed extends Happened {
  readonly happened: 'insurance-closed';
  readonly byWhat: 'time' | 'dealer';
}

export function decideCloseInsurance(
  room: At,
  { by, at }: CloseInsurance,
): Decision<InsuranceClosed> {
  const { book, table } = room;
  const clause = book.placement.refusals['window-not-open'] ?? book.procedure.wagering.after;
  if (table.phase !== 'insurance') {
    const isClosed = table.coup?.insuranceOver === true;
    return isClosed ? [] : refuse('not-now', clause, { code: 'no-insurance-window' });
  }
  if (by.role === 'system') {
    const closesAt = table.coup?.closesAt ?? null;
    if (closesAt !== null && at >= closesAt) {
      return [{ happened: 'insurance-closed', by, at, byWhat: 'time' }];
    }
    return refuse('not-now', clause, { code: 'insurance-window-running' });
  }
  const unauthorised = lacksPower(room, by, 'deal');
  return unauthorised ?? [{ happened: 'insurance-closed', by, at, byWhat: 'dealer' }];
}

export const evolveInsuranceClosed = (table: Table): Table => ({
  ...changeCoup(table, { insuranceOver: true }),
  phase: 'dealing',
});

/** The window opens with its own time, or until the dealer closes it. */
export function insuranceOpened(table: Table, at: number): Table {
  const ms = table.setup?.insuranceMs;
  // In a freeze its time has not begun: what a freeze takes is added when it ends.
  const from = table.frozen?.since ?? at;
  return changeCoup(table, { closesAt: ms === undefined ? null : from + ms });
}

export const closeInsuranceAct: Act<CloseInsurance, InsuranceClosed> = {
  name: 'close-insurance',
  fields: {},
  may: ['run-table'],
  whileFrozen: 'waits',
  decide: decideCloseInsurance,
  evolve: { 'insurance-closed': evolveInsuranceClosed },
};

// Somebody who left before a coup was restated comes back, or is found, and is paid what is owed.

import * as field from '../../fields.ts';
import { transfer } from '../../../ledger/index.ts';
import { assert } from '../../../rules/assert.ts';
import type { Act, At, CommandWith, Decision, Happened } from '../../act.ts';
import { drawUp } from '../../accounts/money.ts';
import { refuse } from '../../refusal.ts';
import {
  isSamePatron,
  owedAccount,
  owedBy,
  type PatronAtSeat,
  settleRows,
  withRows,
} from '../../restatement/outstanding.ts';
import { clauseOfPower, lacksPower } from '../../people/roles.ts';
import type { Table } from '../../table.ts';

const payOwedFields = {
  ...field.atSeat,
  cents: field.sum,
  /** How the person was known: it goes on record. */
  note: field.words,
};

/** Pays the whole of it by hand; the sum is said again to confirm it. */
export type PayOwed = CommandWith<'pay-owed', typeof payOwedFields>;

export interface OwedPaid extends Happened, PatronAtSeat {
  readonly happened: 'owed-paid';
  readonly cents: number;
  readonly note: string;
  readonly clause: string;
}

export function decidePayOwed(context: At, command: PayOwed): Decision<OwedPaid> {
  const unauthorised = lacksPower(context, command.by, 'pay-owed');
  if (unauthorised !== undefined) return unauthorised;
  const { by, at, seat, patron, cents, note } = command;
  const { table } = context;
  const clause = clauseOfPower(context, 'pay-owed');
  const owed = owedBy(table).find(sum => isSamePatron(sum, command))?.cents ?? 0;
  if (owed === 0) return refuse('nothing-to-do', clause, { code: 'nothing-owed-to-patron' });
  if (cents !== owed) {
    return refuse('not-enough-money', clause, { code: 'owed-to-the-cent', owed });
  }
  if (note === '') {
    return refuse('steps-missing', clause, { code: 'identification-not-described' });
  }
  const debit = owedAccount(command);
  const paid = transfer({ debit, credit: 'hand-pays', cents, memo: 'cash-out' });
  const transfers = drawUp(table.ledger, [paid]);
  assert(!('refused' in transfers), 'what is owed is there to be paid');
  return [{ happened: 'owed-paid', by, at, seat, patron, cents, note, clause, transfers }];
}

export const evolveOwedPaid = (table: Table, event: OwedPaid): Table =>
  withRows(table, settleRows(table.outstanding, event, event.cents).rows);

export const payOwedAct: Act<PayOwed, OwedPaid> = {
  name: 'pay-owed',
  fields: payOwedFields,
  may: ['supervise'],
  whileFrozen: 'waits',
  decide: decidePayOwed,
  evolve: { 'owed-paid': evolveOwedPaid },
};

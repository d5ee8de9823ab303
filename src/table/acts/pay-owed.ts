// Somebody who left before a correction comes back, or is found, and is paid what is owed (R11).

import { closeAccount, isRefusal, transfer } from '../../ledger/index.ts';
import { assert } from '../../rules/assert.ts';
import type { At, Decision, Given, Happened } from '../act.ts';
import { balanceOf, drawUp } from '../money.ts';
import { type Creditor, owedAccount } from '../owed.ts';
import { refuse } from '../refusal.ts';
import { clauseOfPower, lacksPower } from '../roles.ts';
import { sayMoney } from '../say.ts';
import type { Table } from '../table.ts';

/** Pays the whole of it by hand; the sum is said again to confirm it. */
export interface PayOwed extends Given, Creditor {
  readonly do: 'pay-owed';
  readonly cents: number;
  /** How the person was known: it goes on record. */
  readonly note: string;
}

export interface OwedPaid extends Happened, Creditor {
  readonly happened: 'owed-paid';
  readonly cents: number;
  readonly note: string;
  readonly clause: string;
}

export function decidePayOwed(room: At, command: PayOwed): Decision<OwedPaid> {
  const unauthorised = lacksPower(room, command.by, 'pay-owed');
  if (unauthorised !== undefined) return unauthorised;
  const { by, at, seat, patron, cents, note } = command;
  const clause = clauseOfPower(room, 'pay-owed');
  const debit = owedAccount(command);
  const owed = balanceOf(room.table.ledger, debit);
  if (owed === 0) return refuse('nothing-to-do', clause, 'Nothing is owed to this patron here.');
  if (cents !== owed) {
    return refuse('not-enough-money', clause, `${sayMoney(owed)} is owed, to the cent.`);
  }
  if (note === '') {
    return refuse('steps-missing', clause, 'Say how the patron was known: it goes on record.');
  }
  const paid = transfer({ debit, credit: 'hand-pays', cents, memo: 'cash-out' });
  const transfers = drawUp(room.table.ledger, [paid]);
  assert(!('refused' in transfers), 'what is owed is there to be paid');
  return [{ happened: 'owed-paid', by, at, seat, patron, cents, note, clause, transfers }];
}

export function evolveOwedPaid(table: Table, event: OwedPaid): Table {
  const ledger = closeAccount(table.ledger, owedAccount(event));
  assert(!isRefusal(ledger), 'nothing is owed any more');
  return { ...table, ledger };
}

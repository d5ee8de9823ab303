// A debt of commission that nobody pays is let go: by two, with the approval that is on file (C25).

import * as field from '../../fields.ts';
import { transfer } from '../../../ledger/index.ts';
import { assert } from '../../../rules/assert.ts';
import type { Act, Approvable, At, CommandWith, Decision, Happened } from '../../act.ts';
import { closeSettledMarker, debtsOf, markerAccount } from '../../settlement/commission.ts';
import { drawUp } from '../../accounts/money.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import { lacksPower } from '../../people/roles.ts';
import { secondPerson } from '../../people/second-person.ts';
import type { Actor } from '../../setup/setup.ts';
import type { Table } from '../../table.ts';

const releaseDebtFields = {
  ...field.atSeat,
  cents: field.sum,
  /** The number under which the approval is stored. */
  approval: field.word,
  note: field.words,
};

/** The sum is said again to confirm it. */
export type ReleaseDebt = CommandWith<'release-debt', typeof releaseDebtFields> & Approvable;

export interface DebtReleased extends Happened {
  readonly happened: 'debt-released';
  readonly seat: number;
  readonly patron: string;
  readonly cents: number;
  readonly approval: string;
  readonly note: string;
  readonly approvedBy: Actor;
}

const POWER = 'approve-deferred-commission';
const CLAUSE = 'ruling C25';

export function decideReleaseDebt(room: At, command: ReleaseDebt): Decision<DebtReleased> {
  const { by, at, seat, patron, cents, approval, note } = command;
  const unauthorised = lacksPower(room, by, POWER);
  if (unauthorised !== undefined) return unauthorised;
  const debt = debtsOf(room.table).find(each => each.seat === seat && each.patron === patron);
  if (debt === undefined) return refuse('nothing-to-do', CLAUSE, { code: 'no-debt-open' });
  if (cents !== debt.cents) {
    return refuse('not-enough-money', CLAUSE, { code: 'owed-to-the-cent', owed: debt.cents });
  }
  if (approval === '' || note === '') {
    return refuse('steps-missing', CLAUSE, { code: 'approval-not-named' });
  }
  const approvedBy = secondPerson(room, command, 'rule-on-dispute', CLAUSE);
  if (isRefusal(approvedBy)) return approvedBy;
  const credit = markerAccount(seat, patron);
  const draft = transfer({ debit: 'shortfall', credit, cents, memo: 'release' });
  const transfers = drawUp(room.table.ledger, [draft]);
  assert(!('refused' in transfers), 'the house can always take a loss');
  const released = { seat, patron, cents, approval, note, approvedBy };
  return [{ happened: 'debt-released', by, at, ...released, transfers }];
}

export const evolveDebtReleased = (table: Table, { seat, patron }: DebtReleased): Table =>
  closeSettledMarker(table, seat, patron);

export const releaseDebtAct: Act<ReleaseDebt, DebtReleased> = {
  name: 'release-debt',
  fields: releaseDebtFields,
  may: ['supervise'],
  whileFrozen: 'waits',
  secondPerson: 'approves',
  decide: decideReleaseDebt,
  evolve: { 'debt-released': evolveDebtReleased },
};

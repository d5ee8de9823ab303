// What a patron owes from a restated coup is collected, or written off by two (G17, G19).

import { z } from 'zod';

import * as field from '../../fields.ts';
import { correct, type AccountKind, type Draft } from '../../../ledger/index.ts';
import type { Act, Approvable, At, CommandWith, Decision, Happened } from '../../act.ts';
import { availableOf, drawUp, patronAccount } from '../../accounts/money.ts';
import { peopleAt } from '../../people/people-at.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import {
  isSamePatron,
  type OutstandingDifference,
  owingAccount,
  owingTo,
  type PatronAtSeat,
  settleRows,
  withRows,
} from '../../restatement/outstanding.ts';
import { clauseOfPower, lacksPower } from '../../people/roles.ts';
import { secondPerson } from '../../people/second-person.ts';
import type { Actor } from '../../setup/setup.ts';
import { lockedFor } from '../../settlement/substantial-win.ts';
import type { Table } from '../../table.ts';

/** What a debt is paid from. */
export const COLLECTED_FROM = ['account', 'chips', 'cash'] as const;
export type CollectedFrom = (typeof COLLECTED_FROM)[number];

const BROUGHT: Readonly<Record<Exclude<CollectedFrom, 'account'>, AccountKind>> = {
  chips: 'chips-in',
  cash: 'cash-in',
};

const collectOwingFields = {
  ...field.atSeat,
  cents: field.sum,
  from: z.enum(COLLECTED_FROM),

  /** What was said about it: it goes on record. */
  note: field.words,
};

/** All of it or a part. */
export type CollectOwing = CommandWith<'collect-owing', typeof collectOwingFields>;

export interface OwingCollected extends Happened, PatronAtSeat {
  readonly happened: 'owing-collected';
  readonly cents: number;
  readonly from: CollectedFrom;
  readonly note: string;
  readonly clause: string;
}

const writeOffOwingFields = { ...field.atSeat, cents: field.sum, why: field.words };

/** The house lets it go. */
export type WriteOffOwing = CommandWith<'write-off-owing', typeof writeOffOwingFields> & Approvable;

export interface OwingWrittenOff extends Happened, PatronAtSeat {
  readonly happened: 'owing-written-off';
  readonly cents: number;
  readonly why: string;
  readonly approvedBy: Actor;
  readonly clause: string;
}

export function decideCollectOwing(context: At, command: CollectOwing): Decision<OwingCollected> {
  const unauthorised = lacksPower(context, command.by, 'pay-owed');
  if (unauthorised !== undefined) return unauthorised;
  const { by, at, seat, patron, cents, from, note } = command;
  const { table } = context;
  const clause = clauseOfPower(context, 'pay-owed');
  const wrong = sumFault(table, command, clause);
  if (wrong !== undefined) return wrong;
  if (note === '') return refuse('steps-missing', clause, { code: 'ground-not-given' });
  const debit = from === 'account' ? accountWith(table, command, clause) : BROUGHT[from];
  if (typeof debit !== 'string') return debit;
  const transfers = drawUp(table.ledger, draftsFor(table, command, debit, 'owing'));
  if ('refused' in transfers) return refuse('not-enough-money', clause, { code: 'chips-too-few' });
  const told = { seat, patron, cents, from, note, clause };
  return [{ happened: 'owing-collected', by, at, ...told, transfers }];
}

/** Debts are named by what they come to: no more than that is taken. */
function sumFault(
  table: Table,
  command: PatronAtSeat & { readonly cents: number },
  clause: string,
) {
  const owing = owingTo(table).find(sum => isSamePatron(sum, command))?.cents ?? 0;
  if (owing === 0) return refuse('nothing-to-do', clause, { code: 'patron-owes-nothing' });
  const { cents } = command;
  const fits = Number.isSafeInteger(cents) && cents > 0 && cents <= owing;
  return fits ? undefined : refuse('not-enough-money', clause, { code: 'owing-less', owed: owing });
}

/** An account of the patron at this table that has so much to spare. */
function accountWith(table: Table, { patron, cents }: CollectOwing, clause: string) {
  const seats = table.seats.filter(seat => peopleAt(seat).some(({ id }) => id === patron));
  if (seats.length === 0) {
    return refuse('seat-empty', clause, { code: 'patron-without-account' });
  }
  const rich = seats.find(seat => {
    const free = availableOf(table.ledger, patronAccount(seat.number, patron));
    return free - lockedFor(seat, patron) >= cents;
  });
  return rich === undefined
    ? refuse('not-enough-money', clause, { code: 'chips-too-few' })
    : patronAccount(rich.number, patron);
}

/** One entry for each coup that the sum settles, the oldest first. */
const draftsFor = (
  table: Table,
  command: PatronAtSeat & { readonly cents: number },
  debit: Draft['debit'],
  memo: Draft['memo'],
): readonly Draft[] =>
  settleRows(table.outstanding, command, -command.cents).settled.map(({ cents, refersTo }) =>
    correct({ debit, credit: owingAccount(command), cents: -cents, refersTo, memo }),
  );

export function decideWriteOffOwing(
  context: At,
  command: WriteOffOwing,
): Decision<OwingWrittenOff> {
  const power = 'write-off-owing';
  const unauthorised = lacksPower(context, command.by, power);
  if (unauthorised !== undefined) return unauthorised;
  const { by, at, seat, patron, cents, why } = command;
  const { table } = context;
  const clause = clauseOfPower(context, power);
  const wrong = sumFault(table, command, clause);
  if (wrong !== undefined) return wrong;
  if (why === '') return refuse('steps-missing', clause, { code: 'ground-not-given' });
  const approvedBy = secondPerson(context, command, power, clause);
  if (isRefusal(approvedBy)) return approvedBy;
  const transfers = drawUp(table.ledger, draftsFor(table, command, 'shortfall', 'shortfall'));
  if ('refused' in transfers) return refuse('not-enough-money', clause, { code: 'chips-too-few' });
  const told = { seat, patron, cents, why, approvedBy, clause };
  return [{ happened: 'owing-written-off', by, at, ...told, transfers }];
}

export const evolveOwingCollected = (table: Table, event: OwingCollected): Table =>
  withRows(table, settleRows(table.outstanding, event, -event.cents).rows);

/** The rows remember it: a coup restated again counts what was written off (G17). */
export function evolveOwingWrittenOff(table: Table, event: OwingWrittenOff): Table {
  const { rows, settled } = settleRows(table.outstanding, event, -event.cents);
  return withRows(
    table,
    rows.map(row => {
      const part = settled.find(each => isSameRow(each, row))?.cents ?? 0;
      return part === 0 ? row : { ...row, writtenOff: (row.writtenOff ?? 0) - part };
    }),
  );
}

const isSameRow = (one: OutstandingDifference, other: OutstandingDifference): boolean =>
  isSamePatron(one, other) && one.shoe === other.shoe && one.coup === other.coup;

export const collectOwingAct: Act<CollectOwing, OwingCollected> = {
  name: 'collect-owing',
  fields: collectOwingFields,
  may: ['supervise'],
  whileFrozen: 'waits',
  decide: decideCollectOwing,
  evolve: { 'owing-collected': evolveOwingCollected },
};

export const writeOffOwingAct: Act<WriteOffOwing, OwingWrittenOff> = {
  name: 'write-off-owing',
  fields: writeOffOwingFields,
  may: ['supervise'],
  whileFrozen: 'waits',
  secondPerson: 'approves',
  decide: decideWriteOffOwing,
  evolve: { 'owing-written-off': evolveOwingWrittenOff },
};

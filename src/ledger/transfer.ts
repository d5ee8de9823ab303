// Transfers: the rows of the ledger, what each does, and how a pending one is resolved.

import type { AccountId } from './account.ts';

/** A transfer's number: unique and gap-free within one ledger (R-CSH-2), beginning with 1. */
export type TransferId = number;

/**
 * What a transfer does. `transfer` moves money at once; `pend` reserves it; `replace` voids a
 * pending transfer and pends another in its place; `post` moves all or part of what was pending
 * and releases the rest; `void` releases all of it.
 */
export const TRANSFER_ACTS = ['transfer', 'pend', 'replace', 'post', 'void'] as const;
export type TransferAct = (typeof TRANSFER_ACTS)[number];

/** What a transfer is for. */
export const MEMOS = [
  'buy-in',
  'cash-out',
  'wager',
  'payment',
  'commission',
  'fill',
  'float-credit',
  'count',
  'hold',
  'release',
  'correction',
  'shortfall',
  'owed',
  'owing',
  'entry',
  'refund',
  'added-value',
  'retention',
  'prize',
] as const;
export type Memo = (typeof MEMOS)[number];

/** A transfer before it has its number. */
export interface Draft {
  readonly act: TransferAct;
  readonly debit: AccountId;
  readonly credit: AccountId;
  readonly cents: number;
  /** The pending transfer that this resolves, or the earlier transfer that it corrects. */
  readonly refersTo: TransferId | null;
  readonly memo: Memo;
}

/** One row of the ledger. It is added once and never changed. */
export interface Transfer extends Draft {
  readonly id: TransferId;
}

/** A transfer that has reserved its cents and waits to be posted, voided or replaced. */
export interface Pending {
  readonly id: TransferId;
  readonly debit: AccountId;
  readonly credit: AccountId;
  readonly cents: number;
  readonly memo: Memo;
}

const REFERRING: readonly Memo[] = ['correction', 'shortfall', 'owed', 'owing'];

/** Whether a transfer for this must say which earlier one it sets right (R-HIS-4). */
export function mustRefer(memo: Memo): boolean {
  return REFERRING.includes(memo);
}

/** Moves money at once. */
export const transfer = (row: Omit<Draft, 'act' | 'refersTo'>): Draft =>
  draft('transfer', row, null);

/** Reserves money. */
export const pend = (row: Omit<Draft, 'act' | 'refersTo'>): Draft => draft('pend', row, null);

/** Moves money at once, to set an earlier transfer right. */
export const correct = (row: Omit<Draft, 'act'>): Draft => draft('transfer', row, row.refersTo);

/** Moves what was pending, or the part of it that is named; the rest is released. */
export const post = (pending: Pending, cents: number = pending.cents): Draft =>
  draft('post', { ...pending, cents }, pending.id);

/** Releases what was pending. */
export const voidTransfer = (pending: Pending): Draft => draft('void', pending, pending.id);

/** Releases what was pending and reserves another sum in its place. */
export const replace = (pending: Pending, cents: number): Draft =>
  draft('replace', { ...pending, cents }, pending.id);

/** Gives drafts their numbers, from the ledger's next one on. */
export function numbered(
  ledger: { readonly next: TransferId },
  drafts: readonly Draft[],
): readonly Transfer[] {
  return drafts.map((row, index) => ({
    id: ledger.next + index,
    act: row.act,
    debit: row.debit,
    credit: row.credit,
    cents: row.cents,
    refersTo: row.refersTo,
    memo: row.memo,
  }));
}

function draft(
  act: TransferAct,
  row: Omit<Draft, 'act' | 'refersTo'>,
  refersTo: TransferId | null,
): Draft {
  const { debit, credit, cents, memo } = row;
  return { act, debit, credit, cents, refersTo, memo };
}

// Transfers as the journal stores them: short lists in a fixed order, read back the same.

import type { Transfer } from '../../../ledger/transfer.ts';

/** A transfer's fields in the order in which they are stored. */
export type StoredTransfer = readonly [
  id: Transfer['id'],
  act: Transfer['act'],
  debit: Transfer['debit'],
  credit: Transfer['credit'],
  cents: Transfer['cents'],
  refersTo: Transfer['refersTo'],
  memo: Transfer['memo'],
];

/** The text of an append's transfers, or null if it has none. */
export function writeTransfers(transfers: readonly Transfer[]): string | null {
  if (transfers.length === 0) return null;
  const lists = transfers.map(
    ({ id, act, debit, credit, cents, refersTo, memo }) =>
      `[${id},"${act}",${quoted(debit)},${quoted(credit)},${cents},${refersTo},"${memo}"]`,
  );
  return `[${lists.join(',')}]`;
}

const PLAIN = /^[\w:.-]*$/u;

/** Text as JSON writes it; account ids are nearly always plain words. */
const quoted = (text: string): string => (PLAIN.test(text) ? `"${text}"` : JSON.stringify(text));

/** Reads them back. The text is ours: its hash was checked before. */
export function readTransfers(text: string | null): readonly Transfer[] {
  if (text === null) return [];
  const lists: readonly StoredTransfer[] = JSON.parse(text);
  return lists.map(([id, act, debit, credit, cents, refersTo, memo]) => ({
    id,
    act,
    debit,
    credit,
    cents,
    refersTo,
    memo,
  }));
}

/** Why a transfer cannot be stored as money, or null (R-MTR-9: whole cents, safe integers). */
export function unfitTransfer(transfers: readonly Transfer[]): string | null {
  for (const { id, cents, debit, credit, refersTo } of transfers) {
    if (!Number.isSafeInteger(id) || id < 1) return `transfer ${id} has no proper number`;
    if (!Number.isSafeInteger(cents) || cents < 0) return `transfer ${id} is not in whole cents`;
    if (refersTo !== null && !Number.isSafeInteger(refersTo)) {
      return `transfer ${id} refers to no proper number`;
    }
    if (debit === credit) return `transfer ${id} debits and credits one account`;
  }
  return null;
}

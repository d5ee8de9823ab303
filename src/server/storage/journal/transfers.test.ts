import { expect, test } from 'vitest';

import type { Transfer } from '../../../ledger/transfer.ts';
import { type Slice, TransferReader } from './transfer-bytes.ts';
import { readTransfers, unfitTransfer, writeTransfers } from './transfers.ts';

const row = (more: Partial<Transfer>): Transfer => ({
  id: 1,
  act: 'pend',
  debit: 'patron:terminal-7',
  credit: 'house',
  cents: 1000,
  refersTo: null,
  memo: 'wager',
  ...more,
});

const reader = new TransferReader();

/** Reads from the middle of other bytes, as a stored event is. */
const each = (text: string, take: Parameters<TransferReader['each']>[3]): string | null => {
  const length = Buffer.byteLength(text);
  return reader.each(Buffer.from(`\\"[${text}"]\\`), 3, 3 + length, take);
};

const textOf = ({ bytes, from, to }: Slice): string =>
  Buffer.from(bytes.subarray(from, to)).toString('utf8');

const read = (text: string | null): unknown[] => {
  const all: unknown[] = [];
  const told = each(text ?? '', (id, act, debit, credit, cents, refersTo) => {
    all.push([id, act, textOf(debit), textOf(credit), cents, refersTo]);
    return null;
  });
  expect(told).toBeNull();
  return all;
};

test.each([
  ['one', [row({})]],
  ['several', [row({}), row({ id: 2, act: 'post', refersTo: 1, cents: 0 }), row({ id: 3 })]],
  ['strange names', [row({ debit: 'patron:a"b,c]\\[é盧', credit: 'patron:[1,"x"]' })]],
  ['letters beyond ASCII', [row({ debit: 'patron:盧é' })]],
])('transfers come back as they were written, however they are read: %s', (_, transfers) => {
  const text = writeTransfers(transfers);
  expect(readTransfers(text)).toEqual(transfers);
  expect(read(text)).toEqual(
    transfers.map(({ id, act, debit, credit, cents, refersTo }) => [
      id,
      act,
      debit,
      credit,
      cents,
      refersTo,
    ]),
  );
});

test('no transfers are written as nothing, and an empty list reads as none', () => {
  expect(writeTransfers([])).toBeNull();
  expect(readTransfers(null)).toEqual([]);
  expect(read('[]')).toEqual([]);
});

test.each([
  ...['', '[', '[[1', '{}', '[[1,"pend","a","b",5,null,"wager"]', '[1]', 'null'],
  '[[1,"spend","a","b",5,null,"wager"]]',
  '[[1,"pend","a","b",-5,null,"wager"]]',
  '[[1,"pend","a","b",9007199254740993,null,"wager"]]',
  '[[1,"pend","a","b",5,null,"wager"]],',
])('a text that is no list of transfers is told: %j', text =>
  expect(each(text, () => null)).toBe('its transfers cannot be read'),
);

test.each([
  ['half a cent', row({ cents: 0.5 })],
  ['less than nothing', row({ cents: -1 })],
  ['beyond 2^53', row({ cents: 2 ** 53 })],
  ['no number', row({ id: 0 })],
  ['a reference to half a row', row({ refersTo: 1.5 })],
  ['from an account to itself', row({ credit: 'patron:terminal-7' })],
])('not stored as money: %s', (_, transfer) => {
  expect(unfitTransfer([row({}), transfer])).toContain('transfer');
  expect(unfitTransfer([row({})])).toBeNull();
});

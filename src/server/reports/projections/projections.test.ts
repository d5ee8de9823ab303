import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { Transfer } from '../../../ledger/transfer.ts';
import type { Journal } from '../../storage/journal/journal.ts';
import { startTestPostgres } from '../../testing/database.ts';
import type { TestPostgres } from '../../testing/database.ts';
import { journalOn, pending, stored, TestTable } from '../../testing/journal.ts';
import { verifyJournal } from '../../checks/verify/verify.ts';
import { balances, readBalances } from './balances.ts';
import { catchUp, catchUpOn, checkProjection, rebuild, streamsToRead } from './catch-up.ts';

let postgres: TestPostgres;
let journal: Journal;
beforeAll(async () => {
  postgres = await startTestPostgres();
  journal = await journalOn(postgres.address);
});
afterAll(async () => {
  await journal.close();
  await postgres.stop();
});

let table: TestTable;
let tables = 0;
beforeEach(async () => {
  tables += 1;
  table = await TestTable.open(journal, `table:${tables}`);
});

const patron = 'patron:terminal-7' as const;
const buyIn = (id: number, cents: number): Transfer => ({
  ...pending(id, cents),
  act: 'transfer',
  debit: 'notes-in:terminal-7',
  credit: patron,
  memo: 'buy-in',
});
const resolve = (
  act: 'post' | 'void' | 'replace',
  id: number,
  refersTo: number,
  cents: number,
) => ({
  ...pending(id, cents),
  act,
  refersTo,
});

const of = async (account: string) => {
  const all = await readBalances(journal.db, table.stream.name);
  return all.find(one => one.account === account);
};

test('balances follow buy-in, wager, raise, loss and push, at once or by and by', async () => {
  const steps: readonly (readonly Transfer[])[] = [
    [buyIn(1, 10_000)],
    [pending(2, 1_000)],
    [resolve('replace', 3, 2, 1_500)],
    [pending(4, 700)],
    [resolve('post', 5, 3, 1_500), resolve('void', 6, 4, 700)],
  ];
  for (const transfers of steps) {
    stored(await table.append({ transfers }));
    if (table.seq > 2) await catchUp(journal.db, balances);
  }
  expect(await of(patron)).toMatchObject({
    debits: 1_500,
    credits: 10_000,
    pendingDebits: 0,
    pendingCredits: 0,
  });
  expect(await of('house')).toMatchObject({ debits: 0, credits: 1_500, pendingCredits: 0 });
  expect(await checkProjection(journal.db, balances)).toEqual([]);
  const once = await readBalances(journal.db);
  expect((await rebuild(journal.db, balances)).events).toBeGreaterThanOrEqual(5);
  expect(await readBalances(journal.db)).toEqual(once);
});

test('catching up reads only what is new, and two at once count nothing twice', async () => {
  stored(await table.append({ transfers: [buyIn(1, 500)] }));
  await catchUp(journal.db, balances);
  stored(await table.append({ transfers: [buyIn(2, 500)] }));
  const read = await Promise.all([
    catchUp(journal.db, balances),
    catchUp(journal.db, balances),
    catchUp(journal.db, balances),
  ]);
  expect(read.reduce((sum, { events }) => sum + events, 0)).toBe(1);
  expect(await of(patron)).toMatchObject({ credits: 1_000 });
});

test('one stream is read a part at a time, never past the event that was asked for', async () => {
  await catchUp(journal.db, balances);
  for (const id of [1, 2, 3, 4]) stored(await table.append({ transfers: [buyIn(id, 100)] }));
  const { name } = table.stream;
  expect(await streamsToRead(journal.db, balances)).toEqual([name]);
  const seq = table.seq - 1;
  expect(await catchUpOn(journal.db, balances, name, { most: 2, seq })).toBe(true);
  expect(await of(patron)).toMatchObject({ credits: 200 });
  expect(await catchUpOn(journal.db, balances, name, { most: 2, seq })).toBe(false);
  expect(await of(patron)).toMatchObject({ credits: 300 });
  expect(await catchUpOn(journal.db, balances, name, { most: 2 })).toBe(false);
  expect(await of(patron)).toMatchObject({ credits: 400 });
  expect(await streamsToRead(journal.db, balances)).toEqual([]);
});

test('a changed balance is found by the check and by verify, and mended by a rebuild', async () => {
  stored(await table.append({ transfers: [buyIn(1, 800), pending(2, 300)] }));
  await catchUp(journal.db, balances);
  // Events that came after: the check compares what the projection has read, not more.
  stored(await table.append({ transfers: [resolve('post', 3, 2, 300)] }));
  await journal.db.query(
    `update balance set credits = credits + 1 where stream = $1 and account = $2`,
    [table.stream.id, patron],
  );
  const differences = await checkProjection(journal.db, balances);
  expect(differences.map(({ is }) => is)).toEqual(['not-in-the-journal', 'not-in-the-projection']);
  const report = await verifyJournal({ address: postgres.address });
  expect(report.damages).toMatchObject([
    {
      stream: table.stream.name,
      found: 'balance-differs',
      says:
        `Account ${patron} AUD of ${table.stream.name} is stored as 0 801 300 0, ` +
        'its events make 0 800 300 0.',
    },
  ]);
  await rebuild(journal.db, balances);
  expect((await verifyJournal({ address: postgres.address })).isWhole).toBe(true);
});

test('a new version of a projection begins from the beginning', async () => {
  stored(await table.append({ transfers: [buyIn(1, 500)] }));
  await catchUp(journal.db, balances);
  const { events } = await catchUp(journal.db, { ...balances, version: 2 });
  expect(events).toBeGreaterThan(1);
  expect(await of(patron)).toMatchObject({ credits: 500 });
});

test('[R-MEM-5] a projection stops before a damaged event and says so', async () => {
  stored(await table.append({ transfers: [buyIn(1, 500)] }));
  stored(await table.append({ transfers: [buyIn(2, 500)] }));
  await journal.db.query(`alter table journal disable trigger all;
    update journal set kind = 'x' where stream = ${table.stream.id} and seq = 2;
    alter table journal enable trigger all`);
  const { damages } = await catchUp(journal.db, balances);
  expect(damages).toMatchObject([{ stream: table.stream.name, seq: 2, found: 'changed' }]);
  expect(await of(patron)).toMatchObject({ credits: 500 });
});

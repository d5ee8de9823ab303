import type pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import type { Transfer } from '../../../ledger/transfer.ts';
import type { Journal } from '../../storage/journal/journal.ts';
import { connect } from '../../storage/postgres/connect.ts';
import { startTestPostgres } from '../../testing/database.ts';
import type { TestPostgres } from '../../testing/database.ts';
import { journalOn, pending, stored, TestTable } from '../../testing/journal.ts';
import { verifyJournal } from './verify.ts';
import type { VerifyReport } from './verify.ts';

let postgres: TestPostgres;
let journal: Journal;
let admin: pg.Client;
beforeAll(async () => {
  postgres = await startTestPostgres();
  journal = await journalOn(postgres.address);
  admin = await connect(postgres.address, 'somebody with all rights');
});
afterAll(async () => {
  await admin.end();
  await journal.close();
  await postgres.stop();
});

/** Somebody with all rights of the database changes the journal behind our back. */
async function tamper(sql: string, values: unknown[] = []): Promise<number> {
  await admin.query('alter table journal disable trigger all');
  const { rowCount } = await admin.query(sql, values);
  await admin.query('alter table journal enable trigger all');
  return rowCount ?? 0;
}

afterEach(async () => {
  // Each test damages its own streams; the next begins with an empty journal.
  await tamper('truncate journal, stream, balance, pending_transfer, projection, snapshot');
});

const verify = (): Promise<VerifyReport> => verifyJournal({ address: postgres.address });

async function twoTables(): Promise<readonly [TestTable, TestTable]> {
  const tables = [
    await TestTable.open(journal, 'table:1'),
    await TestTable.open(journal, 'table:2'),
  ] as const;
  for (let n = 0; n < 10; n += 1) for (const table of tables) stored(await table.append());
  return tables;
}

test('a whole journal is told by what was checked', async () => {
  await twoTables();
  const report = await verify();
  expect(report).toMatchObject({ isWhole: true, streams: 2, events: 20, transfers: 20 });
  expect(report.heads.map(({ stream, seq }) => [stream, seq])).toEqual([
    ['table:1', 10],
    ['table:2', 10],
  ]);
});

const ONE = `where stream = (select id from stream where name = 'table:1') and seq = 5`;

test.each([
  ['body', `update journal set body = '{"stake":999999}' ${ONE}`, 'changed', 5],
  ['transfers', `update journal set transfers = '[]' ${ONE}`, 'changed', 5],
  ['no transfers', `update journal set transfers = null ${ONE}`, 'changed', 5],
  ['time', `update journal set at = at - interval '1 ms' ${ONE}`, 'changed', 5],
  ['gaming day', `update journal set gaming_day = gaming_day + 1 ${ONE}`, 'changed', 5],
  ['currency', `update journal set currency = 'NZD' ${ONE}`, 'changed', 5],
  ['kind', `update journal set kind = 'wager-voided' ${ONE}`, 'changed', 5],
  ['version', `update journal set version = 2 ${ONE}`, 'changed', 5],
  ['epoch', `update journal set epoch = 9 ${ONE}`, 'changed', 5],
  ['key', `update journal set key = 'another' ${ONE}`, 'changed', 5],
  ['answer', `update journal set answer = '{}' ${ONE}`, 'changed', 5],
  ['hash', `update journal set hash = sha256('x') ${ONE}`, 'changed', 5],
  ['hash cut', `update journal set hash = '\\x00' ${ONE}`, 'unreadable', 5],
  ['one removed', `delete from journal ${ONE}`, 'missing', 5],
  [
    'moved to another stream',
    `update journal set seq = 11, stream = (select id from stream where name = 'table:2') ${ONE}`,
    'missing',
    5,
  ],
  [
    'two exchanged',
    `with a as (select * from journal ${ONE}), b as (
       select * from journal where stream = (select stream from a) and seq = 6)
     update journal j set transfers = case when j.seq = 5 then b.transfers else a.transfers end
       from a, b where j.stream = a.stream and j.seq in (5, 6)`,
    'changed',
    6,
  ],
  [
    'one inserted at the end',
    `insert into journal select stream, epoch, 11, at, gaming_day, version, currency, kind,
       prev_hash, hash, body, transfers, key, answer from journal ${ONE}`,
    'changed',
    11,
  ],
  [
    'one inserted before the first',
    `insert into journal select stream, epoch, 0, at, gaming_day, version, currency, kind,
       prev_hash, hash, body, transfers, key, answer from journal ${ONE}`,
    'not-linked',
    0,
  ],
])('[R-MEM-5] tampering is found and named: %s', async (_, sql, found, seq) => {
  await twoTables();
  expect(await tamper(sql)).toBeGreaterThan(0);
  const report = await verify();
  expect(report.isWhole).toBe(false);
  expect(report.damages).toContainEqual(expect.objectContaining({ stream: 'table:1', seq, found }));
});

test('events of a stream that was never opened are found', async () => {
  await twoTables();
  await tamper(
    `insert into journal select 999, epoch, seq, at, gaming_day, version, currency, kind,
       prev_hash, hash, body, transfers, key, answer from journal ${ONE}`,
  );
  expect((await verify()).damages).toMatchObject([{ stream: '#999', found: 'unknown-stream' }]);
});

test('[R-MEM-5] only the damaged stream is stopped; the other plays on', async () => {
  const [bad, good] = await twoTables();
  await tamper(`update journal set kind = 'x' ${ONE}`);
  const report = await verifyJournal({ address: postgres.address, stopsDamaged: true });
  expect(report.damages).toHaveLength(1);
  const answers = await Promise.all([bad.append(), good.append()]);
  expect(answers[0]).toMatchObject({ refused: 'lease-lost' });
  expect(answers[1]).toMatchObject({ last: 11 });
  expect(await journal.take(['table:1'])).toMatchObject([
    { refused: 'stopped', says: 'table:1 is stopped: Event 5 of table:1 was changed.' },
  ]);
});

test('rows that lie in another order on the disk are no damage, however many', async () => {
  const table = await TestTable.open(journal, 'table:1');
  const appends = Array.from({ length: 9_000 }, () => table.append());
  await Promise.all(appends);
  await tamper(`create table shuffled as select * from journal order by seq desc`);
  await tamper('truncate journal');
  await tamper('insert into journal select * from shuffled');
  await tamper('drop table shuffled');
  expect(await verify()).toMatchObject({ isWhole: true, events: 9_000 });
  await tamper('delete from journal where seq between 4000 and 4999');
  expect((await verify()).damages).toMatchObject([
    { found: 'missing', seq: 4000, says: 'Events 4000 to 4999 of table:1 are missing.' },
  ]);
});

const resolving = (
  act: Transfer['act'],
  id: number,
  refersTo: number,
  cents: number,
): Transfer => ({
  ...pending(id, cents),
  act,
  refersTo,
});

test.each([
  ['a transfer that resolves nothing', [resolving('post', 2, 7, 1000)], 'transfer 7'],
  ['more posted than was pending', [resolving('post', 2, 1, 1001)], 'transfer 1'],
  ['a number left out', [pending(3, 1000)], 'transfer 3 follows transfer 1'],
])('the books are kept a second time: %s', async (_, transfers, says) => {
  const table = await TestTable.open(journal, 'table:1');
  stored(await table.append());
  stored(await table.append({ transfers }));
  const report = await verify();
  expect(report.damages).toMatchObject([{ seq: 2, found: 'books-wrong' }]);
  expect(report.damages[0]?.says).toContain(says);
});

test('a witness sees every event in order and may object', async () => {
  await twoTables();
  const source = `const last = new Map();
    export const witnessFor = stream => ({
      compare: () => null,
      see: event => {
        if (event.seq !== (last.get(stream) ?? 0) + 1) return 'out of order.';
        last.set(stream, event.seq);
        return event.seq === 7 && stream === 'table:2' ? 'no seat has that balance.' : null;
      },
    });`;
  const report = await verifyJournal({
    address: postgres.address,
    witnessModule: `data:text/javascript,${encodeURIComponent(source)}`,
  });
  expect(report.damages).toMatchObject([{ stream: 'table:2', seq: 7, found: 'witness-objects' }]);
});

test('the journal is checked while play goes on, at one moment, in two threads', async () => {
  const tables = await twoTables();
  const more = tables.map(async table => {
    for (let n = 0; n < 300; n += 1) stored(await table.append());
  });
  const report = await verifyJournal({ address: postgres.address, threads: 2, worthThreads: 0 });
  expect(report).toMatchObject({ isWhole: true, streams: 2 });
  await Promise.all(more);
  expect(await verify()).toMatchObject({ isWhole: true, events: 620 });
});

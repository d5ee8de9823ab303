import { afterAll, beforeAll, expect, test } from 'vitest';

import { startTestPostgres } from '../../testing/database.ts';
import type { TestPostgres } from '../../testing/database.ts';
import { isStored, journalOn, pending, stored, takeOne, TestTable } from '../../testing/journal.ts';
import { canonicalBytes, genesisOf, hashOf, readEvent } from './canonical.ts';
import type { StoredEvent } from './event.ts';
import type { Journal } from './journal.ts';
import { beginningOf, isDamage } from './read.ts';

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

const readAll = async (table: TestTable): Promise<StoredEvent[]> => {
  const events: StoredEvent[] = [];
  const head = await journal.read(table.stream, beginningOf(table.stream.name), event =>
    events.push(event),
  );
  expect(isDamage(head)).toBe(false);
  return events;
};

test('an append comes back event by event; transfers, key, answer with the last', async () => {
  const table = await TestTable.open(journal, 'table:1');
  const answer = stored(
    await table.append({
      events: [
        { kind: 'wager-placed', version: 1, body: { text: 'é – 盧 \u0000 " \\ \ud83c\udfb2' } },
        { kind: 'balance-shown', version: 1, body: [1, null, { deep: true }] },
      ],
      transfers: [pending(1, 9_007_199_254_740_991)],
      key: 'terminal-7:1',
      answer: { accepted: [1] },
    }),
  );
  expect(answer).toMatchObject({ first: 1, last: 2 });
  const [first, second] = await readAll(table);
  expect(first).toMatchObject({
    seq: 1,
    epoch: 1,
    at: table.at,
    gamingDay: '2025-03-01',
    currency: 'AUD',
    kind: 'wager-placed',
    version: 1,
    body: { text: 'é – 盧 \u0000 " \\ \ud83c\udfb2' },
    transfers: [],
    key: null,
    answer: null,
    prevHash: genesisOf('table:1'),
  });
  expect(second).toMatchObject({
    seq: 2,
    body: [1, null, { deep: true }],
    transfers: [pending(1, 9_007_199_254_740_991)],
    key: 'terminal-7:1',
    answer: { accepted: [1] },
    prevHash: first?.hash,
    hash: answer.hash,
  });
});

test('the bytes of an event are fixed for ever: an old journal must hash the same', () => {
  const bytes = canonicalBytes({
    prevHash: genesisOf('table:1'),
    seq: 4_294_967_297,
    epoch: 3,
    at: Date.UTC(2025, 2, 1, 12, 0, 0, 7),
    gamingDay: '2025-03-01',
    currency: 'AUD',
    kind: 'wager-placed',
    version: 1,
    body: '{"stake":1000}',
    transfers: '[[1,"pend","patron:terminal-7","house",1000,null,"wager"]]',
    key: 'terminal-7:1',
    answer: null,
  });
  expect(Buffer.from(hashOf(bytes), 'base64').toString('hex')).toMatchInlineSnapshot(
    `"3e632069d53be6a8db7ba18ee5d8db5c3852eb951b5e19ccbaeb0f96aacf8b2e"`,
  );
  expect(readEvent('table:1', bytes, hashOf(bytes))).toMatchObject({
    seq: 4_294_967_297,
    at: Date.UTC(2025, 2, 1, 12, 0, 0, 7),
    gamingDay: '2025-03-01',
    transfers: [{ ...pending(1, 1000) }],
  });
});

test('appends of many tables that come in meanwhile share a commit', async () => {
  const tables = await Promise.all(
    Array.from({ length: 20 }, (_, n) => TestTable.open(journal, `shared:${n}`)),
  );
  const before = journal.meters;
  const answers = await Promise.all(
    tables.flatMap(table => Array.from({ length: 20 }, () => table.append())),
  );
  expect(answers.every(isStored)).toBe(true);
  const after = journal.meters;
  expect(after.appends - before.appends).toBe(400);
  expect(after.commits - before.commits).toBeLessThanOrEqual(3);
  for (const table of tables) expect(await readAll(table)).toHaveLength(20);
});

test('[R-CSH-2] the books can be read as rows, with day, currency and state', async () => {
  const table = await TestTable.open(journal, 'books:1');
  await table.append({ transfers: [pending(1, 500), { ...pending(2, 700), act: 'void' }] });
  const { rows } = await journal.db.query(
    `select seq, leg, id, act, state, debit, credit, cents, currency, gaming_day, memo
       from transfer where stream = 'books:1' order by leg`,
  );
  const row = { seq: 1, debit: 'patron:terminal-7', credit: 'house', memo: 'wager' };
  const day = { currency: 'AUD', gaming_day: '2025-03-01' };
  expect(rows).toEqual([
    { ...row, ...day, leg: 1, id: 1, act: 'pend', state: 'pending', cents: 500 },
    { ...row, ...day, leg: 2, id: 2, act: 'void', state: 'voided', cents: 700 },
  ]);
});

test('an append that has not seen the latest event is refused', async () => {
  const table = await TestTable.open(journal, 'seq:1');
  await table.append();
  expect(await table.append({ expectedSeq: 0 })).toMatchObject({ refused: 'wrong-seq' });
  expect(await table.append({ expectedSeq: 7 })).toMatchObject({ refused: 'wrong-seq' });
  expect(await readAll(table)).toHaveLength(1);
});

test('[R-CLK-1] a clock that went back stops appends until it has caught up', async () => {
  const table = await TestTable.open(journal, 'clock:1');
  await table.append();
  expect(await table.append({ at: table.at - 60_000, expectedSeq: 1 })).toMatchObject({
    refused: 'time-went-back',
  });
  expect(isStored(await table.append({ expectedSeq: 1 }))).toBe(true);
});

test('[R-BET-3] a key is stored once for ever; repeated, it gets its first answer', async () => {
  const table = await TestTable.open(journal, 'keys:1');
  await table.append({ key: 'terminal-7:41', answer: { accepted: 1000 } });
  const again = await table.append({ key: 'terminal-7:41', answer: { accepted: 2000 } });
  expect(again).toMatchObject({ refused: 'key-repeated', answer: { accepted: 1000 } });
  const reopened = await TestTable.open(journal, 'keys:1');
  expect(reopened.seq).toBe(1);
  expect(isStored(await reopened.append({ key: 'terminal-7:42' }))).toBe(true);
  expect(await journal.firstAnswer(table.stream.id, 'terminal-7:41')).toEqual({ accepted: 1000 });
  expect(await journal.firstAnswer(table.stream.id, 'terminal-7:42')).toBeNull();
  expect(await journal.firstAnswer(table.stream.id, 'terminal-7:43')).toBeUndefined();
});

test('one bad append is refused alone: its neighbours in the commit are stored', async () => {
  const good = await TestTable.open(journal, 'neighbour:good');
  const bad = await TestTable.open(journal, 'neighbour:bad');
  await bad.append({ key: 'once' });
  const answers = await Promise.all([
    good.append(),
    bad.append({ key: 'once' }),
    bad.append(),
    good.append(),
  ]);
  expect(answers.map(isStored)).toEqual([true, false, false, true]);
  expect(answers[2]).toMatchObject({ refused: 'wrong-seq' });
  expect(await readAll(good)).toHaveLength(2);
  expect(await readAll(bad)).toHaveLength(1);
});

test.each([
  ['no events', { events: [] }],
  ['a body that is not there', { events: [{ kind: 'x', version: 1, body: undefined }] }],
  ['half a cent', { transfers: [pending(1, 0.5)] }],
  ['more cents than we can count', { transfers: [pending(1, 2 ** 53)] }],
  ['a day that is none', { gamingDay: '2025-02-31x' }],
  ['a key with a space', { key: 'a b' }],
  ['a megabyte', { events: [{ kind: 'x', version: 1, body: 'x'.repeat(1024 * 1024) }] }],
])('not storable: %s', async (_, more) => {
  const table = await TestTable.open(journal, 'unfit:1');
  expect(await table.append(more)).toMatchObject({ refused: 'not-storable' });
  expect(isStored(await table.append({ expectedSeq: table.stream.seq }))).toBe(true);
});

test('whoever takes a stream over shuts the former owner out at once', async () => {
  const other = await journalOn(postgres.address);
  try {
    const before = await TestTable.open(journal, 'lease:1');
    const bystander = await TestTable.open(journal, 'lease:2');
    await before.append();
    const after = await TestTable.open(other, 'lease:1');
    expect(after.stream).toMatchObject({ epoch: before.stream.epoch + 1, seq: 1 });
    expect(isStored(await after.append())).toBe(true);
    const [late, mine] = await Promise.all([before.append(), bystander.append()]);
    expect(late).toMatchObject({ refused: 'lease-lost' });
    expect(isStored(mine)).toBe(true);
    expect(await before.append({ expectedSeq: 2 })).toMatchObject({ refused: 'stream-not-open' });
    expect(await readAll(before)).toHaveLength(2);
  } finally {
    await other.close();
  }
});

test('an idle house learns at its next renewal that another has its streams', async () => {
  const idle = await journalOn(postgres.address, { leaseMs: 300 });
  const other = await journalOn(postgres.address);
  try {
    await takeOne(idle, 'lease:4');
    await takeOne(idle, 'lease:5');
    expect(idle.leases).toMatchObject({ lost: 0, gone: [] });
    // The same owner's name: a house that is believed dead gives way at once.
    await takeOne(other, 'lease:4');
    await expect.poll(() => idle.leases.gone).toEqual(['lease:4']);
    expect(idle.leases.lost).toBe(1);
    await takeOne(idle, 'lease:4');
    expect(idle.leases).toMatchObject({ lost: 1, gone: [] });
  } finally {
    await idle.close();
    await other.close();
  }
});

test('another owner waits until a lease has run out or was given back', async () => {
  await takeOne(journal, 'lease:3');
  const other = await journalOn(postgres.address, { owner: 'other-house' });
  try {
    expect(await other.take(['lease:3'])).toMatchObject([{ refused: 'leased' }]);
    await journal.db.query(`update stream set leased_until = now() - interval '1 s'
      where name = 'lease:3'`);
    expect((await takeOne(other, 'lease:3')).epoch).toBe(2);
  } finally {
    await other.close();
  }
  expect((await takeOne(journal, 'lease:3')).epoch).toBe(3);
});

test('[R-MEM-5] a stopped stream takes nothing until released; the others go on', async () => {
  const bad = await TestTable.open(journal, 'stop:1');
  const good = await TestTable.open(journal, 'stop:2');
  const elsewhere = await journalOn(postgres.address);
  await elsewhere.stop('stop:1', 'event 1 was changed.');
  await elsewhere.close();
  const answers = await Promise.all([bad.append(), good.append()]);
  expect(answers.map(isStored)).toEqual([false, true]);
  expect(await journal.take(['stop:1'])).toMatchObject([
    { refused: 'stopped', says: 'stop:1 is stopped: event 1 was changed.' },
  ]);
  await journal.release('stop:1');
  expect(isStored(await (await TestTable.open(journal, 'stop:1')).append())).toBe(true);
});

test('beyond its bound the queue answers busy at once and keeps what it took', async () => {
  const small = await journalOn(postgres.address, { limits: { mostWaiting: 10 } });
  try {
    const table = await TestTable.open(small, 'busy:1');
    const append = table.wager();
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, n) =>
        small.append({ ...append, expectedSeq: append.expectedSeq + n }),
      ),
    );
    expect(answers.filter(isStored)).toHaveLength(10);
    expect(answers.slice(10).map(one => isStored(one) || one.refused)).toEqual(
      Array.from({ length: 5 }, () => 'busy'),
    );
  } finally {
    await small.close();
  }
});

test('[R-MEM-9] a journal on hold refuses with its reason and goes on when released', async () => {
  const table = await TestTable.open(journal, 'hold:1');
  journal.hold('The disk is nearly full.');
  expect(journal.state).toMatchObject({ is: 'waiting', outage: { because: 'held' } });
  expect(await table.append()).toMatchObject({
    refused: 'journal-not-available',
    says: 'The disk is nearly full.',
  });
  journal.resume();
  expect(isStored(await table.append({ expectedSeq: 0 }))).toBe(true);
});

test('[R-EVT-4] the database itself refuses to change or remove what happened', async () => {
  const table = await TestTable.open(journal, 'append-only:1');
  await table.append();
  for (const change of [
    "update journal set kind = 'x'",
    'delete from journal',
    'truncate journal',
  ]) {
    await expect(journal.db.query(change)).rejects.toThrow('only ever added to');
  }
});

test('a snapshot is believed only whole, for its release, with its event', async () => {
  const table = await TestTable.open(journal, 'snapshot:1');
  const heads = [await table.append(), await table.append(), await table.append()].map(stored);
  const { id } = table.stream;
  for (const { last, hash } of heads) {
    await journal.keepSnapshot(id, { seq: last, hash }, 'engine-1', { coup: last });
  }
  const kept = await journal.db.query('select seq from snapshot where stream = $1', [id]);
  expect(kept.rows).toHaveLength(2);
  expect(await journal.latestSnapshot(id, 'engine-1')).toMatchObject({ seq: 3, body: { coup: 3 } });
  expect(await journal.latestSnapshot(id, 'engine-2')).toBeNull();
  await journal.db.query(`update snapshot set body = '{"coup":9}' where stream = $1 and seq = 3`, [
    id,
  ]);
  const older = await journal.latestSnapshot(id, 'engine-1');
  expect(older).toMatchObject({ seq: 2, body: { coup: 2 } });
  const later: number[] = [];
  await journal.read(table.stream, older ?? beginningOf('snapshot:1'), ({ seq }) =>
    later.push(seq),
  );
  expect(later).toEqual([3]);
});

test('numbers beyond 2^53 are refused when read, never rounded', async () => {
  await expect(journal.db.query('select 9007199254740993::bigint')).rejects.toThrow('beyond');
});

import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { afterEach, expect, test } from 'vitest';

import type { Postgres } from '../postgres/supervisor.ts';
import { startPostgres } from '../postgres/supervisor.ts';
import { freshFolder, must, startTestPostgres } from '../../testing/database.ts';
import { isStored, journalOn, pending, stored, TestTable } from '../../testing/journal.ts';
import { smallDisk } from '../../testing/small-disk.ts';
import type { AppendedEvents, StoredEvent } from './event.ts';
import type { Journal } from './journal.ts';
import { outageOf } from './outage.ts';
import { beginningOf } from './read.ts';
import type { JournalState } from './writer.ts';

const afterwards: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of afterwards.splice(0).toReversed()) await step();
});

const untilTrue = async (isTrue: () => boolean): Promise<void> => {
  while (!isTrue()) await wait(10);
};

/** Three events that belong together: a half append would show. */
const threeEvents = (n: number) => ({
  events: [1, 2, 3].map(part => ({ kind: 'part-told', version: 1, body: { n, part } })),
  transfers: [pending(n, 100), { ...pending(n + 1, 50), debit: 'patron:terminal-8' as const }],
});

/** Appends one after another until told to stop; remembers every acknowledgement. */
async function play(table: TestTable, acknowledged: AppendedEvents[], isOver: () => boolean) {
  for (let n = 1; !isOver(); n += 1) {
    const answer = await table.append(threeEvents(n));
    if (isStored(answer)) acknowledged.push(answer);
    else throw new Error(`${answer.refused}: ${answer.says}`);
  }
}

async function readAll(journal: Journal, table: TestTable): Promise<StoredEvent[]> {
  const events: StoredEvent[] = [];
  const head = await journal.read(table.stream, beginningOf(table.stream.name), event =>
    events.push(event),
  );
  expect(head).not.toHaveProperty('found');
  return events;
}

test('[R-MEM-2, R-MEM-6] kill -9 of the database loses and halves no append', async () => {
  const postgres = await startTestPostgres();
  afterwards.push(postgres.stop);
  const journal = await journalOn(postgres.address, { limits: { patienceMs: 60_000 } });
  afterwards.push(() => journal.close());
  const tables = await Promise.all(
    Array.from({ length: 30 }, (_, n) => TestTable.open(journal, `table:${n}`)),
  );
  const books = tables.map(table => ({ table, acknowledged: [] as AppendedEvents[] }));
  let isOver = false;
  const playing = books.map(book => play(book.table, book.acknowledged, () => isOver));
  for (let kill = 0; kill < 3; kill += 1) {
    await wait(150 + 170 * kill);
    const before = journal.meters;
    process.kill(postgres.pid(), 'SIGKILL');
    await untilTrue(() => journal.meters.outages > before.outages);
    await untilTrue(() => journal.state.is === 'writing');
  }
  await wait(100);
  isOver = true;
  await Promise.all(playing);
  expect(journal.meters.outages).toBeGreaterThanOrEqual(3);
  for (const { table, acknowledged } of books) {
    const events = await readAll(journal, table);
    expect(events).toHaveLength(3 * acknowledged.length);
    for (const { first, last, hash } of acknowledged) {
      const whole = events.slice(first - 1, last);
      expect(whole.map(({ body }) => (body as { part: number }).part)).toEqual([1, 2, 3]);
      expect(whole.at(-1)).toMatchObject({ seq: last, hash });
      expect(whole.at(-1)?.transfers).toHaveLength(2);
    }
  }
}, 60_000);

test('with the database gone appends wait, then are refused; it resumes by itself', async () => {
  const folder = await freshFolder();
  afterwards.push(() => rm(folder, { recursive: true, force: true }));
  const start = async (): Promise<Postgres> =>
    must(await startPostgres({ folder, purpose: 'sabot test' }));
  const first = await start();
  const states: JournalState[] = [];
  const journal = await journalOn(first.address, {
    limits: { patienceMs: 300 },
    onChange: state => states.push(state),
  });
  const table = await TestTable.open(journal, 'table:1');
  stored(await table.append());
  const stopping = first.stop();
  await untilTrue(() => states.at(-1)?.is === 'waiting');
  const early = table.append();
  await stopping;
  await wait(400);
  expect(await journal.append({ ...table.wager(), expectedSeq: 2 })).toMatchObject({
    refused: 'journal-not-available',
  });
  const second = await start();
  afterwards.push(second.stop, () => journal.close());
  expect(stored(await early)).toMatchObject({ first: 2, last: 2 });
  await untilTrue(() => states.at(-1)?.is === 'writing');
  expect(isStored(await table.append({ expectedSeq: 2 }))).toBe(true);
  expect(states.map(({ is }) => is)).toEqual(['waiting', 'writing']);
  expect(await readAll(journal, table)).toHaveLength(3);
}, 60_000);

test('a journal that cannot write still closes, and says so to those who wait', async () => {
  const postgres = await startTestPostgres();
  const journal = await journalOn(postgres.address);
  const table = await TestTable.open(journal, 'table:1');
  await postgres.stop();
  const waiting = table.append();
  await untilTrue(() => journal.state.is === 'waiting');
  await journal.close(100);
  expect(await waiting).toMatchObject({ refused: 'journal-not-available' });
});

test('the house is told that the database is gone also while nobody wagers', async () => {
  const states: JournalState[] = [];
  const postgres = await startTestPostgres();
  afterwards.push(postgres.stop);
  const journal = await journalOn(postgres.address, { onChange: state => states.push(state) });
  afterwards.push(() => journal.close());
  const table = await TestTable.open(journal, 'table:1');
  stored(await table.append());
  process.kill(postgres.pid(), 'SIGKILL');
  await untilTrue(() => states.at(-1)?.is === 'waiting');
  await untilTrue(() => states.at(-1)?.is === 'writing');
  expect(stored(await table.append())).toMatchObject({ last: 2 });
});

test('[R-MEM-9] a full disk stops the journal; with room it goes on, nothing lost', async () => {
  const mounted = await smallDisk(120);
  if (mounted === null) {
    // Without the right to mount, what the database would answer is put before the journal.
    const full = Object.assign(new Error('could not extend file'), {
      code: '53100',
      severity: 'ERROR',
    });
    expect(outageOf(full)).toMatchObject({ because: 'disk-full' });
    return;
  }
  afterwards.push(mounted.remove);
  const { place: disk } = mounted;
  const template = await freshFolder();
  const folder = join(disk, 'data');
  execFileSync('cp', ['-a', template, folder]);
  await rm(template, { recursive: true });
  const settings = { min_wal_size: '32MB', max_wal_size: '32MB', shared_buffers: '16MB' };
  const postgres = must(await startPostgres({ folder, purpose: 'sabot test', settings }));
  afterwards.push(postgres.stop);
  const states: JournalState[] = [];
  const journal = await journalOn(postgres.address, {
    limits: { patienceMs: 60_000 },
    onChange: state => states.push(state),
  });
  afterwards.push(() => journal.close());
  const table = await TestTable.open(journal, 'table:1');
  const ballast = join(disk, 'ballast');
  await writeFile(ballast, Buffer.alloc(50 * 1024 * 1024));
  const body = randomBytes(200_000).toString('base64');
  let acknowledged = 0;
  const appendLarge = async (): Promise<void> => {
    stored(await table.append({ events: [{ kind: 'bulk-told', version: 1, body }] }));
    acknowledged += 1;
  };
  let filling = appendLarge();
  while (!states.some(({ is }) => is === 'waiting')) {
    await Promise.race([filling, wait(50)]);
    if (journal.meters.waiting === 0) filling = appendLarge();
  }
  const before = acknowledged;
  await rename(ballast, `${ballast}-to-go`);
  await rm(`${ballast}-to-go`);
  await filling;
  expect(acknowledged).toBe(before + 1);
  expect(states.at(-1)?.is).toBe('writing');
  expect(states.some(one => one.is === 'waiting' && one.outage.because === 'disk-full')).toBe(true);
  expect(await readAll(journal, table)).toHaveLength(acknowledged);
}, 60_000);

// How long a house of 200 tables is away after a kill and after a clean close, by the length of its
// journal: SABOT_BENCH_EVENTS sets the longest (ten million takes minutes to make).

import { rm } from 'node:fs/promises';

import { RULEBOOKS } from '../src/rulebooks/index.ts';
import type { HousePlan } from '../src/server/record/plan.ts';
import type { OpenStream } from '../src/server/storage/journal/batch.ts';
import type { Journal } from '../src/server/storage/journal/journal.ts';
import type { CommittedChange } from '../src/server/tables/mailbox/surroundings.ts';
import { ClientPages } from '../src/server/tables/mailbox/pages.ts';
import { keptState, tableStream } from '../src/server/tables/mailbox/rebuild.ts';
import { writeEvents } from '../src/server/tables/mailbox/stored.ts';
import { thisRelease } from '../src/server/ports/release.ts';
import { startHouse } from '../src/server/start.ts';
import { HandClock } from '../src/server/testing/clock.ts';
import { freshFolder, must, startTestPostgres } from '../src/server/testing/database.ts';
import { dealtTable, planOf, testSettings } from '../src/server/testing/house.ts';
import { isStored, journalOn } from '../src/server/testing/journal.ts';
import { MailboxRig } from '../src/server/testing/mailbox.ts';
import type { BenchRow } from './row.ts';

export const name = 'restart: from nothing running to play, 200 tables (PostgreSQL, fsync on)';

const TABLES = 200;
const LONGEST = Number(process.env['SABOT_BENCH_EVENTS'] ?? 1_000_000);
const TIMES_SHORTER = 10;
/** As many events since the snapshot as there are on the average, with one in a thousand. */
const SINCE_SNAPSHOT = 500;
const PROMISED_MS = 5_000;

const tableName = (index: number): string => `t${index + 1}`;
const plan: HousePlan = planOf(
  ...Array.from({ length: TABLES }, (_, index) => dealtTable(tableName(index))),
);

/** Coups of naturals, with other cards each: all that is needed is that they are real. */
function* coups(): Generator<string> {
  const [tens, suits] = ['TJQK', 'shdc'];
  for (let n = 0; ; n += 1) {
    const at = (text: string, turn: number): string => text[(n + turn) % 4] ?? '';
    const ten = tens[Math.floor(n / 4) % 4] ?? '';
    yield `9${at(suits, 0)} 5${at(suits, 1)} ${ten}${at(suits, 2)} ${ten}${at(suits, 3)}`;
  }
}

/** What one real table did: as a snapshot has it, and what came after. */
interface Played {
  readonly begun: CommittedChange['table'];
  readonly since: readonly CommittedChange[];
}

async function playTemplate(journal: Journal): Promise<Played> {
  const rig = await (await MailboxRig.open(journal, 'template', new HandClock())).ready();
  const begun = rig.box.table;
  const from = rig.stored.length;
  const since = (): readonly CommittedChange[] => rig.stored.slice(from);
  const seats = rig.box.table.setup?.seats.map(({ number }) => number) ?? [];
  const dealt = coups();
  while (since().reduce((sum, { events }) => sum + events.length, 0) < SINCE_SNAPSHOT) {
    await rig.do({ do: 'open-wagering' });
    for (let stake = 1_000; stake <= 5_000; stake += 500) {
      for (const seat of seats) await rig.wager(seat, stake);
    }
    await rig.do({ do: 'close-wagering' });
    await rig.cards(dealt.next().value ?? '');
    await rig.do({ do: 'settle-coup' });
  }
  return { begun, since: since() };
}

/**
 * Fills a founded house's streams up to so many events. Those before the snapshot are never read
 * by a restart: they are only as many and as long as real ones.
 */
const FILLER = `
  insert into journal (stream, epoch, seq, at, gaming_day, version, currency, kind, prev_hash,
                       hash, body)
  select s.id, 1, n, '2025-03-01', '2025-03-01', 1, 'AUD', 'wagers-changed',
         sha256(convert_to(s.id || '/' || n - 1, 'UTF8')),
         sha256(convert_to(s.id || '/' || n, 'UTF8')),
         '{"seat":7,"patron":"patron-7","changes":[{"bet":{"on":"player"},"stake":1000}]}'
    from stream s cross join generate_series(2, $1::bigint) as n where s.name ~ '^table:t[0-9]'`;

async function fill(journal: Journal, each: number, played: Played): Promise<void> {
  await journal.db.query(FILLER, [each]);
  const { engine } = thisRelease();
  const book = RULEBOOKS['crown-rapid'];
  const names = Array.from({ length: TABLES }, (_, index) => tableName(index));
  const taken = await journal.take(names.map(tableStream));
  for (const [index, one] of taken.entries()) {
    if (!('taken' in one)) throw new Error(one.says);
    const table = { ...played.begun, id: names[index] ?? '' };
    const state = keptState(book, table, new ClientPages(), one.taken.seq);
    await journal.keepSnapshot(one.taken.id, one.taken, engine, state);
    await appendAll(journal, { ...one.taken }, played.since);
  }
}

async function appendAll(
  journal: Journal,
  stream: OpenStream,
  since: readonly CommittedChange[],
): Promise<void> {
  const answers = since.map(({ events, table: { at } }) => {
    const written = writeEvents(events);
    const append = {
      ...{ stream: stream.name, epoch: stream.epoch, expectedSeq: stream.seq, at },
      ...{ gamingDay: '2025-03-01', currency: 'AUD', ...written },
    };
    stream.seq += written.events.length;
    return journal.append(append);
  });
  if (!(await Promise.all(answers)).every(isStored)) throw new Error('an append was refused');
}

interface Away {
  readonly events: number;
  readonly afterKillMs: number;
  /** The house's own processor time in it: on a busy machine the only figure that holds. */
  readonly workMs: number;
  readonly afterCloseMs: number;
}

async function measure(events: number): Promise<Away> {
  const folder = await freshFolder();
  const settings = testSettings(folder);
  const start = async (): Promise<{ ms: number; workMs: number; close: () => Promise<void> }> => {
    const [begun, worked] = [performance.now(), process.cpuUsage()];
    const { house, close } = must(await startHouse({ settings, plan }));
    if (!house.tables.every(({ stopped }) => stopped === null)) throw new Error('a table stopped');
    const { user, system } = process.cpuUsage(worked);
    return { ms: performance.now() - begun, workMs: (user + system) / 1000, close };
  };
  try {
    await (await start()).close();
    await withDatabase(folder, async journal => {
      const played = await playTemplate(journal);
      await fill(journal, Math.ceil(events / TABLES), played);
    });
    const killed = await start();
    await killed.close();
    const closed = await start();
    await closed.close();
    const { ms: afterKillMs, workMs } = killed;
    return { events, afterKillMs, workMs, afterCloseMs: closed.ms };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function withDatabase(folder: string, work: (journal: Journal) => Promise<void>) {
  // Its folder stays: only the house that is measured removes it.
  const { address, stopOnly } = await startTestPostgres({ folder });
  const journal = await journalOn(address, { limits: { mostWaiting: 1_000_000 } });
  try {
    await work(journal);
  } finally {
    await journal.close();
    await stopOnly();
  }
}

export async function rows(): Promise<readonly BenchRow[]> {
  const short = await measure(LONGEST / TIMES_SHORTER);
  const long = await measure(LONGEST);
  const row = (what: string, { events }: Away, ms: number): BenchRow => ({
    what: `${what}, ${events} events in the journal`,
    figure: ms,
    unit: 'ms',
    against: `the promised ${PROMISED_MS} ms`,
    ratio: PROMISED_MS / ms,
    target: 1,
  });
  return [
    row(
      `after a kill, ${SINCE_SNAPSHOT} events a table since the snapshot`,
      short,
      short.afterKillMs,
    ),
    row(
      `after a kill, ${SINCE_SNAPSHOT} events a table since the snapshot`,
      long,
      long.afterKillMs,
    ),
    row('after a kill, processor time of the house', short, short.workMs),
    row('after a kill, processor time of the house', long, long.workMs),
    row('after a clean close', short, short.afterCloseMs),
    row('after a clean close', long, long.afterCloseMs),
    {
      what: `${TIMES_SHORTER} times the events, after a kill`,
      figure: long.workMs / short.workMs,
      unit: 'times the processor time',
      against: 'the shorter journal',
      ratio: short.workMs / long.workMs,
      target: 0.67,
    },
  ];
}

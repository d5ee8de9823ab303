// How fast the journal stores, checks and comes back, beside bare statements on the same database.

import type pg from 'pg';

import type { Transfer } from '../src/ledger/transfer.ts';
import type { OpenStream } from '../src/server/storage/journal/batch.ts';
import type { Append } from '../src/server/storage/journal/event.ts';
import type { Journal } from '../src/server/storage/journal/journal.ts';
import { resume } from '../src/server/storage/journal/resume.ts';
import { copyOutRows } from '../src/server/storage/copy/copy.ts';
import { ROW_COLUMNS } from '../src/server/storage/journal/row.ts';
import { connect } from '../src/server/storage/postgres/connect.ts';
import type { Postgres } from '../src/server/storage/postgres/supervisor.ts';
import { startTestPostgres } from '../src/server/testing/database.ts';
import { isStored, journalOn } from '../src/server/testing/journal.ts';
import { verifyJournal } from '../src/server/checks/verify/verify.ts';
import type { VerifyReport } from '../src/server/checks/verify/verify.ts';
import {
  AT_ONCE,
  BARE_TABLES,
  bareBatches,
  type BareCommits,
  bareCommits,
  EVENT_BODY,
} from './bare.ts';
import type { BenchRow } from './row.ts';

export const name = 'journal: durable appends, checks and restarts (PostgreSQL, fsync on)';

const TABLES = 200;
/** Taken in turn with the bare path, the best of each: other work on the machine hits both. */
const ROUNDS = 3;
const SECONDS = 2;
const EVENTS_TO_CHECK = 300_000;
const PROMISED_CHECKS = 200_000;
const PROMISED_RESTART_MS = 5_000;

/** A table's own place in its stream: a wager pends, the next one replaces it. */
class Table {
  readonly stream: OpenStream;
  #seq: number;
  #id = 0;

  constructor(stream: OpenStream) {
    this.stream = stream;
    this.#seq = stream.seq;
  }

  wager(at: number): Append {
    const transfers = [this.#move(), this.#move()];
    const append: Append = {
      stream: this.stream.name,
      epoch: this.stream.epoch,
      expectedSeq: this.#seq,
      at,
      gamingDay: '2025-03-01',
      currency: 'AUD',
      events: [{ kind: 'wager-placed', version: 1, body: EVENT_BODY }],
      transfers,
      key: `terminal-${this.#seq % 50}:${this.#seq}`,
    };
    this.#seq += 1;
    return append;
  }

  #move(): Transfer {
    this.#id += 1;
    const isBack = this.#id % 2 === 0;
    const patron = `patron:terminal-${this.#seq % 50}` as const;
    return {
      id: this.#id,
      act: 'transfer',
      debit: isBack ? 'house' : patron,
      credit: isBack ? patron : 'house',
      cents: 1000,
      refersTo: null,
      memo: 'payment',
    };
  }
}

async function takeTables(journal: Journal): Promise<readonly Table[]> {
  const names = Array.from({ length: TABLES }, (_, n) => `table:${n}`);
  const taken = await journal.take(names);
  return taken.map(one => {
    if (!('taken' in one)) throw new Error(one.says);
    return new Table(one.taken);
  });
}

const after = (seconds: number): (() => boolean) => {
  const until = performance.now() + seconds * 1000;
  return () => performance.now() >= until;
};

/** Appends a second, by so many who each wait for their answer before the next. */
async function appends(
  journal: Journal,
  tables: readonly Table[],
  many: number,
  isOver = after(SECONDS),
): Promise<number> {
  let count = 0;
  const one = async (turn: number): Promise<void> => {
    const table = tables[turn % tables.length];
    if (table === undefined) throw new Error('no table');
    while (!isOver()) {
      if (!isStored(await journal.append(table.wager(Date.now())))) throw new Error('refused');
      count += 1;
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: many }, (_, turn) => one(turn)));
  return count / ((performance.now() - started) / 1000);
}

async function size(
  client: pg.Client,
  tables: readonly string[],
  counted: string,
): Promise<number> {
  const found = await client.query<{ bytes: string }>(
    `select (select sum(pg_total_relation_size(t::regclass)) from unnest($1::text[]) t)
            / (select count(*) from ${counted}) as bytes`,
    [tables],
  );
  return Number(found.rows[0]?.bytes);
}

/** All tables from their snapshots, with a hundred events since: to the last state. */
async function restartMs(journal: Journal, tables: readonly Table[]): Promise<number> {
  const before = await journal.db.query<{ stream: number; seq: number; hash: string }>(
    `select s.id as stream, h.seq, encode(h.hash, 'base64') as hash from stream s
      cross join lateral (select j.seq, j.hash from journal j where j.stream = s.id
                           order by j.seq desc offset 100 limit 1) h`,
  );
  const state = { seats: Array.from({ length: 50 }, () => EVENT_BODY) };
  for (const { stream, seq, hash } of before.rows) {
    await journal.keepSnapshot(stream, { seq, hash }, 'bench', state);
  }
  const started = performance.now();
  const taken = await takeTables(journal);
  const resumed = await Promise.all(
    taken.map(({ stream }) =>
      resume(journal, stream, {
        engine: 'bench',
        begin: () => 0,
        fromSnapshot: () => 0,
        evolve: count => count + 1,
      }),
    ),
  );
  if (!resumed.every(one => 'events' in one && one.events === 100)) throw new Error('not resumed');
  if (taken.length !== tables.length) throw new Error('not all tables');
  return performance.now() - started;
}

/** What a check costs, beside merely fetching the same rows. */
interface Checked {
  readonly report: VerifyReport;
  /** Events for each second that a processor was ours; the database's own time is not in it. */
  readonly perProcessor: number;
  /** Rows a second that are fetched and thrown away. */
  readonly fetched: number;
}

/** Checks and fetches in turn, the best of each: other work on the machine hits both. */
async function check(client: pg.Client, address: Postgres['address']): Promise<Checked> {
  let best: Checked | null = null;
  let fetched = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    fetched = Math.max(fetched, await fetchRows(client));
    const before = process.cpuUsage();
    const report = await verifyJournal({ address });
    const { user, system } = process.cpuUsage(before);
    if (!report.isWhole) throw new Error(report.damages[0]?.says);
    const perProcessor = report.events / ((user + system) / 1_000_000);
    const isBetter = best === null || report.eventsPerSecond > best.report.eventsPerSecond;
    if (isBetter) best = { report, perProcessor, fetched };
  }
  if (best === null) throw new Error('nothing was checked');
  return { ...best, fetched };
}

async function fetchRows(client: pg.Client): Promise<number> {
  const started = performance.now();
  let fetched = 0;
  await copyOutRows(client, `select ${ROW_COLUMNS} from journal`, () => {
    fetched += 1;
  });
  return fetched / ((performance.now() - started) / 1000);
}

interface Figures {
  readonly base: BareCommits & { readonly batched: number; readonly bytes: number };
  readonly single: number;
  readonly grouped: number;
  readonly bytes: number;
  readonly checked: Checked;
  readonly restart: number;
}

async function measure(): Promise<Figures> {
  const postgres = await startTestPostgres();
  const journal = await journalOn(postgres.address);
  const client = await connect(postgres.address, 'bench');
  try {
    const tables = await takeTables(journal);
    await client.query(BARE_TABLES);
    const commitsOnly = await bareCommits(client);
    const single = await appends(journal, tables, 1);
    let [grouped, batched] = [0, 0];
    for (let round = 0; round < ROUNDS; round += 1) {
      batched = Math.max(batched, await bareBatches(client));
      grouped = Math.max(grouped, await appends(journal, tables, AT_ONCE));
    }
    const base = {
      ...commitsOnly,
      batched,
      bytes: await size(client, ['bare_event', 'bare_leg'], 'bare_event'),
    };
    const isEnough = (): boolean => journal.meters.events >= EVENTS_TO_CHECK;
    await appends(journal, tables, AT_ONCE, isEnough);
    const bytes = await size(client, ['journal'], 'journal');
    const checked = await check(client, postgres.address);
    const restart = await restartMs(journal, tables);
    return { base, single, grouped, bytes, checked, restart };
  } finally {
    await client.end();
    await journal.close();
    await postgres.stop();
  }
}

const told = (count: number): string => `${Math.round(count)}/s`;

export async function rows(): Promise<readonly BenchRow[]> {
  const { base, single, grouped, bytes, checked, restart } = await measure();
  const groups = { what: 'durable appends, 500 at once', figure: grouped, unit: 'appends/s' };
  return [
    {
      ...groups,
      against: `event + 2 ledger rows, one commit each: ${told(base.three)}`,
      ratio: grouped / base.three,
      target: 5,
    },
    {
      ...groups,
      against: `one row, one commit each: ${told(base.one)}`,
      ratio: grouped / base.one,
      target: 5,
    },
    {
      ...groups,
      against: `bare batches of 500, event + 2 ledger rows: ${told(base.batched)}`,
      ratio: grouped / base.batched,
      target: 0.5,
    },
    {
      what: 'durable appends, one at a time',
      figure: single,
      unit: 'appends/s',
      against: `event + 2 ledger rows, one commit each: ${told(base.three)}`,
      ratio: single / base.three,
      target: 0.5,
    },
    {
      what: 'bytes on disk for one wager',
      figure: bytes,
      unit: 'bytes',
      against: `bare event + 2 ledger rows: ${Math.round(base.bytes)} bytes`,
      ratio: base.bytes / bytes,
      target: null,
    },
    ...checkRows(checked),
    {
      what: 'restart of 200 tables from snapshots and 100 events each',
      figure: restart,
      unit: 'ms',
      against: `promised: ${PROMISED_RESTART_MS} ms`,
      ratio: PROMISED_RESTART_MS / restart,
      target: 1,
    },
  ];
}

function checkRows({ report, perProcessor, fetched }: Checked): readonly BenchRow[] {
  const what = `verify ${report.events} events and their books`;
  return [
    {
      what,
      figure: report.eventsPerSecond,
      unit: 'events/s',
      against: `promised: ${told(PROMISED_CHECKS)}`,
      ratio: report.eventsPerSecond / PROMISED_CHECKS,
      target: 1,
    },
    {
      what,
      figure: report.eventsPerSecond,
      unit: 'events/s',
      against: `the same rows fetched and thrown away: ${told(fetched)}`,
      ratio: report.eventsPerSecond / fetched,
      target: null,
    },
    {
      what: 'the same for each second of a processor',
      figure: perProcessor,
      unit: 'events/s',
      against: `promised of the whole: ${told(PROMISED_CHECKS)}`,
      ratio: perProcessor / PROMISED_CHECKS,
      target: null,
    },
  ];
}

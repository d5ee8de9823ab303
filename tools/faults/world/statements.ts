// The statements that the house's own code sends, and what the simulated database does for each.
// A statement that is not known here stops the run: nothing is answered by guessing.

import { ROW_COLUMNS } from '../../../src/server/storage/journal/row.ts';
import type { SimSession } from './database.ts';
import { SqlError, type JournalRow, type SimTables, type StreamRow } from './tables.ts';

export type Row = Readonly<Record<string, unknown>>;
type Values = readonly unknown[];

export interface Server {
  readonly tables: SimTables;
  /** The database's own clock, which leases go by. */
  readonly now: number;
  readonly session: (pid: number) => SimSession | undefined;
}

type Act = (server: Server, values: Values, session: SimSession) => readonly Row[];

const NOTHING: readonly Row[] = [];
const DONE: readonly Row[] = [{}];
const SECOND_MS = 1_000;

// What stands in the values is what the house's own statements put there.
const textAt = (values: Values, at: number): string => String(values[at]);
const textsAt = (values: Values, at: number): readonly string[] => values[at] as string[];
const numbersAt = (values: Values, at: number): readonly number[] => values[at] as number[];

/** By what a statement begins with or holds; the first that fits. */
const STATEMENTS: readonly (readonly [RegExp, Act])[] = [
  [/append_events\(/u, ({ tables }, values) => tables.append(values as Buffer[])],
  [
    /from take_streams\(/u,
    ({ tables, now }, values) =>
      tables.take(textsAt(values, 0), textAt(values, 1), Number(values[2]) * SECOND_MS, now),
  ],
  [/update stream set leased_until = clock/u, renew],
  [/update stream set owner = null/u, giveBack],
  [/select stop_stream\(/u, stop],
  [/update stream set name = name/u, () => NOTHING],
  [/^\s*select name, id, stopped_because/u, listStreams],
  [/^select id from stream where name/u, streamNamed],
  [/select answer from journal where stream/u, firstAnswer],
  [/insert into snapshot/u, keepSnapshot],
  [/from snapshot s where/u, snapshotsOf],
  [/pid = pg_backend_pid\(\)/u, (_, __, { pid }) => [{ pid, since: `${pid}` }]],
  [/pg_terminate_backend/u, terminate],
  [/join unnest\(\$1::int\[\], \$2::bigint\[\]/u, storedOf],
  [/insert into node/u, beat],
  [/update node set is_draining/u, drain],
  [/delete from node where id/u, leave],
  [/delete from node where alive_until/u, () => NOTHING],
  [/from node\s+where alive_until/u, livingNodes],
  [/from placement left join node/u, placements],
  [/insert into placement/u, place],
  [/set_config\('idle_in_transaction/u, () => DONE],
];

/** Does a statement; the transaction's own words are the session's business. */
export function doStatement(
  server: Server,
  sql: string,
  values: Values,
  session: SimSession,
): readonly Row[] {
  const known = STATEMENTS.find(([pattern]) => pattern.test(sql));
  if (known === undefined) throw new Error(`the simulated database does not know: ${sql}`);
  return known[1](server, values, session);
}

/** Statements that change something others see: in a transaction they wait for its end. */
export const isWrite = (sql: string): boolean => /^\s*(?:insert|update|delete)/u.test(sql);

function renew({ tables, now }: Server, values: Values): readonly Row[] {
  const [ids, epochs] = [numbersAt(values, 0), numbersAt(values, 1)];
  return ids.flatMap((id, index) => {
    const stream = tables.byId(id);
    if (stream === undefined || stream.epoch !== epochs[index]) return [];
    if (stream.owner !== values[2]) return [];
    stream.leasedUntil = now + Number(values[3]) * SECOND_MS;
    return [{ id }];
  });
}

function giveBack({ tables }: Server, values: Values): readonly Row[] {
  for (const id of numbersAt(values, 0)) {
    const stream = tables.byId(id);
    if (stream === undefined || stream.owner !== values[1]) continue;
    stream.owner = null;
    stream.leasedUntil = 0;
  }
  return NOTHING;
}

function stop({ tables }: Server, values: Values): readonly Row[] {
  const stream = tables.streams.get(textAt(values, 0));
  const isOwn = values.length < 3 || stream?.owner === values[2];
  if (stream !== undefined && isOwn) {
    stream.stopped = textAt(values, 1);
    stream.epoch += 1;
  }
  return DONE;
}

function listStreams({ tables }: Server): readonly Row[] {
  return [...tables.streams.values()].map(({ id, name, stopped }) => ({ id, name, stopped }));
}

function streamNamed({ tables }: Server, values: Values): readonly Row[] {
  const stream = tables.streams.get(textAt(values, 0));
  return stream === undefined ? NOTHING : [{ id: stream.id }];
}

function firstAnswer({ tables }: Server, values: Values): readonly Row[] {
  const row = tables.byId(Number(values[0]))?.keys.get(textAt(values, 1));
  return row === undefined ? NOTHING : [{ answer: row.answer }];
}

function keepSnapshot({ tables }: Server, values: Values): readonly Row[] {
  const [id, seq] = [Number(values[0]), Number(values[1])];
  const digest = values[4] as Buffer; // as `keepSnapshot` made it
  const own = (tables.snapshots.get(id) ?? []).filter(one => one.seq !== seq);
  own.push({ seq, engine: textAt(values, 2), body: textAt(values, 3), digest });
  tables.snapshots.set(id, own.toSorted((a, b) => b.seq - a.seq).slice(0, 2));
  return NOTHING;
}

function snapshotsOf({ tables }: Server, values: Values): readonly Row[] {
  const id = Number(values[0]);
  const own = (tables.snapshots.get(id) ?? []).filter(({ engine }) => engine === values[1]);
  return own.map(one => ({
    ...one,
    hash: tables.byId(id)?.rows.get(one.seq)?.hash.toString('base64') ?? null,
  }));
}

function terminate({ session }: Server, values: Values): readonly Row[] {
  session(Number(values[0]))?.terminate();
  return DONE;
}

function storedOf({ tables }: Server, values: Values): readonly Row[] {
  const [ids, seqs, hashes] = [numbersAt(values, 0), numbersAt(values, 1), textsAt(values, 2)];
  return ids.flatMap((stream, index) => {
    const row = tables.byId(stream)?.rows.get(seqs[index] ?? 0);
    const isThere = row?.hash.toString('base64') === hashes[index];
    return row === undefined || !isThere ? [] : [{ stream, epoch: row.epoch }];
  });
}

function beat({ tables, now }: Server, values: Values): readonly Row[] {
  const id = textAt(values, 0);
  const known = tables.nodes.get(id);
  const aliveUntil = now + Number(values[3]) * SECOND_MS;
  if (known !== undefined) known.aliveUntil = aliveUntil;
  else {
    tables.nodes.set(id, {
      ...{ id, name: textAt(values, 1), engine: textAt(values, 2) },
      ...{ joinedAt: now, aliveUntil, isDraining: false },
    });
  }
  return NOTHING;
}

function drain({ tables }: Server, values: Values): readonly Row[] {
  const node = tables.nodes.get(textAt(values, 0));
  if (node !== undefined) node.isDraining = true;
  return NOTHING;
}

function leave({ tables }: Server, values: Values): readonly Row[] {
  tables.nodes.delete(textAt(values, 0));
  return NOTHING;
}

function livingNodes({ tables, now }: Server): readonly Row[] {
  return [...tables.nodes.values()]
    .filter(({ aliveUntil }) => aliveUntil > now)
    .toSorted((a, b) => a.joinedAt - b.joinedAt || (a.id < b.id ? -1 : 1))
    .map(({ id, name, engine, isDraining }) => ({ id, name, engine, isDraining }));
}

function placements({ tables }: Server): readonly Row[] {
  return [...tables.placements]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([thing, { node, isKept }]) => {
      return { thing, node, isKept, engine: tables.nodes.get(node)?.engine ?? null };
    });
}

function place({ tables }: Server, values: Values): readonly Row[] {
  const [things, nodes] = [textsAt(values, 0), textsAt(values, 1)];
  for (const [index, thing] of things.entries()) {
    tables.placements.set(thing, { node: nodes[index] ?? '', isKept: false });
  }
  return NOTHING;
}

const COPY = new RegExp(
  `^copy \\(select ${ROW_COLUMNS} from journal\\s+where stream = (\\d+) ` +
    `and seq > (\\d+) and seq <= (\\d+) order by seq\\)`,
  'u',
);

/** The rows of a COPY out of the journal, in PostgreSQL's binary form. */
export function copiedRows({ tables }: Server, sql: string): readonly Buffer[] {
  const [, id, from, to] = COPY.exec(sql) ?? [];
  const stream = id === undefined ? undefined : tables.byId(Number(id));
  if (id === undefined) throw new Error(`the simulated database does not know: ${sql}`);
  if (stream === undefined) return [];
  return [...stream.rows.values()]
    .filter(({ seq }) => seq > Number(from) && seq <= Number(to))
    .toSorted((a, b) => a.seq - b.seq)
    .map(row => binaryRow(stream, row));
}

function binaryRow({ id }: StreamRow, { hash, canonical }: JournalRow): Buffer {
  const head = Buffer.alloc(2 + 4 + 4 + 4);
  head.writeInt16BE(ROW_COLUMNS.split(',').length, 0);
  head.writeInt32BE(4, 2);
  head.writeInt32BE(id, 6);
  head.writeInt32BE(hash.length, 10);
  return Buffer.concat([head, hash, canonical]);
}

/** What a database that has trouble answers now and then; nothing of it is lasting. */
export const TROUBLES: readonly SqlError[] = [
  new SqlError('53100', 'could not extend file: No space left on device'),
  new SqlError('40001', 'could not serialize access'),
  new SqlError('57014', 'canceling statement due to user request'),
  new SqlError('53200', 'out of memory'),
];

// What the simulated database keeps: streams, the journal, snapshots, nodes and placements, with
// the constraints that the real one has (src/server/storage/migrations).

import { HASH_BYTES } from '../../../src/server/storage/journal/canonical.ts';

export interface JournalRow {
  readonly seq: number;
  readonly epoch: number;
  readonly at: number;
  readonly key: string | null;
  readonly answer: string | null;
  readonly hash: Buffer;
  readonly canonical: Buffer;
}

export interface StreamRow {
  readonly id: number;
  readonly name: string;
  epoch: number;
  owner: string | null;
  leasedUntil: number;
  stopped: string | null;
  readonly rows: Map<number, JournalRow>;
  readonly keys: Map<string, JournalRow>;
  last: JournalRow | null;
}

export interface SnapshotRow {
  readonly seq: number;
  readonly engine: string;
  readonly body: string;
  readonly digest: Buffer;
}

export interface NodeRow {
  readonly id: string;
  readonly name: string;
  readonly engine: string;
  readonly joinedAt: number;
  aliveUntil: number;
  isDraining: boolean;
}

/** An error as PostgreSQL reports one. */
export class SqlError extends Error {
  readonly severity = 'ERROR';
  readonly code: string;
  readonly constraint: string | undefined;

  constructor(code: string, message: string, constraint?: string) {
    super(message);
    this.code = code;
    this.constraint = constraint;
  }
}

const HEADER_BYTES = 20;
const EPOCH_2000 = Date.UTC(2000, 0, 1);
const MICROS = 1_000;

/** The fields of a binary array, each with its length in front. */
function fieldsOf(array: Buffer): readonly Buffer[] {
  const fields: Buffer[] = [];
  for (let at = HEADER_BYTES; at < array.length;) {
    const to = at + 4 + Math.max(0, array.readInt32BE(at));
    // A copy: the house uses its buffers again.
    fields.push(Buffer.from(array.subarray(at, to)));
    at = to;
  }
  return fields;
}

const textIn = (field: Buffer | undefined): string | null =>
  field === undefined || field.readInt32BE(0) < 0 ? null : field.toString('utf8', 4);

export class SimTables {
  readonly streams = new Map<string, StreamRow>();
  readonly snapshots = new Map<number, SnapshotRow[]>();
  readonly nodes = new Map<string, NodeRow>();
  /** How many coups were settled. */
  coups = 0;
  readonly placements = new Map<string, { node: string; isKept: boolean }>();

  byId(id: number): StreamRow | undefined {
    return [...this.streams.values()].find(stream => stream.id === id);
  }

  /** `append_events`: rows whose lease still stands; answers with the leases that were lost. */
  append(arrays: readonly Buffer[]) {
    const [leased = [], leasedEpochs = [], streams = [], epochs = [], seqs = [], ...rest] =
      arrays.map(fieldsOf);
    const [ats = [], , , , , , , keys = [], answers = [], previous = [], hashes = []] = rest;
    const lost = leased.flatMap((field, index) => {
      const [id, epoch] = [field.readInt32BE(4), leasedEpochs[index]?.readInt32BE(4) ?? 0];
      return this.byId(id)?.epoch === epoch ? [] : [{ lost_stream: id, lost_epoch: epoch }];
    });
    const isLost = (id: number, epoch: number): boolean =>
      lost.some(one => one.lost_stream === id && one.lost_epoch === epoch);
    const written: { readonly stream: StreamRow; readonly row: JournalRow }[] = [];
    for (const [index, field] of streams.entries()) {
      const stream = this.byId(field.readInt32BE(4));
      const epoch = epochs[index]?.readInt32BE(4) ?? 0;
      if (stream === undefined || isLost(stream.id, epoch)) continue;
      const others = rest.slice(0, 9).map(column => column[index] ?? Buffer.alloc(0));
      const first = [previous[index], seqs[index], epochs[index]].map(
        one => one ?? Buffer.alloc(0),
      );
      const row = {
        seq: Number(seqs[index]?.readBigInt64BE(4)),
        epoch,
        at: Math.round(Number(ats[index]?.readBigInt64BE(4)) / MICROS) + EPOCH_2000,
        key: textIn(keys[index]),
        answer: textIn(answers[index]),
        hash: hashes[index]?.subarray(4) ?? Buffer.alloc(HASH_BYTES),
        canonical: Buffer.concat([...first, ...others]),
      };
      refuseRepeated(stream, row, written);
      written.push({ stream, row });
    }
    for (const { stream, row } of written) {
      if (row.canonical.includes('coup-settled')) this.coups += 1;
      keep(stream, row);
    }
    return lost;
  }

  /** `take_streams`: with a new epoch each, unless another's lease runs or a check stopped one. */
  take(names: readonly string[], owner: string, leaseMs: number, now: number) {
    return names.map(name => {
      const stream = this.streams.get(name) ?? this.#added(name);
      const isFree = stream.owner === null || stream.owner === owner || stream.leasedUntil < now;
      if (stream.stopped === null && isFree) {
        stream.epoch += 1;
        stream.owner = owner;
        stream.leasedUntil = now + leaseMs;
      }
      return {
        stream_name: name,
        stream_id: stream.id,
        stream_epoch: stream.epoch,
        held_by: stream.owner === owner ? null : stream.owner,
        stopped: stream.stopped,
        head_seq: stream.last?.seq ?? null,
        head_hash: stream.last?.hash.toString('base64') ?? null,
        head_at: stream.last?.at ?? null,
      };
    });
  }

  #added(name: string): StreamRow {
    const stream: StreamRow = {
      ...{ id: this.streams.size + 1, name, epoch: 0, owner: null, leasedUntil: 0 },
      ...{ stopped: null, rows: new Map(), keys: new Map(), last: null },
    };
    this.streams.set(name, stream);
    return stream;
  }
}

function refuseRepeated(
  stream: StreamRow,
  { seq, key }: JournalRow,
  written: readonly { readonly stream: StreamRow; readonly row: JournalRow }[],
): void {
  const own = written.filter(one => one.stream === stream);
  if (stream.rows.has(seq) || own.some(({ row }) => row.seq === seq)) {
    throw new SqlError('23505', `event ${seq} of ${stream.name} is there`, 'journal_pkey');
  }
  if (key === null) return;
  if (stream.keys.has(key) || own.some(({ row }) => row.key === key)) {
    throw new SqlError('23505', `key ${key} of ${stream.name} is there`, 'journal_key');
  }
}

function keep(stream: StreamRow, row: JournalRow): void {
  stream.rows.set(row.seq, row);
  if (row.key !== null) stream.keys.set(row.key, row);
  if (stream.last === null || row.seq > stream.last.seq) stream.last = row;
}

// Scans a part of the journal as it lies on the disk and checks every stream of that part.

import type pg from 'pg';

import { copyOutRows } from '../../storage/copy/copy.ts';
import type { Damage } from '../../storage/journal/damage.ts';
import { ROW_COLUMNS, rowStream } from '../../storage/journal/row.ts';
import { connect } from '../../storage/postgres/connect.ts';
import type { Address } from '../../storage/postgres/connect.ts';
import { StreamCheck } from './stream-check.ts';
import type { KeptSnapshot, StreamFinding, StreamToCheck, Witness } from './stream-check.ts';

/** What one scanner does; plain data, so that it can be handed to another thread. */
export interface ScanOrder {
  readonly address: Address;
  /** The database's name for one moment, so that all scanners see the same journal. */
  readonly snapshot: string;
  readonly part: number;
  readonly parts: number;
  readonly streams: readonly StreamToCheck[];
  /** A module that gives a witness for each stream: `witnessFor(stream)`. */
  readonly witnessModule: string | null;
}

export interface ScanResult {
  readonly findings: readonly StreamFinding[];
  readonly strangers: readonly Damage[];
}

const PROGRESS_EVERY = 20_000;

/** Scans, telling now and then how many rows it has seen. */
export async function scan(
  order: ScanOrder,
  onProgress: (rows: number) => void,
): Promise<ScanResult> {
  const client = await connect(order.address, `sabot verify ${order.part + 1}`);
  try {
    // One moment, read as it lies: no parallel workers and no scan that begins in the middle.
    await client.query('begin isolation level repeatable read read only');
    await client.query(`set transaction snapshot '${order.snapshot}'`);
    await client.query('set local synchronize_seqscans = off');
    await client.query('set local max_parallel_workers_per_gather = 0');
    return await scanWith(client, order, onProgress);
  } finally {
    await client.end();
  }
}

async function scanWith(
  client: pg.Client,
  { part, parts, streams, witnessModule }: ScanOrder,
  onProgress: (rows: number) => void,
): Promise<ScanResult> {
  const witnessFor = await witnesses(witnessModule);
  const checks = new Map<number, StreamCheck>();
  for (const stream of streams) {
    const witness = witnessFor(stream.name);
    const snapshots = witness === null ? [] : await snapshotsOf(client, stream.id);
    checks.set(stream.id, new StreamCheck(stream, witness, snapshots));
  }
  const strangers = new Map<number, Damage>();
  let rows = 0;
  const where = parts === 1 ? '' : ` where abs(stream % ${parts}) = ${part}`;
  await copyOutRows(client, `select ${ROW_COLUMNS} from journal${where}`, row => {
    const id = rowStream(row);
    const check = checks.get(id);
    if (check === undefined) strangers.set(id, stranger(id));
    else check.take(row);
    rows += 1;
    if (rows % PROGRESS_EVERY === 0) onProgress(PROGRESS_EVERY);
  });
  onProgress(rows % PROGRESS_EVERY);
  for (const check of checks.values()) {
    if (check.mustBeReadInOrder) await readInOrder(client, check);
  }
  const findings = [...checks.values()].map(check => check.finish());
  return { findings, strangers: [...strangers.values()] };
}

async function readInOrder(client: pg.Client, check: StreamCheck): Promise<void> {
  await copyOutRows(
    client,
    `select ${ROW_COLUMNS} from journal
      where stream = ${check.id} and seq > ${check.seq} order by seq`,
    row => check.takeInOrder(row),
  );
}

async function snapshotsOf(client: pg.Client, stream: number): Promise<readonly KeptSnapshot[]> {
  const { rows } = await client.query<KeptSnapshot>(
    'select seq, engine, body from snapshot where stream = $1',
    [stream],
  );
  return rows;
}

const stranger = (id: number): Damage => ({
  stream: `#${id}`,
  seq: 0,
  found: 'unknown-stream',
  says: `The journal has events of a stream ${id} that was never opened.`,
});

async function witnesses(module: string | null): Promise<(stream: string) => Witness | null> {
  if (module === null) return () => null;
  const loaded: { witnessFor(stream: string): Witness | null } = await import(module);
  return stream => loaded.witnessFor(stream);
}

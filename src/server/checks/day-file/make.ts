// Makes the file of a gaming day from the journal and keeps it in the data folder.

import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type pg from 'pg';

import { copyOutRows } from '../../storage/copy/copy.ts';
import { fromRawHash, readEvent } from '../../storage/journal/canonical.ts';
import { canonicalOf, ROW_COLUMNS, rowStream, storedHashOf } from '../../storage/journal/row.ts';
import type { Signer } from '../checkpoints/signer.ts';
import { type DayEvent, type DayStatement, type DayStream, writeDayFile } from './day-file.ts';

export type DayMaker = Pick<DayStatement, 'house' | 'demonstration' | 'release'> & {
  readonly now: number;
  readonly by: string;
  readonly role: string;
};

export interface DayFileMade {
  readonly name: string;
  readonly sha256: string;
  readonly streams: number;
  readonly events: number;
}

const FOLDER = 'days';
const NAME = /^day-\d{4}-\d\d-\d\d-\d+\.jsonl$/u;

/** Gathers a day as of one moment, signs and keeps it; null where nothing happened on it. */
export async function makeDayFile(
  db: pg.Pool,
  { folder, signer }: { readonly folder: string; readonly signer: Signer },
  day: string,
  { now, by, role, house, demonstration, release }: DayMaker,
): Promise<DayFileMade | null> {
  const { events, streams } = await gather(db, day);
  if (events.length === 0) return null;
  const made = { at: new Date(now).toISOString(), by, role };
  const statement = { house, demonstration, release, day, made, streams };
  const file = await writeDayFile(statement, events, signer);
  const name = `day-${day}-${now}.jsonl`;
  await mkdir(join(folder, FOLDER), { recursive: true });
  await writeFile(join(folder, FOLDER, name), file, { mode: 0o600, flag: 'wx' });
  const sha256 = createHash('sha256').update(file).digest('hex');
  return { name, sha256, streams: streams.length, events: events.length };
}

/** A file that was made here; null where there is none of that name. */
export async function keptDayFile(folder: string, name: string): Promise<Buffer | null> {
  if (!NAME.test(name)) return null;
  return readFile(join(folder, FOLDER, name)).catch(() => null);
}

async function gather(db: pg.Pool, day: string) {
  const client = await db.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ id: number; name: string }>(
      'select id, name from stream',
    );
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    const events: DayEvent[] = [];
    const streams = new Map<string, DayStream>();
    // A day as the schema has it: digits and dashes, and nothing to be read otherwise.
    await copyOutRows(
      client,
      `select ${ROW_COLUMNS} from journal where gaming_day = '${day}' order by stream, seq`,
      row => {
        const stream = names.get(rowStream(row)) ?? '';
        const hash = fromRawHash(storedHashOf(row));
        const canonical = canonicalOf(row);
        const { seq } = readEvent(stream, canonical, hash);
        events.push({ stream, hash, bytes: canonical.toString('base64') });
        const first = streams.get(stream)?.first ?? seq;
        streams.set(stream, { stream, first, last: seq, head: hash });
      },
    );
    return { events, streams: [...streams.values()] };
  } finally {
    await client.query('rollback').catch(() => undefined);
    client.release();
  }
}

// The heads of all chains, signed with a counter that only grows, in the second place within
// seconds of whatever was stored. Checkpoints are kept for ever; this file is replaced by the next.

import type { KeyObject } from 'node:crypto';

import type pg from 'pg';

import type { StreamHead } from './checkpoint.ts';
import { type BadFile, isBadFile, readSigned, writeSigned } from './signed.ts';
import type { Signer } from './signer.ts';

const FORMAT = 'sabot-heads/1';
export const HEADS_FILE = 'heads.jsonl';

/** Where every chain ended at one moment. */
export interface Heads {
  readonly house: string;
  /** 1, 2, 3 … for as long as the house stands, over restarts and restores too. */
  readonly counter: number;
  readonly at: string;
  /** The number of the latest checkpoint then; 0 for none. */
  readonly checkpoint: number;
  readonly streams: readonly StreamHead[];
}

export const writeHeads = (heads: Heads, by: Signer): Promise<Buffer> => {
  const { house, counter, at, checkpoint, streams } = heads;
  return writeSigned(FORMAT, { house, counter, at, checkpoint, streams }, by);
};

/** Reads heads whose signature holds, or says what is wrong with them. */
export function readHeads(file: Buffer, key: KeyObject): Heads | BadFile {
  const body = readSigned(FORMAT, file, key);
  return isBadFile(body) ? body : (body as Heads); // we alone sign under this format
}

/** The end of every chain as the journal has it now. */
export async function headsIn(db: pg.Pool | pg.ClientBase): Promise<readonly StreamHead[]> {
  const { rows } = await db.query<{ name: string; seq: number; hash: string }>(
    `select s.name, h.seq, encode(h.hash, 'base64') as hash
       from stream s
      cross join lateral (
        select j.seq, j.hash from journal j where j.stream = s.id order by j.seq desc limit 1
      ) h order by s.id`,
  );
  return rows.map(({ name, seq, hash }) => [name, seq, hash] as const);
}

/** Which of these heads the journal has not got, or has otherwise. */
export async function strayHeads(
  db: pg.Pool | pg.ClientBase,
  heads: readonly StreamHead[],
): Promise<readonly { readonly head: StreamHead; readonly isThere: boolean }[]> {
  const { rows } = await db.query<{ name: string; seq: number; hash: string; isThere: boolean }>(
    `select c.name, c.seq, c.hash, j.seq is not null as "isThere"
       from unnest($1::text[], $2::bigint[], $3::text[]) as c (name, seq, hash)
       left join stream s on s.name = c.name
       left join journal j on j.stream = s.id and j.seq = c.seq
      where j.hash is distinct from decode(c.hash, 'base64')`,
    [heads.map(([name]) => name), heads.map(([, seq]) => seq), heads.map(([, , hash]) => hash)],
  );
  return rows.map(({ name, seq, hash, isThere }) => ({
    head: [name, seq, hash] as const,
    isThere,
  }));
}

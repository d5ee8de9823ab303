// COPY in both directions: rows as PostgreSQL's binary form, without a detour through text.

import { pipeline } from 'node:stream/promises';

import type pg from 'pg';
import { type CopyToStreamQuery, from, to } from 'pg-copy-streams';

import { RowSplitter } from './row-splitter.ts';

/** The chunks of a binary COPY as they come: for files. */
export const copyOut = (client: pg.ClientBase, query: string): CopyToStreamQuery =>
  client.query(to(`copy (${query}) to stdout (format binary)`));

/**
 * Gives each row to the sink: two bytes that count its fields, then for each field a length and
 * that many bytes. The bytes are only lent.
 */
export async function copyOutRows(
  client: pg.ClientBase,
  query: string,
  sink: (row: Buffer) => void,
): Promise<void> {
  const rows = new RowSplitter(sink);
  let failed: { readonly error: unknown } | null = null;
  for await (const chunk of copyOut(client, query)) {
    // A copy that nobody reads to its end leaves the connection good for nothing.
    if (failed !== null) continue;
    try {
      rows.take(chunk);
    } catch (error) {
      failed = { error };
    }
  }
  if (failed !== null) throw failed.error;
}

/** Loads chunks of a binary COPY into a table; answers how many rows they were. */
export async function copyIn(
  client: pg.ClientBase,
  table: string,
  chunks: AsyncIterable<Buffer>,
): Promise<number> {
  const loading = client.query(from(`copy ${table} from stdin (format binary)`));
  await pipeline(chunks, loading);
  return loading.rowCount;
}

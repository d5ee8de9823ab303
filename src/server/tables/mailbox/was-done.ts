// Whether a table has ever done what was asked of it under a key: the journal never forgets.

import type pg from 'pg';

import { journalKey, type Key } from './pages.ts';
import { tableStream } from './rebuild.ts';

/** Under what a driver of ours gives a command to a table: once, and again until it is done. */
export type OnceKey = Required<Key>;

export const onceKey = (page: string, number: number): OnceKey => ({
  page,
  number,
  isInAnyOrder: true,
});

/** True when the command with this key is in the table's stream. */
export async function wasDone(db: pg.Pool, table: string, key: OnceKey): Promise<boolean> {
  const { rows } = await db.query<{ done: boolean }>(
    `select exists (select from journal j join stream s on s.id = j.stream
                     where s.name = $1 and j.key = $2) as done`,
    [tableStream(table), journalKey(key.page, key.number)],
  );
  return rows[0]?.done === true;
}

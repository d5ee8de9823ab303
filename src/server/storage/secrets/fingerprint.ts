// Which key belongs to a database: its fingerprint lies in it from the first start. With another
// key every virtual shoe, code and ticket would be unreadable, and nobody would know why.

import { createHash } from 'node:crypto';

import type pg from 'pg';

const NAME = 'virtual-shoes.key';

const fingerprintOf = (key: Buffer): string =>
  createHash('sha256').update('sabot key fingerprint').update(key).digest('hex');

/** Whether this is the database's key; one that has none yet takes it. */
export async function isKeyOf(db: pg.Pool, key: Buffer): Promise<boolean> {
  const fingerprint = fingerprintOf(key);
  await db.query(
    'insert into key_fingerprint (name, fingerprint) values ($1, $2) on conflict do nothing',
    [NAME, fingerprint],
  );
  const { rows } = await db.query<{ fingerprint: string }>(
    'select fingerprint from key_fingerprint where name = $1',
    [NAME],
  );
  return rows[0]?.fingerprint === fingerprint;
}

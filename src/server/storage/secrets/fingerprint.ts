// Which key belongs to a database: its fingerprint lies in it from the first start. With another
// key every virtual shoe, code and ticket would be unreadable, and nobody would know why.

import { createHash } from 'node:crypto';

import type pg from 'pg';

const NAME = 'virtual-shoes.key';

export const sealKeyFingerprint = (key: Buffer): string =>
  createHash('sha256').update('sabot key fingerprint').update(key).digest('hex');

/**
 * Whether this is the database's key; one that has none yet takes it. What the last start put on
 * record counts too: a fingerprint that was taken out of the table opens no door to other keys.
 */
export async function isKeyOf(
  db: pg.Pool,
  key: Buffer,
  onRecord: string | undefined,
): Promise<boolean> {
  const fingerprint = sealKeyFingerprint(key);
  if (onRecord !== undefined && onRecord !== fingerprint) return false;
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

// The one-time link of a live house's first start: there is no default password (R-ACC-1).

import type pg from 'pg';

import type { RegisterRecord } from '../storage/registers/registers.ts';
import { insertPerson, recordPerson } from './staff.ts';
import { hashOfToken, newToken } from '../storage/secrets/tokens.ts';

/** Makes a link's token; earlier ones that nobody used are void. */
export async function makeSetUpToken(db: pg.Pool): Promise<string> {
  const token = newToken();
  await db.query('delete from set_up_link where used_at is null');
  await db.query('insert into set_up_link (token_hash) values ($1)', [hashOfToken(token)]);
  return token;
}

/** Whether a link would work now. */
export async function isSetUpToken(db: pg.Pool, token: string): Promise<boolean> {
  const { rows } = await db.query<{ good: boolean }>(
    `select exists (select from set_up_link where token_hash = $1 and used_at is null) as good`,
    [hashOfToken(token)],
  );
  return rows[0]?.good === true;
}

/** Whoever comes into being with the link. */
export interface FirstPerson {
  readonly id: string;
  readonly name: string;
  readonly password: string;
}

/**
 * Uses it: the first administrators come into being with it, or nothing happens. Where somebody
 * works already no link opens anything, whoever wrote it into the database.
 */
export async function useSetUpToken(
  db: pg.Pool,
  record: RegisterRecord,
  token: string,
  ...people: readonly FirstPerson[]
): Promise<boolean> {
  const first = people.map(person => ({ ...person, roles: ['administrator'] as const }));
  const client = await db.connect();
  try {
    await client.query('begin');
    const { rowCount } = await client.query(
      `update set_up_link set used_at = now() where token_hash = $1 and used_at is null
          and not exists (select from staff where left_at is null and password is not null)`,
      [hashOfToken(token)],
    );
    let added = rowCount === 1;
    for (const person of first) added = added && (await insertPerson(client, person, false));
    await client.query(added ? 'commit' : 'rollback');
    if (!added) return false;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
  for (const person of first) await recordPerson(db, record, person, 'set-up');
  return true;
}

// The lock that makes one process the owner of a data folder: held by a session, so that it is
// let go the moment its holder dies, however it dies.

import type pg from 'pg';

/** Two numbers that mean "the owner of this database" to every release of ours. */
const OWNER_LOCK = [0x5ab07, 1] as const;

/** Takes the lock for as long as this session lasts; false if another session holds it. */
export async function takeHouseLock(session: pg.ClientBase): Promise<boolean> {
  const { rows } = await session.query<{ taken: boolean }>(
    'select pg_try_advisory_lock($1, $2) as taken',
    [...OWNER_LOCK],
  );
  return rows[0]?.taken === true;
}

/** Who holds the lock, as that session calls itself. */
export async function holderOfHouseLock(session: pg.ClientBase): Promise<string | null> {
  const { rows } = await session.query<{ name: string }>(
    `select a.application_name as name
       from pg_locks l join pg_stat_activity a on a.pid = l.pid
      where l.locktype = 'advisory' and l.granted and l.classid = $1 and l.objid = $2`,
    [...OWNER_LOCK],
  );
  return rows[0]?.name ?? null;
}

// Locks that make one process the owner of a data folder, and one house the only one on a database:
// held by a session, so that they are let go the moment their holder dies, however it dies.

import type pg from 'pg';

/** Two numbers that mean the same to every release of ours. */
const LOCKS = { folder: [0x5ab07, 1], house: [0x5ab07, 2] } as const;
export type HouseLock = keyof typeof LOCKS;

/** Takes the lock for as long as this session lasts; false if another session holds it. */
export async function takeHouseLock(
  session: pg.ClientBase,
  lock: HouseLock = 'folder',
): Promise<boolean> {
  const { rows } = await session.query<{ taken: boolean }>(
    'select pg_try_advisory_lock($1, $2) as taken',
    [...LOCKS[lock]],
  );
  return rows[0]?.taken === true;
}

/** Holds the lock together with others of the same house; false if one holds it alone. */
export async function shareHouseLock(session: pg.ClientBase): Promise<boolean> {
  const { rows } = await session.query<{ taken: boolean }>(
    'select pg_try_advisory_lock_shared($1, $2) as taken',
    [...LOCKS.house],
  );
  return rows[0]?.taken === true;
}

/** Who holds the lock, as that session calls itself. */
export async function holderOfHouseLock(
  session: pg.ClientBase,
  lock: HouseLock = 'folder',
): Promise<string | null> {
  const { rows } = await session.query<{ name: string }>(
    `select a.application_name as name
       from pg_locks l join pg_stat_activity a on a.pid = l.pid
      where l.locktype = 'advisory' and l.granted and l.classid = $1 and l.objid = $2`,
    [...LOCKS[lock]],
  );
  return rows[0]?.name ?? null;
}

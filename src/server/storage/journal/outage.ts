// Which errors mean that the database cannot write now (wait and go on), and which one append's
// own fault (refuse it and no other).

import type { HouseReason } from '../../../wire/reasons/house-reasons.ts';

/** Why the journal waits. */
export const OUTAGES = ['database-gone', 'disk-full', 'database-slow', 'held'] as const;

export interface Outage {
  readonly because: (typeof OUTAGES)[number];
  readonly reason: HouseReason;
}

const outage = (because: Outage['because'], reason: HouseReason): Outage => ({ because, reason });

/** SQLSTATE classes after which the same statement may succeed later. */
const PASSING: Readonly<Record<string, string>> = {
  '08': 'the connection to the database is lost',
  '25': 'the database takes no writes',
  '28': 'the database does not let us in',
  '3D': 'the database is not there',
  '40': 'the database asks to try again',
  '53': 'the database has run out of something it needs',
  '55': 'the database is not ready for it',
  '57': 'the database is stopping or starting',
  '58': 'the database has trouble with its disk',
  XX: 'the database is in trouble with itself',
};

/** The outage behind an error, or null if the statement itself is at fault. */
export function outageOf(error: unknown): Outage | null {
  const message = error instanceof Error ? error.message : String(error);
  const code = sqlState(error);
  if (code === '53100' || /No space left on device/u.test(message)) {
    return outage('disk-full', { code: 'disk-full' });
  }
  if (code === null)
    return outage('database-gone', { code: 'database-does-not-answer', note: message });
  const why = PASSING[code.slice(0, 2)];
  return why === undefined
    ? null
    : outage('database-gone', { code: 'database-waits', note: `${why} (${message})` });
}

/** The SQLSTATE of an error that the database itself reported, or null. */
export function sqlState(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || !('severity' in error)) return null;
  return typeof error.code === 'string' && error.code.length === 5 ? error.code : null;
}

/** Whether the database found a page on its disk that is not what it wrote (R-MEM-5). */
export const isUnreadable = (error: unknown): boolean =>
  ['XX001', 'XX002'].includes(sqlState(error) ?? '');

/** The constraint that an insert broke, or null. */
export function brokenConstraint(error: unknown): string | null {
  if (sqlState(error) !== '23505' || !(error instanceof Error)) return null;
  return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : null;
}

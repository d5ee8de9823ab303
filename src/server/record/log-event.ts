// What of the house's own record, and of its leases, an operator reads in the log.

import type { Logger } from 'pino';

import type { LeaseChange } from '../storage/journal/journal.ts';
import type { HouseEvent } from './house-record.ts';

/** Whoever notices these writes a line about them, with more in it than the record has. */
const WRITTEN_ELSEWHERE: ReadonlySet<HouseEvent> = new Set([
  'table-stopped',
  'tournament-stopped',
  'journal-damaged',
  'meters-disagree',
  'software-altered',
  'play-halted',
  'play-resumed',
  'checkpoint-failed',
  'monitoring-lost',
  'monitoring-restored',
]);

/** One line for an event on record: its kind, and what of it fits on a line. */
export function logHouseEvent(log: Pick<Logger, 'info'>, kind: HouseEvent, body: object): void {
  if (WRITTEN_ELSEWHERE.has(kind)) return;
  const plain = Object.entries(body).filter(([, value]) => typeof value !== 'object');
  log.info({ event: kind, ...Object.fromEntries(plain) }, kind.replaceAll('-', ' '));
}

export function logLease(log: Pick<Logger, 'info' | 'error'>, change: LeaseChange): void {
  if ('lost' in change) log.error({ stream: change.lost }, 'a lease was lost');
  else for (const taken of change.taken) log.info(taken, 'a lease was taken');
}

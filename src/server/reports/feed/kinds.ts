// What of the journal goes to other systems: the house's own record, money, and what the floor can
// look up. Cards on the felt and what patrons lay are not among it: nobody sees those early.

import { CAGE_STREAM } from '../../money/cage/cage.ts';
import type { TicketEvent } from '../../money/tickets/ticket.ts';
import type { TableEvent } from '../../../table/acts.ts';
import { HOUSE_STREAM } from '../../storage/journal/house-stream-name.ts';
import { SIGNIFICANT } from '../projections/significant-events.ts';

const MONEY = [
  'bought-in',
  'paid-out',
  'commission-settled',
] as const satisfies readonly TableEvent['happened'][];

const OF_A_TABLE: ReadonlySet<string> = new Set([...SIGNIFICANT, ...MONEY]);

const TICKETS = [
  ...(['ticket-issued', 'ticket-printed', 'ticket-paid', 'ticket-cancelled'] as const),
  ...(['ticket-duplicated', 'ticket-redeemed', 'ticket-voided'] as const),
] as const satisfies readonly TicketEvent['kind'][];

/** The kinds of each sort of stream; the house's own has every one. */
export const FEED_KINDS = {
  table: [...OF_A_TABLE].toSorted(),
  cage: [...TICKETS],
} as const;

const OF_THE_CAGE: ReadonlySet<string> = new Set(TICKETS);

/** Whether an event of a stream is told outside. */
export function isTold(stream: string, kind: string): boolean {
  if (stream === HOUSE_STREAM) return true;
  if (stream === CAGE_STREAM) return OF_THE_CAGE.has(kind);
  return stream.startsWith('table:') && OF_A_TABLE.has(kind);
}

/** Keyed names, seals and marks of what people prove themselves by are nobody's business. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  ...['sealed', 'name', 'tail', 'mark', 'nameMark', 'hash', 'keys', 'settings'],
]);

/** A body as it leaves the house. */
export function bodyTold(stream: string, body: unknown): Readonly<Record<string, unknown>> {
  if (typeof body !== 'object' || body === null) return {};
  // What a table says of itself has no such field, and a bet may be called by any name.
  if (stream.startsWith('table:')) return { ...body };
  return Object.fromEntries(Object.entries(body).filter(([name]) => !LEFT_OUT.has(name)));
}

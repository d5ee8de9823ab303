// A ticket as the cashier sees it before it is paid, open or ended; never with its number.

import { redeemFault, type TicketRefusal } from '../tickets/judge.ts';
import type { Ticket } from '../tickets/ticket.ts';

export interface FoundTicket {
  readonly id: string;
  readonly table: string | null;
  readonly seat: number | null;
  readonly cents: number;
  readonly currency: string;
  readonly issuedAt: number | null;
  readonly expiresAt: number | null;
  readonly duplicates: number;
  /** Why it is not paid; null where it can be. */
  readonly reason: TicketRefusal['reason'] | null;
}

export function foundOpen(ticket: Ticket, now: number): FoundTicket {
  const { id, table, seat, cents, currency, issuedAt, expiresAt, duplicates } = ticket;
  const reason = redeemFault(ticket, now)?.reason ?? null;
  return { id, table, seat, cents, currency, issuedAt, expiresAt, duplicates, reason };
}

/** What is remembered of one that has ended. */
export const foundEnded = (
  { id, cents, currency }: Pick<Ticket, 'id' | 'cents' | 'currency'>,
  { reason }: TicketRefusal,
): FoundTicket => ({
  ...{ id, cents, currency, table: null, seat: null, issuedAt: null, expiresAt: null },
  ...{ duplicates: 0, reason },
});

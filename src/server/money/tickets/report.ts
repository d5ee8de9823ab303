// What the house owes on paper: tickets issued, redeemed, void, cancelled, and the liability.

import type pg from 'pg';

import type { ListedTicket, TicketMeterName, Ticket, TicketMeter, Tickets } from './ticket.ts';
import { isOnItsWay } from './judge.ts';
import { maskedNumber } from './number.ts';

/** One line of the report: a ticket without anything that could be redeemed (R-CSH-6). */
export interface ReportedTicket extends Omit<ListedTicket, 'tail'> {
  readonly number: string;
  readonly table: string;
  readonly seat: number;
  readonly currency: string;
  readonly isExpired: boolean;
}

/** The tickets as they stand, and the sums that must agree with the ledger (R-CSH-12). */
export interface LiabilityReport {
  readonly at: number;
  readonly meters: Readonly<Record<TicketMeterName, TicketMeter>>;
  readonly outstanding: TicketMeter;
  readonly expired: TicketMeter;
  /** Between the printer and their tables: no liability yet. */
  readonly underWay: TicketMeter;
  readonly tickets: readonly ReportedTicket[];
}

/** Draws up what is owed on tickets at this moment. */
export function liabilityReport(tickets: Tickets, at: number): LiabilityReport {
  const open = Object.values(tickets.open);
  // What a terminal holds is owed until its table has given the chips.
  const good = open.filter(({ state }) => state === 'outstanding' || state === 'taken');
  const isExpired = ({ expiresAt }: Ticket): boolean => expiresAt !== null && at >= expiresAt;
  return {
    at,
    meters: tickets.meters,
    outstanding: sumOf(good),
    expired: sumOf(good.filter(isExpired)),
    underWay: sumOf(open.filter(isOnItsWay)),
    tickets: open.map(ticket => {
      const { id, table, seat, cents, currency, issuedAt, state, tail } = ticket;
      const number = maskedNumber(tail);
      const what = { id, number, table, seat, cents, currency, issuedAt, state };
      return { ...what, isExpired: isExpired(ticket) };
    }),
  };
}

const sumOf = (tickets: readonly Ticket[]): TicketMeter => ({
  count: tickets.length,
  cents: tickets.reduce((sum, { cents }) => sum + cents, 0),
});

/**
 * What the ledger of the whole house says is owed: tickets that tables have paid for, less those
 * that the cage has settled. It equals the report's `outstanding`, or somebody must look.
 */
export async function ledgerLiability(db: pg.Pool, currency: string): Promise<number> {
  const { rows } = await db.query<{ cents: number }>(
    `select coalesce(sum(case when t.credit = 'tickets-out' then t.cents else -t.cents end), 0)
              ::bigint as cents
       from transfer t
      where t.currency = $1 and t.state = 'posted'
        and 'tickets-out' in (t.debit, t.credit)`,
    [currency],
  );
  return rows[0]?.cents ?? 0;
}

// Everything that staff see of one terminal in its audit mode: who it is, its meters, its last
// coups, tickets and events (R-MOD-1, R-SW-5).

import type pg from 'pg';

import type { CoupRecord } from '../../table/table.ts';
import type { TerminalAudit } from '../../wire/inspection/terminal-audit.ts';
import { tableStream } from '../tables/mailbox/rebuild.ts';
import { maskedNumber } from '../money/tickets/number.ts';
import type { ListedTicket } from '../money/tickets/ticket.ts';
import { readMeters } from './read-figures.ts';

const LAST_EVENTS = 30;

interface Place {
  readonly table: string;
  readonly seat: number;
}

/** Lifetime meters of one terminal. */
export async function metersAt(
  db: pg.Pool,
  { table, seat }: Place,
): Promise<TerminalAudit['meters']> {
  const all = await readMeters(db, { table });
  return all
    .filter(meter => meter.seat === seat)
    .map(({ meter, of, currency, count, cents }) => ({ meter, of, currency, count, cents }));
}

/** Significant events that name this terminal, the newest first. */
export async function eventsAt(
  db: pg.Pool,
  { table, seat }: Place,
): Promise<TerminalAudit['events']> {
  const { rows } = await db.query<TerminalAudit['events'][number]>(
    `select e.seq as number, e.at, e.kind
       from significant_event e
       join stream s on s.id = e.stream
       join journal j on j.stream = e.stream and j.seq = e.seq
      where (s.name = $1 or (s.name = 'house' and j.body ->> 'table' = $2))
        and j.body ->> 'seat' = $3
      order by e.at desc, e.seq desc limit $4`,
    [tableStream(table), table, `${seat}`, LAST_EVENTS],
  );
  return rows;
}

/** The last coups as they were at this terminal, the newest first. */
export const coupsAt = (records: readonly CoupRecord[], seat: number): TerminalAudit['coups'] =>
  records.toReversed().map(record => {
    const paid = record.seats.find(each => each.seat === seat)?.paid ?? [];
    const { shoe, number: coup, settledAt, result, playerCount, bankerCount, cards } = record;
    return {
      ...{ shoe, coup, settledAt, playerCount, bankerCount },
      result: record.standing === 'void' ? 'void' : (result ?? record.standing),
      cards: cards.map(({ to, card }) => `${to === 'player' ? 'P' : 'B'} ${card ?? '?'}`),
      stake: paid.reduce((sum, { stake }) => sum + stake, 0),
      paid: paid.reduce((sum, { paid: back }) => sum + back, 0),
    };
  });

/** Never with a whole number (R-CSH-6). */
export const ticketsAt = (tickets: readonly ListedTicket[]): TerminalAudit['tickets'] =>
  tickets.map(({ id, tail, cents, issuedAt, state }) => ({
    ...{ id, number: maskedNumber(tail), cents, issuedAt, state },
  }));

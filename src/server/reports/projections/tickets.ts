// Tickets: each with its place, its money and how it stands; never with its number (R-CSH-6).

import type pg from 'pg';

import { CAGE_STREAM } from '../../money/cage/cage.ts';
import type { StoredEvent } from '../../storage/journal/event.ts';
import { type End, ENDS, type OpenState, type TicketEvent } from '../../money/tickets/ticket.ts';
import type { Projection } from './projection.ts';

/** How a ticket stands after an event; null where the event does not move it. */
const STATES: Readonly<Record<TicketEvent['kind'], OpenState | End | null>> = {
  'ticket-issued': 'issued',
  'ticket-printed': 'printed',
  'ticket-paid': 'outstanding',
  'ticket-duplicated': null,
  'ticket-redeemed': 'redeemed',
  'ticket-taken': 'taken',
  'ticket-given-back': 'outstanding',
  'ticket-credited': 'credited',
  'ticket-voided': 'void',
  'ticket-cancelled': 'cancelled',
};

const ENDED: readonly string[] = ENDS;

export const ticketsProjection: Projection = {
  name: 'tickets',
  version: 1,
  tables: ['ticket'],
  reads: stream => stream === CAGE_STREAM,
  apply: async (client, { id }, events) => {
    for (const event of events) await write(client, id, event);
  },
};

async function write(client: pg.ClientBase, stream: number, event: StoredEvent): Promise<void> {
  // As the cage wrote it, and proven unchanged.
  const ticket = { kind: event.kind, ...(event.body as object) } as TicketEvent;
  const at = new Date(event.at).toISOString();
  if (ticket.kind === 'ticket-issued') {
    const { id, table, seat, patron, tail, cents, currency } = ticket;
    await client.query(
      `insert into ticket (stream, id, table_name, seat, patron, tail, cents, currency, gaming_day,
                           issued_at, state)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'issued')`,
      [stream, id, table, seat, patron, tail, cents, currency, event.gamingDay, at],
    );
    return;
  }
  const state = STATES[ticket.kind];
  if (state === null) return;
  const ended = ENDED.includes(state);
  await client.query(
    `update ticket set state = $3, ended_at = $4, ended_on = $5 where stream = $1 and id = $2`,
    [stream, ticket.id, state, ended ? at : null, ended ? event.gamingDay : null],
  );
}

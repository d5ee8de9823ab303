// A ticket's life as the cage's stream tells it: issued, printed, paid for by its table, redeemed.
// Only tickets that are still open are at hand; the journal remembers the rest for ever.

import { never } from '../../../rules/assert.ts';

/**
 * Where an open ticket stands. `issued`: the printer has it. `printed`: on paper, its table has
 * not paid yet. `outstanding`: money that the house owes whoever brings the paper. `taken`: a
 * terminal has it, and its table has not given the chips yet.
 */
export const OPEN_STATES = ['issued', 'printed', 'outstanding', 'taken'] as const;
export type OpenState = (typeof OPEN_STATES)[number];

/** How a ticket ends. */
export const ENDS = ['redeemed', 'void', 'cancelled', 'credited'] as const;
export type End = (typeof ENDS)[number];

/** Where a ticket comes from. */
export interface TicketPlace {
  readonly table: string;
  readonly seat: number;
  readonly patron: string;
}

export interface Ticket extends TicketPlace {
  /** The house's own running number, as 'T-000042': free to show anywhere. */
  readonly id: string;
  /** The keyed name of the validation number, the number under seal, and its last digits. */
  readonly name: string;
  readonly sealed: string;
  readonly tail: string;
  readonly cents: number;
  readonly currency: string;
  readonly issuedAt: number;
  /** Null where the house sets no expiry (R16). */
  readonly expiresAt: number | null;
  readonly state: OpenState;
  readonly duplicates: number;
  /** The terminal that has it, while it is taken. */
  readonly takenBy?: TicketPlace;
  /** How often a terminal has taken it. */
  readonly timesTaken?: number;
}

/** One of the last tickets of a terminal, without anything that could be redeemed. */
export interface ListedTicket {
  readonly id: string;
  readonly tail: string;
  readonly cents: number;
  readonly issuedAt: number;
  readonly state: OpenState | End;
}

export type TicketEvent =
  | ({ readonly kind: 'ticket-issued' } & Omit<
      Ticket,
      'issuedAt' | 'state' | 'duplicates' | 'takenBy' | 'timesTaken'
    >)
  | { readonly kind: 'ticket-printed'; readonly id: string }
  | { readonly kind: 'ticket-paid'; readonly id: string }
  | { readonly kind: 'ticket-cancelled'; readonly id: string; readonly why: string }
  | {
      readonly kind: 'ticket-duplicated';
      readonly id: string;
      readonly by: string;
      /** Who agreed and why; not in journals of 0.1.0. */
      readonly approvedBy?: string;
      readonly why?: string;
    }
  | { readonly kind: 'ticket-redeemed'; readonly id: string; readonly by: string }
  /** A terminal takes it, as a note goes past the point of return. */
  | { readonly kind: 'ticket-taken'; readonly id: string; readonly into: TicketPlace }
  | { readonly kind: 'ticket-given-back'; readonly id: string; readonly why: string }
  | { readonly kind: 'ticket-credited'; readonly id: string }
  | {
      readonly kind: 'ticket-voided';
      readonly id: string;
      readonly by: string;
      readonly approvedBy: string;
      readonly why: string;
    };

/** A lifetime meter: how many and how much. It only ever rises (R-MTR-4). */
export interface TicketMeter {
  readonly count: number;
  readonly cents: number;
}

export const METERED = ['issued', 'paid', ...ENDS] as const;
export type TicketMeterName = (typeof METERED)[number];

/** The tickets of the house: plain, so that a snapshot holds it. */
export interface Tickets {
  readonly next: number;
  readonly open: Readonly<Record<string, Ticket>>;
  readonly last: Readonly<Record<string, readonly ListedTicket[]>>;
  readonly meters: Readonly<Record<TicketMeterName, TicketMeter>>;
}

/** How many of a terminal's tickets can be looked up at it. */
export const LAST_TICKETS = 35;

const NOTHING: TicketMeter = { count: 0, cents: 0 };

export const noTickets: Tickets = {
  next: 1,
  open: {},
  last: {},
  meters: {
    issued: NOTHING,
    paid: NOTHING,
    redeemed: NOTHING,
    void: NOTHING,
    cancelled: NOTHING,
    credited: NOTHING,
  },
};

/** The name of a terminal among tickets. */
export const terminalOf = ({ table, seat }: Pick<TicketPlace, 'table' | 'seat'>): string =>
  `${table}/${seat}`;

export function evolveTickets(tickets: Tickets, event: TicketEvent, at: number): Tickets {
  switch (event.kind) {
    case 'ticket-issued': {
      const { kind: _, ...issued } = event;
      const ticket: Ticket = { ...issued, issuedAt: at, state: 'issued', duplicates: 0 };
      const open = { ...tickets.open, [ticket.id]: ticket };
      return metered(
        { ...listed(tickets, ticket), next: tickets.next + 1, open },
        'issued',
        ticket,
      );
    }
    case 'ticket-printed':
      return moved(tickets, event.id, { state: 'printed' });
    case 'ticket-paid':
      return metered(
        moved(tickets, event.id, { state: 'outstanding' }),
        'paid',
        openTicket(tickets, event.id),
      );
    case 'ticket-duplicated': {
      const { duplicates } = openTicket(tickets, event.id);
      return moved(tickets, event.id, { duplicates: duplicates + 1 });
    }
    case 'ticket-cancelled':
      return ended(tickets, event.id, 'cancelled');
    case 'ticket-taken':
      return moved(tickets, event.id, {
        ...{ state: 'taken', takenBy: event.into },
        timesTaken: (openTicket(tickets, event.id).timesTaken ?? 0) + 1,
      });
    case 'ticket-given-back':
      return givenBack(tickets, event.id);
    case 'ticket-credited':
      return ended(tickets, event.id, 'credited');
    case 'ticket-redeemed':
      return ended(tickets, event.id, 'redeemed');
    case 'ticket-voided':
      return ended(tickets, event.id, 'void');
    default:
      return never(event);
  }
}

function openTicket({ open }: Tickets, id: string): Ticket {
  const ticket = open[id];
  if (ticket === undefined) throw new Error(`ticket ${id} is not open`);
  return ticket;
}

function moved(tickets: Tickets, id: string, change: Partial<Ticket>): Tickets {
  const ticket = { ...openTicket(tickets, id), ...change };
  return { ...listed(tickets, ticket), open: { ...tickets.open, [id]: ticket } };
}

function givenBack(tickets: Tickets, id: string): Tickets {
  const { takenBy: _, ...ticket } = openTicket(tickets, id);
  const open = { ...tickets.open, [id]: ticket };
  return moved({ ...tickets, open }, id, { state: 'outstanding' });
}

function ended(tickets: Tickets, id: string, state: End): Tickets {
  const ticket = openTicket(tickets, id);
  const { [id]: _, ...open } = tickets.open;
  return metered({ ...listed(tickets, { ...ticket, state }), open }, state, ticket);
}

function metered(tickets: Tickets, meter: TicketMeterName, { cents }: Ticket): Tickets {
  const { count, cents: sum } = tickets.meters[meter];
  const next = { count: count + 1, cents: sum + cents };
  return { ...tickets, meters: { ...tickets.meters, [meter]: next } };
}

/** Puts a ticket on its terminal's list, newest first, or changes how it stands there. */
function listed(
  tickets: Tickets,
  ticket: Omit<Ticket, 'state'> & { readonly state: OpenState | End },
): Tickets {
  const terminal = terminalOf(ticket);
  const { id, tail, cents, issuedAt, state } = ticket;
  const entry: ListedTicket = { id, tail, cents, issuedAt, state };
  const before = tickets.last[terminal] ?? [];
  const isKnown = before.some(other => other.id === id);
  const isOld = !isKnown && state !== 'issued';
  if (isOld) return tickets;
  const list = isKnown
    ? before.map(other => (other.id === id ? entry : other))
    : [entry, ...before].slice(0, LAST_TICKETS);
  return { ...tickets, last: { ...tickets.last, [terminal]: list } };
}

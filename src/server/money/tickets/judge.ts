// What may be done with a ticket, by whom and when: decisions only, the cage writes them down.

import type { Role } from '../../../rulebooks/roles.ts';
import type { OpenState, Ticket, Tickets } from './ticket.ts';
import { terminalOf } from './ticket.ts';

export const TICKET_REFUSALS = [
  'not-a-ticket-number',
  'unknown-ticket',
  'already-redeemed',
  'void',
  'cancelled',
  'not-yet-paid',
  'expired',
  'not-authorised',
  'same-person',
  'ticket-waits',
  'nothing-to-pay',
  'wagers-locked',
  'no-ticket-here',
  'wrong-state',
  'printer-fault',
  'not-stored',
  'cage-stopped',
  'win-locked',
] as const;

/** Why a ticket was not issued, redeemed, voided or duplicated. */
export interface TicketRefusal {
  readonly refused: (typeof TICKET_REFUSALS)[number];
  readonly clause: string;
  readonly because: string;
}

export const refuseTicket = (
  refused: TicketRefusal['refused'],
  clause: string,
  because: string,
): TicketRefusal => ({ refused, clause, because });

/** Somebody at the cage or on the floor, as the house knows them. */
export interface Clerk {
  readonly id: string;
  readonly role: Role;
}

/** Who may do what with tickets; administrators and the regulator's inspector nothing (R-ACC-1). */
export const TICKET_POWERS = {
  redeem: ['cashier'],
  void: ['cashier'],
  'approve-void': ['casino-supervisor', 'pit-boss', 'operator'],
  duplicate: ['cashier', 'casino-supervisor', 'pit-boss', 'operator'],
  report: ['cashier', 'casino-supervisor', 'pit-boss', 'operator', 'surveillance', 'inspector'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;
export type TicketPower = keyof typeof TICKET_POWERS;

/** Refuses who may not; null for who may. */
export function lacksTicketPower(by: Clerk, power: TicketPower): TicketRefusal | null {
  const roles: readonly Role[] = TICKET_POWERS[power];
  if (roles.includes(by.role)) return null;
  const because = `As ${by.role.replaceAll('-', ' ')} you cannot do that with a ticket.`;
  return refuseTicket('not-authorised', 'R-ACC-1', because);
}

/**
 * No second ticket of a terminal while the first is between the printer and its table (R-CSH-7).
 */
export function ticketUnderWay(
  tickets: Tickets,
  place: Pick<Ticket, 'table' | 'seat'>,
): Ticket | undefined {
  const terminal = terminalOf(place);
  return Object.values(tickets.open).find(
    ticket => ticket.state !== 'outstanding' && terminalOf(ticket) === terminal,
  );
}

const WAITS: Readonly<Record<Exclude<OpenState, 'outstanding'>, string>> = {
  issued: 'It is still being printed.',
  printed: 'Its table has not paid for it yet.',
};

/** Whether an open ticket may be redeemed now: paid for by its table, and not too old. */
export function redeemFault(ticket: Ticket, now: number): TicketRefusal | null {
  if (ticket.state !== 'outstanding') {
    return refuseTicket('not-yet-paid', 'R-CSH-7', WAITS[ticket.state]);
  }
  if (ticket.expiresAt !== null && now >= ticket.expiresAt) {
    return refuseTicket('expired', 'ruling R16', 'It has expired: call a supervisor.');
  }
  return null;
}

/** A void takes two: whoever asks for it does not approve it (R-ACC-2). */
export function voidFault(
  ticket: Ticket,
  by: Clerk,
  approvedBy: Clerk,
  why: string,
): TicketRefusal | null {
  if (by.id === approvedBy.id) {
    return refuseTicket('same-person', 'R-ACC-2', 'Somebody else must approve that.');
  }
  if (ticket.state !== 'outstanding') {
    return refuseTicket('wrong-state', 'R-CSH-7', WAITS[ticket.state]);
  }
  if (why.trim() === '') {
    return refuseTicket('wrong-state', 'R-EVT-2', 'Say why: it goes on record.');
  }
  return lacksTicketPower(by, 'void') ?? lacksTicketPower(approvedBy, 'approve-void');
}

// What may be done with a ticket, by whom and when: decisions only, the cage writes them down.

import { hasAnyPower, type HousePower, type Role } from '../../../rulebooks/roles.ts';
import type { HouseReason } from '../../../wire/reasons/house-reasons.ts';
import type { OpenState, Ticket, Tickets } from './ticket.ts';
import { terminalOf } from './ticket.ts';

export const TICKET_REFUSALS = [
  'not-a-ticket-number',
  'unknown-ticket',
  'already-redeemed',
  'void',
  'cancelled',
  'credited',
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
  'other-currency',
  'no-tickets-here',
  'out-of-play',
  'balance-too-high',
] as const;

/** Why a ticket was not issued, redeemed, voided or duplicated. */
export interface TicketRefusal {
  readonly refused: (typeof TICKET_REFUSALS)[number];
  readonly clause: string;
  readonly reason: HouseReason;
}

export const refuseTicket = (
  refused: TicketRefusal['refused'],
  clause: string,
  reason: HouseReason,
): TicketRefusal => ({ refused, clause, reason });

/** Somebody at the cage or on the floor, as the house knows them. */
export interface Clerk {
  readonly id: string;
  readonly role: Role;
}

/** Who may do what with tickets; administrators and the regulator's inspector nothing (R-ACC-1). */
export const TICKET_POWERS = {
  redeem: ['work-at-cage'],
  void: ['work-at-cage'],
  'approve-void': ['approve-payments'],
  duplicate: ['work-at-cage', 'approve-payments'],
  report: ['work-at-cage', 'approve-payments', 'audit-cage'],
} as const satisfies Readonly<Record<string, readonly HousePower[]>>;
export type TicketPower = keyof typeof TICKET_POWERS;

/** Refuses who may not; null for who may. */
export function lacksTicketPower(by: Clerk, power: TicketPower): TicketRefusal | null {
  if (hasAnyPower(by.role, TICKET_POWERS[power])) return null;
  return refuseTicket('not-authorised', 'R-ACC-1', { code: 'role-without-tickets', role: by.role });
}

/** Whether a ticket is between the printer and its table. */
export const isOnItsWay = ({ state }: Ticket): boolean => state === 'issued' || state === 'printed';

/**
 * No second ticket of a terminal while the first is between the printer and its table (R-CSH-7).
 */
export function ticketUnderWay(
  tickets: Tickets,
  place: Pick<Ticket, 'table' | 'seat'>,
): Ticket | undefined {
  const terminal = terminalOf(place);
  return Object.values(tickets.open).find(
    ticket => isOnItsWay(ticket) && terminalOf(ticket) === terminal,
  );
}

const WAITS: Readonly<Record<Exclude<OpenState, 'outstanding'>, HouseReason>> = {
  issued: { code: 'ticket-printing' },
  printed: { code: 'ticket-not-paid-for' },
  taken: { code: 'ticket-in-a-terminal' },
};

/** Whether an open ticket may be redeemed now: paid for by its table, and not too old. */
export function redeemFault(ticket: Ticket, now: number): TicketRefusal | null {
  if (ticket.state !== 'outstanding') {
    return refuseTicket('not-yet-paid', 'R-CSH-7', WAITS[ticket.state]);
  }
  if (ticket.expiresAt !== null && now >= ticket.expiresAt) {
    return refuseTicket('expired', 'ruling R16', { code: 'ticket-expired' });
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
  if (ticket.state !== 'outstanding') {
    return refuseTicket('wrong-state', 'R-CSH-7', WAITS[ticket.state]);
  }
  return lacksTicketPower(by, 'void') ?? agreementFault(by, approvedBy, why);
}

/** Whoever asks does not approve (R-ACC-2), the other may, and there is a reason. */
export function agreementFault(by: Clerk, approvedBy: Clerk, why: string): TicketRefusal | null {
  if (by.id === approvedBy.id) {
    return refuseTicket('same-person', 'R-ACC-2', { code: 'somebody-else-approves' });
  }
  if (why.trim() === '') {
    return refuseTicket('wrong-state', 'R-EVT-2', { code: 'reason-wanted' });
  }
  return lacksTicketPower(approvedBy, 'approve-void');
}

/** A table's books are kept in one currency: no other money comes into them. */
export const currencyFault = ({ currency }: Ticket, wanted: string): TicketRefusal | null =>
  currency === wanted
    ? null
    : refuseTicket('other-currency', 'R-CSH-3', {
        ...{ code: 'ticket-of-other-currency', name: currency },
      });

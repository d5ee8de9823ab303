// The cash desk's doors over HTTP: what is owed on tickets, redeeming and voiding one.

import type {
  Denial,
  StaffRole,
  StoppedBalances,
  StoppedPaymentMade,
  TicketReport,
  TicketSettled,
} from '../../../wire/index.ts';
import { proofOf } from './sign-in-requests.ts';

/** The header by which the house knows who asks; a cookie says it where there is no token. */
export const knownAs = (token: string | null) =>
  token === null ? {} : { authorization: `Bearer ${token}` };

export async function ticketsOwed(token: string | null): Promise<TicketReport> {
  const response = await fetch('/api/cage/tickets', { headers: knownAs(token) });
  if (!response.ok) throw new Error(`/api/cage/tickets: ${response.status}`);
  return (await response.json()) as TicketReport; // the server's own schema
}

async function settle<Settled = TicketSettled>(
  path: string,
  body: object,
  token: string | null,
): Promise<Settled | Denial> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...knownAs(token) },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Settled | Denial; // the server's own schema
}

/** Redeems a ticket, once; a denial says why not. */
export const redeemTicket = (
  number: string,
  token: string | null,
): Promise<TicketSettled | Denial> => settle('/api/cage/redeem', { number }, token);

/** Who stands behind a void: a person with a PIN or password, or a role of the demonstration. */
export type Approver =
  | { readonly id: string; readonly secret: string }
  | { readonly role: StaffRole };

/** Voids a ticket and pays it by hand; a second person approves that (R-ACC-2). */
export const voidTicket = (
  ticket: string,
  why: string,
  by: Approver,
  token: string | null,
): Promise<TicketSettled | Denial> =>
  'role' in by
    ? settle('/api/demo/tickets/void', { ticket, why, role: by.role }, token)
    : settle(
        '/api/cage/void',
        { ticket, why, approver: { id: by.id, ...proofOf(by.secret) } },
        token,
      );

/** What the patrons of a stopped table hold. */
export async function stoppedAt(table: string, token: string | null): Promise<StoppedBalances> {
  const path = `/api/tables/${encodeURIComponent(table)}/stopped`;
  const response = await fetch(path, { headers: knownAs(token) });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as StoppedBalances; // the server's own schema
}

export interface StoppedPaymentAsked {
  readonly table: string;
  readonly seat: number;
  readonly patron: string;
  readonly cents: number;
  readonly why: string;
}

/** Pays a patron of a stopped table by hand; a second person approves that (R-ACC-2). */
export const payStopped = (
  { table, ...asked }: StoppedPaymentAsked,
  by: Approver,
  token: string | null,
): Promise<StoppedPaymentMade | Denial> =>
  'role' in by
    ? settle('/api/demo/stopped-payments', { table, ...asked, role: by.role }, token)
    : settle(
        `/api/tables/${encodeURIComponent(table)}/stopped/payments`,
        { ...asked, approver: { id: by.id, ...proofOf(by.secret) } },
        token,
      );

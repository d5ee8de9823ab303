// Inbox, bans and the cash desk over HTTP.

import type {
  BanList,
  CustodyLine,
  CustodyList,
  DayToCount,
  Denial,
  DisplayMessage,
  DisplayMessages,
  EvacuationList,
  InboxPage,
  KeptSeat,
  SeatsPage,
  TicketLookedUp,
} from '../../../wire/index.ts';
import { type Approver, knownAs } from './cage-requests.ts';
import { lookUp } from './figure-requests.ts';
import { proofOf } from './sign-in-requests.ts';

/** Sends it; whoever is denied hears why. */
async function send<Answer>(
  path: string,
  body: object,
  token: string | null,
): Promise<Answer | Denial> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...knownAs(token) },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Answer | Denial; // the server's own schema
}

/** The second person as the house wants them; in a demonstration by their role alone. */
const approverOf = (by: Approver): object =>
  'role' in by ? { id: `visitor-${by.role}`, role: by.role } : { id: by.id, ...proofOf(by.secret) };

export const readInbox = (token: string | null): Promise<InboxPage> => lookUp('/api/inbox', token);

export const readEvacuations = (token: string | null): Promise<EvacuationList> =>
  lookUp('/api/evacuations', token);

export const evacuate = (tables: readonly string[], why: string, token: string | null) =>
  send<EvacuationList>('/api/evacuations', { tables, why }, token);

export interface ReopeningFields {
  readonly table: string;
  readonly counted: { readonly felt: number; readonly float: number } | null;
  readonly explains: string;
  readonly ruling: string;
}

export const reopenTable = (fields: ReopeningFields, by: Approver, token: string | null) =>
  send<object>('/api/evacuations/over', { ...fields, approver: approverOf(by) }, token);

export const readSeats = (table: string, token: string | null): Promise<SeatsPage> =>
  lookUp(`/api/kept-seats?table=${encodeURIComponent(table)}`, token);

export interface SeatOfPatron {
  readonly table: string;
  readonly seat: number;
  readonly patron: string;
}

export const keepSeat = (whose: SeatOfPatron, minutes: number, token: string | null) =>
  send<KeptSeat>('/api/kept-seats', { ...whose, minutes }, token);

export const releaseSeat = (table: string, seat: number, token: string | null) =>
  send<object>('/api/kept-seats/over', { table, seat }, token);

export const readMessages = (token: string | null): Promise<DisplayMessages> =>
  lookUp('/api/display-messages', token);

export const showMessage = (
  fields: {
    readonly tables: readonly string[];
    readonly texts: DisplayMessage['texts'];
    readonly minutes: number;
  },
  token: string | null,
) => send<DisplayMessage>('/api/display-messages', fields, token);

export const endMessage = (message: string, token: string | null) =>
  send<object>('/api/display-messages/over', { message }, token);

export const readCustody = (token: string | null): Promise<CustodyList> =>
  lookUp('/api/custody', token);

export const takeIntoCustody = (
  fields: SeatOfPatron & Pick<CustodyLine, 'cents' | 'found'>,
  by: Approver,
  token: string | null,
) => send<CustodyLine>('/api/custody', { ...fields, approver: approverOf(by) }, token);

export const payCustody = (
  { custody, cents }: Pick<CustodyLine, 'custody' | 'cents'>,
  note: string,
  by: Approver,
  token: string | null,
) =>
  send<CustodyLine>('/api/custody/paid', { custody, cents, note, approver: approverOf(by) }, token);

export const readBans = (token: string | null): Promise<BanList> => lookUp('/api/bans', token);

export interface NewBanFields {
  readonly kind: string;
  readonly person: string;
  readonly document: string;
  readonly card: string;
  readonly until: string;
  readonly why: string;
}

const listOf = (number: string): readonly string[] => (number === '' ? [] : [number]);

export const makeBan = (fields: NewBanFields, token: string | null) => {
  const { kind, person, document, card, until, why } = fields;
  const marks = { documents: listOf(document), cards: listOf(card) };
  const named = person === '' ? marks : { ...marks, person };
  const body = { kind, ...named, until: until === '' ? null : until, why };
  return send<{ readonly ban: string }>('/api/bans', body, token);
};

export const liftBan = (ban: string, why: string, by: Approver, token: string | null) =>
  send<object>('/api/bans/lift', { ban, why, approver: approverOf(by) }, token);

export interface IdentityFields {
  readonly person: string;
  readonly document: string;
  readonly card: string;
}

export const checkIdentity = (fields: IdentityFields, token: string | null) =>
  send<{ readonly served: boolean }>(
    '/api/identity-checks',
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')),
    token,
  );

export const lookAtTicket = (number: string, token: string | null) =>
  send<TicketLookedUp>('/api/cage/look-up', { number }, token);

export interface OutstandingAsked {
  readonly table: string;
  readonly seat: number;
  readonly patron: string;
  readonly cents: number;
  readonly way: 'owed' | 'owing';
}

export const postSettlement = (
  asked: OutstandingAsked,
  note: string,
  by: Approver,
  token: string | null,
) =>
  send<{ readonly cents: number }>(
    '/api/cage/outstanding',
    { ...asked, note, approver: approverOf(by) },
    token,
  );

export const fetchDayCount = (day: string, token: string | null): Promise<DayToCount> =>
  lookUp(`/api/cage/day?day=${encodeURIComponent(day)}`, token);

export interface CountedBox {
  readonly box: string;
  readonly currency: string;
  readonly counted: number;
  readonly why: string;
}

export const closeDay = (
  day: string,
  counts: readonly CountedBox[],
  by: Approver,
  token: string | null,
) => send<object>('/api/cage/day', { day, counts, approver: approverOf(by) }, token);

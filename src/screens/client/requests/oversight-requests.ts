// What surveillance, the inspector and whoever plays a day again ask of the house over HTTP.

import type {
  AgainAsked,
  AgainPage,
  BooksRunning,
  CoupsFound,
  CoupVerdict,
  DayMade,
  FlagList,
  InspectedCoup,
  NoteList,
  ShoeWatched,
  VerificationState,
} from '../../../wire/index.ts';
import type { HouseReason } from '../../../wire/index.ts';

/** A request that was not granted, with its reason where the house gave one. */
export class RequestDenied extends Error {
  readonly reason: HouseReason | null;
  constructor(path: string, status: number, reason: HouseReason | null) {
    super(`${path}: ${status}`);
    this.reason = reason;
  }
}

async function ask<Answer>(path: string, token: string | null, body?: object): Promise<Answer> {
  const response = await fetch(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (response.ok) return (await response.json()) as Answer; // the server's own schema
  const denied: { readonly reason?: HouseReason } = await response.json().catch(() => ({}));
  throw new RequestDenied(path, response.status, denied.reason ?? null);
}

const at = (table: string): string => `/api/surveillance/tables/${encodeURIComponent(table)}`;

export const lookUpWatch = (table: string, token: string | null): Promise<ShoeWatched> =>
  ask(`${at(table)}/watch`, token);

export const lookUpFlags = (table: string, token: string | null): Promise<FlagList> =>
  ask(`${at(table)}/flags`, token);

/** Fields that were left empty are not asked for. */
export function lookUpCoups(
  fields: Readonly<Record<string, string>>,
  token: string | null,
): Promise<CoupsFound> {
  const asked = Object.entries(fields).filter(([, value]) => value !== '');
  return ask(`/api/surveillance/search?${new URLSearchParams(asked)}`, token);
}

export const lookUpNotes = (token: string | null): Promise<NoteList> =>
  ask('/api/surveillance/notes', token);

export const storeNote = (note: object, token: string | null): Promise<unknown> =>
  ask('/api/surveillance/notes', token, note);

/** Lines for a recorder, the last of them. */
export async function lookUpMarkers(table: string, token: string | null): Promise<string> {
  const path = `/api/tables/${encodeURIComponent(table)}/markers?after=0&limit=1000`;
  const headers: Record<string, string> =
    token === null ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(path, { headers });
  if (!response.ok) throw new RequestDenied(path, response.status, null);
  return response.text();
}

export interface CoupNamed {
  readonly table: string;
  readonly shoe: number;
  readonly coup: number;
}

const inspected = ({ table, shoe, coup }: CoupNamed): string =>
  `/api/inspection/tables/${encodeURIComponent(table)}/coups/${shoe}/${coup}`;

export const inspectCoup = (coup: CoupNamed, token: string | null): Promise<InspectedCoup> =>
  ask(inspected(coup), token);

export const judgeCoup = (coup: CoupNamed, token: string | null): Promise<CoupVerdict> =>
  ask(`${inspected(coup)}/verdict`, token);

export const beginVerification = (token: string | null): Promise<VerificationState> =>
  ask('/api/inspection/verification', token, {});

export const lookUpVerification = (token: string | null): Promise<VerificationState> =>
  ask('/api/inspection/verification', token);

export const lookUpBooks = (token: string | null): Promise<BooksRunning> =>
  ask('/api/inspection/books', token);

/** A day's file as the house has made it, to be saved. */
export interface DayFile extends DayMade {
  readonly href: string;
}

export async function exportDay(day: string, token: string | null): Promise<DayFile> {
  const made = await ask<DayMade>(`/api/inspection/days/${day}`, token, {});
  const path = `/api/inspection/files/${encodeURIComponent(made.name)}`;
  const headers: Record<string, string> =
    token === null ? {} : { authorization: `Bearer ${token}` };
  const file = await fetch(path, { headers });
  if (!file.ok) throw new RequestDenied(path, file.status, null);
  return { ...made, href: URL.createObjectURL(await file.blob()) };
}

export const lookUpAgain = (asked: AgainAsked, token: string | null): Promise<AgainPage> =>
  ask('/api/again', token, asked);

// The house's doors over HTTP: the front page, and in a demonstration a seat, a role and notes.

import type { HouseReason } from '../../../wire/index.ts';
import type {
  HousePage,
  RulebookPage,
  SentCommand,
  TicketFace,
  TournamentSummary,
  SentTournamentCommand,
  SlipMade,
} from '../../../wire/index.ts';

const TAKEN = 409;
const TICKET_TRIES = 10;
const TICKET_TRY_MS = 300;

/** A door that was not opened, and the status that it told. */
class DoorShut extends Error {
  readonly status: number;
  constructor(path: string, status: number) {
    super(`${path}: ${status}`);
    this.status = status;
  }
}

/** Whether somebody else has what was asked for: every seat of a table, say. */
export const isTaken = (reason: unknown): boolean =>
  reason instanceof DoorShut && reason.status === TAKEN;

async function ask<Answer>(path: string, body?: object, token?: string): Promise<Answer> {
  const response = await fetch(path, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body === undefined
      ? {}
      : {
          body: JSON.stringify(body),
          headers: {
            'content-type': 'application/json',
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          },
        }),
  });
  if (!response.ok) throw new DoorShut(path, response.status);
  return (await response.json()) as Answer; // the server's own schema
}

export const fetchHousePage = (): Promise<HousePage> => ask('/api/house');

export type BookPage = RulebookPage;

/** A rulebook clause by clause, and the approved document where the operator has stored one. */
export const bookPage = (rulebook: string): Promise<BookPage> =>
  ask(`/api/rulebooks/${encodeURIComponent(rulebook)}`);

/** A seat of a demonstration table: the browser's tab holds it as long as it is open. */
export interface HeldSeat {
  readonly token: string;
  readonly seat: number;
}

/** Sits down where the address says, or at a free seat when that one is taken. */
export async function takeSeat(table: string, wanted: number | null): Promise<HeldSeat> {
  const key = `seat ${table} ${wanted ?? ''}`;
  const kept = sessionStorage.getItem(key);
  if (kept !== null) return JSON.parse(kept) as HeldSeat; // written below
  const sit = (seat: number | null) =>
    ask<HeldSeat>('/api/demo/seats', { table, ...(seat === null ? {} : { seat }) });
  const { token, seat } = await sit(wanted).catch(() => sit(null));
  sessionStorage.setItem(key, JSON.stringify({ token, seat }));
  return { token, seat };
}

export async function takeRoleToken(role: string): Promise<string> {
  const { token } = await ask<{ token: string }>('/api/demo/roles', { role });
  return token;
}

/** Opens the lab; where a role was taken by one touch, the page shows it to the house first. */
export async function openLab(token: string | null): Promise<void> {
  if (token !== null) await ask('/api/demo/lab', {}, token);
  location.assign('/lab/');
}

/** Somebody of a role stands behind one command; only in a demonstration is one click enough. */
export async function approvalOf(
  table: string,
  command: SentCommand,
  role: string,
  asker: string | null,
): Promise<string> {
  const { approval } = await ask<{ approval: string }>(
    '/api/demo/approvals',
    { table, command, role },
    asker ?? undefined,
  );
  return approval;
}

/** A no, as the demonstration's doors tell it. */
export interface RefusedRequest {
  readonly refused: string;
  readonly reason: HouseReason;
  readonly clause: string;
}

export interface NoteTaken {
  readonly credited: number;
  readonly refusal: RefusedRequest | null;
}

export const insertBanknote = (token: string, cents: number): Promise<NoteTaken> =>
  ask('/api/demo/notes', { token, cents });

export interface TicketTaken extends NoteTaken {
  /** The id of a ticket that is held until its table can give the chips. */
  readonly waits: string | null;
}

/** Brings a ticket to the terminal; without a token the browser's own terminal. */
export const insertTicket = (token: string | null, number: string): Promise<TicketTaken> =>
  ask('/api/tickets', { number, ...(token === null ? {} : { token }) });

/** The ticket of a demonstration's terminal, as it lies in the tray; the table pays it first. */
export async function ticketInTray(token: string): Promise<TicketFace | null> {
  for (let tries = 0; tries < TICKET_TRIES; tries += 1) {
    const { ticket } = await ask<{ ticket: TicketFace | null }>('/api/demo/ticket/face', { token });
    if (ticket !== null) return ticket;
    await new Promise(resolve => setTimeout(resolve, TICKET_TRY_MS));
  }
  return null;
}

/** The same on paper. */
export async function ticketPdf(token: string): Promise<Blob | null> {
  const response = await fetch('/api/demo/ticket', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  return response.ok ? response.blob() : null;
}

/** The signed slip of a coup at this terminal. */
export const slipOfCoup = (token: string | null, shoe: number, coup: number): Promise<SlipMade> =>
  ask('/api/slips', { shoe, coup, ...(token === null ? {} : { token }) });

/** Lets a virtual table be dealt by itself, or step by step from the console. */
export const chooseDealer = (table: string, dealer: 'virtual' | 'by-hand'): Promise<unknown> =>
  ask(`/api/demo/tables/${encodeURIComponent(table)}/dealer`, { dealer });

export interface StepTaken {
  /** The command that was given, or none. */
  readonly did: string | null;
  readonly refusal: RefusedRequest | null;
}

export const stepTable = (table: string): Promise<StepTaken> =>
  ask(`/api/demo/tables/${encodeURIComponent(table)}/step`, {});

/** The terminal of a competitor's seat; only in a demonstration may anybody take it. */
export const takeCompetitor = (
  tournament: string,
  table: string,
  seat: number,
): Promise<HeldSeat> => ask('/api/demo/competitors', { tournament, table, seat });

/** The next card of a competition's table comes from the demonstration's virtual shoe. */
export const dealNextCard = (
  tournament: string,
  session: string,
  table: string,
): Promise<unknown> => ask('/api/demo/tournaments/deal', { tournament, session, table });

/** Complete conditions to begin with, for whoever may write them. */
export async function fetchModelConditions(
  tournament: string,
  token: string | null,
): Promise<Extract<SentTournamentCommand, { do: 'write-conditions' }>['conditions']> {
  const response = await fetch(`/api/tournaments/${encodeURIComponent(tournament)}/model`, {
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`model conditions: ${response.status}`);
  // the server's own schema
  return (await response.json()) as Awaited<ReturnType<typeof fetchModelConditions>>;
}

export const tournamentsHere = async (): Promise<readonly TournamentSummary[]> => {
  const { tournaments } = await ask<{ tournaments: readonly TournamentSummary[] }>(
    '/api/tournaments',
  );
  return tournaments;
};

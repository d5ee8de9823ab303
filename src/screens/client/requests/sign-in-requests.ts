// Signing in and approving at a live house, over HTTP; in a demonstration one touch takes a role.

import type { SessionPage, SentCommand } from '../../../wire/index.ts';

/** Sends it; whoever is denied hears why. */
export async function postJson<Answer>(path: string, body: object): Promise<Answer> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new SignInDenied(await whyNot(response));
  return (await response.json()) as Answer; // the server's own schema
}

/** Who was not let in, and why by its name on the wire: 'locked-out', 'code-wanted' and others. */
export class SignInDenied extends Error {
  readonly why: string;

  constructor(why: string) {
    super(why);
    this.why = why;
  }
}

/** A house that is closing may answer with anything: then nobody knows why. */
async function whyNot(response: Response): Promise<string> {
  const said: unknown = await response.json().catch(() => null);
  const isTold = typeof said === 'object' && said !== null && 'denied' in said;
  return isTold ? String(said.denied) : 'not-recognised';
}

export interface SignInFields {
  readonly id: string;
  readonly password: string;
  readonly code: string;
  readonly role: string;
  /** In place of a password that has grown old. */
  readonly newPassword?: string;
}

/** Signs in; the session's cookie comes with the answer. What was left out is not sent. */
export function signIn(command: SignInFields): Promise<SessionPage> {
  const { id, password, ...more } = command;
  const extra = Object.entries(more).filter(([, text]) => text !== '');
  return postJson('/api/sign-in', { id, password, ...Object.fromEntries(extra) });
}

/** Makes this browser the console that was enrolled for a table. */
export const enrolDevice = (token: string): Promise<unknown> => postJson('/api/device', { token });

export const signOut = (): Promise<unknown> => postJson('/api/sign-out', {});

export interface HandOverFields {
  readonly table: string;
  readonly duty: string;
  readonly id: string;
  readonly password: string;
  readonly code: string;
}

/** A shift ends and the next begins at this console: the cookie is the new person's. */
export const handOver = ({ code, ...command }: HandOverFields): Promise<unknown> =>
  postJson('/api/handover', { ...command, ...(code === '' ? {} : { code }) });

/** The own PIN, for approvals that go quickly. */
export const choosePin = (password: string, newPin: string): Promise<unknown> =>
  postJson('/api/pin', { password, newPin });

/** Locks this console until the same person opens it again. */
export const beginBreak = (): Promise<unknown> => postJson('/api/break', {});

/** The same person is back, by PIN or password. */
export const endBreak = (secret: string): Promise<unknown> =>
  postJson('/api/break/over', proofOf(secret));

export interface ApprovalFields {
  readonly table: string;
  readonly command: SentCommand;
  readonly id: string;
  /** A PIN is digits alone; anything else is the password. */
  readonly secret: string;
}

/** What somebody typed, as the house wants it. */
export const proofOf = (secret: string) =>
  /^\d{4,8}$/.test(secret) ? { pin: secret } : { password: secret };

/** The approval of one person for one command at one table. */
export async function approvalBy({ table, command, id, secret }: ApprovalFields): Promise<string> {
  const proof = { table, command, id, ...proofOf(secret) };
  const { approval } = await postJson<{ approval: string }>('/api/approvals', proof);
  return approval;
}

type Setup = Extract<SentCommand, { do: 'open-table' }>['setup'];

/** The set-ups that were approved for a table, the usual one first. */
export async function fetchApprovedSetups(
  table: string,
  token: string | null,
): Promise<readonly Setup[]> {
  const response = await fetch(`/api/tables/${encodeURIComponent(table)}/setups`, {
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`set-ups of ${table}: ${response.status}`);
  const { setups } = (await response.json()) as { setups: readonly Setup[] }; // the server's own
  return setups;
}

/** Somebody who works here. */
export interface StaffEntry {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly string[];
}

export async function staffList(): Promise<readonly StaffEntry[]> {
  const response = await fetch('/api/staff');
  if (!response.ok) throw new SignInDenied(await whyNot(response));
  return (await response.json()) as readonly StaffEntry[]; // the server's own schema
}

export interface NewStaff extends StaffEntry {
  readonly password: string;
  /** The second person; left out only for a house's second administrator. */
  readonly approver?: { readonly id: string } & ReturnType<typeof proofOf>;
}

export const postNewStaff = (person: NewStaff): Promise<unknown> => postJson('/api/staff', person);

/** Ends a lock after too many failures, or a person's time in the house. */
export const releaseStaff = (id: string): Promise<unknown> =>
  postJson('/api/staff/release', { id });
export const dismissStaff = (id: string): Promise<unknown> => postJson('/api/staff/leave', { id });

export interface NewScreen {
  readonly kind: string;
  readonly table: string;
  readonly seat: number | null;
  readonly reference: string;
  readonly on: string;
  /** The second person; left out only for a display. */
  readonly approver?: NewStaff['approver'];
}

/** Puts a screen on the house's list; its token is told this once. */
export async function enrolScreen(screen: NewScreen): Promise<string> {
  const { kind, table, seat, approver, ...approval } = screen;
  const at = {
    ...(seat === null ? {} : { seat }),
    ...(approver === undefined ? {} : { approver }),
  };
  const { token } = await postJson<{ token: string }>('/api/devices', {
    kind,
    table,
    ...at,
    approval,
  });
  return token;
}

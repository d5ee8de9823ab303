// Approvals asked of somebody who is not at the table, over HTTP: the console's side and the pit's.

import type {
  AskedApprovalsPage,
  AskedPage,
  Denial,
  SecondWantedSince,
  SentCommand,
} from '../../../wire/index.ts';
import { knownAs } from './cage-requests.ts';
import { lookUp } from './figure-requests.ts';
import { postJson, proofOf } from './sign-in-requests.ts';

const AT = '/api/approval-requests';

/** A command of a table that needs a second person. */
export interface CommandAt {
  readonly table: string;
  readonly command: SentCommand;
}

/** A second person is looked for at the table: from when the floor can be asked. */
export const wantSecond = (wanted: CommandAt): Promise<SecondWantedSince> =>
  postJson(`${AT}/first`, wanted);

export const askFloor = (wanted: CommandAt): Promise<AskedPage> => postJson(AT, wanted);

export const lookAtRequest = (request: string): Promise<AskedPage> =>
  lookUp(`${AT}/${request}`, null);

/** The approval itself; it serves for that command, once. */
export async function takeApproval(request: string): Promise<string> {
  const { approval } = await postJson<{ approval: string }>(`${AT}/take`, { request });
  return approval;
}

export const takeRequestBack = (request: string): Promise<AskedPage> =>
  postJson(`${AT}/withdraw`, { request });

export const readRequests = (token: string | null): Promise<AskedApprovalsPage> =>
  lookUp(AT, token);

/** Agrees, or refuses where it is said why; only a demonstration asks no PIN or password. */
export async function answerRequest(
  { request, why, secret }: { request: string; why: string | null; secret: string | null },
  token: string | null,
): Promise<AskedPage | Denial> {
  const proof = secret === null ? {} : proofOf(secret);
  const response = await fetch(`${AT}/${why === null ? 'agree' : 'refuse'}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...knownAs(token) },
    body: JSON.stringify({ request, ...proof, ...(why === null ? {} : { why }) }),
  });
  return (await response.json()) as AskedPage | Denial; // the server's own schema
}

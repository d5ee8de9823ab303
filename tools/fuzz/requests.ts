// Hostile requests over HTTP: spoiled bodies, invented tokens, foreign pages, strange paths.

import type { Chance } from '../oracle/chance.ts';
import { inventToken } from './messages.ts';
import { garble, spoil } from './mutate.ts';

export interface HostileRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** Doors and a body that fits them, were it not spoiled. */
const DOORS: readonly (readonly [path: string, body: object])[] = [
  ['/api/sign-in', { id: 'dealer-1', password: 'a wrong password' }],
  ['/api/set-up', { token: 'x'.repeat(43), id: 'boss', name: 'Boss', password: 'long enough 1' }],
  [
    '/api/staff',
    { id: 'mallory', name: 'Mallory', roles: ['operator'], password: 'long enough 1' },
  ],
  ['/api/password', { password: 'long enough 1', fresh: 'long enough 2' }],
  ['/api/pin', { pin: '1234' }],
  ['/api/approvals', { id: 'boss', password: 'x', table: 't1', command: { do: 'settle-coup' } }],
  ['/api/cage/redeem', { number: '012345678901234567' }],
  ['/api/cage/void', { ticket: 'T-000001', why: 'torn', approver: { id: 'boss', pin: '1234' } }],
  ['/api/cage/release', { why: 'x', approver: { id: 'boss', pin: '1234' } }],
  ['/api/terminals/audit', { table: 't1', seat: 1, id: 'boss', password: 'x' }],
  ['/api/terminals/audit/end', { table: 't1', seat: 1, token: 'x'.repeat(24) }],
  [
    '/api/cage/duplicate',
    { ticket: 'T-000001', why: 'x', approver: { id: 'boss', password: 'x' } },
  ],
  ['/api/devices', { kind: 'terminal', table: 't1', seat: 1 }],
  ['/api/devices/revoke', { device: 'terminal-1' }],
  ['/api/tables', { name: 't9', title: 'T', setup: {} }],
  ['/api/handover', { id: 'dealer-2', password: 'x' }],
  ['/api/break', {}],
  ['/api/sign-out', {}],
];

/** Doors of the demonstration are open to everybody: only what is spoiled may come to them. */
const OPEN_DOORS: readonly (readonly [path: string, body: object])[] = [
  ['/api/demo/seats', { table: 't1', seat: 1 }],
  ['/api/demo/roles', { role: 'dealer' }],
  ['/api/demo/notes', { token: 'x', cents: 1 }],
];

const PAGES = [
  ...['/api/house', '/api/meters', '/api/significant-events?limit=0', '/api/session', '/api/staff'],
  ...['/api/significant-events?kind=%00', '/api/significant-events?before=8888888888888888'],
  ...['/api/tables/t1/coups?shoe=9007199254740991', '/api/tables/t1/coups/2147483648/1'],
  ...['/api/tables/%00/wins/cleared/1', '/api/tables/t1/wins/locked/x'],
  ...['/api/tables/t1/coups?shoe=-1', '/api/tables/t1/coups/1/x', '/api/shoes/%00', '/api/devices'],
  ...['/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/api//', '/openapi/../x', '/socket'],
  ...['/healthz', '/metrics', '/api/rulebooks/__proto__', '/api/tournaments/none/conditions.pdf'],
] as const;

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'] as const;

export function requestOf(chance: Chance): HostileRequest {
  const headers = headersOf(chance);
  if (chance.isOneIn(3)) {
    const path = chance.isOneIn(5)
      ? `/${'a/'.repeat(1 + chance.below(3_000))}`
      : chance.pick(PAGES);
    return { method: chance.pick(METHODS), path, headers, body: null };
  }
  if (chance.isOneIn(5)) {
    const [path, body] = chance.pick(OPEN_DOORS);
    // One field too many is enough to be refused, whatever else is in it.
    const text = JSON.stringify({ ...body, notAField: chance.below(1_000) });
    return { method: 'POST', path, headers, body: chance.isOneIn(2) ? text : text.slice(0, -1) };
  }
  const [path, body] = chance.pick(DOORS);
  return { method: 'POST', path, headers, body: bodyOf(chance, body) };
}

function bodyOf(chance: Chance, body: object): string {
  const text = JSON.stringify(body);
  switch (chance.below(5)) {
    case 0:
      return text;
    case 1:
      return garble(chance, text);
    case 2:
      return JSON.stringify({ x: 'y'.repeat(70_000) });
    default:
      return JSON.stringify(spoil(chance, body)) ?? 'undefined';
  }
}

function headersOf(chance: Chance): Readonly<Record<string, string>> {
  const address = [10, 0, 0, 0].map((byte, at) => (at === 0 ? byte : chance.below(256))).join('.');
  return {
    // Each from somewhere else, as the proxy says: else the limit on requests would answer them.
    'x-forwarded-for': address,
    'content-type': chance.pick([
      ...['application/json', 'application/json', 'application/json', 'text/plain'],
      ...['application/xml', 'multipart/form-data', 'application/json; charset=utf-7'],
    ]),
    ...(chance.isOneIn(3) ? { authorization: `Bearer ${inventToken(chance)}` } : {}),
    ...(chance.isOneIn(3) ? { cookie: `sabot-session=${inventToken(chance)}` } : {}),
    ...(chance.isOneIn(6) ? { origin: 'https://evil.example' } : {}),
  };
}

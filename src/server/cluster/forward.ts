// Requests over HTTP that another node answers: what is about a table in play goes to whoever has
// it, everything else of the house's own to the office. Pages and sockets are any node's.

import type { FastifyReply, FastifyRequest } from 'fastify';

import type { HouseReason } from '../../wire/reasons/house-reasons.ts';
import type { App } from '../http/app.ts';
import { denied, DEVICE_COOKIE, STATUS } from '../http/who.ts';
import type { Bus } from '../ports/bus.ts';
import type { Clock } from '../ports/clock.ts';
import type { Subjects } from './subjects.ts';

/** A request as it goes over the bus; its body in base64. */
export interface ForwardedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly address: string;
  readonly body: string;
}

interface ForwardedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | number>>;
  readonly body: string;
}

/** An answer as a message: whole, or how long it is and where the rest is. */
type Said = { readonly whole: ForwardedAnswer } | { readonly rest: string; readonly key: number };

const ANSWER_MS = 15_000;
const REST_MS = 5_000;
const KEPT_MS = 30_000;
const LARGEST_BODY = 16 * 1_048_576;
/** Of the longest message, in characters that may take three bytes. */
const SHARE_OF_LONGEST = 4;
/** How often somebody is asked who has just taken a table up, or is about to. */
const TRIES = 20;
const TRY_AGAIN_MS = 200;

/** What is answered by whoever has the table, and how the request names it. */
const AT_TABLE: readonly (readonly [RegExp, 'path' | 'body' | 'device'])[] = [
  [/^GET \/api\/tables\/([^/]+)\/wins\/locked\//u, 'path'],
  [/^POST \/api\/demo\/tables\/([^/]+)\/(?:dealer|step)$/u, 'path'],
  [/^POST \/api\/(?:disputes|handover)$/u, 'body'],
  [/^POST \/api\/terminals\/audit(?:\/end)?$/u, 'body'],
  [/^POST \/api\/demo\/terminal-audit$/u, 'body'],
  [/^POST \/api\/demo\/notes$/u, 'device'],
  [/^POST \/api\/slips$/u, 'device'],
];

/** What every node answers itself. */
const OWN = /^\/(?:socket|healthz|livez|readyz|metrics)$/u;
const HOUSES_OWN = /^\/(?:api\/|openapi|set-up)/u;

/** The path of a request that is not any node's to answer; null of one that is. */
export const pathElsewhere = (url: string): string | null => {
  const [path = ''] = url.split('?');
  return HOUSES_OWN.test(path) && !OWN.test(path) ? path : null;
};

/** The table that a request is about, where whoever has it must answer; null for the office. */
export function tableAsked(
  request: Pick<ForwardedRequest, 'method' | 'body'>,
  path: string,
  deviceTable: (token: string | undefined) => string | null,
): string | null {
  for (const [pattern, by] of AT_TABLE) {
    const found = pattern.exec(`${request.method} ${path}`);
    if (found === null) continue;
    if (by === 'path') return decodeURIComponent(found[1] ?? '');
    const fields = fieldsOf(request.body);
    const [table, token] = [fields['table'], fields['token']];
    if (by === 'body') return typeof table === 'string' ? table : null;
    return deviceTable(typeof token === 'string' ? token : undefined);
  }
  return null;
}

function fieldsOf(body: string): Readonly<Record<string, unknown>> {
  try {
    const fields: unknown = JSON.parse(Buffer.from(body, 'base64').toString('utf8'));
    return typeof fields === 'object' && fields !== null ? { ...fields } : {};
  } catch {
    return {};
  }
}

export interface ForwardWorld {
  readonly bus: Bus;
  readonly subjects: Subjects;
  readonly clock: Clock;
  /** The device whose secret this is, wherever it was enrolled. */
  readonly deviceTable: (token: string) => Promise<string | null>;
  /** The server of whoever has it in this process: a table, or the office. */
  readonly here: (table: string | null) => App | null;
}

/** The hook of a node's web server: true once another has answered. */
export const forwarding =
  (world: ForwardWorld) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const path = pathElsewhere(request.url);
    if (path === null) return false;
    const forwarded = await readRequest(request);
    if (forwarded === null) {
      await reply.code(413).send(denied('too-large', { code: 'not-possible-now' }));
      return true;
    }
    let device: string | null = null;
    const token = tokenIn(forwarded) ?? request.cookies[DEVICE_COOKIE];
    if (token !== undefined) device = await world.deviceTable(token);
    const table = tableAsked(forwarded, path, () => device);
    await send(reply, await answerTo(world, forwarded, table));
    return true;
  };

const tokenIn = ({ body }: ForwardedRequest): string | undefined => {
  const { token } = fieldsOf(body);
  return typeof token === 'string' ? token : undefined;
};

const NOT_NOW: HouseReason = { code: 'not-possible-now' };

async function answerTo(
  world: ForwardWorld,
  request: ForwardedRequest,
  table: string | null,
): Promise<ForwardedAnswer> {
  const { bus, subjects, clock } = world;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const here = world.here(table);
    if (here !== null) return injected(here, request);
    const subject = table === null ? subjects.officeHttp : subjects.tableHttp(table);
    const said = await bus.ask(subject, JSON.stringify(request), ANSWER_MS).catch(() => null);
    if (said !== null) return whole(world, JSON.parse(said) as Said); // by `answering`
    // Nobody has it just now: what was asked was done by nobody, unless the answer was lost.
    if (request.method !== 'GET' && tries > 0 && !bus.isUp) break;
    await new Promise<void>(again => clock.after(TRY_AGAIN_MS, again));
  }
  const body = Buffer.from(JSON.stringify(denied('not-now', NOT_NOW))).toString('base64');
  return { status: STATUS.unavailable, headers: { 'content-type': 'application/json' }, body };
}

async function whole({ bus, subjects }: ForwardWorld, said: Said): Promise<ForwardedAnswer> {
  if ('whole' in said) return said.whole;
  const parts: string[] = [];
  for (let part = 0; ; part += 1) {
    const text = await bus.ask(subjects.rest(said.rest), `${said.key} ${part}`, REST_MS);
    if (text === '') break;
    parts.push(text);
  }
  return JSON.parse(parts.join('')) as ForwardedAnswer; // by `answering`
}

async function send(reply: FastifyReply, { status, headers, body }: ForwardedAnswer) {
  const sent = Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name));
  for (const [name, value] of sent) reply.header(name, value);
  await reply.code(status).send(Buffer.from(body, 'base64'));
}

/** What is between two ends of one connection alone. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date'];

async function readRequest(request: FastifyRequest): Promise<ForwardedRequest | null> {
  const { method, url, ip } = request;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request.raw) {
    const bytes = Buffer.from(chunk as Buffer); // no encoding was set
    length += bytes.length;
    if (length > LARGEST_BODY) return null;
    chunks.push(bytes);
  }
  const headers = Object.fromEntries(
    Object.entries(request.headers).flatMap(([name, value]) =>
      value === undefined || HOP_BY_HOP.includes(name) ? [] : [[name, value] as const],
    ),
  );
  return { method, url, headers, address: ip, body: Buffer.concat(chunks).toString('base64') };
}

/** Answers what other nodes forward, by the very routes that answer whoever comes here. */
export function answering(
  { bus, subjects, clock }: Pick<ForwardWorld, 'bus' | 'subjects' | 'clock'>,
  place: string,
) {
  const kept = new Map<number, string>();
  let last = 0;
  const endRest = bus.answer(subjects.rest(place), asked => {
    const [key = 0, part = 0] = asked.split(' ').map(Number);
    const piece = Math.floor(bus.longest / SHARE_OF_LONGEST);
    return kept.get(key)?.slice(part * piece, (part + 1) * piece) ?? '';
  });
  const answerBy =
    (app: App) =>
    async (text: string): Promise<string> => {
      const answer = await injected(app, JSON.parse(text) as ForwardedRequest); // by `forwarding`
      const said = JSON.stringify({ whole: answer } satisfies Said);
      if (said.length * SHARE_OF_LONGEST < bus.longest) return said;
      const key = (last += 1);
      kept.set(key, JSON.stringify(answer));
      clock.after(KEPT_MS, () => kept.delete(key));
      return JSON.stringify({ rest: place, key } satisfies Said);
    };
  return { answerBy, end: endRest };
}

async function injected(app: App, request: ForwardedRequest): Promise<ForwardedAnswer> {
  const { method, url, headers, address, body } = request;
  const answer = await app.inject({
    method: method as 'GET', // as it came
    url,
    headers: { ...headers } as Record<string, string>, // or lists of them, as they came
    remoteAddress: address,
    ...(body === '' ? {} : { payload: Buffer.from(body, 'base64') }),
  });
  const sent = Object.entries(answer.headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return {
    status: answer.statusCode,
    headers: Object.fromEntries(sent),
    body: answer.rawPayload.toString('base64'),
  };
}

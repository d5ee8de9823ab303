// Sweeps what goes over HTTP: every body and everything in an address, as the house itself
// describes them. A 5xx is a fault of ours.

import { request } from 'node:http';

import { PASSWORD } from '../../src/server/testing/live-house.ts';
import { STAFF_ROLES, type StaffRole } from '../../src/wire/roles.ts';
import { HOSTILE, hostileOf, sayPath } from './hostile.ts';
import { type SweptHouse, TABLE } from './house.ts';
import { alternatives, type Shape } from './samples-from-schema.ts';
import type { Fields } from './sweep.ts';

interface Route {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly content?: Readonly<Record<string, { readonly schema: Shape }>>;
  };
}

interface Parameter {
  readonly name: string;
  readonly required?: boolean;
  readonly schema?: Shape;
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Route>>>>;
}

const PATIENCE_MS = 20_000;
const STATUS = { bad: 400, notSignedIn: 401, notPermitted: 403, fault: 500, none: -1 } as const;
/** Set-ups and conditions have hundreds of alternatives; their fields are swept all the same. */
const MOST_BODIES = 6;
const MOST_ADDRESS = 1_000;

export async function sweepBodies(house: SweptHouse): Promise<void> {
  const response = await fetch(`${house.live.url}/openapi/json`);
  const { paths } = (await response.json()) as OpenApi; // the house's own description
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, { requestBody, parameters = [] }] of Object.entries(methods)) {
      const name = `${method.toUpperCase()} ${path}`;
      const schema = requestBody?.content?.['application/json']?.schema;
      if (schema !== undefined) await sweepBody(house, name, schema);
      await sweepAddress(house, name, parameters);
    }
  }
}

/** Whoever gets furthest with a sound body sends the hostile ones. */
async function sweepBody(house: SweptHouse, name: string, schema: Shape): Promise<void> {
  const bodies = (alternatives(schema) as readonly Fields[]).map(suited); // bodies are objects
  let best: { body: Fields; role: StaffRole; rank: number } | null = null;
  for (const body of bodies.slice(0, MOST_BODIES)) {
    for (const role of STAFF_ROLES) {
      const status = await send(house, { name, field: 'as it is', body, what: null }, role);
      const isShut = status === STATUS.notSignedIn || status === STATUS.notPermitted;
      const rank = isShut ? STATUS.fault : status;
      if (best === null || rank < best.rank) best = { body, role, rank };
      if (status < 300) break;
    }
  }
  for (const { path, what, message } of best === null ? [] : hostileOf(best.body)) {
    if (best === null || !house.isTurn()) continue;
    await send(house, { name, field: sayPath(path), body: message, what }, best.role);
  }
}

/** What stands in the address itself, written as addresses write it. */
async function sweepAddress(
  house: SweptHouse,
  name: string,
  parameters: readonly Parameter[],
): Promise<void> {
  const wanted = parameters.filter(({ required }) => required === true);
  const sound = Object.fromEntries(
    wanted.map(one => [one.name, PARAMS[one.name] ?? String(alternatives(one.schema ?? {})[0])]),
  );
  for (const { name: parameter } of parameters) {
    for (const [what, value] of Object.entries(HOSTILE)) {
      const isPlain = typeof value === 'string' || typeof value === 'number';
      if (!isPlain || !house.isTurn()) continue;
      const text = /\p{Cs}/u.test(String(value)) ? HALF_A_LETTER : String(value);
      const sent = { name, field: `address ${parameter}`, body: {}, what };
      const changed = { ...sound, [parameter]: text.slice(0, MOST_ADDRESS) };
      await send(house, sent, 'operator', changed);
    }
  }
}

const HALF_A_LETTER = '%ED%A0%80';

interface Sent {
  readonly name: string;
  readonly field: string;
  readonly body: unknown;
  readonly what: string | null;
}

async function send(
  house: SweptHouse,
  { name, field, body, what }: Sent,
  role: StaffRole,
  inAddress: Readonly<Record<string, string>> = {},
): Promise<number> {
  const [method = '', path = ''] = name.split(' ');
  const text = method === 'GET' ? '' : (JSON.stringify(body) ?? '');
  const token = await house.token(role);
  const { status, said } = await asked(house, method, addressOf(path, inAddress), text, token);
  house.look(name, field, body);
  const { tally } = house;
  if (status >= STATUS.fault || status === STATUS.none) {
    tally.stopped(name, field, `${status} ${said.slice(0, 200)}`, { what, role, body });
  } else if (status === STATUS.bad) {
    tally.count(name, field, 'refused by the wire');
    const first = field.split('.')[0]?.split(' ').at(-1) ?? '';
    // A body that is none at all, or an address that is none, has no field.
    const isNamed = what === null || said.includes(first) || /body|BAD_URL/u.test(said);
    if (!isNamed) tally.unnamed.add(`${name} ${field} ${what}: ${said}`);
  } else {
    tally.count(name, field, status < 300 ? 'done' : 'refused');
  }
  return status;
}

let visitors = 0;

function asked(
  { live }: SweptHouse,
  method: string,
  path: string,
  text: string,
  token: string,
): Promise<{ readonly status: number; readonly said: string }> {
  const { hostname, port } = new URL(live.url);
  visitors += 1;
  // Everybody is a visitor of their own: nobody is slowed down for another.
  const from = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
    'x-forwarded-for': from,
  };
  return new Promise(resolve => {
    const sending = request(
      { hostname, port, method, path, headers, timeout: PATIENCE_MS },
      response => {
        let said = '';
        if (response.headers['content-type'] === 'text/event-stream') {
          // It has no end: that it began is all that is asked here.
          resolve({ status: response.statusCode ?? STATUS.none, said });
          response.destroy();
          return;
        }
        response.on('data', (chunk: Buffer) => (said += chunk.toString('latin1')));
        response.on('end', () => resolve({ status: response.statusCode ?? STATUS.none, said }));
      },
    );
    sending.on('timeout', () => sending.destroy());
    sending.on('error', error => resolve({ status: STATUS.none, said: String(error) }));
    sending.end(text);
  });
}

const PARAMS: Readonly<Record<string, string>> = {
  ...{ table: 'pit', book: 'crown', seat: '1', number: '1', shoe: '1', coup: '1' },
};

/** The address with these values in their places; those that have none are asked for in it. */
function addressOf(path: string, values: Readonly<Record<string, string>>): string {
  const encoded = (value: string): string =>
    value === HALF_A_LETTER ? value : encodeURIComponent(value);
  const filled = path.replaceAll(/\{(\w+)\}/gu, (_, name: string) =>
    encoded(values[name] ?? PARAMS[name] ?? 'pit'),
  );
  const rest = Object.entries(values).filter(([name]) => !path.includes(`{${name}}`));
  const query = rest.map(([name, value]) => `${name}=${encoded(value)}`).join('&');
  return query === '' ? filled : `${filled}?${query}`;
}

function suited(body: Fields): Fields {
  const suits: Fields = {
    ...{ table: 'pit', seat: 1, book: 'crown-rapid', rulebook: 'crown-rapid' },
    setup: TABLE.setup,
    approver: { id: 'the-casino-supervisor', password: PASSWORD },
  };
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, suits[name] ?? value]),
  );
}

// Connections to PostgreSQL as the house wants them: whole numbers, plain dates, named sessions.

import pg from 'pg';

import { assert } from '../../../rules/assert.ts';
import { failure } from './failure.ts';
import type { PostgresFailure } from './failure.ts';
import { DURABLE } from './server-parameters.ts';

/** How to reach the database. */
export type Address =
  | { readonly url: string }
  | {
      readonly host: string;
      readonly port: number;
      readonly user: string;
      readonly password: string;
      readonly database: string;
    };

const INT8 = 20;
const DATE = 1082;
const TIMESTAMPTZ = 1184;
const JSON_TEXT = 114;

/** The oldest PostgreSQL whose SQL we keep to. */
const OLDEST = 150_000;

/** Reads an int8; money and numbers beyond 2^53 are refused, never rounded. */
export function wholeNumber(text: string): number {
  const number = Number(text);
  assert(Number.isSafeInteger(number), `${text} is beyond the whole numbers we can hold`);
  return number;
}

const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [INT8]: wholeNumber,
  [DATE]: text => text,
  [TIMESTAMPTZ]: text => Date.parse(text),
  // Stored JSON keeps its bytes: the chain is hashed over them, so they are never re-written.
  [JSON_TEXT]: text => text,
};

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : PARSERS[oid]) ?? pg.types.getTypeParser(oid, format),
};

/** Options of a connection; `purpose` is what the database's own list of sessions shows. */
export function clientConfig(address: Address, purpose: string): pg.ClientConfig {
  const where = 'url' in address ? { connectionString: address.url } : address;
  return {
    ...where,
    types,
    application_name: `${purpose}, process ${process.pid}`,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  };
}

/** One connection of its own. Its loss is told by 'end' and never stops the process. */
export async function connect(
  address: Address,
  purpose: string,
  stuckMs?: number,
): Promise<pg.Client> {
  const client = new pg.Client({
    ...clientConfig(address, purpose),
    ...(stuckMs === undefined ? {} : { query_timeout: stuckMs }),
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** A few connections for reading. */
export function connections(address: Address, purpose: string, most = 4): pg.Pool {
  const pool = new pg.Pool({ ...clientConfig(address, purpose), max: most });
  pool.on('error', () => undefined);
  // One that is taken out and breaks while it has nothing to do is told of it by the next query.
  pool.on('connect', client => client.on('error', () => undefined));
  return pool;
}

/** Refuses a database that is too old, or that acknowledges what is not on its disk (R-MEM-2). */
export async function fitForMoney(client: pg.ClientBase): Promise<PostgresFailure | null> {
  const { rows } = await client.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any($1)',
    [['server_version_num', 'server_version', ...Object.keys(DURABLE)]],
  );
  const found = new Map(rows.map(({ name, setting }) => [name, setting]));
  if (Number(found.get('server_version_num')) < OLDEST) {
    const version = found.get('server_version') ?? 'unknown';
    return failure('too-old', `PostgreSQL 15 or later is needed; this one is ${version}.`);
  }
  for (const name of Object.keys(DURABLE)) {
    if (found.get(name) === 'off') {
      return failure(
        'not-durable',
        `The database runs with ${name} = ${found.get(name)}: it could lose what was acknowledged.`,
      );
    }
  }
  return null;
}

/** Connects and checks in one go: for a database that others run (DATABASE_URL). */
export async function connectChecked(
  address: Address,
  purpose: string,
): Promise<pg.Client | PostgresFailure> {
  try {
    const client = await connect(address, purpose);
    const unfit = await fitForMoney(client);
    if (unfit === null) return client;
    await client.end();
    return unfit;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return failure('cannot-connect', `The database does not answer: ${why}.`);
  }
}

// A typed client for programs that ask a house over HTTP. Its types come from the house's own
// OpenAPI description (`npm run client`); it needs nothing but fetch.

import { ADDRESSES, type Acts } from './acts.ts';

export type { Acts } from './acts.ts';

export type ActName = keyof Acts;

/** What is sent with an act: only what it takes, and everything that it needs. */
export type Sent<Name extends ActName> = Wanted<'params', Acts[Name]['params']> &
  Wanted<'query', Acts[Name]['query']> &
  Wanted<'body', Acts[Name]['body']>;

type Wanted<Key extends string, Value> = [Value] extends [undefined]
  ? unknown
  : Partial<Value> extends Value
    ? { readonly [K in Key]?: Value }
    : { readonly [K in Key]: Value };

/** The house's no, with its status and its reason. */
export class HouseDenial extends Error {
  readonly status: number;
  readonly denial: unknown;

  constructor(status: number, denial: unknown) {
    super(`the house answered ${status}: ${JSON.stringify(denial)}`);
    this.status = status;
    this.denial = denial;
  }
}

type Plain = Readonly<Record<string, string | number | boolean | undefined>>;

interface AnySent {
  readonly params?: Plain;
  readonly query?: Plain;
  readonly body?: unknown;
}

/** One house, asked with one token. */
export class HouseClient {
  readonly #url: string;
  readonly #token: string | null;

  constructor(url: string, token: string | null = null) {
    this.#url = url.replace(/\/$/u, '');
    this.#token = token;
  }

  /** Asks for an act and answers what the house answers; throws its denial. */
  async ask<Name extends ActName>(
    name: Name,
    ...[sent]: Partial<Sent<Name>> extends Sent<Name> ? [sent?: Sent<Name>] : [sent: Sent<Name>]
  ): Promise<Acts[Name]['answer']> {
    const [method, path] = ADDRESSES[name];
    const { params = {}, query = {}, body } = (sent ?? {}) as AnySent; // each has some of them
    const response = await fetch(`${this.#url}${filled(path, params)}${asQuery(query)}`, {
      method,
      headers: {
        ...(this.#token === null ? {} : { authorization: `Bearer ${this.#token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const answer = JSON.parse(text === '' ? 'null' : text) as Acts[Name]['answer'];
    if (!response.ok) throw new HouseDenial(response.status, answer);
    return answer; // as the house has promised
  }
}

const filled = (path: string, params: Plain): string =>
  path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => encodeURIComponent(String(params[name])));

function asQuery(query: Plain): string {
  const fields = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return fields.length === 0 ? '' : `?${new URLSearchParams(fields).toString()}`;
}

// A house over HTTP as somebody who is signed in sees it.

import { z } from 'zod';

const refused = z.object({ denied: z.string(), says: z.string().optional() });

/** The house said no, or nobody answered. */
export class HouseSaysNo extends Error {
  readonly denied: string;

  constructor(denied: string, says: string) {
    super(says);
    this.denied = denied;
  }
}

/** One person at a house; nobody signed in where there is no cookie. */
export class AtHouse {
  readonly #url: string;
  readonly #cookie: string;

  constructor(url: string, cookie = '') {
    this.#url = url.replace(/\/+$/u, '');
    this.#cookie = cookie;
  }

  async get<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.infer<Schema>> {
    const response = await this.#send(path, { headers: { cookie: this.#cookie } });
    return schema.parse(await response.json());
  }

  async post(path: string, body: object): Promise<Response> {
    const headers = { 'content-type': 'application/json', cookie: this.#cookie };
    return this.#send(path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  /** The two who begin, by the link of the first start. */
  async begin(fields: Readonly<Record<string, string>>): Promise<void> {
    await this.#send('/set-up', { method: 'POST', body: new URLSearchParams(fields) });
  }

  /** Signed in; a first password is changed at once. */
  async signIn(id: string, password: string, newPassword?: string): Promise<AtHouse> {
    const changed = newPassword === undefined ? {} : { newPassword };
    const { headers } = await this.post('/api/sign-in', { id, password, ...changed });
    const cookie = headers.getSetCookie().map(each => each.split(';')[0] ?? '');
    return new AtHouse(this.#url, cookie.join('; '));
  }

  async #send(path: string, init: RequestInit): Promise<Response> {
    const response = await fetch(`${this.#url}${path}`, init).catch((error: unknown) => {
      const why = error instanceof Error ? error.message : String(error);
      throw new HouseSaysNo('no-answer', `${this.#url} does not answer: ${why}`);
    });
    if (response.ok) return response;
    const told = refused.safeParse(await response.json().catch(() => null));
    const { denied = `status-${response.status}`, says = denied } = told.data ?? {};
    throw new HouseSaysNo(denied, `${path}: ${says}`);
  }
}

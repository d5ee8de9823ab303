// A reference of the wallet that the house asks: small, on disk before it answers, and idempotent.
// It shows what the protocol means; an operator's own is held against it by the conformance test.

import { appendFileSync, closeSync, existsSync, fsyncSync, openSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';

import {
  WALLET_REQUESTS,
  type WalletAnswer,
  type WalletRequest,
  type WalletRequestName,
} from '../../src/wire/cage/wallet.ts';

interface Reservation {
  readonly account: string;
  readonly cents: number;
  state: 'open' | 'settled' | 'rolled-back';
}

interface Asked {
  readonly name: WalletRequestName;
  readonly body: unknown;
}

const LONGEST = 10_000;
const accountOf = (patron: string, currency: string): string => JSON.stringify([patron, currency]);
const refused = (why: string): WalletAnswer => ({ outcome: 'refused', why });

/** The books: what each request does, as a function of what was done before. */
export class WalletBooks {
  readonly #balances = new Map<string, number>();
  readonly #reservations = new Map<string, Reservation>();
  /** Rolled back before they came. */
  readonly #refused = new Set<string>();
  readonly #answers = new Map<string, { readonly asked: string; readonly answer: WalletAnswer }>();

  fund(patron: string, currency: string, cents: number): void {
    this.#balances.set(accountOf(patron, currency), cents);
  }

  balance(patron: string, currency: string): number | undefined {
    return this.#balances.get(accountOf(patron, currency));
  }

  /** Does it once; null where the request is none. */
  take({ name, body }: Asked): WalletAnswer | null {
    const read = WALLET_REQUESTS[name].safeParse(body);
    if (!read.success) return null;
    const asked = JSON.stringify([name, read.data]);
    const known = this.#answers.get(read.data.key);
    if (known !== undefined)
      return known.asked === asked ? known.answer : refused('key-of-another');
    const answer = this.#do(name, read.data);
    this.#answers.set(read.data.key, { asked, answer });
    return answer;
  }

  #do(name: WalletRequestName, asked: WalletRequest<WalletRequestName>): WalletAnswer {
    if (name === 'reserve') return this.#reserve(asked as WalletRequest<'reserve'>); // by its name
    if (name === 'settle') return this.#settle(asked as WalletRequest<'settle'>); // the same
    return this.#rollBack(asked as WalletRequest<'roll-back'>); // the same
  }

  #reserve({ key, patron, currency, cents }: WalletRequest<'reserve'>): WalletAnswer {
    const account = accountOf(patron, currency);
    const balance = this.#balances.get(account);
    if (this.#refused.has(key)) return refused('rolled-back-already');
    if (balance === undefined) return refused('unknown-patron');
    if (balance < cents) return refused('not-enough');
    this.#balances.set(account, balance - cents);
    this.#reservations.set(key, { account, cents, state: 'open' });
    return { outcome: 'done', balance: balance - cents };
  }

  #settle({ of, paid }: WalletRequest<'settle'>): WalletAnswer {
    const found = this.#reservations.get(of);
    if (found === undefined) return refused('unknown-reservation');
    if (found.state !== 'open') return refused(`${found.state}-already`);
    found.state = 'settled';
    return this.#credit(found.account, paid);
  }

  #rollBack({ of }: WalletRequest<'roll-back'>): WalletAnswer {
    const found = this.#reservations.get(of);
    if (found === undefined) {
      this.#refused.add(of);
      return { outcome: 'done', balance: 0 };
    }
    if (found.state === 'settled') return refused('settled-already');
    const cents = found.state === 'open' ? found.cents : 0;
    found.state = 'rolled-back';
    return this.#credit(found.account, cents);
  }

  #credit(account: string, cents: number): WalletAnswer {
    const balance = (this.#balances.get(account) ?? 0) + cents;
    this.#balances.set(account, balance);
    return { outcome: 'done', balance };
  }
}

const isRequest = (name: string): name is WalletRequestName => Object.hasOwn(WALLET_REQUESTS, name);

/** Books that are on the disk before anything is answered, read back at the next start. */
export function durableBooks(file: string, begin: (books: WalletBooks) => void) {
  const books = new WalletBooks();
  begin(books);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  // A last line that a crash tore was answered to nobody.
  for (const line of lines.slice(0, -1)) books.take(JSON.parse(line) as Asked); // written below
  const take = (asked: Asked): WalletAnswer | null => {
    const handle = openSync(file, 'a');
    appendFileSync(handle, `${JSON.stringify(asked)}\n`);
    fsyncSync(handle);
    closeSync(handle);
    return books.take(asked);
  };
  return { books, take };
}

/** Undefined where it is none. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Serves books over HTTP. */
export function serveWallet(
  books: Pick<WalletBooks, 'balance'>,
  take: (asked: Asked) => WalletAnswer | null,
  token: string,
): Server {
  return createServer((request, response) => {
    const answer = (status: number, body: object): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://wallet');
    const name = pathname.split('/').at(-1) ?? '';
    if (request.headers.authorization !== `Bearer ${token}`) {
      answer(401, { outcome: 'refused', why: 'token' });
    } else if (request.method === 'GET' && name === 'balance') {
      const [patron, currency] = [searchParams.get('patron'), searchParams.get('currency')];
      const balance = books.balance(patron ?? '', currency ?? '');
      answer(balance === undefined ? 404 : 200, { balance });
    } else if (request.method === 'POST' && isRequest(name)) {
      let text = '';
      request.on('data', (part: Buffer) => {
        if (text.length < LONGEST) text += part.toString('utf8');
      });
      request.on('end', () => {
        const body = readJson(text);
        try {
          const done = body === undefined ? null : take({ name, body });
          answer(done === null ? 400 : 200, done ?? { outcome: 'refused', why: 'not-understood' });
        } catch {
          // Whether it was done nobody can say here: whoever asked asks again.
          answer(500, { outcome: 'unknown' });
        }
      });
    } else answer(404, { outcome: 'refused', why: 'not-found' });
  });
}

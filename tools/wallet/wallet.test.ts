import { once } from 'node:events';
import type { Server } from 'node:http';
import { join } from 'node:path';

import { afterEach, expect, test } from 'vitest';

import { HttpWallet } from '../../src/server/money/wallet/http-wallet.ts';
import { systemClock } from '../../src/server/ports/clock.ts';
import { freshFolder } from '../../src/server/testing/database.ts';
import type { WalletAnswer } from '../../src/wire/cage/wallet.ts';
import { askWallet, CASES } from './conformance.ts';
import { durableBooks, serveWallet, WalletBooks } from './reference.ts';

const TOKEN = 'a token';
const who = { patron: 'anna', currency: 'AUD' } as const;
const funded = (books: WalletBooks): void => books.fund('anna', 'AUD', 100_000);

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

type Take = Parameters<typeof serveWallet>[1];

async function serving(books: WalletBooks, take: Take): Promise<string> {
  server = serveWallet(books, take, TOKEN);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`;
}

const wrongOf = async (url: string): Promise<readonly string[]> =>
  (await askWallet({ url, token: TOKEN, ...who }, 'run')).flatMap(({ name, wrong }) =>
    wrong === null ? [] : [name],
  );

test('the reference does everything that the house relies on', async () => {
  const { books, take } = durableBooks(join(await freshFolder(), 'wallet.jsonl'), funded);
  expect(await wrongOf(await serving(books, take))).toEqual([]);
});

let fresh = 0;
/** A request under a key that nobody has sent. */
const forgotten = (body: unknown): unknown => ({
  ...(body as object),
  key: `other-${(fresh += 1)}`,
});

const BROKEN: readonly (readonly [string, (books: WalletBooks) => Take])[] = [
  [
    'forgets keys',
    books =>
      ({ name, body }) =>
        books.take({ name, body: forgotten(body) }),
  ],
  [
    'pays one cent more',
    books =>
      ({ name, body }) =>
        books.take({
          name,
          body: name === 'settle' ? { ...(body as object), paid: 201 } : body,
        }),
  ],
  [
    'takes what comes after its roll-back',
    books =>
      ({ name, body }) => {
        const answer = books.take({ name, body });
        if (name !== 'reserve' || answer?.outcome !== 'refused') return answer;
        return answer.why === 'rolled-back-already' ? { outcome: 'done', balance: 0 } : answer;
      },
  ],
  [
    'refuses to roll back what it does not know',
    books =>
      ({ name, body }): WalletAnswer | null => {
        const answer = books.take({ name, body });
        if (name !== 'roll-back' || answer?.outcome !== 'done' || answer.balance > 0) return answer;
        return { outcome: 'refused', why: 'unknown-reservation' };
      },
  ],
];

test.each(BROKEN)('a wallet that %s is found', async (_, broken) => {
  const books = new WalletBooks();
  funded(books);
  const wrong = await wrongOf(await serving(books, broken(books)));
  expect(wrong.length).toBeGreaterThan(0);
  expect(wrong.length).toBeLessThan(CASES.length);
});

test('what the reference has answered it knows after a restart', async () => {
  const file = join(await freshFolder(), 'wallet.jsonl');
  const first = durableBooks(file, funded);
  const reservation = { key: 'k-1', ...who, cents: 500 };
  first.take({ name: 'reserve', body: reservation });
  const again = durableBooks(file, funded);
  expect(again.books.balance('anna', 'AUD')).toBe(99_500);
  expect(again.take({ name: 'reserve', body: reservation })).toEqual({
    ...{ outcome: 'done', balance: 99_500 },
  });
  expect(again.books.balance('anna', 'AUD')).toBe(99_500);
});

test('the house asks again until it is answered, and never guesses', async () => {
  const books = new WalletBooks();
  funded(books);
  let lost = 2;
  const url = await serving(books, asked => {
    const answer = books.take(asked);
    // Done, and the answer is lost.
    if ((lost -= 1) >= 0) throw new Error('lost');
    return answer;
  });
  const clock = {
    ...systemClock,
    after: (_: number, act: () => void) => systemClock.after(1, act),
  };
  const wallet = new HttpWallet({ url, token: TOKEN, clock });
  const reserved = await wallet.reserve({ key: 'k-1', ...who, cents: 500 });
  expect(reserved).toEqual({ outcome: 'done', balance: 99_500 });
  expect(books.balance('anna', 'AUD')).toBe(99_500);
  const away = new HttpWallet({ url: 'http://127.0.0.1:1', token: TOKEN, clock, tries: 2 });
  expect((await away.settle({ key: 'k-2', of: 'k-1', paid: 0 })).outcome).toBe('unknown');
});

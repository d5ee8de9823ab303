// What every wallet must do, asked of one over HTTP: for operators and their suppliers.

import { isDeepStrictEqual } from 'node:util';

export interface WalletUnderTest {
  readonly url: string;
  readonly token: string;
  /** Somebody with money that the test may move, and move back. */
  readonly patron: string;
  readonly currency: string;
}

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** One case: what it is, and what it asks; throws where the wallet does something else. */
interface Case {
  readonly name: string;
  readonly run: (asks: Asks) => Promise<void>;
}

const STAKE = 100;

class Asks {
  readonly wallet: WalletUnderTest;
  readonly #run: string;
  #keys = 0;

  constructor(wallet: WalletUnderTest, run: string) {
    this.wallet = wallet;
    this.#run = run;
  }

  key(): string {
    this.#keys += 1;
    return `conformance-${this.#run}-${this.#keys}`;
  }

  async post(name: string, body: unknown, token = this.wallet.token): Promise<Answer> {
    const response = await fetch(`${this.wallet.url.replace(/\/$/u, '')}/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Answer['body'] }; // JSON
  }

  async balance(): Promise<number> {
    const { url, token, patron, currency } = this.wallet;
    const query = new URLSearchParams({ patron, currency }).toString();
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${url.replace(/\/$/u, '')}/balance?${query}`, { headers });
    return Number(((await response.json()) as { readonly balance: unknown }).balance);
  }

  reservation(key: string, cents = STAKE) {
    const { patron, currency } = this.wallet;
    return { key, patron, currency, cents };
  }

  /** Money reserved, for what comes after it. */
  async reserved(): Promise<string> {
    const key = this.key();
    isDone(await this.post('reserve', this.reservation(key)));
    return key;
  }
}

function must(holds: boolean, says: string): void {
  if (!holds) throw new Error(says);
}

function isDone({ status, body }: Answer): void {
  must(status === 200 && body['outcome'] === 'done', `not done: ${JSON.stringify(body)}`);
}

function isRefused({ status, body }: Answer): void {
  must(status < 500 && body['outcome'] === 'refused', `not refused: ${JSON.stringify(body)}`);
}

async function moves(asks: Asks, by: number, act: () => Promise<void>): Promise<void> {
  const before = await asks.balance();
  await act();
  const moved = (await asks.balance()) - before;
  must(moved === by, `the balance moved by ${moved}, not by ${by}`);
}

export const CASES: readonly Case[] = [
  {
    name: 'a reservation takes the money at once, and says what is left',
    run: async asks => {
      const before = await asks.balance();
      const answer = await asks.post('reserve', asks.reservation(asks.key()));
      isDone(answer);
      must(answer.body['balance'] === before - STAKE, 'the answer names another balance');
      must((await asks.balance()) === before - STAKE, 'the money is still there');
    },
  },
  {
    name: 'a reservation that is repeated is done once and answered alike',
    run: asks =>
      moves(asks, -STAKE, async () => {
        const reservation = asks.reservation(asks.key());
        const first = await asks.post('reserve', reservation);
        const again = await asks.post('reserve', reservation);
        must(isDeepStrictEqual(again, first), 'the second answer is another');
      }),
  },
  {
    name: 'twenty of one reservation at once are one',
    run: asks =>
      moves(asks, -STAKE, async () => {
        const reservation = asks.reservation(asks.key());
        const all = Array.from({ length: 20 }, () => asks.post('reserve', reservation));
        for (const answer of await Promise.all(all)) isDone(answer);
      }),
  },
  {
    name: 'a key is not done again for something else',
    run: asks =>
      moves(asks, -STAKE, async () => {
        const key = await asks.reserved();
        isRefused(await asks.post('reserve', asks.reservation(key, STAKE + 1)));
      }),
  },
  {
    name: 'what is not there is refused, and nothing moves',
    run: asks =>
      moves(asks, 0, async () => {
        const tooMuch = (await asks.balance()) + 1;
        isRefused(await asks.post('reserve', asks.reservation(asks.key(), tooMuch)));
        const nobody = { ...asks.reservation(asks.key()), patron: `nobody-${asks.key()}` };
        isRefused(await asks.post('reserve', nobody));
      }),
  },
  {
    name: 'a settlement pays once, however often it comes',
    run: asks =>
      moves(asks, STAKE, async () => {
        const of = await asks.reserved();
        const settlement = { key: asks.key(), of, paid: 2 * STAKE };
        const first = await asks.post('settle', settlement);
        isDone(first);
        must(isDeepStrictEqual(await asks.post('settle', settlement), first), 'answered otherwise');
        isRefused(await asks.post('settle', { ...settlement, key: asks.key() }));
      }),
  },
  {
    name: 'a lost stake is settled with nothing, and cannot be rolled back',
    run: asks =>
      moves(asks, -STAKE, async () => {
        const of = await asks.reserved();
        isDone(await asks.post('settle', { key: asks.key(), of, paid: 0 }));
        isRefused(await asks.post('roll-back', { key: asks.key(), of }));
      }),
  },
  {
    name: 'rolled back, the money is there again, once, and is settled no more',
    run: asks =>
      moves(asks, 0, async () => {
        const of = await asks.reserved();
        const back = { key: asks.key(), of };
        isDone(await asks.post('roll-back', back));
        isDone(await asks.post('roll-back', back));
        isDone(await asks.post('roll-back', { key: asks.key(), of }));
        isRefused(await asks.post('settle', { key: asks.key(), of, paid: STAKE }));
      }),
  },
  {
    name: 'what was rolled back before it came is refused when it comes',
    run: asks =>
      moves(asks, 0, async () => {
        const late = asks.key();
        isDone(await asks.post('roll-back', { key: asks.key(), of: late }));
        isRefused(await asks.post('reserve', asks.reservation(late)));
      }),
  },
  {
    name: 'nothing is settled that was never reserved',
    run: asks =>
      moves(asks, 0, async () => {
        isRefused(await asks.post('settle', { key: asks.key(), of: asks.key(), paid: STAKE }));
      }),
  },
  {
    name: 'what is no request, or comes without the token, moves nothing',
    run: asks =>
      moves(asks, 0, async () => {
        for (const cents of [0, -STAKE, 0.5, '100', null]) {
          isRefused(await asks.post('reserve', { ...asks.reservation(asks.key()), cents }));
        }
        isRefused(await asks.post('reserve', '{"key":'));
        const stranger = await asks.post('reserve', asks.reservation(asks.key()), 'another');
        must(stranger.status === 401, `without the token it answered ${stranger.status}`);
      }),
  },
];

export interface Finding {
  readonly name: string;
  /** Null where the wallet did what it must. */
  readonly wrong: string | null;
}

/** Asks a wallet everything, one case after the other; `run` keeps keys of two runs apart. */
export async function askWallet(wallet: WalletUnderTest, run: string): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const [index, { name, run: ask }] of CASES.entries()) {
    const wrong = await ask(new Asks(wallet, `${run}-${index}`)).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    findings.push({ name, wrong });
  }
  return findings;
}

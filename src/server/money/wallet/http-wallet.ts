// A wallet that is asked by HTTP. An answer that does not come is asked for again with the same
// key, with growing waits; what is still open then is `unknown`, never guessed.

import {
  walletAnswer,
  type WalletRequest,
  type WalletRequestName,
} from '../../../wire/cage/wallet.ts';
import { type Clock, pause } from '../../ports/clock.ts';
import type { Wallet, WalletOutcome } from './wallet.ts';

interface HttpWalletWorld {
  readonly url: string;
  readonly token: string;
  readonly clock: Clock;
  readonly tries?: number;
  readonly patienceMs?: number;
}

const TRIES = 5;
const PATIENCE_MS = 3_000;
const FIRST_WAIT_MS = 100;
const BUSY = 500;

export class HttpWallet implements Wallet {
  readonly #world: HttpWalletWorld;

  constructor(world: HttpWalletWorld) {
    this.#world = world;
  }

  readonly reserve = (asked: WalletRequest<'reserve'>) => this.#ask('reserve', asked);
  readonly settle = (asked: WalletRequest<'settle'>) => this.#ask('settle', asked);
  readonly rollBack = (asked: WalletRequest<'roll-back'>) => this.#ask('roll-back', asked);

  async #ask<Name extends WalletRequestName>(
    name: Name,
    asked: WalletRequest<Name>,
  ): Promise<WalletOutcome> {
    const { clock, tries = TRIES } = this.#world;
    let says = '';
    for (let tried = 0; tried < tries; tried += 1) {
      if (tried > 0) await pause(clock, FIRST_WAIT_MS * 2 ** (tried - 1));
      const answer = await this.#once(name, asked);
      if (typeof answer !== 'string') return answer;
      says = answer;
    }
    return { outcome: 'unknown', says };
  }

  /** An answer, or why there is none. */
  async #once(name: WalletRequestName, asked: object): Promise<WalletOutcome | string> {
    const { url, token, patienceMs = PATIENCE_MS } = this.#world;
    try {
      const response = await fetch(`${url.replace(/\/$/u, '')}/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(asked),
        ...{ signal: AbortSignal.timeout(patienceMs), redirect: 'error' },
      });
      const text = await response.text();
      if (response.status >= BUSY) return `the wallet answered ${response.status}`;
      const read = walletAnswer.safeParse(JSON.parse(text));
      return read.success ? read.data : 'the wallet answered something else';
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
}

// A verification of the whole house at the press of a key: one at a time, in a thread of its own,
// with its progress for whoever looks.

import type { Worker } from 'node:worker_threads';

import type { Clock } from '../../ports/clock.ts';
import { startThread } from '../../ports/thread.ts';
import type { Address } from '../../storage/postgres/connect.ts';
import type { VerificationState } from '../../../wire/inspection/inspector.ts';
import { formatObjection } from '../../../judge/index.ts';
import type { VerifyReport } from '../verify/verify.ts';

/** What the thread is given, and what it sends. */
export interface VerificationOrder {
  readonly address: Address;
  readonly folder: string;
}
export type VerificationMessage =
  | { readonly checked: number; readonly of: number }
  | { readonly report: VerifyReport };

/** So many damages are named; a house with more is known to be damaged. */
const MOST_NAMED = 200;

const NEVER: VerificationState = {
  ...{ state: 'never', by: null, begun: null, checked: 0, of: 0, report: null },
};

export class Verification {
  readonly #order: VerificationOrder;
  readonly #clock: Clock;
  #thread: Worker | null = null;
  #state: VerificationState = NEVER;

  constructor(order: VerificationOrder, clock: Clock) {
    this.#order = order;
    this.#clock = clock;
  }

  get state(): VerificationState {
    return this.#state;
  }

  /** Begins one; whoever asks while one runs is shown that one. */
  begin(by: string): VerificationState {
    if (this.#state.state === 'running') return this.#state;
    const thread = startThread(new URL('./verification-thread.ts', import.meta.url), this.#order);
    this.#thread = thread;
    this.#state = { ...NEVER, state: 'running', by, begun: this.#clock.now() };
    thread.on('message', (message: VerificationMessage) => this.#take(message));
    const fails = (): void => {
      if (this.#state.state === 'running') this.#state = { ...this.#state, state: 'failed' };
    };
    thread.once('error', fails);
    thread.once('exit', fails);
    return this.#state;
  }

  /** It only reads: it may end in the middle. */
  async stop(): Promise<void> {
    await this.#thread?.terminate();
  }

  #take(message: VerificationMessage): void {
    if ('checked' in message) {
      this.#state = { ...this.#state, checked: message.checked, of: message.of };
      return;
    }
    const { report } = message;
    const { isWhole, streams, events, transfers, balances, also, damages, judged } = report;
    this.#state = {
      ...this.#state,
      ...{ state: 'done', checked: events, of: events },
      report: {
        ...{ isWhole, streams, events, transfers, balances, also: [...also] },
        damages: damages.slice(0, MOST_NAMED).map(({ says }) => says),
        judged: judged?.events ?? null,
        objections: (judged?.objections ?? []).slice(0, MOST_NAMED).map(formatObjection),
        seconds: report.seconds,
      },
    };
  }
}

// Keeps projections up to date beside play, in a thread of its own.

import type { Worker } from 'node:worker_threads';

import type { Address } from '../../storage/postgres/connect.ts';
import { startThread } from '../../ports/thread.ts';
import type { AuditAnswer, AuditAsked } from '../audit/audit-stream.ts';
import type { StateToReplay } from '../audit/replayed.ts';
import type { ProjectorAnswer, ProjectorAsked, ProjectorOrder } from './worker.ts';

/** How far the tables that were read are: `behind` when newer events are not in them yet. */
export const FRESHNESS = ['up-to-date', 'behind'] as const;
export type Freshness = (typeof FRESHNESS)[number];

/** The thread is gone, or the house is: nothing was looked at. */
const GONE = { what: 'failed', says: 'The thread is gone.' } as const;

export class Projector {
  readonly #order: ProjectorOrder;
  readonly #first: NodeJS.Timeout;
  readonly #asked = new Map<number, (answer: ProjectorAnswer['answer']) => void>();
  #thread: Worker | null = null;
  #ask = 0;
  #isOver = false;

  /** Where it reads, and where others behind play may. */
  get address(): Address {
    return this.#order.address;
  }

  constructor(address: Address, everyMs: number) {
    this.#order = { address, everyMs };
    // A thread costs memory and a moment: it starts when there is something to do.
    this.#first = setTimeout(() => this.#started(), everyMs).unref();
  }

  /** Brings the tables up to date, as far as that goes in a moment. */
  async freshen(): Promise<Freshness> {
    const answer = await this.#askFor({ what: 'freshen' });
    return answer.what === 'freshen' && !answer.isBehind ? 'up-to-date' : 'behind';
  }

  /** A step of the audit: one stream as of one event. */
  async audit(asked: AuditAsked): Promise<AuditAnswer> {
    const answer = await this.#askFor({ what: 'audit', ...asked });
    return answer.what === 'audit' ? answer.found : { is: 'not-there' };
  }

  /** Makes what is known of one stream a second time; a sentence where it differs. */
  async remake(stream: string, inPlay: StateToReplay | null = null): Promise<string | null> {
    const answer = await this.#askFor({ what: 'remake', stream, inPlay });
    return answer.what === 'remake' ? answer.says : null;
  }

  async close(): Promise<void> {
    this.#isOver = true;
    clearTimeout(this.#first);
    await this.#thread?.terminate();
    this.#giveUp();
  }

  #askFor(asked: ProjectorAsked): Promise<ProjectorAnswer['answer']> {
    if (this.#isOver) return Promise.resolve(GONE);
    const ask = (this.#ask += 1);
    return new Promise(answer => {
      this.#asked.set(ask, answer);
      this.#started().postMessage({ ask, asked }, []);
    });
  }

  #started(): Worker {
    if (this.#thread !== null) return this.#thread;
    clearTimeout(this.#first);
    const thread = startThread(new URL('./thread.ts', import.meta.url), this.#order);
    thread.on('message', ({ ask, answer }: ProjectorAnswer) => {
      this.#asked.get(ask)?.(answer);
      this.#asked.delete(ask);
    });
    // One that breaks is started again by the next question; the journal is not its business.
    thread.on('error', () => this.#forget(thread));
    thread.on('exit', () => this.#forget(thread));
    thread.unref();
    this.#thread = thread;
    return thread;
  }

  #forget(thread: Worker): void {
    if (this.#thread !== thread) return;
    this.#thread = null;
    this.#giveUp();
  }

  #giveUp(): void {
    for (const answer of this.#asked.values()) answer(GONE);
    this.#asked.clear();
  }
}

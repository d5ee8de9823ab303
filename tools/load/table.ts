// What the terminals of one table have in common: whether it takes wagers, and its results.

import type { ServerMessage } from '../../src/wire/socket/server-messages.ts';

/** A result on its way: settled when, told to how many terminals, and when to the last. */
export interface Result {
  readonly number: number;
  readonly settledAt: number;
  heard: number;
  lastAt: number;
}

type Change = Extract<ServerMessage, { readonly kind: 'change' }>;
type View = Extract<ServerMessage, { readonly kind: 'view' }>;

/** Changes that are remembered until every terminal must have had them. */
const REMEMBERED = 100;

export class LoadedTable {
  readonly name: string;
  /** By the number of the event that settled the coup. */
  readonly results = new Map<number, Result>();
  /** Numbers of changes that were read; all terminals are sent the same bytes. */
  readonly #read: number[] = [];
  #toldUntil = 0;
  #phase = '';
  #closesAt: number | null = null;

  constructor(name: string) {
    this.name = name;
  }

  /** When the latest happened that a terminal was told of: it has heard all that was before. */
  get toldUntil(): number {
    return this.#toldUntil;
  }

  /** Whether a wager sent now comes in time. */
  takesWagers(now: number, marginMs: number): boolean {
    return this.#phase === 'wagering' && now < (this.#closesAt ?? Infinity) - marginMs;
  }

  /** A terminal that has just connected was sent the whole view. */
  drawn({ view }: View): void {
    this.#phase = view.phase;
    this.#closesAt = view.closesAt;
  }

  /** One terminal was told of a change. */
  told(number: number, text: () => string, now: number): void {
    if (!this.#read.includes(number)) this.#first(number, text());
    this.reached(number, now);
    const result = this.results.get(number);
    if (result !== undefined) result.heard += 1;
  }

  /** Something of this event came to one of its terminals. */
  reached(number: number, now: number): void {
    const result = this.results.get(number);
    if (result !== undefined) result.lastAt = now;
  }

  #first(number: number, text: string): void {
    this.#read.push(number);
    if (this.#read.length > REMEMBERED) this.#read.shift();
    const { fields } = JSON.parse(text) as Change; // the wire's own tests hold it to its shape
    const wasComplete = this.#phase === 'complete';
    this.#phase = fields.phase ?? this.#phase;
    if (fields.closesAt !== undefined) this.#closesAt = fields.closesAt;
    this.#toldUntil = fields.at ?? this.#toldUntil;
    const isSettled = wasComplete && this.#phase !== 'complete' && fields.last !== undefined;
    if (!isSettled || fields.at === undefined) return;
    this.results.set(number, { number, settledAt: fields.at, heard: 0, lastAt: 0 });
  }
}

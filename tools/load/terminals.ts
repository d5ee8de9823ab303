// The terminals of the load trial, in a process of their own: connect, press as hard as they can,
// play at a rate, and tell what they measured.

import { setTimeout as wait } from 'node:timers/promises';

import type { TerminalRecord } from '../crash/terminal.ts';
import type { Place } from '../floor/house.ts';
import { keepMemoryForPlay } from '../../src/server/ports/engine-memory.ts';
import { type Chance, chanceFrom } from '../oracle/chance.ts';
import { LoadedTable, type Result } from './table.ts';
import { LoadTerminal, type Tally } from './terminal.ts';

/** What the trial may ask of this process. */
export type Ask =
  | {
      readonly ask: 'open';
      readonly url: string;
      readonly places: readonly Place[];
      readonly seed: number;
      readonly isAudited: boolean;
    }
  /** So many wagers on their way at all times, for so long. */
  | { readonly ask: 'press'; readonly atOnce: number; readonly ms: number }
  /** So many wagers a second, for so long. */
  | { readonly ask: 'play'; readonly rate: number; readonly ms: number }
  /** All that is on its way is waited for; then what came until the moment of asking is told. */
  | { readonly ask: 'end' };

export interface Played {
  readonly done: number;
  readonly seconds: number;
  /** How long answers took, in milliseconds, in no order. */
  readonly tookMs: readonly number[];
  /** From a coup's settlement to its last terminal, in milliseconds. */
  readonly resultMs: readonly number[];
}

export interface Ended {
  readonly acknowledged: number;
  readonly refusals: Readonly<Record<string, number>>;
  /** Results of every table that were settled in this time, and whom they reached. */
  readonly from: number;
  readonly until: number;
  readonly results: readonly (Result & { readonly table: string })[];
  readonly records: readonly TerminalRecord[];
  readonly faults: readonly string[];
}

/** When a stretch began, by the steady and by the house's clock, and what was done before. */
interface Begun {
  readonly at: number;
  readonly clock: number;
  readonly done: number;
}

const CONNECTING_AT_ONCE = 100;
const PATIENCE_MS = 60_000;
const TRIES = 50;

class Terminals implements Tally {
  readonly isAudited: boolean;
  readonly #chance: Chance;
  readonly #tables = new Map<string, LoadedTable>();
  readonly #terminals: LoadTerminal[] = [];
  readonly #refusals: Record<string, number> = {};
  readonly #faults: string[] = [];
  #seats = 0;
  #from = 0;
  #acknowledged = 0;
  #tookMs: number[] = [];
  #onAnswer: () => void = () => undefined;

  constructor(seed: number, isAudited: boolean) {
    this.#chance = chanceFrom(seed);
    this.isAudited = isAudited;
  }

  seated(): void {
    this.#seats += 1;
  }

  answered(tookMs: number): void {
    this.#acknowledged += 1;
    this.#tookMs.push(tookMs);
    this.#onAnswer();
  }

  refused(why: string): void {
    this.#refusals[why] = (this.#refusals[why] ?? 0) + 1;
    this.#onAnswer();
  }

  fault(says: string): void {
    this.#faults.push(says);
  }

  /** Connects all, some at a time, and waits until each knows who sits at it. */
  async open(url: string, places: readonly Place[]): Promise<void> {
    for (const place of places) {
      const table = this.#tables.get(place.table) ?? new LoadedTable(place.table);
      this.#tables.set(place.table, table);
      this.#terminals.push(new LoadTerminal(url, place, table, this));
      await until(() => this.#terminals.length - this.#seats < CONNECTING_AT_ONCE);
    }
    await until(() => this.#seats === places.length).catch(() => {
      const [first = 'all have a line'] = this.#faults;
      throw new Error(`${this.#seats} of ${places.length} terminals came in: ${first}`);
    });
    this.#from = Date.now();
  }

  async press(atOnce: number, ms: number): Promise<Played> {
    const begun = this.#begin();
    let flying = 0;
    const fill = (): void => {
      while (flying < atOnce && this.#one()) flying += 1;
    };
    this.#onAnswer = () => {
      flying -= 1;
      fill();
    };
    // Where all were resting or closed, nobody's answer would send the next.
    const again = setInterval(fill, 1);
    await wait(ms);
    clearInterval(again);
    this.#onAnswer = () => undefined;
    return this.#played(begun);
  }

  async play(rate: number, ms: number): Promise<Played> {
    const begun = this.#begin();
    let sent = 0;
    const tick = setInterval(() => {
      const due = ((performance.now() - begun.at) / 1000) * rate;
      while (sent < due && this.#one()) sent += 1;
      // What no open table could take in a second is not sent in a heap later.
      sent = Math.max(sent, due - rate);
    }, 1);
    await wait(ms);
    clearInterval(tick);
    return this.#played(begun);
  }

  async end(): Promise<Ended> {
    const now = Date.now();
    const results = (): Ended['results'] =>
      [...this.#tables.values()].flatMap(({ name, results: all }) =>
        [...all.values()]
          .filter(({ settledAt }) => settledAt >= this.#from && settledAt <= now)
          .map(result => ({ ...result, table: name })),
      );
    const everybody = this.#terminals.length / this.#tables.size;
    await until(() => !this.#terminals.some(({ isFlying }) => isFlying)).catch(() => {
      const unanswered = this.#terminals.filter(({ isFlying }) => isFlying).length;
      this.#faults.push(`${unanswered} wagers were never answered`);
    });
    // A result that was settled a moment ago is perhaps known to nobody here yet: what happened
    // after it comes behind it. One that never comes is the journal's to find.
    const isToldOn = (): boolean =>
      [...this.#tables.values()].every(({ toldUntil }) => toldUntil > now);
    await until(isToldOn).catch(() => undefined);
    await until(() => results().every(({ heard }) => heard === everybody)).catch(() => undefined);
    return {
      ...{ acknowledged: this.#acknowledged, refusals: this.#refusals, faults: this.#faults },
      ...{ from: this.#from, until: now, results: results() },
      records: this.isAudited ? this.#terminals.map(terminal => terminal.record()) : [],
    };
  }

  #begin(): Begun {
    this.#tookMs = [];
    return { at: performance.now(), clock: Date.now(), done: this.#acknowledged };
  }

  #played({ at, clock, done }: Begun): Played {
    const results = [...this.#tables.values()].flatMap(({ results: all }) => [...all.values()]);
    return {
      done: this.#acknowledged - done,
      seconds: (performance.now() - at) / 1000,
      tookMs: this.#tookMs,
      resultMs: results
        .filter(({ settledAt, lastAt }) => settledAt >= clock && lastAt > 0)
        .map(({ settledAt, lastAt }) => lastAt - settledAt),
    };
  }

  /** Some terminal whose table takes wagers sends one; false when none was found. */
  #one(): boolean {
    for (let turn = 0; turn < TRIES; turn += 1) {
      if (this.#chance.pick(this.#terminals).wager()) return true;
    }
    return false;
  }
}

async function until(isSo: () => boolean): Promise<void> {
  const giveUp = performance.now() + PATIENCE_MS;
  while (!isSo()) {
    if (performance.now() > giveUp) throw new Error('the terminals waited too long');
    await wait(5);
  }
}

// Whoever measures must not be what is waited for.
keepMemoryForPlay();
let terminals = new Terminals(0, false);

async function answer(asked: Ask): Promise<Played | Ended | null> {
  switch (asked.ask) {
    case 'open':
      terminals = new Terminals(asked.seed, asked.isAudited);
      await terminals.open(asked.url, asked.places);
      return null;
    case 'press':
      return terminals.press(asked.atOnce, asked.ms);
    case 'play':
      return terminals.play(asked.rate, asked.ms);
    case 'end':
      return terminals.end();
  }
}

process.on('message', message => {
  const asked = message as Ask; // sent by load.ts
  void answer(asked).then(told => process.send?.({ told }));
});
process.once('disconnect', () => process.exit(0));

// A patron of the simulated world: wagers in every coup, comes back after every break, sends what
// was not answered again under its key, and remembers what it was told.

import { WIRE_VERSION } from '../../src/wire/socket/version.ts';
import type { SentCommand } from '../../src/table/acts.ts';
import type { TerminalRecord } from '../crash/terminal.ts';
import type { Said } from './sim-floor.ts';
import type { SimTime } from './world/time.ts';

/** A line to some node, from the screen's side. */
export interface ScreenLine {
  readonly say: (text: string) => void;
  /** The screen hears no more of it. */
  readonly drop: () => void;
}

export interface PatronWorld {
  readonly time: SimTime;
  /** Opens a line to a node of chance's; null where nobody is there. */
  readonly open: (hear: (text: string) => void, over: () => void) => ScreenLine | null;
}

const WAGERS_A_COUP = 3;
const STAKE = 500;
const AGAIN_MS = 60;
const SILENT_MS = 4_000;
const LOOK_MS = 500;
const TOKEN = 'a-token-of-the-simulation-000';

export class SimPatron {
  readonly table: string;
  readonly seat: number;
  readonly page: string;
  readonly #world: PatronWorld;
  #line: ScreenLine | null = null;
  #view: Extract<Said, { kind: 'view' }> | null = null;
  #heardAt = 0;
  #nextKey = 1;
  #flying: { readonly key: number; readonly command: SentCommand } | null = null;
  #coup = '';
  #wagers = 0;
  #coups = 0;
  #isAtPeace = false;
  #done: [number, number][] = [];
  #refused: number[] = [];
  #shown: [number, number][] = [];
  /** When a wager of its own was acknowledged last. */
  lastDoneAt = 0;

  constructor(table: string, seat: number, world: PatronWorld) {
    this.table = table;
    this.seat = seat;
    this.page = `sim-${table}-${seat}`;
    this.#world = world;
  }

  begin(): void {
    this.#connect();
    this.#watch();
  }

  /** Lays no more wagers, and waits for what is not answered. */
  rest(): void {
    this.#isAtPeace = true;
  }

  get waits(): boolean {
    return this.#flying !== null;
  }

  takeRecord(): TerminalRecord {
    const { page, table, seat } = this;
    const known = { done: this.#done, refused: this.#refused, shown: this.#shown };
    [this.#done, this.#refused, this.#shown] = [[], [], []];
    return { page, table, seat, ...known, coups: this.#coups, compared: 0, faults: [] };
  }

  #connect(): void {
    const { time, open } = this.#world;
    this.#heardAt = time.now;
    this.#view = null;
    const line = open(
      text => {
        if (this.#line === line) this.#hear(JSON.parse(text) as Said); // by `Guest`
      },
      () => {
        if (this.#line === line) this.#lost();
      },
    );
    this.#line = line;
    if (line === null) {
      this.#lost();
      return;
    }
    const { table, seat, page } = this;
    const watch = { as: 'terminal', table, seat };
    line.say(JSON.stringify({ kind: 'hello', wire: WIRE_VERSION, watch, page, token: TOKEN }));
  }

  #lost(): void {
    const { time } = this.#world;
    this.#line?.drop();
    this.#line = null;
    time.in(AGAIN_MS + time.chance.below(200), null, () => this.#connect());
  }

  /** As screens do: a line on which nothing is heard is asked, and given up. */
  #watch(): void {
    const { time } = this.#world;
    time.in(LOOK_MS, null, () => this.#watch());
    const line = this.#line;
    if (line === null) return;
    if (time.now - this.#heardAt > 2 * SILENT_MS) this.#lost();
    else if (time.now - this.#heardAt > SILENT_MS)
      line.say(JSON.stringify({ kind: 'ping', at: 1 }));
  }

  #hear(said: Said): void {
    this.#heardAt = this.#world.time.now;
    if (said.kind === 'welcome') {
      this.#nextKey = Math.max(this.#nextKey, said.nextKey);
      if (this.#flying !== null) this.#send(this.#flying);
    } else if (said.kind === 'view') {
      this.#view = said;
      if (said.patron !== null) this.#shown.push([said.number, said.balance]);
      this.#play();
    } else if (said.kind === 'answer') this.#answered(said);
    else if (said.kind === 'bye') this.#lost();
  }

  #answered({ key, outcome, number, isUnchanged }: Extract<Said, { kind: 'answer' }>): void {
    const flying = this.#flying;
    if (flying?.key !== key) return;
    const { time } = this.#world;
    if (outcome === 'busy') {
      time.in(AGAIN_MS, null, () => {
        if (this.#flying === flying) this.#send(flying);
      });
      return;
    }
    this.#flying = null;
    if (outcome === 'done') {
      this.lastDoneAt = time.now;
      if (!isUnchanged) this.#done.push([key, number]);
    } else this.#refused.push(key);
    this.#play();
  }

  #play(): void {
    const view = this.#view;
    if (view === null || view.phase !== 'wagering' || view.patron === null) return;
    if (this.#flying !== null || this.#isAtPeace) return;
    if (this.#coup !== view.coup) {
      [this.#coup, this.#wagers] = [view.coup, 0];
      this.#coups += 1;
    }
    if (this.#wagers === WAGERS_A_COUP) return;
    this.#wagers += 1;
    // Never the stake that lies there already: every command that is done is an event.
    const stake = STAKE * (1 + ((this.#wagers + this.#coups) % 5));
    const { seat } = this;
    const bet = { on: (seat + this.#coups) % 2 === 0 ? 'player' : 'banker' } as const;
    const command: SentCommand = { do: 'set-wager', seat, patron: view.patron, bet, stake };
    this.#flying = { key: this.#nextKey, command };
    this.#nextKey += 1;
    this.#send(this.#flying);
  }

  #send(flying: object): void {
    this.#line?.say(JSON.stringify({ kind: 'command', ...flying }));
  }
}

// One of ten thousand terminals: sends a wager when it is told to, and notes when it was answered.
// It reads no more of what it is sent than it must, for the sender has the house's own processors.

import type { RawData } from 'ws';

import { textOf } from '../../src/server/sockets/transport.ts';
import type { ServerMessage } from '../../src/wire/socket/server-messages.ts';
import type { SentCommand } from '../../src/table/acts.ts';
import type { TerminalRecord } from '../crash/terminal.ts';
import type { Place } from '../floor/house.ts';
import { TerminalLine } from '../floor/terminal-line.ts';
import type { LoadedTable } from './table.ts';

/** What all terminals report to. */
export interface Tally {
  /** Whether every answer and balance is kept for the auditor. */
  readonly isAudited: boolean;
  readonly seated: () => void;
  readonly answered: (tookMs: number) => void;
  readonly refused: (why: string) => void;
  readonly fault: (says: string) => void;
}

type Answer = Extract<ServerMessage, { readonly kind: 'answer' }>;
type Laid = Extract<ServerMessage, { readonly kind: 'laid' }>;
type Seat = Extract<ServerMessage, { readonly kind: 'seat' }>;

const STAKE = 500;
const STAKES = 6;
/** A connection may send twenty messages a second: none here sends more than that. */
const REST_MS = 60;
const AGAIN_MS = 200;
/** A wager on its way when the period ends is refused: patrons' own haste, not the house's. */
const MARGIN_MS = 100;

export class LoadTerminal {
  readonly #place: Place;
  readonly #table: LoadedTable;
  readonly #tally: Tally;
  readonly #page: string;
  #line: TerminalLine;
  #patron: string | null = null;
  #key = 1;
  #sentAt = -REST_MS;
  #isFlying = false;
  readonly #done: [number, number][] = [];
  readonly #refused: number[] = [];
  readonly #shown: [number, number][] = [];

  constructor(url: string, place: Place, table: LoadedTable, tally: Tally) {
    this.#place = place;
    this.#table = table;
    this.#tally = tally;
    this.#page = `load-${place.table}-${place.seat}`;
    this.#line = this.#connect(url);
  }

  get isFlying(): boolean {
    return this.#isFlying;
  }

  /** Sends a wager unless it has one on its way, or its table takes none. */
  wager(): boolean {
    const now = performance.now();
    if (this.#isFlying || this.#patron === null || now - this.#sentAt < REST_MS) return false;
    if (!this.#table.takesWagers(Date.now(), MARGIN_MS)) return false;
    const { seat } = this.#place;
    const bet = { on: seat % 2 === 0 ? 'player' : 'banker' } as const;
    // Never the stake that lies there already: every command that is done is an event.
    const stake = STAKE * (1 + (this.#key % STAKES));
    const command: SentCommand = { do: 'set-wager', seat, patron: this.#patron, bet, stake };
    this.#isFlying = true;
    this.#sentAt = now;
    this.#line.send({ kind: 'command', key: this.#key, command });
    return true;
  }

  /** What the auditor holds against the journal. */
  record(): TerminalRecord {
    const { table, seat } = this.#place;
    return {
      ...{ page: this.#page, table, seat, done: this.#done, refused: this.#refused },
      ...{ shown: this.#shown, coups: 0, compared: 0, faults: [] },
    };
  }

  /** A line that does not come about is tried again; one that is lost in play is a fault. */
  #connect(url: string): TerminalLine {
    return new TerminalLine({
      ...{ url, place: this.#place, page: this.#page },
      hear: message => this.#hear(message),
      lost: why => {
        if (this.#patron !== null) {
          this.#tally.fault(`${this.#page} lost its line: ${why}`);
          return;
        }
        this.#tally.refused(`line: ${why}`);
        setTimeout(() => {
          this.#line = this.#connect(url);
        }, AGAIN_MS);
      },
    });
  }

  #hear(message: RawData): void {
    const bytes = Buffer.isBuffer(message) ? message : Buffer.from(textOf(message));
    if (bytes[0] !== LIST) {
      this.#hearOne(bytes);
      return;
    }
    for (let from = 1; from < bytes.length;) {
      const next = bytes.indexOf(NEXT, from);
      const to = next < 0 ? bytes.length - 1 : next;
      this.#hearOne(bytes.subarray(from, to));
      from = to + 1;
    }
  }

  #hearOne(bytes: Buffer): void {
    switch (kindOf(bytes)) {
      case 'change':
        this.#table.told(numberIn(bytes), () => bytes.toString('utf8'), Date.now());
        return;
      case 'seat':
        this.#seen(bytes);
        return;
      case 'laid':
        this.#laid(bytes);
        return;
      case 'answer':
        this.#answered(JSON.parse(bytes.toString('utf8')) as Answer); // held to it by the wire
        return;
      case 'view':
        this.#table.drawn(JSON.parse(bytes.toString('utf8'))); // likewise
        return;
      case 'bye':
        this.#tally.fault(`${this.#page} was sent away: ${bytes.toString('utf8')}`);
    }
  }

  #seen(bytes: Buffer): void {
    if (this.#patron !== null && !this.#tally.isAudited) {
      this.#table.reached(numberIn(bytes), Date.now());
      return;
    }
    const { patron, number, view } = JSON.parse(bytes.toString('utf8')) as Seat; // likewise
    this.#table.reached(number, Date.now());
    if (this.#tally.isAudited && view !== null) this.#shown.push([number, view.balance]);
    if (this.#patron === null && patron !== null) this.#tally.seated();
    this.#patron = patron;
  }

  #laid(bytes: Buffer): void {
    this.#table.reached(numberIn(bytes), Date.now());
    if (!this.#tally.isAudited) return;
    const { number, fields } = JSON.parse(bytes.toString('utf8')) as Laid; // likewise
    this.#shown.push([number, fields.balance]);
  }

  #answered(answer: Answer): void {
    if (!this.#isFlying || answer.key !== this.#key) {
      this.#tally.fault(`${this.#page} was answered what it had not asked`);
      return;
    }
    this.#isFlying = false;
    this.#key += 1;
    if (answer.outcome === 'done') {
      this.#tally.answered(performance.now() - this.#sentAt);
      if (this.#tally.isAudited) this.#done.push([answer.key, answer.number]);
      return;
    }
    this.#tally.refused(answer.outcome === 'busy' ? 'busy' : answer.refusal.refused);
    if (this.#tally.isAudited && answer.outcome === 'refused') this.#refused.push(answer.key);
  }
}

const KIND_AT = '{"kind":"'.length;
const QUOTE = 0x22;
const LIST = 0x5b;
/** Where the next of a list begins: nothing that is sent in one has such a part within. */
const NEXT = Buffer.from(',{"kind":"');
const NUMBER = Buffer.from('"number":');
const LONGEST_NUMBER = 16;

/** The kind stands first in every message that the house sends. */
const kindOf = (bytes: Buffer): string =>
  bytes.toString('latin1', KIND_AT, bytes.indexOf(QUOTE, KIND_AT));

/** The number of the event, which stands before all that could carry another. */
function numberIn(bytes: Buffer): number {
  const at = bytes.indexOf(NUMBER) + NUMBER.length;
  return Number.parseInt(bytes.toString('latin1', at, at + LONGEST_NUMBER), 10);
}

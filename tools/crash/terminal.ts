// One terminal of the crash trial: wagers in every coup, connects again after every break, sends
// what was not answered again under its key, and keeps its own books.

import { SilenceWatch } from '../../src/screens/client/silence-watch.ts';
import { textOf } from '../../src/server/sockets/transport.ts';
import type { PublicView, RecalledCoup } from '../../src/table/views/index.ts';
import type { Frame, ServerMessage } from '../../src/wire/socket/server-messages.ts';
import type { SentCommand } from '../../src/table/acts.ts';
import type { Place } from '../floor/house.ts';
import { TerminalLine } from '../floor/terminal-line.ts';

/** What a terminal knows, and the house must know too. */
export interface TerminalRecord {
  readonly page: string;
  readonly table: string;
  readonly seat: number;
  /** Keys that were answered: done up to this event, or refused. */
  readonly done: readonly (readonly [key: number, number: number])[];
  readonly refused: readonly number[];
  /** What was shown: after which event, which balance. */
  readonly shown: readonly (readonly [number: number, balance: number])[];
  readonly coups: number;
  /** How often its own books were held against the balance that it is shown. */
  readonly compared: number;
  readonly faults: readonly string[];
}

interface Flying {
  readonly key: number;
  readonly command: SentCommand;
}

const AGAIN_MS = 40;
const LONGEST_AGAIN_MS = 640;
const LOOK_MS = 1_000;
const WAGERS_A_COUP = 6;
/** The table remembers twelve coups: asked twice as often, none is missed. */
const RECALL_EVERY = 4;
const STAKE = 500;

export class Terminal {
  readonly page: string;
  readonly #place: Place;
  #urls: readonly string[] = [];
  /** How often it has looked for the house. */
  #tries = 0;
  #waitMs = AGAIN_MS;
  #line: TerminalLine | null = null;
  #view: Partial<PublicView> = {};
  #patron: string | null = null;
  #nextKey = 1;
  #flying: Flying | null = null;
  #coup = '';
  #wagers = 0;
  #recallKey = 0;
  /** What the house says; only ever compared with the own books. */
  #shownBalance: number | null = null;
  #balance: number | null = null;
  #bookedUntil = 0;
  #compared = 0;
  #coups = 0;
  #done: [number, number][] = [];
  #refused: number[] = [];
  #shown: [number, number][] = [];
  #faults: string[] = [];

  constructor(place: Place) {
    this.#place = place;
    this.page = `crash-${place.table}-${place.seat}`;
  }

  get isConnected(): boolean {
    return this.#patron !== null && this.#line?.isOpen === true;
  }

  /** From here on it keeps itself connected. */
  open(urls: readonly string[], first: number): void {
    this.#urls = urls;
    this.#tries = first;
    this.#connect();
  }

  /** What has come in since it was last asked. */
  takeRecord(): TerminalRecord {
    const { page } = this;
    const { table, seat } = this.#place;
    const record = {
      ...{ page, table, seat, done: this.#done, refused: this.#refused, shown: this.#shown },
      ...{ coups: this.#coups, compared: this.#compared, faults: this.#faults },
    };
    this.#compared = 0;
    this.#done = [];
    this.#refused = [];
    this.#shown = [];
    this.#faults = [];
    return record;
  }

  #connect(): void {
    const silence = new SilenceWatch();
    const look = setInterval(() => {
      const found = silence.look(performance.now());
      if (found === 'ask') this.#send({ kind: 'ping', at: Date.now() });
      if (found === 'nobody') this.#line?.end();
    }, LOOK_MS);
    const url = this.#urls[this.#tries % this.#urls.length] ?? '';
    this.#tries += 1;
    this.#line = new TerminalLine({
      ...{ url, place: this.#place, page: this.page },
      hear: message => {
        silence.heard();
        this.#hear(textOf(message));
      },
      lost: () => {
        clearInterval(look);
        this.#patron = null;
        // As screens do: a pause that grows, drawn by chance, so that not all come at once.
        setTimeout(() => this.#connect(), this.#waitMs * (0.5 + Math.random()));
        this.#waitMs = Math.min(2 * this.#waitMs, LONGEST_AGAIN_MS);
      },
    });
  }

  #send(message: object): void {
    this.#line?.send(message);
  }

  #hear(text: string): void {
    const heard = JSON.parse(text) as Frame; // the wire's own tests hold it to its shape
    for (const message of Array.isArray(heard) ? heard : [heard]) this.#hearOne(message);
  }

  #hearOne(message: ServerMessage): void {
    // Totals and notices are for people: this one only plays.
    if (message.kind === 'welcome') this.#nextKey = Math.max(this.#nextKey, message.nextKey);
    else if (message.kind === 'view') this.#drawn(message.view);
    else if (message.kind === 'change') this.#drawn({ ...this.#view, ...message.fields });
    else if (message.kind === 'seat') this.#seen(message);
    else if (message.kind === 'laid') this.#show(message.number, message.fields.balance);
    else if (message.kind === 'answer') this.#answered(message);
    else if (message.kind === 'recalled') this.#keepBooks(message.coups);
  }

  #drawn(view: Partial<PublicView>): void {
    this.#view = view;
    this.#play();
  }

  #seen({ patron, number, view }: Extract<ServerMessage, { kind: 'seat' }>): void {
    const isNew = this.#patron === null;
    this.#patron = patron;
    this.#waitMs = AGAIN_MS;
    if (view === null) return;
    this.#show(number, view.balance);
    if (!isNew) return;
    // What was not answered is sent again: the key makes sure that it is done once (R-BET-3).
    if (this.#flying !== null) this.#send({ kind: 'command', ...this.#flying });
    this.#recall();
    this.#play();
  }

  #show(number: number, balance: number): void {
    this.#shownBalance = balance;
    this.#shown.push([number, balance]);
  }

  #recall(): void {
    this.#recallKey += 1;
    this.#send({ kind: 'recall', key: this.#recallKey });
  }

  #answered(answer: Extract<ServerMessage, { kind: 'answer' }>): void {
    const flying = this.#flying;
    if (flying?.key !== answer.key) return;
    if (answer.outcome === 'busy') {
      setTimeout(() => {
        if (this.#flying === flying) this.#send({ kind: 'command', ...flying });
      }, AGAIN_MS);
      return;
    }
    this.#flying = null;
    if (answer.outcome === 'done') this.#done.push([answer.key, answer.number]);
    else this.#refused.push(answer.key);
    this.#play();
  }

  /** A few changes of the own wager while wagers are taken, one after the other. */
  #play(): void {
    const { phase, shoe, coup } = this.#view;
    if (phase !== 'wagering' || this.#patron === null || this.#flying !== null) return;
    const here = `${shoe}/${coup?.number}`;
    if (this.#coup !== here) {
      this.#coup = here;
      this.#wagers = 0;
      this.#coups += 1;
      if (this.#coups % RECALL_EVERY === 0) this.#recall();
    }
    if (this.#wagers === WAGERS_A_COUP) return;
    this.#wagers += 1;
    const { seat } = this.#place;
    // Never the stake that lies there already: every command that is done is an event.
    const stake = STAKE * (1 + ((this.#wagers + this.#coups) % WAGERS_A_COUP));
    const bet = { on: (seat + this.#coups) % 2 === 0 ? 'player' : 'banker' } as const;
    const command: SentCommand = { do: 'set-wager', seat, patron: this.#patron, bet, stake };
    this.#flying = { key: this.#nextKey, command };
    this.#nextKey += 1;
    this.#send({ kind: 'command', ...this.#flying });
  }

  /** Adds up what coups paid that are not in the own books yet, and looks whether it is right. */
  #keepBooks(coups: readonly RecalledCoup[]): void {
    const shown = this.#shownBalance;
    const missed = coups.filter(({ settledAt }) => settledAt > this.#bookedUntil);
    const until = coups.at(-1)?.settledAt ?? 0;
    // The books begin here, or after a break so long that the table has forgotten coups.
    const isGap = this.#balance === null || (coups.length > 0 && missed.length === coups.length);
    this.#bookedUntil = Math.max(this.#bookedUntil, until);
    if (isGap || this.#balance === null) {
      this.#balance = shown;
      return;
    }
    for (const { paid } of missed) {
      this.#balance += paid.reduce((sum, wager) => sum + wager.paid - wager.stake, 0);
    }
    this.#compared += 1;
    if (this.#balance === shown) return;
    const { page } = this;
    this.#faults.push(`${page}: the house shows ${shown}, the own books say ${this.#balance}`);
    this.#balance = shown;
  }
}

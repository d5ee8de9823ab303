// The fan of one table: what has become durable is cut once for each role and sent to all of it.

import type { Rulebook } from '../../../rulebooks/index.ts';
import type { TableEvent } from '../../../table/event.ts';
import type { Table } from '../../../table/table.ts';
import { sayBet, sayMoney } from '../../../table/say.ts';
import { seatOf } from '../../../table/change.ts';
import { consoleView } from '../../../table/views/console-view.ts';
import { publicView } from '../../../table/views/public-view.ts';
import {
  areSeatsSame,
  isSameBasis,
  laidView,
  type SeatBasis,
  seatBasis,
  seatView,
} from '../../../table/views/seat-view.ts';
import type { Stored } from '../mailbox/surroundings.ts';
import type { Clock } from '../../ports/clock.ts';
import { promiseIn } from '../../storage/secrets/shoe-promise.ts';
import type { Crier } from './broadcast-scheduler.ts';
import { CutView } from './cut-view.ts';
import { Throttle } from './throttle.ts';
import { totalsMessage } from './totals.ts';

/** Whoever is sent views: a socket, or a test. */
export interface Watcher {
  send(message: string): void;
}

export interface TerminalWatcher extends Watcher {
  readonly seat: number;
  /** How long a message takes to it and back, in milliseconds. */
  delayMs(): number | null;
  /** Another connection speaks for the seat from now on. */
  replace(): void;
}

export interface FanWishes {
  readonly table: string;
  readonly book: Rulebook;
  readonly demonstration: boolean;
  readonly clock: Clock;
  /** Tells the totals of others, at one table after another. */
  readonly crier: Crier;
}

/** A console shows other seats' wagers a little later than a dealer could read them. */
const CONSOLE_MS = 250;

/** Totals that ride with other words are as far apart: so nobody hears them oftener than twice. */
const RIDE_FROM_MS = 1_000;

export class TableFan {
  readonly #wishes: FanWishes;
  readonly #public: CutView;
  readonly #console: CutView;
  readonly #publics = new Set<Watcher>();
  readonly #consoles = new Set<Watcher>();
  readonly #terminals = new Map<number, TerminalWatcher>();
  /** What each terminal's last view was cut from. */
  readonly #told = new Map<number, SeatBasis | null>();
  readonly #totals: Throttle;
  readonly #consoleLater: Throttle;
  #totalsText = '';
  /** Who has not heard the newest totals yet. */
  #unaware: Set<Watcher> = new Set();
  #isRiding = false;
  #table: Table;
  #number: number;

  constructor(wishes: FanWishes, table: Table, number: number) {
    this.#wishes = wishes;
    this.#table = table;
    this.#number = number;
    const { table: name, demonstration, clock, crier } = wishes;
    this.#public = new CutView({ table: name, for: 'public', demonstration });
    this.#console = new CutView({ table: name, for: 'console', demonstration });
    this.#totals = new Throttle({
      ...{ clock, tell: () => this.#tellTotals() },
      everyMs: () => Math.max(crier.everyMs(), this.#isRiding ? RIDE_FROM_MS : 0),
      inTurn: cry => crier.ask(cry),
    });
    const tell = (): number => this.#tellConsoles();
    this.#consoleLater = new Throttle({ clock, everyMs: () => CONSOLE_MS, tell });
  }

  /** How many terminals are connected. */
  get connected(): number {
    return this.#terminals.size;
  }

  /** Whether a screen speaks for the seat now. */
  isConnected(seat: number): boolean {
    return this.#terminals.has(seat);
  }

  /** Something became durable: everybody is told what they may know of it. */
  stored({ before, table, number, events }: Stored): void {
    this.#table = table;
    this.#number = number;
    const seats = wagersOnly(events);
    if (seats === null) {
      this.#tellPublic();
      this.#tellConsoles();
      // A card, as most of it is, changes nothing at any seat.
      if (!areSeatsSame(before, table)) {
        for (const terminal of this.#terminals.values()) this.#tellSeat(terminal);
      }
      this.#tellReturned(events);
      this.#tellPaidOut(events);
    } else {
      // Wagers are the patron's own business; others learn the sums, and not at once.
      for (const seat of seats) {
        const terminal = this.#terminals.get(seat);
        if (terminal !== undefined) this.#tellWager(terminal);
      }
      if (this.#consoles.size > 0) this.#consoleLater.ask();
    }
    this.#totals.ask();
  }

  watchPublic(watcher: Watcher, seen: number | undefined): () => void {
    this.#publics.add(watcher);
    this.#tellPublic(watcher);
    if (seen !== this.#public.number) watcher.send(this.#public.whole());
    if (this.#totalsText !== '') watcher.send(this.#totalsText);
    return () => {
      this.#publics.delete(watcher);
      this.#unaware.delete(watcher);
    };
  }

  watchConsole(watcher: Watcher, seen: number | undefined): () => void {
    this.#consoles.add(watcher);
    this.#tellConsoles(watcher);
    if (seen !== this.#console.number) watcher.send(this.#console.whole());
    if (this.#totalsText !== '') watcher.send(this.#totalsText);
    watcher.send(this.terminalsMessage());
    return () => {
      this.#consoles.delete(watcher);
      this.#unaware.delete(watcher);
    };
  }

  /**
   * A terminal sees the public view and its own seat; a newer connection takes an older's place.
   */
  watchTerminal(terminal: TerminalWatcher, seen: number | undefined): () => void {
    this.#terminals.get(terminal.seat)?.replace();
    this.#terminals.set(terminal.seat, terminal);
    this.#told.delete(terminal.seat);
    const leavePublic = this.watchPublic(terminal, seen);
    this.#tellSeat(terminal);
    return () => {
      leavePublic();
      // A drop is not a leave: the seat stays taken and its wagers lie (R-IRR-5).
      if (this.#terminals.get(terminal.seat) === terminal) this.#terminals.delete(terminal.seat);
    };
  }

  /** Sends one message to everybody at the table. */
  tellAll(message: string): void {
    for (const watcher of [...this.#publics, ...this.#consoles]) watcher.send(message);
  }

  /** Sends one message to those who run the table. */
  tellStaff(message: string): void {
    for (const watcher of this.#consoles) watcher.send(message);
  }

  tellTerminal(seat: number, message: string): void {
    this.#terminals.get(seat)?.send(message);
  }

  /** For staff: which terminals are connected and how far away (R-BET-2). */
  terminalsMessage(): string {
    const seats = this.#table.seats.map(({ number }) => {
      const terminal = this.#terminals.get(number);
      const delayMs = terminal?.delayMs() ?? null;
      return { seat: number, connected: terminal !== undefined, delayMs };
    });
    // Terminals watch what everybody may see as well: the rest of those who do are displays.
    const displays = this.#publics.size - this.#terminals.size;
    return JSON.stringify({ kind: 'terminals', table: this.#wishes.table, seats, displays });
  }

  tellTerminalsToConsoles(): void {
    if (this.#consoles.size === 0) return;
    const message = this.terminalsMessage();
    for (const watcher of this.#consoles) watcher.send(message);
  }

  stop(): void {
    this.#totals.stop();
    this.#consoleLater.stop();
  }

  /** Everybody but one who is just coming and will be sent the whole. */
  #tellPublic(newcomer?: Watcher): void {
    if (this.#publics.size === 0) return;
    const room = { book: this.#wishes.book, table: this.#table };
    const promise = promiseIn(this.#table.shoe.cardSet);
    const change = this.#public.cut(publicView(room), this.#number, promise);
    if (change === null) return;
    for (const watcher of this.#publics) {
      if (watcher === newcomer) continue;
      watcher.send(change);
      this.#ride(watcher);
    }
  }

  /** Whoever is told something hears the newest totals with it, as one frame. */
  #ride(watcher: Watcher): void {
    if (this.#unaware.delete(watcher)) watcher.send(this.#totalsText);
  }

  #tellConsoles(newcomer?: Watcher): number {
    if (this.#consoles.size === 0) return 0;
    const room = { book: this.#wishes.book, table: this.#table };
    const promise = promiseIn(this.#table.shoe.cardSet);
    const change = this.#console.cut(consoleView(room), this.#number, promise);
    if (change === null) return 0;
    for (const watcher of this.#consoles) if (watcher !== newcomer) watcher.send(change);
    return this.#consoles.size;
  }

  /** A view that is cut from the same as the last is not sent again. */
  #tellSeat(terminal: TerminalWatcher): void {
    const { seat } = terminal;
    const basis = seatBasis({ book: this.#wishes.book, table: this.#table }, seat);
    if (isSameBasis(this.#told.get(seat) ?? undefined, basis)) return;
    this.#told.set(seat, basis);
    this.#sendSeat(terminal);
  }

  /** A wager has surely changed the view: what it was cut from is looked at the next time. */
  #tellWager(terminal: TerminalWatcher): void {
    const { seat } = terminal;
    // Not taken out: a map that is often taken from is often made anew, and old ones linger.
    this.#told.set(seat, null);
    const fields = laidView({ book: this.#wishes.book, table: this.#table }, seat);
    if (fields === null) return;
    const { table } = this.#wishes;
    terminal.send(JSON.stringify({ kind: 'laid', table, number: this.#number, fields }));
    this.#ride(terminal);
  }

  #sendSeat(terminal: TerminalWatcher): void {
    const { seat } = terminal;
    const room = { book: this.#wishes.book, table: this.#table };
    const { table } = this.#wishes;
    const [patron, view] = [this.patronAt(seat), seatView(room, seat)];
    terminal.send(JSON.stringify({ kind: 'seat', table, number: this.#number, patron, view }));
  }

  /** Who holds a seat now. */
  patronAt(number: number): string | null {
    return seatOf(this.#table, number)?.patron?.id ?? null;
  }

  /** Wagers that went back at the close: their patrons are told which and by what clause. */
  #tellReturned(events: readonly TableEvent[]): void {
    for (const event of events) {
      if (event.happened !== 'wagering-closed') continue;
      for (const { seat, wager, clause } of event.returned) {
        const says = `${sayBet(wager)}: ${sayMoney(wager.stake)} went back.`;
        const notice = { kind: 'notice', what: 'wager-returned', says, clause };
        this.tellTerminal(seat, JSON.stringify(notice));
      }
    }
  }

  /** Whoever was paid and goes is told how much, and in what form. */
  #tellPaidOut(events: readonly TableEvent[]): void {
    const { table } = this.#wishes;
    for (const event of events) {
      if (event.happened !== 'paid-out') continue;
      const { seat, how, cents, reference } = event;
      this.tellTerminal(seat, JSON.stringify({ kind: 'paid-out', table, how, cents, reference }));
    }
  }

  /**
   * At leisure everybody is told at once. In a busy house whoever wagers hears of it with the
   * answer, as one frame; the others a turn later, if nothing was said to them meanwhile. Answers
   * with how many were told.
   */
  #tellTotals(): number {
    const { crier } = this.#wishes;
    const text = totalsMessage(this.#table);
    const late = this.#unaware;
    if (text !== this.#totalsText) this.#unaware = new Set([...this.#publics, ...this.#consoles]);
    this.#totalsText = text;
    this.#isRiding = crier.isBusy || crier.everyMs() >= RIDE_FROM_MS;
    const told = this.#isRiding ? late : this.#unaware;
    const heard = told.size;
    for (const watcher of told) {
      this.#unaware.delete(watcher);
      watcher.send(text);
    }
    if (this.#unaware.size > 0) this.#totals.ask();
    return heard;
  }
}

/** The seats whose wagers changed when nothing else did; null when something else happened. */
export function wagersOnly(events: readonly TableEvent[]): readonly number[] | null {
  if (events.length === 0) return null;
  const seats: number[] = [];
  for (const event of events) {
    if (event.happened !== 'wagers-changed') return null;
    seats.push(event.seat);
  }
  return seats;
}

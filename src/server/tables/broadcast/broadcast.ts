// Broadcasts one table: what became durable is cut once for each role and sent to all who may see
// it.

import type { Rulebook } from '../../../rulebooks/index.ts';
import type { At } from '../../../table/act.ts';
import type { TableEvent } from '../../../table/acts.ts';
import type { Table } from '../../../table/table.ts';
import { betOf } from '../../../rules/bet.ts';
import { seatOf } from '../../../table/change.ts';
import { inForce } from '../../../table/setup/changeover.ts';
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
import type { CommittedChange } from '../mailbox/surroundings.ts';
import type { Clock } from '../../ports/clock.ts';
import { promiseIn } from '../../storage/secrets/shoe-promise.ts';
import type { BroadcastScheduler } from './broadcast-scheduler.ts';
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

export interface BroadcastOptions {
  readonly table: string;
  readonly book: Rulebook;
  readonly demonstration: boolean;
  readonly clock: Clock;
  /** Schedules the totals of others, one table after another. */
  readonly scheduler: BroadcastScheduler;
  /** What the house tells here besides the game; left out where it has nothing to tell. */
  readonly houseMessages?: () => { readonly messages: readonly unknown[] };
}

/** A console shows other seats' wagers a little later than a dealer could read them. */
const CONSOLE_MS = 250;

/**
 * Totals that travel with other messages are this far apart, so nobody gets them twice as often.
 */
const ALONG_FROM_MS = 1_000;

export class TableBroadcast {
  readonly #options: BroadcastOptions;
  readonly #public: CutView;
  readonly #console: CutView;
  readonly #publics = new Set<Watcher>();
  readonly #consoles = new Set<Watcher>();
  readonly #terminals = new Map<number, TerminalWatcher>();
  /** What each terminal's last view was cut from. */
  readonly #sentBasis = new Map<number, SeatBasis | null>();
  readonly #totals: Throttle;
  readonly #consoleLater: Throttle;
  #totalsText = '';
  /** Watchers that were not sent the newest totals yet. */
  #unaware: Set<Watcher> = new Set();
  #travelsAlong = false;
  #table: Table;
  #number: number;

  constructor(options: BroadcastOptions, table: Table, number: number) {
    this.#options = options;
    this.#table = table;
    this.#number = number;
    const { table: name, demonstration, clock, scheduler } = options;
    this.#public = new CutView({ table: name, for: 'public', demonstration });
    this.#console = new CutView({ table: name, for: 'console', demonstration });
    this.#totals = new Throttle({
      ...{ clock, task: () => this.#sendTotals() },
      everyMs: () => Math.max(scheduler.everyMs(), this.#travelsAlong ? ALONG_FROM_MS : 0),
      inTurn: task => scheduler.ask(task),
    });
    const task = (): number => this.#sendConsoles();
    this.#consoleLater = new Throttle({ clock, everyMs: () => CONSOLE_MS, task });
  }

  /** How many terminals are connected. */
  get connected(): number {
    return this.#terminals.size;
  }

  /** Whether a screen speaks for the seat now. */
  isConnected(seat: number): boolean {
    return this.#terminals.has(seat);
  }

  /** Something became durable: everybody is sent what they may see of it. */
  stored({ before, table, number, events }: CommittedChange): void {
    this.#table = table;
    this.#number = number;
    const seats = wagersOnly(events);
    if (seats === null) {
      this.#sendPublic();
      this.#sendConsoles();
      // A card, as most of it is, changes nothing at any seat.
      if (!areSeatsSame(before, table)) {
        for (const terminal of this.#terminals.values()) this.#sendSeatIfChanged(terminal);
      }
      this.#sendReturned(events);
      this.#sendPaidOut(events);
    } else {
      // Only the patron sees a wager at once; others get the sums, later.
      for (const seat of seats) {
        const terminal = this.#terminals.get(seat);
        if (terminal !== undefined) this.#sendWager(terminal);
      }
      if (this.#consoles.size > 0) this.#consoleLater.ask();
    }
    this.#totals.ask();
  }

  watchPublic(watcher: Watcher, seen: number | undefined): () => void {
    this.#publics.add(watcher);
    this.#sendPublic(watcher);
    if (seen !== this.#public.number) watcher.send(this.#public.whole());
    if (this.#totalsText !== '') watcher.send(this.#totalsText);
    const told = this.#options.houseMessages?.();
    if (told !== undefined && told.messages.length > 0) watcher.send(JSON.stringify(told));
    return () => {
      this.#publics.delete(watcher);
      this.#unaware.delete(watcher);
    };
  }

  watchConsole(watcher: Watcher, seen: number | undefined): () => void {
    this.#consoles.add(watcher);
    this.#sendConsoles(watcher);
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
    this.#sentBasis.delete(terminal.seat);
    const leavePublic = this.watchPublic(terminal, seen);
    this.#sendSeatIfChanged(terminal);
    return () => {
      leavePublic();
      // A drop is not a leave: the seat stays taken and its wagers lie (R-IRR-5).
      if (this.#terminals.get(terminal.seat) === terminal) this.#terminals.delete(terminal.seat);
    };
  }

  /** What the house tells here is another: whoever watches hears it whole. */
  tellMessages(): void {
    const told = this.#options.houseMessages?.();
    if (told === undefined) return;
    const message = JSON.stringify(told);
    for (const watcher of this.#publics) watcher.send(message);
  }

  /** Sends one message to everybody at the table. */
  sendToAll(message: string): void {
    for (const watcher of [...this.#publics, ...this.#consoles]) watcher.send(message);
  }

  /** Sends one message to those who run the table. */
  sendToStaff(message: string): void {
    for (const watcher of this.#consoles) watcher.send(message);
  }

  sendToTerminal(seat: number, message: string): void {
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
    return JSON.stringify({ kind: 'terminals', table: this.#options.table, seats, displays });
  }

  sendTerminalsToConsoles(): void {
    if (this.#consoles.size === 0) return;
    const message = this.terminalsMessage();
    for (const watcher of this.#consoles) watcher.send(message);
  }

  stop(): void {
    this.#totals.stop();
    this.#consoleLater.stop();
  }

  /** The table with the edition of the book that it goes by. */
  get #room(): At {
    return inForce({ book: this.#options.book, table: this.#table });
  }

  /** Everybody but one who is just coming and will be sent the whole. */
  #sendPublic(newcomer?: Watcher): void {
    if (this.#publics.size === 0) return;
    const room = this.#room;
    const promise = promiseIn(this.#table.shoe.cardSet);
    const change = this.#public.cut(publicView(room), this.#number, promise);
    if (change === null) return;
    for (const watcher of this.#publics) {
      if (watcher === newcomer) continue;
      watcher.send(change);
      this.#sendTotalsAlong(watcher);
    }
  }

  /** Whoever is sent something gets the newest totals with it, as one frame. */
  #sendTotalsAlong(watcher: Watcher): void {
    if (this.#unaware.delete(watcher)) watcher.send(this.#totalsText);
  }

  #sendConsoles(newcomer?: Watcher): number {
    if (this.#consoles.size === 0) return 0;
    const room = this.#room;
    const promise = promiseIn(this.#table.shoe.cardSet);
    const change = this.#console.cut(consoleView(room), this.#number, promise);
    if (change === null) return 0;
    for (const watcher of this.#consoles) if (watcher !== newcomer) watcher.send(change);
    return this.#consoles.size;
  }

  /** A view that is cut from the same as the last is not sent again. */
  #sendSeatIfChanged(terminal: TerminalWatcher): void {
    const { seat } = terminal;
    const basis = seatBasis(this.#room, seat);
    if (isSameBasis(this.#sentBasis.get(seat) ?? undefined, basis)) return;
    this.#sentBasis.set(seat, basis);
    this.#sendSeat(terminal);
  }

  /** A wager has surely changed the view: what it was cut from is looked at the next time. */
  #sendWager(terminal: TerminalWatcher): void {
    const { seat } = terminal;
    // Not taken out: a map that is often taken from is often made anew, and old ones linger.
    this.#sentBasis.set(seat, null);
    const fields = laidView(this.#room, seat);
    if (fields === null) return;
    const { table } = this.#options;
    terminal.send(JSON.stringify({ kind: 'laid', table, number: this.#number, fields }));
    this.#sendTotalsAlong(terminal);
  }

  #sendSeat(terminal: TerminalWatcher): void {
    const { seat } = terminal;
    const room = this.#room;
    const { table } = this.#options;
    const [patron, view] = [this.patronAt(seat), seatView(room, seat)];
    terminal.send(JSON.stringify({ kind: 'seat', table, number: this.#number, patron, view }));
  }

  /** Who holds a seat now. */
  patronAt(number: number): string | null {
    return seatOf(this.#table, number)?.patron?.id ?? null;
  }

  /** Wagers returned at the close: their patrons are sent which and by what clause. */
  #sendReturned(events: readonly TableEvent[]): void {
    for (const event of events) {
      if (event.happened !== 'wagering-closed') continue;
      for (const { seat, wager, clause } of event.returned) {
        const reason = { code: 'wager-went-back', bet: betOf(wager), stake: wager.stake };
        const notice = { kind: 'notice', what: 'wager-returned', reason, clause };
        this.sendToTerminal(seat, JSON.stringify(notice));
      }
    }
  }

  /** A patron who leaves is sent how much was paid, and in what form. */
  #sendPaidOut(events: readonly TableEvent[]): void {
    const { table } = this.#options;
    for (const event of events) {
      if (event.happened !== 'paid-out') continue;
      const { seat, how, cents, reference } = event;
      this.sendToTerminal(seat, JSON.stringify({ kind: 'paid-out', table, how, cents, reference }));
    }
  }

  /**
   * Under low load everybody is sent the totals at once. Under load a patron who wagers gets them
   * with the answer, as one frame; the others a turn later, if nothing was sent to them meanwhile.
   * Answers with the number of recipients.
   */
  #sendTotals(): number {
    const { scheduler } = this.#options;
    const text = totalsMessage(this.#table);
    const late = this.#unaware;
    if (text !== this.#totalsText) this.#unaware = new Set([...this.#publics, ...this.#consoles]);
    this.#totalsText = text;
    this.#travelsAlong = scheduler.isBusy || scheduler.everyMs() >= ALONG_FROM_MS;
    const due = this.#travelsAlong ? late : this.#unaware;
    const count = due.size;
    for (const watcher of due) {
      this.#unaware.delete(watcher);
      watcher.send(text);
    }
    if (this.#unaware.size > 0) this.#totals.ask();
    return count;
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

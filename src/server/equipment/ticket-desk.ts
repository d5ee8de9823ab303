// Watches the tables for patrons who leave a remote terminal, and pays them by ticket (6.7.2).

import { isLocked } from '../../table/acts/accounts/leave.ts';
import { asWritten, type HouseReason } from '../../wire/reasons/house-reasons.ts';
import type { Setup } from '../../table/setup/setup.ts';
import type { Table } from '../../table/table.ts';
import { isTicketRefusal } from '../money/cage/cage.ts';
import { payByTicket, resumeTickets } from '../money/cage/pay-by-ticket.ts';
import type { CashOut, CashOutWorld, PayingTable } from '../money/cage/pay-by-ticket.ts';
import {
  resumeTaken,
  takeTicketIn,
  type TicketsInTerms,
} from '../money/cage/insert-ticket-at-terminal.ts';
import type { TicketRefusal } from '../money/tickets/judge.ts';
import type { PrintedPaper } from '../money/tickets/printer.ts';
import { SoftwarePrinter, type TicketPrinter } from '../money/tickets/printer.ts';
import { terminalOf, type TicketPlace } from '../money/tickets/ticket.ts';

export interface TicketDeskWorld extends CashOutWorld {
  /** A demonstration prints into the air; a live terminal without a printer is paid by hand. */
  readonly isDemonstration: boolean;
  /** The enrolled printer of a live terminal; one that is not connected is silent. */
  readonly printerAt: (place: Terminal) => TicketPrinter;
  /** Somebody must go there and pay by hand, or look. */
  readonly onTrouble: (place: Terminal, reason: HouseReason) => void;
  /** Nobody needs to go there any more. */
  readonly onSettled: (place: Terminal) => void;
}

type Terminal = Pick<TicketPlace, 'table' | 'seat'>;

const AGAIN_MS = 5_000;

export class TicketDesk {
  readonly #world: TicketDeskWorld;
  readonly #printers = new Map<string, SoftwarePrinter>();
  /** Who was served at a terminal and has not gone yet: nobody is given a second ticket. */
  readonly #served = new Map<string, string>();
  readonly #remote = new WeakMap<Setup, readonly number[]>();

  #again: (() => void) | null = null;

  constructor(world: TicketDeskWorld) {
    this.#world = world;
  }

  /** Something happened at a table: whoever can be paid now, is. */
  onChange(box: PayingTable): void {
    const { table } = box;
    for (const seat of this.#printing(table)) {
      const terminal = terminalOf({ table: box.name, seat });
      const patron = leaverAt(table, seat);
      if (patron === null) {
        if (this.#served.delete(terminal)) this.#world.onSettled({ table: box.name, seat });
      } else if (patron !== 'locked' && this.#served.get(terminal) !== patron) {
        this.#served.set(terminal, patron);
        void this.#pay(box, seat);
      }
    }
  }

  /** After a restart: what was under way is completed or undone (R-MEM-6). */
  async resume(tables: ReadonlyMap<string, PayingTable>): Promise<void> {
    const { open } = this.#world.cage.tickets;
    const results = await resumeTickets(this.#world, tables, place => this.#printerAt(place));
    for (const result of results) {
      const place = open[ticketOf(result)];
      if (place !== undefined) this.#report(place, result, tables);
    }
    const waiting = await resumeTaken(this.#world, tables);
    if (waiting.length > 0) this.#tryAgain(tables);
    for (const box of tables.values()) this.onChange(box);
  }

  /** A patron brings a ticket; one whose table cannot give the chips just now is tried again. */
  async take(
    box: PayingTable,
    at: { readonly seat: number; readonly newcomer: string },
    number: string,
    terms: TicketsInTerms,
  ) {
    const taken = await takeTicketIn(this.#world, box, at, number, terms);
    if ('waits' in taken) this.#tryAgain(new Map([[box.name, box]]));
    return taken;
  }

  #tryAgain(tables: ReadonlyMap<string, PayingTable>): void {
    this.#again?.();
    const { clock } = this.#world;
    this.#again = clock.after(AGAIN_MS, () => void this.resume(tables).catch(() => undefined));
  }

  /** The last paper that a demonstration's terminal printed: it lies in the tray until taken. */
  takePaper(place: Terminal): PrintedPaper | null {
    return this.#printers.get(terminalOf(place))?.take() ?? null;
  }

  async #pay(box: PayingTable, seat: number): Promise<void> {
    const place = { table: box.name, seat };
    try {
      const out = await payByTicket(this.#world, box, seat, this.#printerAt(place));
      this.#report(place, out, new Map([[box.name, box]]));
    } catch (error) {
      this.#world.onTrouble(place, asWritten(String(error)));
    }
  }

  /** Says where somebody is needed; what waits for its table is tried again in a while. */
  #report(
    place: Terminal,
    out: CashOut | TicketRefusal,
    tables: ReadonlyMap<string, PayingTable>,
  ): void {
    const { onTrouble } = this.#world;
    if (isTicketRefusal(out)) onTrouble(place, out.reason);
    else if (out.paid === 'by-hand-instead') {
      const { reference, cents } = out;
      onTrouble(place, { code: 'pay-by-hand', paid: cents, name: reference });
    } else if (out.paid === 'waits') {
      onTrouble(place, out.reason);
      this.#tryAgain(tables);
    }
  }

  /** The house closes: nothing is tried again. */
  stop(): void {
    this.#again?.();
    this.#again = null;
  }

  #printerAt(place: Terminal): TicketPrinter {
    if (!this.#world.isDemonstration) return this.#world.printerAt(place);
    const terminal = terminalOf(place);
    const printer = this.#printers.get(terminal) ?? new SoftwarePrinter();
    this.#printers.set(terminal, printer);
    return printer;
  }

  /**
   * The seats of a table that print tickets: most tables have none, and are asked at every event.
   */
  #printing({ setup }: Table): readonly number[] {
    if (setup === null) return [];
    const known = this.#remote.get(setup);
    if (known !== undefined) return known;
    const seats = setup.seats.filter(({ kind, printer }) => kind === 'remote-terminal' && printer);
    const numbers = seats.map(({ number }) => number);
    this.#remote.set(setup, numbers);
    return numbers;
  }
}

function leaverAt(table: Table, number: number): string | null {
  const seat = table.seats.find(one => one.number === number);
  const patron = seat?.patron?.id;
  if (seat === undefined || patron === undefined || !seat.leaving) return null;
  const waits = isLocked(table, seat, patron) || seat.wins !== undefined;
  return waits || table.frozen !== null ? 'locked' : patron;
}

/** The ticket that a cash-out was about. */
function ticketOf(out: CashOut | TicketRefusal): string {
  if (isTicketRefusal(out) || out.paid === 'nothing') return '';
  return out.paid === 'by-hand-instead' ? out.reference : out.id;
}

// A ticket printer, whatever its make: one interface, and a software device for tests and shows.

import type { PRINT_OUTCOMES, PRINTER_STATES } from '../../../wire/socket/device-messages.ts';

/** What a printer says about itself; anything but `ready` keeps tickets from being issued. */
export type PrinterState = (typeof PRINTER_STATES)[number];

/** A ticket on paper. */
export interface PrintedPaper {
  readonly id: string;
  readonly paper: Uint8Array;
}

/** What became of a ticket that was sent to it. */
export type PrintOutcome = (typeof PRINT_OUTCOMES)[number];

export interface TicketPrinter {
  readonly state: () => PrinterState;
  /** Prints a paper under its ticket's id; `printed` only when it lies in the tray, whole. */
  readonly print: (id: string, paper: Uint8Array) => Promise<PrintOutcome>;
  /** After a restart: what became of this ticket? */
  readonly outcomeOf: (id: string) => Promise<PrintOutcome>;
}

const MOST_KEPT = 35;

/** A printer without paper: it keeps what it printed, and fails as it is told to. */
export class SoftwarePrinter implements TicketPrinter {
  /** What the next print will do; `silent` never answers. */
  next: PrintOutcome | 'silent' = 'printed';
  standing: PrinterState = 'ready';
  readonly printed: PrintedPaper[] = [];
  #tray: PrintedPaper | null = null;

  readonly state = (): PrinterState => this.standing;

  readonly print = (id: string, paper: Uint8Array): Promise<PrintOutcome> => {
    const { next } = this;
    if (next === 'silent') return new Promise(() => undefined);
    if (next === 'printed') {
      this.#tray = { id, paper };
      this.printed.push(this.#tray);
    }
    if (this.printed.length > MOST_KEPT) this.printed.shift();
    return Promise.resolve(next);
  };

  readonly outcomeOf = (id: string): Promise<PrintOutcome> =>
    Promise.resolve(this.printed.some(paper => paper.id === id) ? 'printed' : 'failed');

  /** Takes what lies in the tray. */
  take(): PrintedPaper | null {
    const paper = this.#tray;
    this.#tray = null;
    return paper;
  }
}

// A ticket printer at the other end of a line.

import { MachineLine, Questions } from '../../devices/machine-line.ts';
import type { PrinterState, PrintOutcome, TicketPrinter } from './printer.ts';

export class RemotePrinter implements TicketPrinter {
  readonly line = new MachineLine();
  readonly #questions = new Questions<string, PrintOutcome>();
  #state: PrinterState = 'silent';

  readonly state = (): PrinterState => (this.line.isConnected ? this.#state : 'silent');

  /** What the printer says about itself. */
  stands(state: PrinterState): void {
    this.#state = state;
  }

  /** A printer that goes away while it prints has printed or not: nobody knows. */
  readonly print = (id: string, paper: Uint8Array): Promise<PrintOutcome> => {
    const text = Buffer.from(paper).toString('base64');
    const message = { kind: 'print', ticket: id, paper: text } as const;
    return this.#questions.ask(this.line, id, message, 'unknown');
  };

  /** After a restart the printer may take a moment to connect; the asker does not wait for ever. */
  readonly outcomeOf = async (id: string): Promise<PrintOutcome> => {
    await this.line.connected();
    return this.#questions.ask(this.line, id, { kind: 'ask-print', ticket: id }, 'unknown');
  };

  /** The printer has answered. */
  answered(id: string, outcome: PrintOutcome): void {
    this.#questions.answer(id, outcome);
  }
}

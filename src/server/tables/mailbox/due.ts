// What the server's clock itself does at a table: it closes every period that has run out
// (R-BET-1).

import type { Table, TablePhase } from '../../../table/table.ts';
import type { SentCommand } from '../../../table/acts.ts';
import type { Clock } from '../../ports/clock.ts';

/** A command that the clock gives, and when. */
export interface Due {
  readonly at: number;
  readonly command: SentCommand;
}

const CLOSES: { readonly [phase in TablePhase]?: SentCommand } = {
  wagering: { do: 'close-wagering' },
  insurance: { do: 'close-insurance' },
  'wagers-reopened': { do: 'close-wager-window' },
  'wagers-changing': { do: 'close-wager-window' },
};

/** The period that is open and the time at which it ends; null where only people end it. */
export function dueAt({ phase, coup, frozen }: Table): Due | null {
  // While accounts are frozen the clock of the period stands still.
  const command = frozen === null ? CLOSES[phase] : undefined;
  const at = coup?.closesAt ?? null;
  return command === undefined || at === null ? null : { at, command };
}

const RETRY_CLOSE_MS = 1_000;

/** Waits for the end of the open period; one that could not be closed is tried again. */
export class DueTimer {
  readonly #clock: Clock;
  readonly #tick: () => void;
  #at: number | null = null;
  #callOff: () => void = () => undefined;

  constructor(clock: Clock, tick: () => void) {
    this.#clock = clock;
    this.#tick = tick;
  }

  set(due: Due | null): void {
    const at = due?.at ?? null;
    if (at === this.#at) return;
    this.stop();
    if (at === null) return;
    const ms = at - this.#clock.now();
    this.#at = at;
    this.#callOff = this.#clock.after(ms > 0 ? ms : RETRY_CLOSE_MS, () => {
      this.#at = null;
      this.#tick();
    });
  }

  stop(): void {
    this.#callOff();
    this.#at = null;
  }
}

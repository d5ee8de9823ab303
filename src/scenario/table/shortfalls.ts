// What patrons owe after corrections that found too little in their accounts (R11). The engine has
// one account for all of them; whose each entry was is known from the stake that it refers to.

import type { TableEvent } from '../../table/event.ts';
import type { CoupRecord } from '../../table/table.ts';

export class Shortfalls {
  readonly #owing = new Map<string, number>();
  /** Whose stake each transfer was. */
  readonly #staked = new Map<number, string>();

  hear(event: TableEvent): void {
    if ('record' in event) this.#remember(event.record);
    for (const { memo, refersTo, cents } of event.transfers ?? []) {
      const patron = refersTo === null ? undefined : this.#staked.get(refersTo);
      if (memo === 'shortfall' && patron !== undefined) {
        this.#owing.set(patron, this.of(patron) + cents);
      }
    }
  }

  #remember({ seats }: CoupRecord): void {
    for (const { patron, transfer } of seats.flatMap(({ paid }) => paid)) {
      this.#staked.set(transfer, patron);
    }
  }

  of(patron: string): number {
    return this.#owing.get(patron) ?? 0;
  }
}

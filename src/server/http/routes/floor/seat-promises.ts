// Seats of a demonstration on their way to a visitor whose terminal is not connected yet: nobody
// else's meanwhile.

import type { Clock } from '../../../ports/clock.ts';

/** Long enough for a visitor's page to connect; after that the seat is anybody's again. */
const PROMISED_MS = 5000;

export class SeatPromises {
  readonly #clock: Clock;
  readonly #until = new Map<string, number>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  give(table: string, seat: number): void {
    this.#until.set(`${table} ${seat}`, this.#clock.now() + PROMISED_MS);
  }

  /** Of the seats that are free, those that nobody is on the way to. */
  among(table: string, seats: readonly number[]): readonly number[] {
    const now = this.#clock.now();
    for (const [seat, until] of this.#until) if (until <= now) this.#until.delete(seat);
    return seats.filter(seat => !this.#until.has(`${table} ${seat}`));
  }
}

// A terminal's connection as its table sees it. A class and not a few functions: there are ten
// thousand of them, and what they are made of is looked at in every full collection.

import type { TerminalWatcher } from '../tables/broadcast/broadcast.ts';
import type { GuestConnection } from './connection.ts';

export class SeatLine implements TerminalWatcher {
  readonly seat: number;
  readonly #connection: GuestConnection;

  constructor(connection: GuestConnection, seat: number) {
    this.seat = seat;
    this.#connection = connection;
  }

  send(message: string): void {
    this.#connection.send(message);
  }

  delayMs(): number | null {
    return this.#connection.delayMs;
  }

  replace(): void {
    this.#connection.bye('replaced', { code: 'seat-on-other-screen' });
  }
}

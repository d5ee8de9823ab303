// The line of a trial's terminal: a real socket that says hello for its place and sends messages.

import { type RawData, WebSocket } from 'ws';

import { WIRE_VERSION } from '../../src/wire/socket/version.ts';
import type { Place } from './house.ts';

export interface LineOptions {
  readonly url: string;
  readonly place: Place;
  readonly page: string;
  readonly hear: (message: RawData) => void;
  /** Called once, when the line is gone, with the reason if one is known. */
  readonly lost: (why: string) => void;
}

export class TerminalLine {
  readonly #socket: WebSocket;

  constructor({ url, place, page, hear, lost }: LineOptions) {
    const { table, seat, token } = place;
    const watch = { as: 'terminal', table, seat };
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/socket`);
    this.#socket.on('open', () => {
      this.send({ kind: 'hello', wire: WIRE_VERSION, watch, page, token });
    });
    this.#socket.on('message', hear);
    let why = '';
    // Whatever went wrong, the close comes after it.
    this.#socket.on('error', error => {
      why = error.message;
    });
    this.#socket.on('close', (code, said) => lost(why || `${code} ${said.toString()}`.trim()));
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  /** Gives it up without waiting for whoever is at the other end. */
  end(): void {
    this.#socket.terminate();
  }

  /** Sends a message; into a line that is gone, nothing. */
  send(message: object): void {
    if (this.isOpen) this.#socket.send(JSON.stringify(message));
  }
}

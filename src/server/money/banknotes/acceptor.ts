// A note acceptor, whatever its make: one interface, and a software device for tests and shows.

import type { NOTE_OUTCOMES } from '../../../wire/socket/device-messages.ts';
import type { AcceptorMessage } from './acceptor-message.ts';

/** What became of a note that the acceptor was told to take. */
export type NoteOutcome = (typeof NOTE_OUTCOMES)[number];

export interface NoteAcceptor {
  readonly id: string;
  /** Takes the note in escrow past the point of return; it will say `stacked`. */
  readonly stack: (note: number) => void;
  /** Gives the note in escrow back; it will say `returned`. */
  readonly giveBack: (note: number) => void;
  /** Shuts or opens the slot. */
  readonly setEnabled: (isEnabled: boolean) => void;
  /** After a restart: what became of this note? */
  readonly outcomeOf: (note: number) => Promise<NoteOutcome>;
}

/** An acceptor without a slot: notes are put in by calls, and it remembers where they went. */
export class SoftwareAcceptor implements NoteAcceptor {
  readonly id: string;
  isEnabled = true;
  readonly fate = new Map<number, NoteOutcome>();
  #next: number;
  #send: (message: AcceptorMessage) => void = () => undefined;

  constructor(id: string, next = 1) {
    this.id = id;
    this.#next = next;
  }

  /** Who hears its messages. */
  connect(send: (message: AcceptorMessage) => void): void {
    this.#send = send;
  }

  /** Puts a note in; a shut slot does not take it and answers null. */
  insert(cents: number): number | null {
    if (!this.isEnabled) return null;
    const note = this.#next;
    this.#next += 1;
    this.#send({ says: 'escrow', note, cents });
    return note;
  }

  readonly stack = (note: number): void => {
    this.fate.set(note, 'stacked');
    this.#send({ says: 'stacked', note });
  };

  readonly giveBack = (note: number): void => {
    this.fate.set(note, 'returned');
    this.#send({ says: 'returned', note });
  };

  readonly setEnabled = (isEnabled: boolean): void => {
    this.isEnabled = isEnabled;
  };

  readonly outcomeOf = (note: number): Promise<NoteOutcome> =>
    Promise.resolve(this.fate.get(note) ?? 'returned');
}

// A note acceptor at the other end of a line.

import { type MachineEnd, MachineLine, Questions } from '../../devices/machine-line.ts';
import type { NoteAcceptor, NoteOutcome } from './acceptor.ts';

export class RemoteAcceptor implements NoteAcceptor {
  readonly id: string;
  readonly #line = new MachineLine();
  readonly #questions = new Questions<number, NoteOutcome>();
  /** What the slot was told last on this connection. */
  #sentSlot: boolean | null = null;

  constructor(id: string) {
    this.id = id;
  }

  /** The machine is here: what its slot was told before, it may have forgotten. */
  connect(end: MachineEnd): () => void {
    this.#sentSlot = null;
    return this.#line.connect(end);
  }

  readonly stack = (note: number): void => {
    this.#line.send({ kind: 'stack', note });
  };

  readonly giveBack = (note: number): void => {
    this.#line.send({ kind: 'give-back', note });
  };

  readonly setEnabled = (isEnabled: boolean): void => {
    if (this.#sentSlot === isEnabled) return;
    if (this.#line.send({ kind: 'slot', open: isEnabled })) this.#sentSlot = isEnabled;
  };

  readonly outcomeOf = (note: number): Promise<NoteOutcome> =>
    this.#questions.ask(this.#line, note, { kind: 'ask-note', note }, 'unknown');

  /** The machine has answered. */
  answered(note: number, outcome: NoteOutcome): void {
    this.#questions.answer(note, outcome);
  }
}

// What one turn of the event loop says to the screens: several words to one of them are one frame.

import type { Ended, LineId, ToDoor } from './said.ts';

/** A line, and what this turn has for it so far. */
export class Spoken {
  readonly line: LineId;
  #words = '';
  #count = 0;

  constructor(line: LineId) {
    this.line = line;
  }

  get isSilent(): boolean {
    return this.#count === 0;
  }

  add(text: string): void {
    this.#words = this.#count === 0 ? text : `${this.#words},${text}`;
    this.#count += 1;
  }

  /** The frame of it all: a message, or a list of them. */
  take(): string {
    const frame = this.#count === 1 ? this.#words : `[${this.#words}]`;
    this.#words = '';
    this.#count = 0;
    return frame;
  }
}

export class Turn {
  #speaking: Spoken[] = [];
  #sent: (LineId | string | Uint8Array)[] = [];
  #ended: Ended[] = [];

  get isEmpty(): boolean {
    return this.#speaking.length + this.#sent.length + this.#ended.length === 0;
  }

  /** How many have been spoken to. */
  get lines(): number {
    return this.#speaking.length + this.#sent.length / 2;
  }

  /** Bytes are shared by many lines and go as they are, after what was said before them. */
  say(to: Spoken, message: string | Uint8Array): void {
    if (typeof message === 'string') {
      if (to.isSilent) this.#speaking.push(to);
      to.add(message);
      return;
    }
    if (!to.isSilent) this.#sent.push(to.line, to.take());
    this.#sent.push(to.line, message);
  }

  end(ended: Ended): void {
    this.#ended.push(ended);
  }

  /** All of it for the doorman; the next turn begins with nothing. */
  take(): ToDoor {
    for (const to of this.#speaking) if (!to.isSilent) this.#sent.push(to.line, to.take());
    const turn: ToDoor = { say: 'turn', sent: this.#sent, ended: this.#ended };
    this.#speaking = [];
    this.#sent = [];
    this.#ended = [];
    return turn;
  }
}

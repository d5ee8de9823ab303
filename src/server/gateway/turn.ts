// What one turn of the event loop says to the screens: several words to one of them are one frame.
// A frame costs the doorman more than its words, so what all are told goes with what one is told.

import type { Ended, LineId } from './messages.ts';
import { worded } from './frames.ts';

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

/** What a turn has for the doorman: words, and the lines that end after them. */
export interface Told {
  readonly words: string;
  readonly ended: readonly Ended[];
}

export class Turn {
  #speaking: Spoken[] = [];
  #ended: Ended[] = [];

  get isEmpty(): boolean {
    return this.#speaking.length + this.#ended.length === 0;
  }

  /** How many have been spoken to. */
  get lines(): number {
    return this.#speaking.length;
  }

  say(to: Spoken, message: string): void {
    if (to.isSilent) this.#speaking.push(to);
    to.add(message);
  }

  end(ended: Ended): void {
    this.#ended.push(ended);
  }

  /** All of it for the doorman; the next turn begins with nothing. */
  take(): Told {
    let words = '';
    for (const to of this.#speaking) words += worded(to.line, to.take());
    const told: Told = { words, ended: this.#ended };
    this.#speaking = [];
    this.#ended = [];
    return told;
  }
}

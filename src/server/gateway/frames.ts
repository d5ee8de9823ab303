// What many lines say, as one text: "12:5:hello" for line 12 and its five letters, "12::" where it
// said something that is no text, "12~3.5:" where a message takes so many milliseconds there and
// back.
//
// Lists would be plainer. But the engine ties every object that goes from process to process to the
// device that wrote or read it, and that device lives until the next minor collection: all that was
// said since the last one was moved about in memory by the next, a third of what the house's moved
// and two thirds of what the doorman's did. A text is tied to nothing.

import { assert } from '../../rules/assert.ts';
import type { LineId } from './messages.ts';

/** Whoever hears what lines say, and learns how far away they are. */
export interface Ear {
  /** Null for something that is no text. */
  readonly heard: (line: LineId, text: string | null) => void;
  readonly measured: (line: LineId, delayMs: number) => void;
}

const END = ':';
const DELAY = '~';
const NOUGHT = 0x30;

export const worded = (line: LineId, text: string | null): string =>
  text === null ? `${line}::` : `${line}:${text.length}:${text}`;

export const delayed = (line: LineId, delayMs: number): string => `${line}${DELAY}${delayMs}${END}`;

/** Reads them one by one, in the order in which they were said. */
export class Words {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get isOver(): boolean {
    return this.#at === this.#text.length;
  }

  next(ear: Ear): void {
    const line = this.#count();
    if (this.#text[this.#at - 1] === DELAY) {
      const end = this.#text.indexOf(END, this.#at);
      assert(end > 0, 'a delay has an end');
      const delayMs = Number(this.#text.slice(this.#at, end));
      this.#at = end + 1;
      ear.measured(line, delayMs);
      return;
    }
    const isText = this.#text[this.#at] !== END;
    const length = this.#count();
    const text = isText ? this.#text.slice(this.#at, this.#at + length) : null;
    this.#at += length;
    assert(this.#at <= this.#text.length, 'words are as long as they say');
    ear.heard(line, text);
  }

  /** A whole number and the sign that ends it. */
  #count(): number {
    let count = 0;
    for (;;) {
      const digit = this.#text.charCodeAt(this.#at) - NOUGHT;
      this.#at += 1;
      // Both signs that end a number come after the nine, and nothing comes after the end.
      if (!(digit >= 0 && digit <= 9)) return count;
      count = 10 * count + digit;
    }
  }
}

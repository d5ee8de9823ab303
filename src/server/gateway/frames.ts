// Frames of many lines as one text: "12:5:hello" is a frame of five letters on line 12, "12::" a
// frame that is not text, "12~3.5:" a measured round trip in milliseconds. A list would be plainer,
// but costs garbage collections: docs/decisions/002-frames-as-text.md.

import { assert } from '../../rules/assert.ts';
import type { GatewayLineId } from './messages.ts';

/** Receives frames and round-trip times. */
export interface FrameListener {
  /** Null for a frame that is not text. */
  readonly onFrame: (line: GatewayLineId, text: string | null) => void;
  readonly onDelay: (line: GatewayLineId, delayMs: number) => void;
}

const END = ':';
const DELAY = '~';
const NOUGHT = 0x30;

export const textFrame = (line: GatewayLineId, text: string | null): string =>
  text === null ? `${line}::` : `${line}:${text.length}:${text}`;

export const delayFrame = (line: GatewayLineId, delayMs: number): string =>
  `${line}${DELAY}${delayMs}${END}`;

/** Reads frames one by one, in their order. */
export class FrameReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get isOver(): boolean {
    return this.#at === this.#text.length;
  }

  next(listener: FrameListener): void {
    const line = this.#count();
    if (this.#text[this.#at - 1] === DELAY) {
      const end = this.#text.indexOf(END, this.#at);
      assert(end > 0, 'a delay has an end');
      const delayMs = Number(this.#text.slice(this.#at, end));
      this.#at = end + 1;
      listener.onDelay(line, delayMs);
      return;
    }
    const isText = this.#text[this.#at] !== END;
    const length = this.#count();
    const text = isText ? this.#text.slice(this.#at, this.#at + length) : null;
    this.#at += length;
    assert(this.#at <= this.#text.length, 'a frame is as long as it says');
    listener.onFrame(line, text);
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

// What one turn of the event loop sends to the screens: several messages to one screen are one
// frame, because a frame costs the gateway more than its content.

import type { LineEnd, GatewayLineId } from './messages.ts';
import { textFrame } from './frames.ts';

/** A line, and what this turn has for it so far. */
export class OutgoingLine {
  readonly line: GatewayLineId;
  #text = '';
  #count = 0;

  constructor(line: GatewayLineId) {
    this.line = line;
  }

  get isEmpty(): boolean {
    return this.#count === 0;
  }

  add(text: string): void {
    this.#text = this.#count === 0 ? text : `${this.#text},${text}`;
    this.#count += 1;
  }

  /** The frame of it all: a message, or a list of them. */
  take(): string {
    const frame = this.#count === 1 ? this.#text : `[${this.#text}]`;
    this.#text = '';
    this.#count = 0;
    return frame;
  }
}

/** What a turn has for the gateway: frames, and the lines that end after them. */
export interface TurnOutput {
  readonly frames: string;
  readonly ended: readonly LineEnd[];
}

export class Turn {
  #sending: OutgoingLine[] = [];
  #ended: LineEnd[] = [];

  get isEmpty(): boolean {
    return this.#sending.length + this.#ended.length === 0;
  }

  /** How many lines have something to send. */
  get lines(): number {
    return this.#sending.length;
  }

  send(to: OutgoingLine, message: string): void {
    if (to.isEmpty) this.#sending.push(to);
    to.add(message);
  }

  end(ended: LineEnd): void {
    this.#ended.push(ended);
  }

  /** All of it for the gateway; the next turn begins empty. */
  take(): TurnOutput {
    let frames = '';
    for (const to of this.#sending) frames += textFrame(to.line, to.take());
    const output: TurnOutput = { frames, ended: this.#ended };
    this.#sending = [];
    this.#ended = [];
    return output;
  }
}

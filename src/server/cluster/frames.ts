// What goes between the node that has a screen's socket and the one that has its table: frames of
// many lines in one message, each with its line's own number, so that a lost one shows.

/**
 * Begin, text, the same text as the frame before it, end, delay; and, counted by themselves, how
 * many were sent by now, and how many came.
 */
const KINDS = ['b', 't', 's', 'e', 'd', 'n', 'a'] as const;
export type FrameKind = (typeof KINDS)[number];

export interface LineFrame {
  readonly kind: FrameKind;
  /** The socket's node and its number there. */
  readonly edge: string;
  readonly line: number;
  /** Counts the frames of a line in one direction, from 1. */
  readonly number: number;
  readonly text: string;
}

/** How often it is asked whether everything came, and how often in vain before a line is cut. */
export const ASK_COUNT_MS = 2_000;
const MOST_ASKED = 3;

/**
 * The frames that one end of a line sends: a lost one shows by the next, and the last of all by
 * being asked for.
 */
export class SentFrames {
  #sent = 0;
  #came = 0;
  #asked = 0;

  /** The number of the next one. */
  next(): number {
    return (this.#sent += 1);
  }

  /** So many came. */
  came(count: number): void {
    this.#came = count;
    this.#asked = 0;
  }

  /** What to ask for now: nothing, the count, or nothing any more because nobody answers. */
  ask(): number | 'all-came' | 'nobody-answers' {
    if (this.#came === this.#sent) return 'all-came';
    this.#asked += 1;
    return this.#asked > MOST_ASKED ? 'nobody-answers' : this.#sent;
  }
}

/** Of the longest message: characters may take four bytes, and frames have heads. */
const SHARE_OF_LONGEST = 5;

/** Frames for one subject, in one message or a few. */
export class FrameBox {
  readonly #publish: (subject: string, text: string) => void;
  readonly #longest: () => number;
  readonly #waiting = new Map<string, { texts: string[]; length: number; last: string | null }>();

  constructor(publish: (subject: string, text: string) => void, longest: () => number) {
    this.#publish = publish;
    this.#longest = longest;
  }

  /** Everything that one turn sends leaves together. */
  send(subject: string, frame: LineFrame): void {
    if (this.#waiting.size === 0) queueMicrotask(() => this.flush());
    const box = this.#waiting.get(subject) ?? { texts: [], length: 0, last: null };
    this.#waiting.set(subject, box);
    const isSame = frame.kind === 't' && frame.text === box.last;
    const said = written(isSame ? { ...frame, kind: 's', text: '' } : frame);
    if (frame.kind === 't') box.last = frame.text;
    box.texts.push(said);
    box.length += said.length;
    if (box.length * SHARE_OF_LONGEST > this.#longest()) this.#flushOne(subject);
  }

  flush(): void {
    for (const subject of [...this.#waiting.keys()]) this.#flushOne(subject);
  }

  #flushOne(subject: string): void {
    const box = this.#waiting.get(subject);
    if (box === undefined) return;
    // What is the same as the text before it is so in one message alone.
    this.#waiting.delete(subject);
    this.#publish(subject, box.texts.join(''));
  }
}

const written = ({ kind, edge, line, number, text }: LineFrame): string =>
  `${kind} ${edge} ${line} ${number} ${text.length}\n${text}`;

/** Reads the frames of a message in their order; what is no message of ours gives none. */
export function* framesIn(message: string): Generator<LineFrame> {
  let at = 0;
  let last = '';
  while (at < message.length) {
    const end = message.indexOf('\n', at);
    if (end < 0) return;
    const [kind, edge = '', ...figures] = message.slice(at, end).split(' ');
    const [line = Number.NaN, number = Number.NaN, length = Number.NaN] = figures.map(Number);
    if (!isKind(kind) || ![line, number, length].every(Number.isSafeInteger)) return;
    at = end + 1 + length;
    const said = message.slice(end + 1, at);
    const text = kind === 's' ? last : said;
    if (kind === 't') last = said;
    yield { kind: kind === 's' ? 't' : kind, edge, line, number, text };
  }
}

const isKind = (kind: string | undefined): kind is FrameKind => KINDS.some(known => known === kind);

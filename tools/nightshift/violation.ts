// What a night finds wrong: one sentence, a name by which the same fault is known again, and what a
// scenario would expect in its place.

export interface Expectation {
  /** An act that shows it, where it is not the last line. */
  readonly line?: Readonly<Record<string, unknown>>;
  /** What to look at; left out where the answer to the last line is meant. */
  readonly show?: Readonly<Record<string, unknown>>;
  readonly expect: Readonly<Record<string, unknown>>;
}

export interface Violation {
  /** The same for the same fault, whatever the seed: no names, no figures. */
  readonly kind: string;
  readonly says: string;
  readonly expectation: Expectation;
  /** True where the books are as they should be all the same, so that the night can go on. */
  readonly passes?: true;
}

/** Faults that are known and named, so that a night looks for others. */
export type Known = (kind: string) => boolean;
export const NOTHING_KNOWN: Known = () => false;

/** A sentence without its names and figures. */
export const withoutFigures = (text: string): string =>
  text
    .replaceAll(/'[^']*'|"[^"]*"/g, '...')
    .replaceAll(/\b[a-z-]+:\d+\/\S+/g, 'account')
    .replaceAll(/\d[\d.,]*/g, 'N');

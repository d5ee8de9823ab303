// What acceptors take: the notes of a currency and how much a terminal may hold (ruling G14).

import type { NoteTerms } from './may-accept.ts';

/** The notes in use, in cents; a house with another currency names them in its settings. */
const NOTES: Readonly<Record<string, readonly number[]>> = {
  AUD: [500, 1000, 2000, 5000, 10_000],
  SGD: [200, 500, 1000, 5000, 10_000, 100_000],
};

const MOST_REJECTS = 3;

/** The terms of acceptors in a currency; `values` of the settings stand for the usual ones. */
export function noteTerms(
  currency: string,
  { noteValues, mostTerminalCents }: NoteSettings,
): NoteTerms {
  const values = noteValues.length > 0 ? noteValues : (NOTES[currency] ?? []);
  return { values, mostBalance: mostTerminalCents, mostRejects: MOST_REJECTS };
}

export interface NoteSettings {
  /** In cents; none for the usual ones of the currency. */
  readonly noteValues: readonly number[];
  readonly mostTerminalCents: number;
}

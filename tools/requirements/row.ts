// One requirement of a test laboratory and how this system stands to it.

/**
 * `kept`: the system does it, and a test shows it. `partly`: some of it, as the row says. `floor`:
 * for people, rooms and cables. `not-there`: it is about a function that this system has not got.
 * `not-yet`: asked for and missing.
 */
export const STANDINGS = ['kept', 'partly', 'floor', 'not-there', 'not-yet'] as const;
export type Standing = (typeof STANDINGS)[number];

export interface Row {
  readonly id: string;
  readonly asks: string;
  readonly is: Standing;
  /** What is missing, who sees to it, or what is left to the floor; nothing where all is kept. */
  readonly says: string;
  /** Test files that cite the id; or a file and, after #, words of its test. */
  readonly proofs: readonly string[];
}

export const kept = (id: string, asks: string, ...proofs: readonly string[]): Row => ({
  ...{ id, asks, is: 'kept', says: '', proofs },
});

/** The system does its part; what people, rooms and machines of others do beside it is said. */
export const keptBeside = (
  id: string,
  asks: string,
  says: string,
  ...proofs: readonly string[]
): Row => ({ id, asks, is: 'kept', says, proofs });

export const not = (id: string, asks: string, is: Standing, says: string): Row => ({
  ...{ id, asks, is, says, proofs: [] },
});

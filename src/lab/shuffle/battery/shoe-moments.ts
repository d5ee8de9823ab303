// Exact means and variances of what is summed over a shoe that is read as a ring, so that each
// card has a next one: any card is followed by any other card of the shoe with the same chance.

const DECK_CARDS = 52;
const RANKS = 13;

/** Sums over a ring of products of neighbours' values, whose mean is 0 (Wald and Wolfowitz). */
export function ringProductMoments(values: readonly number[]): {
  readonly mean: number;
  readonly variance: number;
} {
  const n = values.length;
  const squares = values.reduce((sum, value) => sum + value ** 2, 0);
  const fourths = values.reduce((sum, value) => sum + value ** 4, 0);
  const mean = -squares / (n - 1);
  const variance =
    (squares ** 2 - fourths) / (n - 1) +
    (squares ** 2 - 2 * fourths) / ((n - 1) * (n - 2)) -
    mean ** 2;
  return { mean, variance };
}

/** The same for ranks 0 to 12, less their middle, in a shoe of this many decks. */
export const rankProductVariance = (decks: number) =>
  ringProductMoments(
    Array.from({ length: decks * DECK_CARDS }, (_, at) => (at % RANKS) - (RANKS - 1) / 2),
  );

/** What the counts of neighbouring cards come to in one fair shoe. */
export interface NeighbourExpectations {
  readonly same: number; // how often a card is followed by its like
  readonly other: number; // how often by one given other card
  readonly degrees: number; // of freedom of all counts together
  readonly meanOfChiSquare: number; // near the degrees; their ratio corrects the statistic
}

/** Neighbours in a ring of this many copies of each of this many cards. */
export function neighbourExpectations(decks: number, kinds = DECK_CARDS): NeighbourExpectations {
  const n = decks * kinds;
  const same = (decks * (decks - 1)) / (n - 1);
  const other = (decks * decks) / (n - 1);
  // Two given pairs stand side by side somewhere with chance 1 / ((n - 1)(n - 2)), if they can.
  const bothPairs = 1 / ((n - 1) * (n - 2));
  const sameVariance = same + decks * (decks - 1) ** 2 * (decks - 2) * bothPairs - same ** 2;
  const otherVariance = other + (decks * (decks - 1)) ** 2 * bothPairs - other ** 2;
  // With one deck no card follows its like: those counts are no counts.
  const sameTerms = decks === 1 ? 0 : (kinds * sameVariance) / same;
  return {
    same,
    other,
    degrees: (kinds - 1) ** 2 - (decks === 1 ? kinds : 0),
    meanOfChiSquare: sameTerms + (kinds * (kinds - 1) * otherVariance) / other,
  };
}

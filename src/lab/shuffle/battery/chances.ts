// Exact chances of the classes that the battery counts, for draws and for cards out of a shoe.

/** The chance of each number from 0, the last meaning itself or more, from those of 'at least'. */
const fromAtLeast = (atLeast: readonly number[]): number[] =>
  atLeast.map((chance, at) => chance - (atLeast[at + 1] ?? 0));

/** Works out 'at least' for 0 up to and including the last. */
const atLeastUpTo = (last: number, chance: (count: number) => number): number[] =>
  fromAtLeast(Array.from({ length: last + 1 }, (_, count) => chance(count)));

/** Draws before a hit of this chance: 0, 1, ..., and the last or more. */
export const gapChances = (hit: number, last: number): number[] =>
  atLeastUpTo(last, gap => (1 - hit) ** gap);

/** Runs up, the draw that ends one being thrown away: of length 1, 2, ..., 6 or more. */
export const RUN_UP_CHANCES: readonly number[] = fromAtLeast(
  [1, 2, 6, 24, 120, 720].map(factorial => 1 / factorial),
);

/** How many different values this many draws below the bound give: 0, 1, ..., the bound. */
export function distinctChances(bound: number, draws: number): number[] {
  let chances: number[] = Array.from({ length: bound + 1 }, (_, distinct) =>
    distinct === 0 ? 1 : 0,
  );
  for (let drawn = 0; drawn < draws; drawn += 1) {
    const before = chances;
    chances = before.map(
      (same, distinct) =>
        (same * distinct + (before[distinct - 1] ?? 0) * (bound - distinct + 1)) / bound,
    );
  }
  return chances;
}

/** Draws until every value below the bound was seen: 0, 1, ..., and the last or more. */
export const couponChances = (bound: number, last: number): number[] =>
  atLeastUpTo(last, draws =>
    draws === 0 ? 1 : 1 - (distinctChances(bound, draws - 1)[bound] ?? 0),
  );

/** The chance that this many cards off a shoe are all outside a set of its cards. */
function noneOf(set: number, taken: number, cards: number): number {
  let chance = 1;
  for (let at = 0; at < taken; at += 1) chance *= Math.max(0, cards - set - at) / (cards - at);
  return chance;
}

/** Cards before the first of a set of them in a shoe: 0, 1, ..., and the last or more. */
export const shoeGapChances = (cards: number, set: number, last: number): number[] =>
  atLeastUpTo(last, gap => noneOf(set, gap, cards));

const choose = (from: number, taken: number): number => {
  let ways = 1;
  for (let at = 0; at < taken; at += 1) ways = (ways * (from - at)) / (at + 1);
  return ways;
};

/** How many different ranks a hand of this many cards off a shoe has: 0, 1, ..., all ranks. */
export function shoeDistinctChances(ranks: number, cardsOfRank: number, hand: number): number[] {
  // ways[distinct][taken]: hands of `taken` cards from the ranks so far, `distinct` of them in.
  let ways: number[][] = Array.from({ length: ranks + 1 }, (_, distinct) =>
    Array.from({ length: hand + 1 }, (__, taken) => (distinct === 0 && taken === 0 ? 1 : 0)),
  );
  for (let rank = 0; rank < ranks; rank += 1) {
    const before = ways;
    ways = before.map((row, distinct) =>
      row.map((without, taken) => {
        let sum = without;
        for (let of = 1; of <= taken; of += 1) {
          sum += (before[distinct - 1]?.[taken - of] ?? 0) * choose(cardsOfRank, of);
        }
        return sum;
      }),
    );
  }
  const all = choose(ranks * cardsOfRank, hand);
  return ways.map(row => (row[hand] ?? 0) / all);
}

/** Cards off a shoe until every rank was seen: 0, 1, ..., and the last or more. */
export function shoeCouponChances(ranks: number, cardsOfRank: number, last: number): number[] {
  const cards = ranks * cardsOfRank;
  // By inclusion and exclusion over the ranks that are missing.
  const notAllSeen = (taken: number): number => {
    let chance = 0;
    for (let missing = 1; missing <= ranks; missing += 1) {
      const sign = missing % 2 === 1 ? 1 : -1;
      chance += sign * choose(ranks, missing) * noneOf(missing * cardsOfRank, taken, cards);
    }
    return chance;
  };
  return atLeastUpTo(last, taken => (taken === 0 ? 1 : notAllSeen(taken - 1)));
}

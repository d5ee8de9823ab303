// Every coup there can be, dealt once by the rules room and written down for the kernel.

import { assert } from '../../rules/assert.ts';
import { type Card, DECK, pointValue } from '../../rules/cards.ts';
import {
  type CoupFacts,
  dealCoup,
  factsOf,
  insuranceOpen,
  type Result,
  RESULTS,
} from '../../rules/coup.ts';
import type { Tableau } from '../../rules/tableau.ts';

/** Coups that no wager can tell apart but by their pairs. */
export interface SimulatedCoupClass {
  /** As factsOf says, but of pairs it knows nothing. */
  readonly facts: CoupFacts;
  readonly insuranceOpen: boolean;
}

/** Classes are numbered within their result: those of a tie begin at twice this number. */
export const CLASSES_PER_RESULT = 128;
export const CLASS_NUMBERS = CLASSES_PER_RESULT * RESULTS.length;

/** A coup's kind is its class number above the Player's pair above the Banker's. */
export const PAIRINGS = 16;

const THIRDS = 100;
/** Totals of two cards go up to 18; the kernel finds a row by twice the total, Banker's first. */
const MOST_TOTAL = 18;
const BANKER_STRIDE = 256;
const MOST_ROWS_BYTES = 32_000;

export interface CoupTables {
  /** Where the row of a coup begins in `coups`, in bytes, by totals of the first two cards. */
  readonly openers: Uint16Array;
  /** A row has one entry for each two cards that come next. */
  readonly coups: Uint16Array | Uint32Array;
}

export interface ClassedTables extends CoupTables {
  readonly coups: Uint16Array;
  /** By class number; some numbers are of no class. */
  readonly classes: readonly (SimulatedCoupClass | undefined)[];
}

interface DealtClass extends SimulatedCoupClass {
  readonly used: number;
}

const CARDS: readonly Card[] = DECK.toSorted((a, b) => pointValue(a) - pointValue(b)).filter(
  (card, at, all) => at === 0 || pointValue(card) !== pointValue(all[at - 1] ?? card),
);

const cardOf = (value: number): Card => {
  const card = CARDS[value];
  assert(card !== undefined && pointValue(card) === value, 'every point value is on a card');
  return card;
};

/** Deals the coup of two first counts and two further cards; first counts are all that matters. */
function dealt(tableau: Tableau, counts: readonly [number, number], thirds: number): DealtClass {
  const [ten, fifth, sixth] = [cardOf(0), cardOf(Math.floor(thirds / 10)), cardOf(thirds % 10)];
  const stack = [cardOf(counts[0]), cardOf(counts[1]), ten, ten, fifth, sixth];
  const coup = dealCoup(tableau, stack);
  assert(coup.complete, 'six cards suffice for every coup');
  const facts = { ...factsOf(coup), playerPair: undefined, bankerPair: undefined };
  return { facts, insuranceOpen: insuranceOpen(tableau, coup), used: coup.used };
}

/** One entry for each coup of two first counts, by the two cards that come next. */
function rowOf(
  tableau: Tableau,
  counts: readonly [number, number],
  entryOf: (coup: DealtClass) => number,
): readonly number[] {
  const row: number[] = [];
  while (row.length < THIRDS) {
    const coup = dealt(tableau, counts, row.length);
    // A card that is not drawn makes no difference: the coup is the same whatever it is.
    const alike = { 4: THIRDS, 5: 10 }[coup.used] ?? 1;
    const entry = entryOf(coup);
    for (let thirds = 0; thirds < alike; thirds += 1) row.push(entry);
  }
  return row;
}

/** Writes a row for each two first counts; counts that no third card can tell apart share one. */
function tabulate(
  tableau: Tableau,
  bytes: 2 | 4,
  entryOf: (coup: DealtClass) => number,
): { readonly openers: Uint16Array; readonly entries: readonly number[] } {
  const openers = new Uint16Array((MOST_TOTAL + 1) * BANKER_STRIDE);
  const entries: number[] = [];
  const known = new Map<string, number>();
  for (let player = 0; player < 10; player += 1) {
    for (let banker = 0; banker < 10; banker += 1) {
      const row = rowOf(tableau, [player, banker], entryOf);
      const key = row.join();
      const begins = known.get(key) ?? entries.length;
      known.set(key, begins);
      if (begins === entries.length) entries.push(...row);
      // A total of 13 is a count of three: both lead to the same row.
      for (const p of [player, player + 10]) {
        for (const b of [banker, banker + 10]) {
          if (p <= MOST_TOTAL && b <= MOST_TOTAL) openers[b * BANKER_STRIDE + p] = begins * bytes;
        }
      }
    }
  }
  assert(entries.length * bytes <= MOST_ROWS_BYTES, 'the coups have room in the kernel');
  return { openers, entries };
}

const PLAYER_WIN = 1 << 13;
const BANKER_WIN = 1 << 21;
const WIN_OF: Readonly<Record<Result, number>> = { player: PLAYER_WIN, banker: BANKER_WIN, tie: 0 };

/** For results alone: what a coup adds to its dealer, cards gone and a win for one side. */
export function resultTables(tableau: Tableau): CoupTables {
  const { openers, entries } = tabulate(
    tableau,
    4,
    ({ facts, used }) => used + WIN_OF[facts.result],
  );
  return { openers, coups: Uint32Array.from(entries) };
}

const keyOf = ({ facts, insuranceOpen: isOpen }: SimulatedCoupClass): string =>
  [...Object.values(facts), isOpen].join();

/** For every wager: the class of each coup, and how many cards it takes. */
export function classTables(tableau: Tableau): ClassedTables {
  const classes: (SimulatedCoupClass | undefined)[] = Array.from({ length: CLASS_NUMBERS });
  const numbers = new Map<string, number>();
  const used = new Map<Result, number>();
  const numberOf = (each: SimulatedCoupClass): number => {
    const known = numbers.get(keyOf(each));
    if (known !== undefined) return known;
    const within = used.get(each.facts.result) ?? 0;
    assert(within < CLASSES_PER_RESULT, 'the classes of one result have room');
    used.set(each.facts.result, within + 1);
    const number = RESULTS.indexOf(each.facts.result) * CLASSES_PER_RESULT + within;
    numbers.set(keyOf(each), number);
    classes[number] = { facts: each.facts, insuranceOpen: each.insuranceOpen };
    return number;
  };
  const { openers, entries } = tabulate(tableau, 2, each => {
    return each.used + PAIRINGS * numberOf(each);
  });
  return { openers, coups: Uint16Array.from(entries), classes };
}

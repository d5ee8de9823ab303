// What each wager stakes and pays, as weights on the counters: the rules room settles each class
// once, and every coup of that class is settled with it.

import { assert } from '../../rules/assert.ts';
import type { CoupFacts } from '../../rules/coup.ts';
import { FACTS } from '../../rules/facts.ts';
import type { Fraction } from '../../rules/fraction.ts';
import type { Side } from '../../rules/hand.ts';
import type { TailArea } from '../../rules/dragon-tails.ts';
import type { GameRules, Offer, VersionRules } from '../../rules/rulebook.ts';
import { oddsOf, type PayRules, PLAIN_PAY_RULES, settleWager } from '../../rules/settle.ts';
import { type SingleCoupWager, WAGER_KINDS, WAGERS, type WagerName } from '../../rules/wagers.ts';
import { PAIRS } from './card-codes.ts';
import { counterOf } from './counters.ts';
import { CLASS_NUMBERS, type SimulatedCoupClass } from './coup-tables.ts';

/** Which wager a line of the report is about. */
export interface WagerLabel {
  readonly on: WagerName;
  /** One line for each option of the odds, null where the book has no options. */
  readonly option?: number | null;
  readonly length?: number;
  /** The sides nominated by a combination Run: 'PBP'. */
  readonly pattern?: string;
  readonly area?: TailArea;
}

/** A weighted sum of counters. */
export interface Weights {
  readonly at: Uint16Array;
  readonly by: Float64Array;
}

/** A wager of one unit, priced: all numbers are whole, in parts of `scale` to the unit. */
export interface PricedWager {
  readonly label: WagerLabel;
  readonly scale: number;
  /** How many units were staked. */
  readonly units: Weights;
  readonly profit: Weights;
}

/** One counter's share in a sum, exact. */
export interface Share {
  readonly at: number;
  readonly by: Fraction;
}

const WHOLE: Fraction = { numerator: 1n, denominator: 1n };

/** One unit for each time that a counter was counted. */
export const unitAt = (at: number): Share => ({ at, by: WHOLE });

function commonMultiple(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return (a / x) * b;
}

function weights(shares: readonly Share[], scale: bigint): Weights {
  const sums = new Map<number, bigint>();
  for (const { at, by } of shares) {
    sums.set(at, (sums.get(at) ?? 0n) + (by.numerator * scale) / by.denominator);
  }
  const used = [...sums].filter(([, by]) => by !== 0n).toSorted(([a], [b]) => a - b);
  return {
    at: Uint16Array.from(used, ([at]) => at),
    by: Float64Array.from(used, ([, by]) => Number(by)),
  };
}

/** Puts a wager's shares on one scale, so that sums stay whole and so exact. */
export function priced(
  label: WagerLabel,
  units: readonly Share[],
  profit: readonly Share[],
): PricedWager {
  const scale = profit.reduce((all, { by }) => commonMultiple(all, by.denominator), 1n);
  return {
    label,
    scale: Number(scale),
    units: weights(units, 1n),
    profit: weights(profit, scale),
  };
}

/** Settles by the rules room, once for each line of the odds that decides. */
function settledBy(book: GameRules, offer: Offer<string>, on: SingleCoupWager, house: PayRules) {
  const lines = oddsOf(offer, house) ?? [];
  const known = new Map<number, Fraction>();
  return (facts: CoupFacts): Fraction => {
    const line = lines.findIndex(({ when }) => FACTS[when].holds(facts));
    const profit =
      known.get(line) ?? settleWager(book, offer, house, facts, { on, stake: 1 }).profit;
    known.set(line, profit);
    return profit;
  };
}

const PAIRINGS = PAIRS.flatMap((playerPair, player) =>
  PAIRS.map((bankerPair, banker) => ({
    at: counterOf.pairing(player, banker),
    pairs: { playerPair, bankerPair },
  })),
);

const same = (a: Fraction, b: Fraction): boolean =>
  a.numerator === b.numerator && a.denominator === b.denominator;

interface NumberedClass extends SimulatedCoupClass {
  readonly number: number;
}

/**
 * A wager turns on the points of a coup or on its pairs, not on both (a test holds every book to
 * it): one count prices it either way.
 */
function sharesOf(
  classes: readonly NumberedClass[],
  settled: (facts: CoupFacts) => Fraction,
): readonly Share[] {
  const [first] = classes;
  assert(first !== undefined, 'some coup decides every wager');
  const onPairs = PAIRINGS.map(({ at, pairs }) => ({
    at,
    by: settled({ ...first.facts, ...pairs }),
  }));
  const [plain] = onPairs;
  if (onPairs.some(({ by }) => plain !== undefined && !same(by, plain.by))) return onPairs;
  return classes.map(({ number, facts }) => ({ at: counterOf.class(number), by: settled(facts) }));
}

/** All wagers of a version that one coup decides, one line for each option of their odds. */
export function singleCoupWagers(
  book: GameRules,
  version: VersionRules<string>,
  classes: readonly (SimulatedCoupClass | undefined)[],
  setup: { readonly decks: number; readonly tiePercent: Readonly<Record<Side, number>> },
): readonly PricedWager[] {
  const all = classes.flatMap((each, number): readonly NumberedClass[] =>
    each === undefined ? [] : [{ ...each, number }],
  );
  assert(classes.length === CLASS_NUMBERS, 'classes come by their number');
  return WAGERS.flatMap(name => {
    const on = name as SingleCoupWager; // the lookup below is empty for all others
    const offer = version.wagers[on];
    if (offer === undefined || (offer.decks?.least ?? 0) > setup.decks) return [];
    // Insurance is staked only where its window opens (C9).
    const isInsurance = WAGER_KINDS[on].family === 'insurance';
    const staked = isInsurance ? all.filter(each => each.insuranceOpen) : all;
    const units = staked.map(({ number }) => unitAt(counterOf.class(number)));
    return offer.options.map((_, at) => {
      const choice = offer.chosenBy === undefined ? {} : { [offer.chosenBy]: at + 1 };
      const house: PayRules = { ...PLAIN_PAY_RULES, tiePercent: setup.tiePercent, ...choice };
      const option = offer.chosenBy === undefined ? null : at + 1;
      return priced({ on, option }, units, sharesOf(staked, settledBy(book, offer, on, house)));
    });
  });
}

// The rules room stays the judge: the same shoes are played by it and by the kernel, and every
// coup and every wager, Runs and Dragon Tails included, must come out the same.

import { describe, expect, test } from 'vitest';
import { assert } from '../../rules/assert.ts';
import { type Card, burnValue } from '../../rules/cards.ts';
import {
  type CoupFacts,
  dealCoup,
  factsOf,
  insuranceOpen,
  type Result,
  RESULTS,
} from '../../rules/coup.ts';
import { followStreaks, type StreakAsked } from '../../rules/follow-streaks.ts';
import { type Fraction, fraction, plus, toNumber, ZERO } from '../../rules/fraction.ts';
import type { Side } from '../../rules/hand.ts';
import { PLAIN_PAY_RULES, settleWager } from '../../rules/settle.ts';
import { playStack } from '../../rules/shoe.ts';
import type { PlayedCoup } from '../../rules/streaks.ts';
import { isSingleCoupWager } from '../../rules/wagers.ts';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import { PAIRS, valueCode } from './card-codes.ts';
import { COUNTERS, takeCounters } from './counters.ts';
import { classTables, PAIRINGS } from './coup-tables.ts';
import type { PricedWager, WagerLabel } from './prices.ts';
import type { SimulationRequest } from './request.ts';
import { weightedSum } from './tally.ts';
import {
  type Bench,
  dealKinds,
  dealResults,
  kindsDealt,
  prepare,
  shoeCards,
  shuffle,
} from './testing/turn.ts';

const LANES = 8;

interface JudgedCoup {
  readonly first: number;
  readonly result: Result;
  readonly facts: CoupFacts;
  readonly insuranceOpen: boolean;
}

/** One shoe as the rules room plays it. */
function judge({ request }: Bench, stack: readonly Card[]): readonly JudgedCoup[] {
  const { book, burn, cut } = request;
  const [first] = stack;
  assert(first !== undefined, 'a shoe has cards');
  const burnt = burn === 'face-value' ? 1 + burnValue(first) : 1;
  const plan = { burn: book.shoe.burn === undefined ? 0 : burnt, cutFromBack: cut ?? 0 };
  return playStack(book, stack, plan).map(coup => {
    assert(coup.result !== 'void', 'the shoe ends before its cards do');
    const hands = dealCoup(book.tableau, stack, coup.first);
    const facts = factsOf(hands);
    const isOpen = insuranceOpen(book.tableau, hands);
    return { first: coup.first, result: coup.result, facts, insuranceOpen: isOpen };
  });
}

/** A kind in the words of the rules room. */
function told(kind: number, classes: ReturnType<typeof classTables>['classes']) {
  const [pairing, number] = [kind % PAIRINGS, Math.floor(kind / PAIRINGS)];
  const found = classes[number];
  assert(found !== undefined, `${number} is the number of no class`);
  const [playerPair, bankerPair] = [PAIRS[Math.floor(pairing / 4)], PAIRS[pairing % 4]];
  return { facts: { ...found.facts, playerPair, bankerPair }, insuranceOpen: found.insuranceOpen };
}

interface Settled {
  readonly units: number;
  readonly profit: Fraction;
}

const NOTHING: Settled = { units: 0, profit: ZERO };

const add = (a: Settled, b: Settled): Settled => ({
  units: a.units + b.units,
  profit: plus(a.profit, b.profit),
});

/** What a wager on single coups comes to when the rules room settles each coup. */
function settleSingles(
  { request }: Bench,
  label: WagerLabel,
  coups: readonly JudgedCoup[],
): Settled {
  const { book, version, tiePercent } = request;
  assert(isSingleCoupWager(label.on), 'the label of a single coup');
  const { on, option } = label;
  const offer = version.wagers[on];
  assert(offer !== undefined, 'only what is offered is priced');
  const choice = offer.chosenBy === undefined ? {} : { [offer.chosenBy]: option ?? 1 };
  const house = { ...PLAIN_PAY_RULES, tiePercent, ...choice };
  const staked = coups.filter(coup => on !== 'insurance' || coup.insuranceOpen);
  return staked
    .map(({ facts }) => settleWager(book, offer, house, facts, { on, stake: 1 }).profit)
    .map(profit => ({ units: 1, profit }))
    .reduce(add, NOTHING);
}

const SIDE_OF: Readonly<Record<string, Side>> = { P: 'player', B: 'banker' };

/** The wager of a label, placed before each coup at which it can still be settled. */
function asked({ on, length, pattern, area }: WagerLabel, coups: number): readonly StreakAsked[] {
  const everywhere = (upTo: number) => Array.from({ length: Math.max(0, upTo) }, (_, at) => at);
  if (on === 'combination-run') {
    const sides = (pattern ?? '').split('').map(letter => SIDE_OF[letter] ?? 'player');
    return everywhere(coups - sides.length + 1).map(before => ({
      ...{ on, pattern: sides, stake: 1, before },
    }));
  }
  if (on === 'player-run' || on === 'banker-run' || on === 'tie-run') {
    const long = length ?? 0;
    return everywhere(coups - long + 1).map(before => ({ on, length: long, stake: 1, before }));
  }
  assert(on === 'player-dragon-tail' || on === 'banker-dragon-tail', 'a Run or a tail');
  assert(area !== undefined, 'a tail has two areas');
  return everywhere(coups).map(before => ({ on, area, stake: 1, before }));
}

function isOneOfTheSameTail(a: WagerLabel, b: WagerLabel): boolean {
  return a.area !== undefined && a.on === b.on;
}

/** What a Run or tail comes to; early and late wagers ride on one indicator, so both are placed. */
function settleStreak(
  { request, plan }: Bench,
  label: WagerLabel,
  coups: readonly PlayedCoup[],
): Settled {
  const together = plan.wagers
    .map(wager => wager.label)
    .filter(other => other === label || isOneOfTheSameTail(label, other));
  const wagers = together.flatMap(each => asked(each, coups.length));
  const fates = followStreaks(request.version, coups, wagers);
  return fates
    .filter((_, at) => {
      const wager = wagers[at];
      return (
        label.area === undefined ||
        (wager !== undefined && 'area' in wager && wager.area === label.area)
      );
    })
    .filter(({ outcome }) => outcome !== 'refused')
    .map(({ outcome, profit }) => {
      assert(outcome === 'win' || outcome === 'lose', `nothing is left ${outcome}`);
      return { units: 1, profit };
    })
    .reduce(add, NOTHING);
}

const GAMES: readonly Omit<SimulationRequest, 'coups' | 'seed'>[] = [
  { rulebook: 'crown', version: 'traditional', decks: 8 },
  { rulebook: 'crown', version: 'crown', decks: 8, cut: 13, burn: 'face-value' },
  { rulebook: 'crown', version: 'crown', decks: 4, cut: 12 },
  { rulebook: 'crown', version: 'two-to-one', decks: 6 },
  { rulebook: 'crown', version: 'tie-baccarat', decks: 7, tiePercent: { player: 2.5, banker: 10 } },
  { rulebook: 'crown-rapid', version: 'traditional', decks: 8, burn: 'face-value' },
  { rulebook: 'crown-rapid', version: 'crown', decks: 5, cut: 30 },
  { rulebook: 'tasmania', version: 'traditional', decks: 8 },
  { rulebook: 'tasmania', version: 'federal', decks: 4 },
  { rulebook: 'mbs-rapid', version: 'no-commission', decks: 4 },
  { rulebook: 'mbs-rapid', version: 'no-commission', decks: 10 },
];

const TURNS = 5;

/** Plays some turns with the kernel and has every shoe judged; coups lane by lane. */
function playAndJudge(bench: Bench): readonly (readonly (readonly JudgedCoup[])[])[] {
  const lanes: (readonly JudgedCoup[])[][] = Array.from({ length: LANES }, () => []);
  const { classes } = classTables(bench.request.book.tableau);
  for (let turn = 0; turn < TURNS; turn += 1) {
    shuffle(bench);
    dealKinds(bench);
    bench.kernel.followShoes();
    for (const [lane, shoes] of lanes.entries()) {
      const judged = judge(bench, shoeCards(bench, lane));
      const dealt = kindsDealt(bench, lane).map(kind => told(kind, classes));
      expect(dealt).toEqual(
        judged.map(({ facts, insuranceOpen: isOpen }) => ({ facts, insuranceOpen: isOpen })),
      );
      shoes.push(judged);
    }
  }
  return lanes;
}

const playedIn = (shoes: readonly (readonly JudgedCoup[])[]): readonly PlayedCoup[] =>
  shoes.flatMap(shoe =>
    shoe.map(({ result }, at) => ({ kind: 'live', result, endOfShoe: at === shoe.length - 1 })),
  );

const priceOf = ({ units, profit, scale }: PricedWager, counters: Float64Array) => ({
  units: weightedSum(units, counters),
  profit: fraction(weightedSum(profit, counters), scale),
});

describe.each(GAMES)('$rulebook $version, $decks decks', game => {
  test('every coup and every wager of the kernel is what the rules room says', () => {
    const bench = prepare({ ...game, seed: 2024 });
    const lanes = playAndJudge(bench);
    const counters = new Float64Array(COUNTERS);
    takeCounters(bench.kernel, bench.plan.depth === 'streaks', counters);
    const coups = lanes.flat(2);
    expect(bench.plan.wagers.length).toBeGreaterThan(2);
    for (const wager of bench.plan.wagers) {
      const { label } = wager;
      const settled = isSingleCoupWager(label.on)
        ? settleSingles(bench, label, coups)
        : lanes.map(shoes => settleStreak(bench, label, playedIn(shoes))).reduce(add, NOTHING);
      expect({ label, ...priceOf(wager, counters) }).toEqual({ label, ...settled });
    }
  });

  test('results alone are the same results', () => {
    const bench = prepare({ ...game, seed: 99 });
    const plain = prepare({ ...game, seed: 99, wagers: 'results' });
    shuffle(bench);
    const { bytes, longs, at } = plain.kernel;
    const expected = new Map<Result, number>();
    for (let lane = 0; lane < LANES; lane += 1) {
      const stack = shoeCards(bench, lane);
      bytes.set(Uint8Array.from(stack, valueCode), at.SHOES_OFFSET + lane * at.SHOE_BYTES);
      for (const { result } of judge(plain, stack)) {
        expected.set(result, (expected.get(result) ?? 0) + 1);
      }
    }
    dealResults(plain);
    const counted = Array.from(
      longs.subarray(at.RESULTS_OFFSET / 8, at.RESULTS_OFFSET / 8 + 3),
      Number,
    );
    const all = RESULTS.reduce((sum, result) => sum + (expected.get(result) ?? 0), 0);
    expect(counted).toEqual([all, expected.get('player'), expected.get('banker')]);
  });
});

test('the same streams shuffle the same shoes for results alone', () => {
  const game = { rulebook: 'crown', version: 'traditional', decks: 8, seed: 5 } as const;
  const [full, plain] = [prepare(game), prepare({ ...game, wagers: 'results' })];
  shuffle(full);
  shuffle(plain);
  const { bytes, at } = plain.kernel;
  const lane = 3;
  const begin = at.SHOES_OFFSET + lane * at.SHOE_BYTES;
  const values = Uint8Array.from(shoeCards(full, lane), valueCode);
  expect(bytes.slice(begin, begin + values.length)).toEqual(values);
});

describe.each(Object.values(RULEBOOKS))('$id', book => {
  test('a wager turns on the points of a coup or on its pairs, never on both', () => {
    const classes = classTables(book.tableau).classes.filter(each => each !== undefined);
    const tiePercent = { player: 5, banker: 5 };
    for (const version of Object.values(book.versions)) {
      for (const [on, offer] of Object.entries(version.wagers)) {
        for (const option of offer.options.keys()) {
          const choice = offer.chosenBy === undefined ? {} : { [offer.chosenBy]: option + 1 };
          const house = { ...PLAIN_PAY_RULES, tiePercent, ...choice };
          assert(isSingleCoupWager(on as 'player'), 'single coups');
          const table = classes.map(({ facts }) =>
            PAIRS.flatMap(playerPair =>
              PAIRS.map(bankerPair => {
                const coup = { ...facts, playerPair, bankerPair };
                const stake = { on: on as 'player', stake: 1 };
                return toNumber(settleWager(book, offer, house, coup, stake).profit);
              }),
            ),
          );
          const turnsOnPairs = table.some(row => new Set(row).size > 1);
          const turnsOnPoints = new Set(table.map(row => row[0])).size > 1;
          expect({ on, both: turnsOnPairs && turnsOnPoints }).toEqual({ on, both: false });
        }
      }
    }
  });
});

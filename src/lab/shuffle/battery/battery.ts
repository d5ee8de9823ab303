// The statistical battery of R-RNG-6: every test at 99%, on bytes, on draws and on whole shoes.

import { assert } from '../../../rules/assert.ts';
import type { TestOutcome } from './chi-square.ts';
import {
  testBits,
  testBytes,
  testCoupon,
  testFrequency,
  testGap,
  testPairs,
  testPermutation,
  testPoker,
  testRunsAboutMiddle,
  testRunsUp,
  testSerialCorrelation,
} from './draw-tests.ts';
import { shoeBench, type Generator } from './generator.ts';
import {
  testAceGap,
  testColourRuns,
  testDisplacements,
  testFirstComers,
  testNeighbours,
  testPositions,
  testRankCorrelation,
  testShoeCoupon,
  testShoePoker,
  testSuccessiveShoes,
  type Shoes,
} from './shoe-tests.ts';
import { judge, type BatteryVerdict } from './verdict.ts';

/** Fewer would leave some expected counts too small for chi-square. */
export const SHOES_AT_LEAST = 1000;
export const DRAWS_AT_LEAST = 100_000;

/** What is tested, and how long. Each test takes its own shoes or draws. */
export interface BatteryInput {
  readonly generator: Generator;
  readonly decks: number;
  readonly shoes: number; // for each test on shoes
  readonly draws: number; // for each test on bytes or draws
}

interface Bench extends BatteryInput {
  readonly bench: Shoes;
}

/** One test of the battery: what it looks at, what it asks, and how it is done. */
interface BatteryTest {
  readonly test: string;
  readonly on: 'bytes' | 'draws' | 'shoes';
  readonly asks: string;
  readonly run: (bench: Bench) => TestOutcome;
}

const DECK_CARDS = 52;
const LAGS = [1, 2, 5, 52] as const;

/** The whole battery, in the order in which it is run. */
export const BATTERY: readonly BatteryTest[] = [
  {
    test: 'bits',
    on: 'bytes',
    asks: 'each bit of a word set half of the time',
    run: ({ generator, draws }) => testBits(generator.bytes, draws),
  },
  {
    test: 'bytes',
    on: 'bytes',
    asks: 'each byte as often as any other',
    run: ({ generator, draws }) => testBytes(generator.bytes, draws),
  },
  {
    test: 'chi-square',
    on: 'draws',
    asks: 'each number as often as any other',
    run: ({ generator, decks, draws }) => testFrequency(generator.draw, decks * DECK_CARDS, draws),
  },
  {
    test: 'chi-square-pairs',
    on: 'draws',
    asks: 'each pair of draws as often as any other',
    run: ({ generator, draws }) => testPairs(generator.draw, DECK_CARDS, draws),
  },
  {
    test: 'runs-about-middle',
    on: 'draws',
    asks: 'changes between lower and upper half',
    run: ({ generator, decks, draws }) =>
      testRunsAboutMiddle(generator.draw, decks * DECK_CARDS, draws),
  },
  {
    test: 'runs-up',
    on: 'draws',
    asks: 'how long draws keep rising',
    run: ({ generator, draws }) => testRunsUp(generator.draw, draws),
  },
  ...LAGS.map((lag): BatteryTest => ({
    test: `serial-correlation-${lag}`,
    on: 'draws',
    asks: lag === 1 ? 'a draw and the next' : `a draw and the ${lag}th after it`,
    run: ({ generator, decks, draws }) =>
      testSerialCorrelation(generator.draw, { bound: decks * DECK_CARDS, lag, draws }),
  })),
  {
    test: 'gap',
    on: 'draws',
    asks: 'draws before an ace',
    run: ({ generator, draws }) => testGap(generator.draw, draws),
  },
  {
    test: 'poker',
    on: 'draws',
    asks: 'different ranks among five draws',
    run: ({ generator, draws }) => testPoker(generator.draw, draws),
  },
  {
    test: 'coupon-collector',
    on: 'draws',
    asks: 'draws until all ranks were seen',
    run: ({ generator, draws }) => testCoupon(generator.draw, draws),
  },
  {
    test: 'permutation',
    on: 'draws',
    asks: 'the order of five draws',
    run: ({ generator, draws }) => testPermutation(generator.draw, draws),
  },
  {
    test: 'chi-square-positions',
    on: 'shoes',
    asks: 'each card at each place alike',
    run: ({ bench }) => testPositions(bench),
  },
  {
    test: 'chi-square-displacements',
    on: 'shoes',
    asks: 'each distance from the unshuffled place alike',
    run: ({ bench }) => testDisplacements(bench),
  },
  {
    test: 'chi-square-neighbours',
    on: 'shoes',
    asks: 'each card after each other card alike',
    run: ({ bench }) => testNeighbours(bench),
  },
  {
    test: 'runs-of-colour',
    on: 'shoes',
    asks: 'changes between red and black',
    run: ({ bench }) => testColourRuns(bench),
  },
  {
    test: 'serial-correlation-ranks',
    on: 'shoes',
    asks: "a card's rank and the next card's",
    run: ({ bench }) => testRankCorrelation(bench),
  },
  {
    test: 'serial-correlation-shoes',
    on: 'shoes',
    asks: 'a shoe and the next shoe, place by place',
    run: ({ bench }) => testSuccessiveShoes(bench),
  },
  {
    test: 'gap',
    on: 'shoes',
    asks: 'cards before an ace',
    run: ({ bench }) => testAceGap(bench),
  },
  {
    test: 'poker',
    on: 'shoes',
    asks: 'different ranks among five cards',
    run: ({ bench }) => testShoePoker(bench),
  },
  {
    test: 'coupon-collector',
    on: 'shoes',
    asks: 'cards until all ranks were seen',
    run: ({ bench }) => testShoeCoupon(bench),
  },
  {
    test: 'permutation',
    on: 'shoes',
    asks: 'the order in which four ranks first come out',
    run: ({ bench }) => testFirstComers(bench),
  },
];

/** Names the report's shape. */
export const BATTERY_FORMAT = 'sabot-battery/1';

/** One line of the report. */
export interface BatteryLine extends TestOutcome {
  readonly on: BatteryTest['on'];
  readonly test: string;
  readonly asks: string;
}

/** All outcomes, each with its chance, and the verdict over them. */
export interface BatteryReport {
  readonly format: typeof BATTERY_FORMAT;
  readonly generator: string;
  readonly decks: number;
  readonly shoes: number;
  readonly draws: number;
  readonly tests: readonly BatteryLine[];
  readonly wrongShoes: number;
  readonly repeatedShoes: number;
  readonly verdict: BatteryVerdict;
}

/** Runs the battery; `progress` receives how many tests are done. */
export function battery(
  input: BatteryInput,
  progress: (done: number, of: number) => void = () => {},
): BatteryReport {
  const { generator, decks, shoes, draws } = input;
  assert(Number.isSafeInteger(decks) && decks >= 1, 'a shoe has a whole number of decks');
  assert(shoes >= SHOES_AT_LEAST, `the battery takes at least ${SHOES_AT_LEAST} shoes`);
  assert(draws >= DRAWS_AT_LEAST, `the battery takes at least ${DRAWS_AT_LEAST} draws`);
  const { deal, wrong, repeated } = shoeBench(generator, decks);
  const bench: Bench = { ...input, bench: { deal, decks, shoes } };
  const tests = BATTERY.map(({ test, on, asks, run }, at): BatteryLine => {
    const line = { on, test, asks, ...run(bench) };
    progress(at + 1, BATTERY.length);
    return line;
  });
  const impossible = { wrong: wrong(), repeated: repeated() };
  return {
    format: BATTERY_FORMAT,
    generator: generator.name,
    decks,
    shoes,
    draws,
    tests,
    wrongShoes: impossible.wrong,
    repeatedShoes: impossible.repeated,
    verdict: judge(
      tests.map(({ p }) => p),
      impossible,
    ),
  };
}

// How fast the simulator is, beside the best typed-array loop we could write and npm's engine.

import { crown } from '../src/rulebooks/index.ts';
import { assert } from '../src/rules/assert.ts';
import { isSimulationRefusal, simulate } from '../src/lab/simulator/index.ts';
import { planSimulation } from '../src/lab/simulator/plan.ts';
import { playShare } from '../src/lab/simulator/play.ts';
import { checkRequest, type SimulationRequest } from '../src/lab/simulator/request.ts';
import { sideBySide, streamsOf } from '../src/lab/simulator/streams.ts';
import { coupsTallied } from '../src/lab/simulator/tally.ts';
import { machinesOwnTwo } from './peers/arithmetic.ts';
import { playEngine } from './peers/baccarat-engine.ts';
import { typedArrayLoop } from './peers/typed-array-loop.ts';
import type { BenchRow } from './row.ts';

export const name = 'simulator: coups on one core, and on two';

const SHOES_A_PASS = 40_000;
const COUPS_A_PASS = 20_000_000;
const PASSES = 8;
const CLOCKED_COUPS = 200_000_000;
const CLOCKED_PASSES = 3;

/** Something that deals coups and says how many. */
type Dealer = () => number;

/** A thread's whole work, counting and pricing of batches included, without the thread. */
function share(request: Omit<SimulationRequest, 'coups' | 'seed'>): Dealer {
  const checked = checkRequest({ ...request, coups: COUPS_A_PASS, seed: 1 });
  assert(!isSimulationRefusal(checked), 'what is measured is not refused');
  const plan = planSimulation(checked);
  const [first, second] = streamsOf(1n, 2);
  assert(first !== undefined && second !== undefined, 'two streams');
  const streams = sideBySide(first, second);
  return () => coupsTallied(playShare(plan, { streams, coups: COUPS_A_PASS }, () => true));
}

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/**
 * Coups for each second of processor time, the best of several passes: dealers take turns, so that
 * whatever else the machine does disturbs all of them alike.
 */
function ratesOf(dealers: readonly Dealer[]): readonly number[] {
  const best = dealers.map(() => 0);
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (const [at, deal] of dealers.entries()) {
      const from = cpuSeconds();
      const coups = deal();
      best[at] = Math.max(best[at] ?? 0, coups / (cpuSeconds() - from));
    }
  }
  return best;
}

const millions = (rate: number): number => rate / 1e6;

interface Clocked {
  /** Coups a second by the clock, threads and their start included. */
  readonly rate: number;
  /** Coups for each second of processor time, of all threads together. */
  readonly cpuRate: number;
  readonly seconds: number;
}

async function clocked(threads: number, coups: number): Promise<Clocked> {
  const game = { rulebook: 'crown', version: 'crown', decks: 8, cut: 20, seed: 1 } as const;
  const from = cpuSeconds();
  const report = await simulate({ ...game, coups, threads });
  assert(!isSimulationRefusal(report), 'what is measured is not refused');
  const cpuRate = report.coups / (cpuSeconds() - from);
  return { rate: report.coupsPerSecond, cpuRate, seconds: report.seconds };
}

const better = (a: Clocked, b: Clocked): Clocked => ({
  rate: Math.max(a.rate, b.rate),
  cpuRate: Math.max(a.cpuRate, b.cpuRate),
  seconds: Math.min(a.seconds, b.seconds),
});

/** One thread and two in turn, each with as much to do for a thread; the best of each. */
async function scaled(): Promise<readonly [one: Clocked, two: Clocked]> {
  let one = await clocked(1, CLOCKED_COUPS);
  let two = await clocked(2, 2 * CLOCKED_COUPS);
  for (let pass = 1; pass < CLOCKED_PASSES; pass += 1) {
    one = better(one, await clocked(1, CLOCKED_COUPS));
    two = better(two, await clocked(2, 2 * CLOCKED_COUPS));
  }
  return [one, two];
}

export async function rows(): Promise<readonly BenchRow[]> {
  const loop = typedArrayLoop(crown.tableau, 8, 20);
  const [typed = 1, engine = 1, results = 0, singles = 0, streaks = 0] = ratesOf([
    () => loop(SHOES_A_PASS).coups,
    () => playEngine(COUPS_A_PASS / 50).coups,
    share({ rulebook: 'crown', version: 'traditional', decks: 8, wagers: 'results' }),
    share({ rulebook: 'crown-rapid', version: 'crown', decks: 8 }),
    share({ rulebook: 'crown', version: 'crown', decks: 8 }),
  ]);
  const [one, two] = await scaled();
  const machine = await machinesOwnTwo();
  const thousandMillion = await clocked(2, 1e9);
  const unit = 'M coups/s';
  const besideTyped = `typed-array TypeScript, ${millions(typed).toFixed(1)} ${unit}`;
  const besideEngine = `npm's baccarat-engine, ${millions(engine).toFixed(2)} ${unit}`;
  const besideOne = (rate: number) => `one thread, ${millions(rate).toFixed(1)} ${unit}`;
  const twoOnCpu = 2 * two.cpuRate;
  const row = (what: string, rate: number, against: string, than: number, target: number) => ({
    ...{ what, figure: millions(rate), unit, against, ratio: rate / than, target },
  });
  return [
    row('results alone', results, besideTyped, typed, 2.2),
    row('results alone', results, besideEngine, engine, 20),
    row('every single-coup wager of crown-rapid', singles, besideTyped, typed, 0.7),
    row('every wager of crown, Runs and tails too', streaks, besideTyped, typed, 0.7),
    // On a busy machine the clock tells of the others; processor time tells of us.
    row('two threads, by the clock', two.rate, besideOne(one.rate), one.rate, 1.8),
    row('two threads, by processor time', twoOnCpu, besideOne(one.cpuRate), one.cpuRate, 1.8),
    {
      what: 'two threads, beside what the machine gives two',
      ...{ figure: two.rate / one.rate, unit: 'times one thread', target: 0.9 },
      against: `plain arithmetic, ${machine.toFixed(2)} times one thread`,
      ratio: two.rate / one.rate / machine,
    },
    {
      ...{
        what: 'a thousand million coups, all wagers, two threads',
        figure: thousandMillion.seconds,
      },
      ...{ unit: 's', against: 'a minute', ratio: 60 / thousandMillion.seconds, target: 1 },
    },
  ];
}

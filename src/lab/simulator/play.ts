// One thread's share of a simulation: turns of eight shoes until it has dealt its coups.

import { assert, never } from '../../rules/assert.ts';
import { type Kernel, startKernel } from '../kernel/kernel.ts';
import { COUNTERS, resultsIn, takeCounters } from './counters.ts';
import type { SimulationPlan } from './plan.ts';
import { addTally, coupsTallied, emptyTally, type Tally, tallyOf } from './tally.ts';

export interface ThreadShare {
  /** Two random streams side by side. */
  readonly streams: BigUint64Array;
  /** At least this many coups. */
  readonly coups: number;
}

/** Asked after every batch: coups so far; false stops there. */
export type GoOn = (coups: number) => boolean;

// A batch takes a few thousandths of a second; fewer coups still make this many batches.
const MOST_TURNS_IN_A_BATCH = 512;
const BATCHES_AT_LEAST = 128;
/** A coup takes just under five cards. */
const CARDS_IN_A_COUP = 4.94;

/** Makes a kernel ready to play a share of a plan. */
export function readyKernel({ kernel, memory }: SimulationPlan, streams: BigUint64Array): Kernel {
  const ready = startKernel(kernel);
  ready.bytes.set(memory);
  ready.longs.set(streams, ready.at.RANDOM_OFFSET / 8);
  return ready;
}

/** Plays this many turns of eight shoes; what they gave waits in the kernel to be counted. */
export function playTurns(kernel: Kernel, plan: SimulationPlan, turns: number): void {
  const { places, free, more, cards } = plan.course;
  switch (plan.depth) {
    case 'results':
      return kernel.playResults(turns, places, free, Number(more), cards);
    case 'kinds':
      return kernel.playKinds(turns, places, free, Number(more), cards);
    case 'streaks':
      return kernel.playStreaks(turns, places, free, Number(more), cards);
    default:
      return never(plan.depth);
  }
}

/** Takes coups, Player wins and Banker wins as results: Player, Banker, tie. */
function takeResults({ longs, at }: Kernel): readonly number[] {
  const counted = longs.subarray(at.RESULTS_OFFSET / 8, at.RESULTS_OFFSET / 8 + 3);
  const [coups = 0, player = 0, banker = 0] = Array.from(counted, Number);
  counted.fill(0n);
  return [player, banker, coups - player - banker];
}

/** Counts what the last batch gave. */
export function takeBatch(
  kernel: Kernel,
  { depth, wagers }: SimulationPlan,
  shoes: number,
  counters: Float64Array,
): Tally {
  if (depth === 'results') return tallyOf(shoes, takeResults(kernel), [], counters);
  takeCounters(kernel, depth === 'streaks', counters);
  return tallyOf(shoes, resultsIn(counters), wagers, counters);
}

/** Plays a share batch by batch, and gives after each the tally of all until then. */
export function* playBatches(plan: SimulationPlan, share: ThreadShare): Generator<Tally> {
  const kernel = readyKernel(plan, share.streams);
  const counters = new Float64Array(COUNTERS);
  const { LANES } = kernel.at;
  let tally = emptyTally(plan.wagers.length);
  let coupsInATurn = (LANES * plan.course.free) / CARDS_IN_A_COUP;
  const batch = Math.floor(share.coups / coupsInATurn / BATCHES_AT_LEAST);
  const turnsInABatch = Math.min(Math.max(batch, 1), MOST_TURNS_IN_A_BATCH);
  for (let coups = 0; coups < share.coups;) {
    const left = Math.ceil((share.coups - coups) / coupsInATurn);
    const turns = Math.min(turnsInABatch, left);
    playTurns(kernel, plan, turns);
    tally = addTally(tally, takeBatch(kernel, plan, turns * LANES, counters));
    coups = coupsTallied(tally);
    coupsInATurn = (LANES * coups) / tally.shoes;
    assert(coups > 0, 'every turn deals coups');
    yield tally;
  }
}

/** Plays a share to its end, or until it is stopped. */
export function playShare(plan: SimulationPlan, share: ThreadShare, goOn: GoOn): Tally {
  let tally = emptyTally(plan.wagers.length);
  if (!goOn(0)) return tally;
  for (tally of playBatches(plan, share)) if (!goOn(coupsTallied(tally))) break;
  return tally;
}

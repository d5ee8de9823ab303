// A simulation ready to run: the kernel's memory as it begins, and the price of every wager. Plain
// numbers, so that it can be handed to other threads.

import { cardsOf } from '../../rules/cards.ts';
import {
  compileKernel,
  type KernelPlaces,
  type ShoeCourse,
  startKernel,
} from '../kernel/kernel.ts';
import { cardCode, pairsByDifference, valueCode } from './card-codes.ts';
import { LONGEST_WINDOW } from './counters.ts';
import { classTables, type CoupTables, resultTables } from './coup-tables.ts';
import { type PricedWager, singleCoupWagers } from './prices.ts';
import { burnsOf, type CheckedRequest, courseOf } from './request.ts';
import { dragonTails, pricedRuns } from './streak-prices.ts';

/** How much of a coup is looked at: who won, its class and pairs, or Runs and tails as well. */
export const DEPTHS = ['results', 'kinds', 'streaks'] as const;
export type Depth = (typeof DEPTHS)[number];

export interface SimulationPlan {
  readonly kernel: WebAssembly.Module;
  readonly memory: Uint8Array;
  readonly course: ShoeCourse;
  readonly depth: Depth;
  readonly wagers: readonly PricedWager[];
}

/** A lane that has dealt nothing yet: a window full of gaps. */
const NO_HISTORY = 4 ** LONGEST_WINDOW - 1;

const TEN_DECKS = 520;
const PLACES = TEN_DECKS + 56;

/** Place by place, among how many cards it is drawn, and which remainders make that uneven. */
function writeDraws(memory: DataView, at: KernelPlaces, { places, cards }: ShoeCourse): void {
  for (let place = 0; place < PLACES; place += 1) {
    const bound = place < places ? Math.max(1, cards - place) : 1;
    memory.setUint16(at.BOUNDS_OFFSET + 2 * place, bound, true);
    memory.setUint16(at.REFUSED_OFFSET + 2 * place, 2 ** 16 % bound, true);
  }
}

function writeShoes(
  memory: Uint8Array,
  at: KernelPlaces,
  request: CheckedRequest,
  code: typeof cardCode,
): void {
  const shoe = Uint8Array.from(cardsOf(request.decks), code);
  for (let lane = 0; lane < at.LANES; lane += 1) {
    memory.set(shoe, at.SHOES_OFFSET + lane * at.SHOE_BYTES);
  }
  for (const [card, burnt] of burnsOf(request)) memory[at.BURNS_OFFSET + code(card)] = burnt;
}

function writeTables(memory: Uint8Array, at: KernelPlaces, { openers, coups }: CoupTables): void {
  memory.set(new Uint8Array(openers.buffer), at.OPENERS_OFFSET);
  memory.set(new Uint8Array(coups.buffer), at.COUPS_OFFSET);
}

/** Works everything out that the threads need. */
export function planSimulation(request: CheckedRequest): SimulationPlan {
  const { book, version, wagers: asked } = request;
  const kernel = compileKernel();
  const { at } = startKernel(kernel);
  const memory = new Uint8Array(at.END);
  const view = new DataView(memory.buffer);
  const course = courseOf(request);
  writeDraws(view, at, course);
  if (asked === 'results') {
    writeShoes(memory, at, request, valueCode);
    writeTables(memory, at, resultTables(book.tableau));
    return { kernel, memory, course, depth: 'results', wagers: [] };
  }
  writeShoes(memory, at, request, cardCode);
  const tables = classTables(book.tableau);
  writeTables(memory, at, tables);
  for (const [difference, pair] of pairsByDifference().entries()) {
    memory[at.PLAYER_PAIRS_OFFSET + difference] = 4 * pair;
    memory[at.BANKER_PAIRS_OFFSET + difference] = pair;
  }
  const tails = dragonTails(version);
  memory.set(tails.steps, at.TAIL_STEPS_OFFSET);
  for (let lane = 0; lane < at.LANES; lane += 1) {
    view.setUint32(at.HISTORIES_OFFSET + 4 * lane, NO_HISTORY, true);
  }
  const singles = singleCoupWagers(book, version, tables.classes, request);
  const streaks = [...pricedRuns(version), ...tails.wagers];
  const depth = streaks.length === 0 ? 'kinds' : 'streaks';
  return { kernel, memory, course, depth, wagers: [...singles, ...streaks] };
}

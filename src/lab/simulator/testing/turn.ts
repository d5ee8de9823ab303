// A kernel driven one step at a time, so that a test can look at every shoe and every coup.

import { assert } from '../../../rules/assert.ts';
import type { Card } from '../../../rules/cards.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { cardOfCode } from '../card-codes.ts';
import { readyKernel } from '../play.ts';
import { planSimulation, type SimulationPlan } from '../plan.ts';
import {
  type CheckedRequest,
  checkRequest,
  isSimulationRefusal,
  type SimulationRequest,
} from '../request.ts';
import { sideBySide, streamsOf } from '../streams.ts';

export interface Bench {
  readonly request: CheckedRequest;
  readonly plan: SimulationPlan;
  readonly kernel: Kernel;
}

/** Checks, plans and makes a kernel ready; a refusal is a mistake of the test. */
export function prepare(asked: Omit<SimulationRequest, 'coups'>): Bench {
  const request = checkRequest({ coups: 1, ...asked });
  assert(!isSimulationRefusal(request), 'the simulation of a test is not refused');
  const [first, second] = streamsOf(request.seed, 2);
  assert(first !== undefined && second !== undefined, 'two streams were asked for');
  const plan = planSimulation(request);
  return { request, plan, kernel: readyKernel(plan, sideBySide(first, second)) };
}

/** The bytes of one lane's shoe, in dealing order. */
export const shoeBytes = ({ kernel, plan }: Bench, lane: number): Uint8Array => {
  const { bytes, at } = kernel;
  const begin = at.SHOES_OFFSET + lane * at.SHOE_BYTES;
  return bytes.slice(begin, begin + plan.course.cards);
};

/** The cards of one lane's shoe, in dealing order. */
export const shoeCards = (bench: Bench, lane: number): readonly Card[] =>
  Array.from(shoeBytes(bench, lane), code => {
    const card = cardOfCode(code);
    assert(card !== undefined, `${code} is no card`);
    return card;
  });

/** What the kernel wrote down about each coup of one lane. */
export function kindsDealt({ kernel }: Bench, lane: number): readonly number[] {
  const { halves, words, at } = kernel;
  const begin = (at.KINDS_OFFSET + lane * at.KINDS_BYTES) / 2;
  return Array.from(halves.subarray(begin, begin + (words[at.DEALT_OFFSET / 4 + lane] ?? 0)));
}

/** Shuffles the eight shoes as the hot loop does. */
export const shuffle = ({ kernel, plan }: Bench): void => kernel.shuffle(plan.course.places);

/** Deals them as the hot loop does where all wagers are priced. */
export function dealKinds({ kernel, plan: { course } }: Bench): void {
  kernel.dealKinds(course.free, Number(course.more), course.cards);
}

/** Deals them as the hot loop does where results alone are counted. */
export function dealResults({ kernel, plan: { course } }: Bench): void {
  kernel.dealResults(course.free, Number(course.more), course.cards);
}

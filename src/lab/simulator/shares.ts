// How a simulation is divided among threads: coups alike, and random streams that never meet.

import { assert } from '../../rules/assert.ts';
import type { ThreadShare } from './play.ts';
import type { CheckedRequest } from './request.ts';
import { sideBySide, streamsOf } from './streams.ts';

/** Each thread gets as many coups as the others, and two streams that no other thread draws on. */
export function threadShares({
  coups,
  threads,
  seed,
}: Pick<CheckedRequest, 'coups' | 'threads' | 'seed'>): readonly ThreadShare[] {
  const streams = streamsOf(seed, 2 * threads);
  return Array.from({ length: threads }, (_, thread) => {
    const [first, second] = streams.slice(2 * thread);
    assert(first !== undefined && second !== undefined, 'every thread has two streams');
    return { streams: sideBySide(first, second), coups: Math.ceil(coups / threads) };
  });
}

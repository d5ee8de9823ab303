import { describe, expect, test } from 'vitest';
import { drawOf, nextState, sideBySide, type StreamState, streamsOf } from './streams.ts';

function draws(from: StreamState, count: number): readonly bigint[] {
  const drawn: bigint[] = [];
  for (let state = from; drawn.length < count; state = nextState(state)) drawn.push(drawOf(state));
  return drawn;
}

describe('random streams for simulation', () => {
  test('are xoshiro256++, as its authors publish it', () => {
    expect(draws([1n, 2n, 3n, 4n], 10)).toEqual([
      41943041n,
      58720359n,
      3588806011781223n,
      3591011842654386n,
      9228616714210784205n,
      9973669472204895162n,
      14011001112246962877n,
      12406186145184390807n,
      15849039046786891736n,
      10450023813501588000n,
    ]);
  });

  test('are seeded by splitmix64', () => {
    // The first words that splitmix64 gives from zero, as they are widely printed.
    expect(streamsOf(0n, 1)).toEqual([
      [0xe220a8397b1dcdafn, 0x6e789e6aa1b965f4n, 0x06c45d188009454fn, 0xf88bb8a8724c81ecn],
    ]);
  });

  test('from one seed are all unlike, and the same again from the same seed', () => {
    const streams = streamsOf(7n, 16);
    const first = streams.map(stream => draws(stream, 4).join());
    expect(new Set(first).size).toBe(16);
    expect(streamsOf(7n, 16)).toEqual(streams);
    expect(streamsOf(8n, 1)).not.toEqual(streams.slice(0, 1));
  });

  test('lie side by side, word by word', () => {
    const pair = sideBySide([1n, 2n, 3n, 4n], [5n, 6n, 7n, 8n]);
    expect([...pair]).toEqual([1n, 5n, 2n, 6n, 3n, 7n, 4n, 8n]);
  });
});

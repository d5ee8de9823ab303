import { expect, test } from 'vitest';

import { addedMs, costOfNode, isNodeWithin, nodeShare, sayNodeCost } from './node-cost.ts';

test('single process and node take turns, and their medians are compared', async () => {
  const order: boolean[] = [];
  const cost = await costOfNode(
    {
      size: { tables: 1, seats: 1, wageringMs: 1 },
      ...{ pace: 'fast', seed: 1, rate: 1, pressMs: 1, playMs: 1, bareMs: null, isAudited: false },
    },
    3,
    ({ isNode = false }) => {
      order.push(isNode);
      const done = (1_000 - 10 * order.length) * (isNode ? 0.6 : 1);
      const tookMs = isNode ? [3, 1, 2] : [1, 1, 9];
      return Promise.resolve({
        pressed: { done, seconds: 1, cpuSeconds: 1 },
        played: { tookMs },
      });
    },
  );
  expect(order).toEqual([false, true, true, false, false, true]);
  expect(nodeShare(cost)).toBeCloseTo(0.6, 1);
  expect(addedMs(cost)).toBe(1);
  expect(isNodeWithin(cost)).toBe(false);
  const same = { perSecond: [100], p50: [1] };
  expect(isNodeWithin({ single: same, node: { perSecond: [80], p50: [2.9] } })).toBe(true);
  expect(isNodeWithin({ single: same, node: { perSecond: [80], p50: [3.1] } })).toBe(false);
  expect(sayNodeCost(cost)).toContain('of a single process (at least 0.7)');
});

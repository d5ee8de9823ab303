import { expect, test } from 'vitest';

import { costOfJudge, isWithin, sayCost, shareOf } from './judge-cost.ts';

test('runs with the judge and without it take turns, and their medians are compared', async () => {
  const order: (number | undefined)[] = [];
  // A machine that gets slower all the time; the judge takes a tenth.
  const cost = await costOfJudge(
    {
      size: { tables: 1, seats: 1, wageringMs: 1 },
      ...{ pace: 'fast', seed: 1, rate: 1, pressMs: 1, playMs: 1, bareMs: null, isAudited: false },
    },
    3,
    ({ judgeSeconds }) => {
      order.push(judgeSeconds);
      const done = (1_000 - 10 * order.length) * (judgeSeconds === 0 ? 1 : 0.9);
      return Promise.resolve({ pressed: { done, seconds: 1, cpuSeconds: 1 } });
    },
  );
  expect(order).toEqual([0, 1, 1, 0, 0, 1]);
  expect(shareOf(cost)).toBeCloseTo(0.1, 1);
  expect(isWithin(cost)).toBe(false);
  expect(isWithin({ without: [100, 101, 99], beside: [96, 98, 97] })).toBe(true);
  expect(sayCost(cost)).toContain('% by the medians, 5 at most');
});

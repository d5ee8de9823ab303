import { expect, test } from 'vitest';

import { percentile } from './failover.ts';

// The trial itself is `npm run failover:short`, and `npm run failover` with thousands of terminals.
test('a percentile is a figure of the list', () => {
  expect(percentile([3, 1, 2], 50)).toBe(2);
  expect(percentile([3, 1, 2], 99)).toBe(3);
  expect(percentile([], 50)).toBe(0);
});

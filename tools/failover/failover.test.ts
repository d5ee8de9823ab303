import { expect, test } from 'vitest';

import { percentile, runFailover } from './failover.ts';
import { natsHere } from '../../src/server/testing/nats.ts';

// The short form is `npm run failover:short`; `npm run failover` kills fifty nodes with five
// thousand terminals.
const isAsked = process.env['SABOT_FAILOVER'] !== undefined;

test.each(isAsked ? natsHere('failover of nodes') : [])(
  'with %s: whatever is killed, frozen or restarted, nothing is lost and tables go on',
  async () => {
    const report = await runFailover({
      ...{ nodes: 3, nodeLeaseMs: 2_400, seed: 7 },
      rounds: { kill: 1, freeze: 1, nats: 1, database: 1, standby: 0 },
      size: { tables: 6, seats: 4, wageringMs: 1_000 },
    });
    expect(report.findings).toEqual([]);
    for (const what of ['kill', 'freeze', 'nats', 'database'] as const) {
      expect(report.againMs[what].length).toBeGreaterThan(0);
      expect(report.againMs[what].every(ms => ms > 0)).toBe(true);
    }
    expect(report.fenced).toBe(1);
    expect(report.checked.events).toBeGreaterThan(0);
    expect(report.checked.answers).toBeGreaterThan(0);
  },
  120_000,
);

test('a percentile is a figure of the list', () => {
  expect(percentile([3, 1, 2], 50)).toBe(2);
  expect(percentile([3, 1, 2], 99)).toBe(3);
  expect(percentile([], 50)).toBe(0);
});

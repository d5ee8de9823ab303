// The short form of `npm run no-ops`.

import { expect, test } from 'vitest';

import { scenarioFamily } from '../sweep/tables.ts';
import { tableStreams } from './streams.ts';
import { runTrial } from './trial.ts';

test(
  '[R-MEM-2] no command that changes nothing stops a table, also after a kill',
  { timeout: 180_000 },
  async () => {
    const streams = tableStreams(scenarioFamily(12), 3);
    const { noOps, extremes } = await runTrial({ streams, extremes: 23 });
    expect([...noOps.stops, ...extremes.stops]).toEqual([]);
    const unchanged = noOps.rows.filter(({ answers }) => answers.unchanged > 0);
    expect(unchanged.map(({ command }) => command)).toEqual(
      expect.arrayContaining(['sign-on', 'set-wager', 'close-wagering', 'begin-gaming-day']),
    );
    expect(extremes.total).toBeGreaterThan(100);
  },
);

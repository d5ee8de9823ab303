import { expect, test } from 'vitest';

import { runCrash } from './crash.ts';

// The short form: six kills with sixty terminals. `npm run crash` does a hundred with five hundred.
test('[R-MEM-2, R-MEM-6] six kills -9 lose no acknowledgement and leave nothing half', async () => {
  const size = { tables: 3, seats: 20 };
  const report = await runCrash({ cycles: 6, seed: 20_250_301, killWithinMs: 700, ...size });
  expect(report.findings).toEqual([]);
  const { both, house, database } = report.kills;
  expect(both + house + database).toBe(6);
  expect(both).toBeGreaterThan(0);
  // Every kind of check had something to look at.
  for (const count of Object.values(report.checked)) expect(count).toBeGreaterThan(100);
}, 300_000);

import { expect, test } from 'vitest';

import { runStrangers, sayStrangers, type StrangersReport } from './trial.ts';

test('[R-BET-3] patrons play on beside strangers who say nothing, or too much', async () => {
  const report = await runStrangers({
    size: { tables: 1, seats: 4, wageringMs: 2_000, spreadMs: 0 },
    ...{ rate: 20, seed: 1, lines: 400, addresses: 40, aloneMs: 2_000, besideMs: 4_000 },
  });
  // Times are a matter of the machine, as is how long four processes take to be there:
  // `npm run strangers -- --check` holds them to their promise.
  expect(report.faults).toEqual([]);
  expect(report.beside.length).toBeGreaterThan(0);
  expect(report.crowd.most).toBeGreaterThan(100);
}, 240_000);

const calm: StrangersReport = {
  alone: [1, 2, 3],
  beside: [2, 3, 5],
  resident: [1, 2, 3].map(seconds => ({ seconds, bytes: 2 ** 30 })),
  crowd: { opened: 9, ended: 3, most: 6, failed: 0 },
  faults: [],
};
const isHeld = (report: StrangersReport): readonly boolean[] =>
  sayStrangers(report).map(({ holds }) => holds);

test('what is promised is said, and what does not hold is seen', () => {
  expect(isHeld(calm)).toEqual([true, true, true, true]);
  expect(isHeld({ ...calm, beside: [2, 3, 6] })[0]).toBe(false);
  expect(isHeld({ ...calm, beside: [] })[0]).toBe(false);
  const growing = [1, 2, 3].map(seconds => ({ seconds, bytes: seconds * 2 ** 30 }));
  expect(isHeld({ ...calm, resident: growing })[1]).toBe(false);
  expect(isHeld({ ...calm, crowd: { ...calm.crowd, opened: 0 } })[2]).toBe(false);
  expect(isHeld({ ...calm, faults: ['load-1 lost its line'] })[3]).toBe(false);
});

import { expect, test } from 'vitest';

import { gamingDays } from './gaming-day.ts';

test('[R-CLK-2] the gaming day turns at its hour by the clock on the house’s wall', () => {
  const dayOf = gamingDays({ startsAtHour: 6, zone: 'Australia/Melbourne' });
  // Melbourne is eleven hours ahead of UTC in March.
  expect(dayOf(Date.UTC(2025, 2, 1, 18, 59, 59))).toBe('2025-03-01');
  expect(dayOf(Date.UTC(2025, 2, 1, 19, 0, 0))).toBe('2025-03-02');
  expect(dayOf(Date.UTC(2025, 2, 1, 12))).toBe('2025-03-01');
});

test('a clock that goes back asks the calendar again', () => {
  const dayOf = gamingDays({ startsAtHour: 0, zone: 'UTC' });
  expect(dayOf(Date.UTC(2025, 2, 2))).toBe('2025-03-02');
  expect(dayOf(Date.UTC(2025, 2, 1))).toBe('2025-03-01');
});

test('[R-CLK-2] a day of 23 or 25 hours ends when the wall shows the hour', () => {
  const dayOf = gamingDays({ startsAtHour: 6, zone: 'Australia/Melbourne' });
  // Clocks go back on 6 April 2025: six in the morning comes at 20:00 UTC instead of 19:00.
  expect(dayOf(Date.UTC(2025, 3, 5, 19, 59))).toBe('2025-04-05');
  expect(dayOf(Date.UTC(2025, 3, 5, 20, 0))).toBe('2025-04-06');
  // And forward on 5 October: it comes at 19:00 UTC instead of 20:00.
  expect(dayOf(Date.UTC(2025, 9, 4, 18, 59))).toBe('2025-10-04');
  expect(dayOf(Date.UTC(2025, 9, 4, 19, 0))).toBe('2025-10-05');
});

test('an hour that the wall shows twice, or not at all, turns the day once', () => {
  const dayOf = gamingDays({ startsAtHour: 2, zone: 'Australia/Melbourne' });
  const days = (from: number, hours: readonly number[]) =>
    hours.map(hour => dayOf(from + hour * 3_600_000));
  // Two o'clock comes at 15:00 UTC and once more at 16:00.
  expect(days(Date.UTC(2025, 3, 5, 14, 59), [0, 1, 2, 3])).toEqual([
    ...['2025-04-05', '2025-04-06', '2025-04-06', '2025-04-06'],
  ]);
  // At 16:00 UTC clocks go from two to three.
  expect(days(Date.UTC(2025, 9, 4, 15, 59), [0, 1])).toEqual(['2025-10-04', '2025-10-05']);
});

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

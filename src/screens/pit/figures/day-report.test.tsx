// The report of a gaming day as it is printed, figures by dealer, and the days side by side.

import { expect, test } from 'vitest';
import type { DayByDay, DayReport } from '../../../wire/index.ts';
import { draw, wordsOn } from '../../testing/draw.tsx';
import { LANGUAGES, moneyText } from '../../texts/index.ts';
import { Adjustments, Dealers } from './day-report.tsx';
import { HoldOverDays, sumsByDay } from './days-plot.tsx';
import { EventList } from '../events/events-tab.tsx';

const REPORT: DayReport = {
  ...{ fresh: 'up-to-date', day: '2026-11-15', counted: 'A push counts twice.', tables: [] },
  variances: [{ table: 'a', at: 0, says: 'Seat 3 has 1.00 too much.' }],
  adjustments: [
    {
      ...{ table: 'b', number: 77, at: 0, kind: 'coup-recalculated', currency: 'AUD' },
      cents: 250_000,
    },
  ],
};

test.each(LANGUAGES)('[R-MTR-7] %s: adjustments and variances stand on the paper', language => {
  const says = wordsOn(draw(<Adjustments report={REPORT} />, language));
  expect(says).toContain('№ 77');
  expect(says).toContain(`${moneyText(language, 250_000)} AUD`);
  expect(says).toContain('a: Seat 3 has 1.00 too much.');
  expect(says).toContain('A push counts twice.');
  const none = { ...REPORT, variances: [], adjustments: [] };
  expect(draw(<Adjustments report={none} />, language)).toContain('class="to-sign"');
});

test('[R-LIV-1] every dealer with coups, pace, irregularities and what stayed', () => {
  const dealer = {
    dealer: 'dora',
    currency: 'AUD',
    coups: 61,
    pace: 58,
    rulings: 2,
    corrections: 1,
  };
  const dealers = [{ ...dealer, stake: 100_000, paid: 102_500, win: -2_500 }];
  expect(wordsOn(draw(<Dealers dealers={dealers} />))).toContain(
    'dora 61 58 2 1 1,000.00 AUD 1,025.00 AUD -25.00 AUD -2.50%',
  );
});

test('[R-LIV-1] an alarm of the house leads to its table', () => {
  const body = { what: 'run', table: 'rapid-3', says: 'One side won 14 in a row.' };
  const alarm = { stream: 'house', number: 7, at: 0, kind: 'statistics-alarm', body };
  const events = [{ ...alarm, gamingDay: '2026-11-15', currency: 'AUD' }];
  const html = draw(<EventList events={events} onChoose={() => undefined} />);
  expect(html).toMatch(/<button[^>]*>rapid-3<\/button>/);
  expect(wordsOn(html)).toContain('⚠ Figures out of line');
});

const DAYS: DayByDay['days'] = [
  { table: 'a', day: '2026-11-15', currency: 'AUD', drop: 30_000, stake: 90_000, paid: 87_000 },
  { table: 'b', day: '2026-11-14', currency: 'AUD', drop: 10_000, stake: 20_000, paid: 22_000 },
  { table: 'b', day: '2026-11-15', currency: 'AUD', drop: 20_000, stake: 20_000, paid: 18_000 },
];

test('days are summed over their tables, and a day that cost the house lies below nought', () => {
  expect(sumsByDay(DAYS)).toEqual([
    { day: '2026-11-14', drop: 10_000, stake: 20_000, paid: 22_000 },
    { day: '2026-11-15', drop: 50_000, stake: 110_000, paid: 105_000 },
  ]);
  const html = draw(<HoldOverDays days={DAYS} currency="AUD" />);
  const [first = 0, second = 0] = [...html.matchAll(/cy="([\d.]+)"/g)].map(([, y]) => Number(y));
  const zero = Number(/class="plot-zero"[^>]*y1="([\d.]+)"/.exec(html)?.[1]);
  expect(first).toBeGreaterThan(zero);
  expect(second).toBeLessThan(zero);
  expect(wordsOn(html)).toContain('20.00%');
});

// The pit's figures: sums that come out, shares without floats, a CSV that a spreadsheet can trust.

import { describe, expect, test } from 'vitest';
import { SIGNIFICANT } from '../../../server/reports/projections/significant-events.ts';
import type { DayFigures, MeterList } from '../../../wire/index.ts';
import { draw, wordsOn } from '../../testing/draw.tsx';
import { LANGUAGES, moneyText } from '../../texts/index.ts';
import { eventNames } from '../../texts/events.ts';
import { detailsOf, EventList, whoOf } from '../events/events-tab.tsx';
import { coursesOf, csvOf, figuresOf, percentText, shareOf } from './figures.ts';
import { DayOfFigures } from './figures-tab.tsx';
import { apart, WinOverDay } from './plots.tsx';

type MeterRow = MeterList['meters'][number];
const row = (table: string, meter: string, of: string, cents: number, count = 1): MeterRow => ({
  ...{ table, seat: 1, currency: 'AUD', meter, of, count, cents },
});

const METERS = [
  row('b', 'in', 'cash', 100_000),
  row('b', 'stake', 'player', 40_000, 4),
  row('b', 'paid', 'player', 50_000),
  row('a', 'in', 'notes', 50_000),
  row('a', 'in', 'chips', 30_000),
  row('a', 'stake', 'player', 20_000, 2),
  row('a', 'stake', 'banker', 60_000, 5),
  row('a', 'paid', 'banker', 39_000),
  row('a', 'commission', 'banker', 1000),
  row('a', 'corrected-up', 'correction', 500),
  row('a', 'void', 'tie', 9000),
];

const QUARTER_MS = 900_000;
const QUARTERS: DayFigures['quarters'] = [
  { table: 'a', at: 0, coups: 3, stake: 50_000, paid: 30_000 },
  { table: 'a', at: 2 * QUARTER_MS, coups: 2, stake: 30_000, paid: 9000 },
  { table: 'b', at: QUARTER_MS, coups: 2, stake: 40_000, paid: 50_000 },
];
const looked = {
  day: { fresh: 'up-to-date', day: '2026-11-15', quarters: QUARTERS } as const,
  meters: METERS,
};

describe('a gaming day', () => {
  const [a, b] = figuresOf(METERS);

  test('win is handle less what was paid, and what was set right; a void is in neither', () => {
    expect(a).toMatchObject({ table: 'a', drop: 80_000, handle: 80_000, paid: 39_000 });
    expect(a).toMatchObject({ commission: 1000, late: -500, win: 40_500 });
    expect(b).toMatchObject({ table: 'b', drop: 100_000, win: -10_000 });
    expect(a?.bets).toEqual([
      { bet: 'player', wagers: 2, handle: 20_000, paid: 0, commission: 0, win: 20_000 },
      { bet: 'banker', wagers: 5, handle: 60_000, paid: 39_000, commission: 1000, win: 21_000 },
    ]);
  });

  test('hold and win of handle are two shares, to the hundredth of a percent', () => {
    expect(percentText(shareOf(40_500, 80_000))).toBe('50.63%');
    expect(percentText(shareOf(-10_000, 100_000))).toBe('-10.00%');
    expect(percentText(shareOf(5, 0))).toBe('–');
  });

  test('the CSV has a line for each table and each bet, and no formula gets in', () => {
    const lines = csvOf('2026-11-15', figuresOf([...METERS, row('=1+1', 'in', 'cash', 1)]));
    const [head, evil, first, player] = lines.split('\r\n');
    expect(head).toBe(
      'gaming day,table,currency,bet,wagers,drop,handle,paid,commission,corrections,win,' +
        'hold on drop,win of handle',
    );
    expect(evil).toContain("2026-11-15,'=1+1,AUD,,0,0.01,");
    expect(first).toBe('2026-11-15,a,AUD,,7,800.00,800.00,390.00,10.00,-5.00,405.00,50.63%,50.63%');
    expect(player).toBe('2026-11-15,a,AUD,player,2,,200.00,0.00,0.00,,200.00,,100.00%');
    expect(lines.split('\r\n')).toHaveLength(8);
  });

  test('a course adds up as the day goes', () => {
    expect(coursesOf(QUARTERS)).toEqual([
      {
        table: 'a',
        points: [
          { at: 0, win: 20_000 },
          { at: 2 * QUARTER_MS, win: 41_000 },
        ],
      },
      { table: 'b', points: [{ at: QUARTER_MS, win: -10_000 }] },
    ]);
  });

  test.each(LANGUAGES)('%s: the page says every sum, and draws both plots', language => {
    const page = { looked, tables: [], chosen: 'a', onChoose: () => undefined };
    const html = draw(<DayOfFigures {...page} />, language);
    const says = wordsOn(html);
    const sums = [80_000, 40_500, 120_000].map(cents => moneyText(language, cents));
    for (const sum of [...sums, '50.63%', '-10.00%']) expect(says).toContain(sum);
    expect(html.match(/<svg/g)).toHaveLength(2);
    expect(html).toContain('plot-loss');
    expect(html).not.toContain('NaN');
  });
});

describe('a house with tables in two currencies', () => {
  const sgd = [row('s', 'in', 'cash', 7_000), row('s', 'stake', 'player', 3_000)];
  const singapore = sgd.map(each => ({ ...each, currency: 'SGD' }));
  const page = {
    looked: { ...looked, meters: [...METERS, ...singapore] },
    ...{ tables: [], chosen: null, onChoose: () => undefined },
  };

  test('no sum has both in it, and each says which it is', () => {
    const says = wordsOn(draw(<DayOfFigures {...page} />));
    expect(says).toMatch(/All tables AUD 1,800\.00 1,200\.00 305\.00/);
    expect(says).toMatch(/All tables SGD 70\.00 30\.00 30\.00/);
    expect(says).toContain('By wager: All tables (AUD)');
    expect(says).toMatch(/By wager: s \(SGD\).*?Player 1 30\.00/);
    // Neither what came in together, nor what was staked on Player together.
    expect(says).not.toMatch(/1,870\.00|630\.00|1,230\.00/);
  });

  test('plots and files hold them apart too', () => {
    const html = draw(<DayOfFigures {...page} />);
    expect(html.match(/aria-label="Drop and win[^"]*\((?:AUD|SGD)\)"/g)).toHaveLength(2);
    expect(csvOf('2026-11-15', figuresOf(page.looked.meters))).toContain('2026-11-15,s,SGD,,1,');
  });
});

describe('significant events', () => {
  const event = {
    ...{ stream: 'table:a', number: 7, at: 0, gamingDay: '2026-11-15', currency: 'AUD' },
    ...{ kind: 'irregularity-ruled' },
    body: { by: { id: 'dora', role: 'dealer' }, clause: '11.2', transfers: [{ cents: 1 }] },
  };

  test('every event that a table has is called by its name in every language', () => {
    const named: readonly string[] = eventNames('en');
    expect(SIGNIFICANT.filter(kind => !named.includes(kind))).toEqual([]);
  });

  test('a line says when, where, what, who and by which clause', () => {
    expect(whoOf(event.body)).toBe('dora');
    expect(detailsOf(event.body, 'en')).toBe('clause 11.2');
    const says = wordsOn(draw(<EventList events={[event]} onChoose={() => undefined} />));
    expect(says).toContain('⚠ Irregularity ruled on dora clause 11.2');
    expect(wordsOn(draw(<EventList events={[]} onChoose={() => undefined} />, 'zh-Hans'))).toBe(
      '没有此类事件。',
    );
  });
});

describe('names beside the lines of a plot', () => {
  test('stand in the order of the lines, and never over one another', () => {
    expect(apart([50, 10, 52, 51], 14, 200)).toEqual([50, 10, 78, 64]);
    expect(apart([199, 200, 198], 14, 200)).toEqual([186, 200, 172]);
    expect(apart([], 14, 200)).toEqual([]);
  });

  test('are there for every table, however many there are', () => {
    const names = Array.from({ length: 12 }, (_, at) => `table-${at + 1}`);
    const quarters = names.map(table => ({ table, at: 0, coups: 1, stake: 500, paid: 100 }));
    const html = draw(<WinOverDay courses={coursesOf(quarters)} currency="AUD" chosen="table-2" />);
    for (const name of names) expect(html).toContain(`>${name}</text>`);
    expect(new Set(html.match(/stroke-dasharray="[^"]*"/g)).size).toBeGreaterThan(1);
  });
});

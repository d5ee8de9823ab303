// Reports on the screen: what is not known is a dash, sums are saved in whole units, what does not
// agree stands first, and a row leads to the coups behind it.

import { expect, test } from 'vitest';
import type { FigureRow, FiguresReport, ReconciledAccounts } from '../../../wire/index.ts';
import { narrowedTo } from '../../client/requests/report-requests.ts';
import { csvText } from '../../save/sheet.ts';
import { draw, wordsOn } from '../../testing/draw.tsx';
import { LANGUAGES } from '../../texts/index.ts';
import { AccountsTable } from './accounts-report.tsx';
import { Reconciled } from './other-reports.tsx';
import { figureSheet, reconciliationSheet, savedSheet } from './report-sheets.ts';

const ROW: FigureRow = {
  ...{ key: 'crown-1', currency: 'AUD', coups: 40, dummies: 1, voids: 2, pace: 61.5 },
  ...{ drop: 200_000, out: 0, wagers: 80, handle: 1_000_000, paid: 950_000, commission: 1_000 },
  ...{ deferred: 0, void: 500, corrections: 1, corrected: -2_000, rulings: 3, win: 50_000 },
  ...{ theoretical: 12_345.678, theoreticalError: 0, unpriced: 0, sigma: 15_000, z: 2.51 },
};

const PERIOD = { from: '2026-01-01', to: '2026-01-02' };
const report: FiguresReport = {
  ...{ fresh: 'up-to-date', by: 'table', rows: [ROW], totals: [{ ...ROW, key: '' }] },
};
const drawn = (language: (typeof LANGUAGES)[number]) =>
  draw(
    <AccountsTable {...{ report, tables: [], token: null }} narrowed={{ ...PERIOD }} />,
    language,
  );

test.each(LANGUAGES)('%s: a row has its sums, its shares and its z-score', language => {
  const html = drawn(language);
  expect(wordsOn(html)).toContain('crown-1');
  expect(html).toMatch(/class="amber">2[.,]51</u);
  expect(wordsOn(html)).toMatch(/25[.,]00 %/u);
  expect(wordsOn(html)).toMatch(/5[.,]00 %/u);
});

test('a wager has no drop: nothing is made up for it', () => {
  const sheet = figureSheet('wager', [{ ...ROW, key: 'tie', drop: null, z: null }], key => key);
  const of = (word: string) => sheet.rows[0]?.[sheet.columns.findIndex(c => c.word === word)];
  expect([of('drop'), of('hold'), of('zValue')]).toEqual([null, null, null]);
  expect(of('difference')).toBeCloseTo(50_000 - 12_345.678, 9);
});

test('sums are saved in whole units, with headings in words', () => {
  const sheet = figureSheet('table', [ROW], key => key);
  const [head, line] = csvText(savedSheet(sheet, 'p', word => word)).split('\r\n');
  expect(head?.split(',').slice(0, 6)).toEqual([
    'table',
    'currency',
    'coups',
    'pace',
    'drop',
    'handle',
  ]);
  expect(line?.split(',').slice(0, 6)).toEqual(['crown-1', 'AUD', '40', '61.5', '2000', '10000']);
});

test('what does not agree stands first, and is counted', () => {
  const line = { table: 't', day: '2026-01-01', currency: 'AUD', what: 'win-ledger' } as const;
  const lines: ReconciledAccounts['lines'] = [
    { ...line, table: 'a', reported: 5, held: 5 },
    { ...line, table: 'b', reported: 7, held: 5 },
  ];
  const found: ReconciledAccounts = { fresh: 'up-to-date', lines, others: [] };
  expect(reconciliationSheet(found, what => what).rows.map(([table]) => table)).toEqual(['b', 'a']);
  expect(wordsOn(draw(<Reconciled report={found} />))).toContain('1 sums do not agree');
  const agreed = { ...found, lines: lines.slice(0, 1) };
  expect(wordsOn(draw(<Reconciled report={agreed} />))).toContain('agrees to the cent');
});

test('a row is narrowed to itself, in its own currency', () => {
  const around = { ...PERIOD, table: 'crown-1' };
  expect(narrowedTo(around, 'dealer', { ...ROW, key: 'dora' })).toEqual({
    ...{ ...around, dealer: 'dora', currency: 'AUD' },
  });
  expect(narrowedTo(around, 'day', { ...ROW, key: '2026-01-02' })).toMatchObject({
    ...{ from: '2026-01-02', to: '2026-01-02', table: 'crown-1' },
  });
  expect(narrowedTo(around, 'table', { ...ROW, key: '' })).toEqual({ ...around, currency: 'AUD' });
});

// The pit's list: what wants a person comes first, and stands there in words.

import { expect, test } from 'vitest';
import { pitLineOf } from '../../server/connections/pit-line.ts';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import { plainSetup, readyTable, type Scene } from '../../table/testing/scene.ts';
import type { TableSummary } from '../../wire/index.ts';
import { viewAt } from '../testing/at-console.tsx';
import { draw, wordsOn } from '../testing/draw.tsx';
import { LANGUAGES } from '../texts/index.ts';
import { PitTables } from './pit.tsx';
import { pitRows } from './pit-rows.ts';
import { LastCoups } from './table-side.tsx';

const summary = (table: string, more: Partial<TableSummary> = {}): TableSummary => ({
  ...{ table, title: `Table ${table}`, rulebook: 'crown', version: 'traditional' },
  ...{ phase: 'wagering', shoe: 1, coup: 1, closesAt: null, seats: 7, taken: 3 },
  ...{ freeSeats: [], connected: 3, shoeIs: 'dealt', dealer: 'by-hand' },
  ...{ frozen: false, stopped: null, ...more },
});

const lineOf = (name: string, { table }: Scene) =>
  pitLineOf(name, { table, book: RULEBOOKS.crown });
const quiet = readyTable(plainSetup('crown', 'traditional'));
const disputed = readyTable(plainSetup('crown', 'traditional'));
disputed.do({ do: 'open-claim', says: 'Paid too little.' });

const tables = [
  summary('a'),
  summary('b', { taken: 7 }),
  summary('c', { stopped: 'The disk is full.' }),
];
const lines = [lineOf('a', quiet), lineOf('b', disputed), lineOf('c', quiet)];

test('a stopped table comes first, then a claim, then the quiet ones', () => {
  const order = pitRows(tables, lines, 'trouble').map(row => row.summary.table);
  expect(order).toEqual(['c', 'b', 'a']);
  expect(pitRows(tables, lines, 'taken')[0]?.summary.table).toBe('b');
  expect(pitRows(tables, lines, 'table').map(row => row.summary.table)).toEqual(['a', 'b', 'c']);
});

test.each(LANGUAGES)('%s: every row says what waits there', language => {
  const list = { tables, lines, chosen: null, onChoose: () => undefined };
  const says = wordsOn(draw(<PitTables {...list} />, language));
  expect(says).toContain('The disk is full.');
  // Sums of several currencies stand below each other: each row says which its are.
  expect(says).toContain('Table b b AUD');
  expect(says).toContain('7/7');
});

test('the coups behind the figures: what was staked, what was paid, what was ruled', () => {
  const scene = readyTable(plainSetup('crown-rapid', 'traditional'));
  scene.do({ do: 'open-wagering' }).wager(1, 'player', 50_000).do({ do: 'close-wagering' });
  scene.cards('9s 3d Ks 4h').do({ do: 'settle-coup' });
  const { records } = viewAt(scene);
  expect(wordsOn(draw(<LastCoups records={records} onOpen={() => undefined} />))).toMatch(
    /1 Player wins, 9 over 7 500.00 1,000.00/,
  );
});

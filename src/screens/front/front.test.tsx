// The front page: which house, which tables, which doors; and where a visitor plays soonest.

import { asWritten } from '../../wire/reasons/house-reasons.ts';
import { expect, test } from 'vitest';
import type { HousePage, LobbyTable } from '../../wire/index.ts';
import { draw, wordsOn } from '../testing/draw.tsx';
import { LANGUAGES } from '../texts/index.ts';
import { firstTable } from './first-table.ts';
import { VISITOR_ROLES } from '../../wire/roles.ts';
import { FrontFace } from './front.tsx';
import { TableForOne } from './table-for-one.tsx';

const summary = (table: string, changes: Partial<LobbyTable> = {}): LobbyTable => ({
  table,
  title: `Table ${table}`,
  rulebook: 'crown',
  version: 'traditional',
  phase: 'wagering',
  shoe: 1,
  coup: 12,
  closesAt: 20_000,
  seats: 9,
  taken: 4,
  freeSeats: [5, 6, 7, 8, 9],
  connected: 4,
  shoeIs: 'virtual',
  dealer: 'virtual',
  frozen: false,
  stopped: null,
  currency: 'AUD',
  limits: { min: 500, max: 500_000 },
  road: 'BPpTBBb',
  ...changes,
});

const page: HousePage = {
  house: 'Northshore',
  demonstration: true,
  release: '1.2.3',
  key: 'abcdefgh12345678',
  now: 1000,
  open: true,
  reason: null,
  simulatedPatrons: true,
  helpLine: null,
  roles: [...VISITOR_ROLES],
  tables: [summary('A'), summary('B', { phase: 'dealing', closesAt: null })],
};

test('it says where the visitor is, which tables are live, and how to begin', () => {
  const words = wordsOn(draw(<FrontFace page={page} />));
  expect(words).toContain('You are at the front door of Northshore , a demonstration house');
  expect(words).toMatch(/First time here\? .*Insert \$100.*Play now Table A/);
  expect(words).toContain('Wagers are open Crown Melbourne · Coup 12');
  expect(words).toContain('Dealing');
});

test('a table says its limits, its seats and how its shoe went', () => {
  const html = draw(<FrontFace page={page} />);
  const words = wordsOn(html);
  expect(words).toContain('Banker 3 Player 1 Tie 1');
  expect(words).toContain('Limits 5 – 5,000 AUD 5 free seats');
  expect(html.match(/seat-taken/g)).toHaveLength(2 * 4);
});

test('a full table is no seat; a house without roads shows none', () => {
  const full = { ...page, tables: [summary('A', { freeSeats: [], taken: 9, road: null })] };
  const html = draw(<FrontFace page={full} />);
  expect(html).not.toContain('terminal.html');
  expect(wordsOn(html)).toContain('no free seat');
  expect(html).not.toContain('small-road');
});

test('each table has its doors; consoles are opened in the role that was chosen', () => {
  const html = draw(<FrontFace page={page} />);
  for (const door of ['terminal', 'one', 'console', 'display']) {
    expect(html).toContain(`/${door}.html?table=B`);
  }
  expect(html).toContain('/console.html?table=B&amp;role=dealer');
});

test('a live house has no seats to give away: staff sign in', () => {
  const html = draw(<FrontFace page={{ ...page, demonstration: false }} />);
  expect(html).not.toMatch(/terminal\.html|one\.html|[;?&]role=/);
  expect(wordsOn(html)).toContain('Sign in at the console');
  expect(html).toContain('href="/pit.html"');
});

test('a house that cannot play says why, a stopped or frozen table too', () => {
  const says = 'The disk is full.';
  const tables = [
    summary('A', { stopped: 'Its journal is damaged.' }),
    summary('B', { frozen: true }),
  ];
  const words = wordsOn(
    draw(<FrontFace page={{ ...page, open: false, reason: asWritten(says), tables }} />),
  );
  expect(words).toContain(says);
  expect(words).toContain('stopped: Its journal is damaged.');
  expect(words).toContain('frozen');
  expect(words).not.toContain('Play now');
});

test('before the house has answered the page is not blank', () => {
  expect(wordsOn(draw(<FrontFace page={null} />))).toContain('Looking for the house');
});

test('a visitor is led to wagers with time left, else to where they open next', () => {
  const late = summary('late', { closesAt: 3000 });
  const soon = summary('soon', { phase: 'between-coups', closesAt: null });
  const open = summary('open', { closesAt: 15_000 });
  const shuffling = summary('shuffling', { phase: 'preparing' });
  expect(firstTable([shuffling, late, soon, open], 1000)?.table).toBe('open');
  expect(firstTable([shuffling, late, soon], 1000)?.table).toBe('soon');
  expect(firstTable([shuffling, late], 1000)?.table).toBe('late');
  const byHand = summary('by-hand', { closesAt: null, dealer: 'by-hand' });
  expect(firstTable([byHand, shuffling], 1000)?.table).toBe('shuffling');
  expect(firstTable([byHand], 1000)?.table).toBe('by-hand');
  expect(firstTable([summary('full', { freeSeats: [] })], 1000)).toBeUndefined();
  expect(firstTable([summary('hand', { shoeIs: 'dealt' })], 1000)).toBeUndefined();
});

test.each(LANGUAGES)('a table for one has its three screens in %s', language => {
  const html = draw(<TableForOne table="A" />, language);
  expect([...html.matchAll(/src="\/(\w+)\.html/g)].map(([, name]) => name)).toEqual([
    'terminal',
    'console',
    'display',
  ]);
  expect(html.match(new RegExp(`lang=${language}`, 'g'))).toHaveLength(3);
  expect(html).not.toContain('sandbox');
});

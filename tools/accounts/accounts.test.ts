import { readdirSync, readFileSync } from 'node:fs';

import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { catchUp, checkProjection } from '../../src/server/reports/projections/catch-up.ts';
import { floor } from '../../src/server/reports/projections/index.ts';
import { readCoupsBehind } from '../../src/server/reports/accounts/behind.ts';
import type { Journal } from '../../src/server/storage/journal/journal.ts';
import { startTestPostgres, type TestPostgres } from '../../src/server/testing/database.ts';
import { journalOn } from '../../src/server/testing/journal.ts';
import { compareReports } from './compare.ts';
import { playDay, RULE } from './play-day.ts';

// A day is played first, and odds are worked out twice.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const SHIFTS = { ...RULE, shifts: 3 };
let postgres: TestPostgres;
let journal: Journal;
beforeAll(async () => {
  postgres = await startTestPostgres();
  journal = await journalOn(postgres.address);
  await playDay(journal, { seed: 7, tables: 9, coups: 270 });
  await catchUp(journal.db, floor);
});
afterAll(async () => {
  await journal.close();
  await postgres.stop();
});

test('[R-MTR-7] every report equals the second count, to the cent and to 1e-9', async () => {
  const { figures, differences, worst } = await compareReports(journal.db, SHIFTS);
  expect(differences).toEqual([]);
  expect(figures).toBeGreaterThan(900);
  expect(worst).toBeLessThan(1e-9);
  expect(await checkProjection(journal.db, floor)).toEqual([]);
  const { rows } = await journal.db.query<{ corrections: number }>(
    'select count(*)::int as corrections from coup_correction where stake - paid + deferred <> 0',
  );
  expect(rows[0]?.corrections).toBeGreaterThan(3);
  // How many coups lie behind a figure is read from the sums: it is how many there are.
  const { rows: days } = await journal.db.query<{ day: string; coups: number }>(
    'select gaming_day::text as day, count(*)::int as coups from coup group by 1',
  );
  for (const { day, coups } of days) {
    const { total } = await readCoupsBehind(journal.db, { from: day, to: day, limit: 1 }, SHIFTS);
    expect(total).toBe(coups);
  }
});

test.each([
  `update report_cell_day set paid = paid + 1
    where ctid = (select ctid from report_cell_day limit 1)`,
  `update report_product_day set product = product * 1.001
    where ctid = (select ctid from report_product_day
      where bet = 'player' and game like 'mbs%' limit 1)`,
  `delete from report_count where ctid =
    (select ctid from report_count where what like 'in %' limit 1)`,
  `update ledger_day set cents = cents - 1
    where ctid = (select ctid from ledger_day where class = 'house' and memo = 'payment' limit 1)`,
  `update report_cell_day set dealer = 'nobody'
    where ctid = (select ctid from report_cell_day limit 1)`,
])('a report that is damaged is found out: %s', async damage => {
  const client = await journal.db.connect();
  try {
    await client.query('begin');
    await client.query(damage);
    // The pool's own client sees what it has changed.
    const { differences } = await compareReports(client as never, SHIFTS);
    expect(differences.length).toBeGreaterThan(0);
  } finally {
    await client.query('rollback');
    client.release();
  }
});

test('the second count shares no code with what it counts', () => {
  const folder = new URL('second/', import.meta.url);
  for (const file of readdirSync(folder)) {
    const text = readFileSync(new URL(file, folder), 'utf8');
    const imports = [...text.matchAll(/from '([^']+)'/gu)].map(([, from]) => from);
    expect(imports.filter(from => !from?.startsWith('./'))).toEqual([]);
  }
});

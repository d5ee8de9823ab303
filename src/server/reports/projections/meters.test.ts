import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Journal } from '../../storage/journal/journal.ts';
import { startTestPostgres, type TestPostgres } from '../../testing/database.ts';
import { journalOn, stored, TestTable } from '../../testing/journal.ts';
import { catchUp } from './catch-up.ts';
import { floor } from './index.ts';

let postgres: TestPostgres;
let journal: Journal;
beforeAll(async () => {
  postgres = await startTestPostgres();
  journal = await journalOn(postgres.address);
});
afterAll(async () => {
  await journal.close();
  await postgres.stop();
});

const wager = (outcome: string, stake: number, paid: number) => ({
  ...{
    on: 'player',
    stake,
    paid,
    outcome,
    commission: 0,
    clause: '1',
    reason: { code: 'not-decided-yet' },
    patron: 'p',
  },
});

const coupOf = (number: number, ...paid: readonly object[]) => ({
  record: {
    ...{ shoe: 1, number, standing: 'counts', result: 'tie', playerCount: 6, bankerCount: 6 },
    ...{ cards: [], seats: [{ seat: 1, paid }] },
  },
});

const metersOf = async (gamingDay: string): Promise<Readonly<Record<string, number>>> => {
  await catchUp(journal.db, floor);
  const { rows } = await journal.db.query<{ meter: string; cents: number }>(
    'select meter, cents from meter where gaming_day = $1 order by meter',
    [gamingDay],
  );
  return Object.fromEntries(rows.map(({ meter, cents }) => [meter, cents]));
};

test('[R-MTR-5] [R-MTR-6] a push is in stake and in paid; a void wager in neither', async () => {
  const table = await TestTable.open(journal, 'table:1');
  const settle = (kind: string, gamingDay: string, body: object) =>
    table.append({ gamingDay, events: [{ kind, version: 1, body }], transfers: [] });
  const coup = coupOf(1, wager('push', 1_000, 1_000), wager('win', 500, 1_000));
  stored(await settle('coup-settled', '2025-03-01', coup));
  stored(await settle('coup-voided', '2025-03-02', coupOf(2, wager('void', 700, 700))));
  expect(await metersOf('2025-03-01')).toEqual({ paid: 2_000, stake: 1_500, won: 500 });
  expect(await metersOf('2025-03-02')).toEqual({ void: 700 });
});

test('[R-MTR-4] [R-CLK-2] meters never begin anew: a day is a line of its own', async () => {
  const table = await TestTable.open(journal, 'table:1');
  const more = coupOf(3, wager('lose', 900, 0));
  const events = [{ kind: 'coup-settled', version: 1, body: more }];
  stored(await table.append({ gamingDay: '2025-03-03', events, transfers: [] }));
  expect(await metersOf('2025-03-03')).toEqual({ stake: 900 });
  expect(await metersOf('2025-03-01')).toEqual({ paid: 2_000, stake: 1_500, won: 500 });
});

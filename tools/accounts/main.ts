// npm run accounts -- --tables 20 --coups 5000 [--seed N]: a gaming day with irregularities, every
// report of it held against a second count from the journal.

import { parseArgs } from 'node:util';

import { catchUp } from '../../src/server/reports/projections/catch-up.ts';
import { floor } from '../../src/server/reports/projections/index.ts';
import { startTestPostgres } from '../../src/server/testing/database.ts';
import { journalOn } from '../../src/server/testing/journal.ts';
import { compareReports } from './compare.ts';
import { playDay, RULE } from './play-day.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '20' },
    coups: { type: 'string', default: '5000' },
    seed: { type: 'string', default: '1' },
  },
});
const [tables, coups, seed] = [Number(values.tables), Number(values.coups), Number(values.seed)];
const postgres = await startTestPostgres();
const journal = await journalOn(postgres.address);
try {
  const begun = performance.now();
  const seconds = (): string => `${((performance.now() - begun) / 1000).toFixed(0)} s`;
  const played = await playDay(journal, { seed, tables, coups });
  const { events } = await catchUp(journal.db, floor);
  console.log(`${played} coups at ${tables} tables, ${events} events (${seconds()})`);
  const { rows } = await journal.db.query<{ kind: string; count: number }>(
    `select kind, count(*)::int as count from journal
      where kind in ('coup-restated', 'coup-voided', 'irregularity-ruled') group by 1 order by 1`,
  );
  console.log(rows.map(({ kind, count }) => `${kind} ${count}`).join(', '));
  const { figures, differences, worst } = await compareReports(journal.db, { ...RULE, shifts: 3 });
  for (const difference of differences.slice(0, 20)) console.log(`  ${difference}`);
  const says = differences.length === 0 ? 'all equal' : `${differences.length} DIFFER`;
  console.log(`${figures} figures: ${says}; odds within ${worst.toExponential(1)} (${seconds()})`);
  process.exitCode = differences.length === 0 ? 0 : 1;
} finally {
  await journal.close();
  await postgres.stop();
}

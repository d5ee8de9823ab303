import { afterEach, expect, test } from 'vitest';

import { migrate } from '../migrations/migrate.ts';
import { connect } from '../postgres/connect.ts';
import type { PostgresSettings } from '../postgres/server-parameters.ts';
import { startTestPostgres } from '../../testing/database.ts';
import { stored, TestTable } from '../../testing/journal.ts';
import { Journal, openJournal } from './journal.ts';

const afterwards: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of afterwards.splice(0).toReversed()) await step();
});

/** How often the database has synced its write-ahead log, by its own count. */
const SYNCS = `select coalesce(sum(fsyncs), 0)::bigint as syncs
  from pg_stat_io where object = 'wal'`;

/** Appends one after another, each acknowledged before the next: how many syncs were there? */
async function syncsForAppends(count: number, settings: PostgresSettings): Promise<number> {
  const postgres = await startTestPostgres({ settings });
  afterwards.push(postgres.stop);
  const watcher = await connect(postgres.address, 'sabot test');
  afterwards.push(() => watcher.end());
  await migrate(watcher);
  // Made without the check that would refuse a database that does not sync.
  const journal = new Journal({ address: postgres.address, owner: 'test-house' });
  const table = await TestTable.open(journal, 'table:1');
  const syncs = async (): Promise<number> => {
    const { rows } = await watcher.query<{ syncs: number }>(SYNCS);
    return rows[0]?.syncs ?? 0;
  };
  const before = await syncs();
  for (let n = 0; n < count; n += 1) stored(await table.append());
  // A session hands its counts in when it ends.
  await journal.close();
  await watcher.query('select pg_stat_force_next_flush()');
  return (await syncs()) - before;
}

test('[R-MEM-2] durable means synced: no acknowledgement without a sync of the log', async () => {
  expect(await syncsForAppends(50, {})).toBeGreaterThanOrEqual(50);
});

test('with sync turned off the count shows it, and the journal does not open', async () => {
  expect(await syncsForAppends(50, { fsync: 'off' })).toBeLessThan(50);
  const postgres = await startTestPostgres({ settings: { synchronous_commit: 'off' } });
  afterwards.push(postgres.stop);
  expect(await openJournal({ address: postgres.address, owner: 'house' })).toMatchObject({
    failed: 'not-durable',
  });
});

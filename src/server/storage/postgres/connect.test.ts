import { expect, test } from 'vitest';

import { startTestPostgres } from '../../testing/database.ts';
import { connections } from './connect.ts';

test('a connection that breaks in a transaction fails its next query and no more', async () => {
  const postgres = await startTestPostgres();
  const db = connections(postgres.address, 'sabot test', 2);
  const client = await db.connect();
  await client.query('begin');
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const broken = new Promise(told => client.once('end', () => told(null)));
  await db.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await broken;
  await expect(client.query('select 1')).rejects.toThrow('Client');
  client.release(true);
  expect((await db.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await db.end();
  await postgres.stop();
});

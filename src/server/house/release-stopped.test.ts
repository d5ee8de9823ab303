import { expect, test } from 'vitest';

import { dealtTable } from '../testing/house.ts';
import { LiveHouse, PASSWORD } from '../testing/live-house.ts';

const TABLES = [dealtTable('t1'), dealtTable('t2')];

test('[R-MEM-4] [R-EVT-3] two people release a table whose journal holds', async () => {
  const live = await LiveHouse.start(TABLES);
  const { house, folder } = live.running;
  const operator = await live.as('operator');
  await live.as('casino-supervisor');
  await live.as('dealer');
  const release = (table: string, id: string) => {
    const body = { why: 'figures were changed by hand', approver: { id, password: PASSWORD } };
    return live.ask(`/api/tables/${table}/release`, body, operator);
  };
  expect((await release('t1', 'the-casino-supervisor')).body).toMatchObject({
    says: 'It is not stopped.',
  });
  for (const table of ['t1', 't2']) house.stopTable(table, 'the meters disagree');
  const { db } = house.journal;
  await expect
    .poll(async () => (await house.journal.streams()).filter(one => one.stopped !== null).length)
    .toBe(2);
  expect((await release('t1', 'the-dealer')).body).toMatchObject({ denied: 'not-authorised' });
  expect((await release('t1', 'the-casino-supervisor')).status).toBe(200);
  // The other one's journal was touched: it stays as it is.
  await db.query(`alter table journal disable trigger all;
    update journal set body = '{"rulebook":"crown"}' where ctid = (select j.ctid from journal j
      join stream s on s.id = j.stream where s.name = 'table:t2' order by seq limit 1);
    alter table journal enable trigger all`);
  expect((await release('t2', 'the-casino-supervisor')).body).toMatchObject({
    says: 'It stays stopped: Event 1 of table:t2 was changed.',
  });
  const { rows } = await db.query<{ body: string }>(
    `select body from journal where kind = 'table-released'`,
  );
  expect(rows.map(({ body }) => JSON.parse(body) as unknown)).toMatchObject([
    { table: 't1', by: 'the-operator', approvedBy: 'the-casino-supervisor' },
  ]);
  await live.running.close();
  const again = await LiveHouse.start(TABLES, {}, { folder });
  expect(again.running.house.table('t1')?.stopped).toBeNull();
  expect(again.running.house.table('t2')?.stopped).toMatch(/the meters disagree/u);
  await again.running.end();
}, 60_000);

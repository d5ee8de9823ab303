import type pg from 'pg';
import { expect, test } from 'vitest';

import { staff } from '../../../table/testing/scene.ts';
import type { SentCommand } from '../../../table/acts.ts';
import { floor } from '../../reports/projections/index.ts';
import { connect } from '../../storage/postgres/connect.ts';
import { reachDatabase } from '../../storage/postgres/reach.ts';
import { must } from '../../testing/database.ts';
import { Forger } from '../../testing/forger.ts';
import { dealtTable } from '../../testing/house.ts';
import { LiveHouse, PASSWORD } from '../../testing/live-house.ts';

const DEALER = staff('dealer');
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

/** A house with a table at which somebody has bought in; the operator and a supervisor. */
async function houseWithPatron(): Promise<LiveHouse> {
  const live = await LiveHouse.start(TABLES, { auditSeconds: 1 });
  await act(live, { do: 'sign-on', duty: 'dealer' });
  await act(live, { do: 'open-table', setup: dealtTable('t1').setup });
  await act(live, { do: 'buy-in', seat: 1, patron: 'p1', tender: 'chips', cents: 5_000 });
  return live;
}

async function act(live: LiveHouse, command: SentCommand): Promise<void> {
  const outcome = live.running.house.table('t1')?.parts?.mailbox.submit({ by: DEALER, command });
  expect(await outcome).toMatchObject({ outcome: 'done' });
}

/** Closes a house, works on its database, and opens it again. */
async function meanwhile(
  live: LiveHouse,
  work: (forger: Forger, client: pg.Client) => Promise<void>,
): Promise<LiveHouse> {
  const { folder } = live.running;
  await live.running.close();
  const reached = must(await reachDatabase({ data: folder }, 'sabot test', 'own'));
  const client = await connect(reached.address, 'sabot test');
  await work(await Forger.at(client, 'table:t1'), client);
  await client.end();
  await reached.leave();
  return LiveHouse.start(TABLES, { auditSeconds: 1 }, { folder });
}

const nothing = (): Promise<void> => Promise.resolve();

const whyStopped = (live: LiveHouse): string | null =>
  live.running.house.table('t1')?.stopped ?? null;

async function released(live: LiveHouse): Promise<number> {
  const operator = await live.as('operator');
  await live.as('casino-supervisor');
  const body = {
    why: 'looked into',
    approver: { id: 'the-casino-supervisor', password: PASSWORD },
  };
  return (await live.ask('/api/tables/t1/release', body, operator)).status;
}

test('[R-MEM-4] a released table stays released, and stops again for new damage', async () => {
  let live = await meanwhile(await houseWithPatron(), forger =>
    forger.forgeSnapshot(`replace(body, '"pages":[]', '"pages":[["forged.page",7,[7,2]]]')`),
  );
  await live.running.check.done;
  expect(whyStopped(live)).toMatch(/remembers an answer to forged.page/u);
  expect(await released(live)).toBe(200);
  const { db } = live.running.house.journal;
  const kept = await db.query(`select from snapshot s join stream t on t.id = s.stream
    where t.name = 'table:t1'`);
  expect(kept.rowCount).toBe(0);
  for (let start = 0; start < 2; start += 1) {
    live = await meanwhile(live, nothing);
    await live.running.check.done;
    expect(whyStopped(live)).toBeNull();
  }
  live = await meanwhile(live, forger =>
    forger.tamper(`update journal set body = '{"rulebook":"crown"}' where ${forger.at(1)}`),
  );
  await live.running.check.done;
  expect(whyStopped(live)).toMatch(/Event 1 of table:t1 was changed/u);
  await live.running.end();
}, 60_000);

test('[R-MTR-2] meters that it was released with stop it no more, others do', async () => {
  const less = (from: string, to: string) => async (forger: Forger, client: pg.Client) => {
    await forger.rewriteFrom(1, body => body.replace(`"cents":${from}`, `"cents":${to}`));
    await forger.hideTraces();
    for (const table of floor.tables) await client.query(`delete from ${table}`);
  };
  // A journal that is whole and says one thing, while its transfers say another.
  let live = await meanwhile(await houseWithPatron(), less('5000', '4000'));
  await expect.poll(() => whyStopped(live), { timeout: 15_000 }).toMatch(/meters of terminal 1/u);
  expect(await released(live)).toBe(200);
  live = await meanwhile(live, nothing);
  await act(live, { do: 'buy-in', seat: 1, patron: 'p1', tender: 'chips', cents: 700 });
  await expect.poll(() => live.running.audit.turns, { timeout: 15_000 }).toBeGreaterThan(1);
  expect(whyStopped(live)).toBeNull();
  live = await meanwhile(live, less('4000', '3000'));
  await expect.poll(() => whyStopped(live), { timeout: 15_000 }).toMatch(/come to 3700 cents/u);
  await live.running.end();
}, 90_000);

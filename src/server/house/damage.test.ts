import { open } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import type pg from 'pg';

import { connect } from '../storage/postgres/connect.ts';
import { reachDatabase } from '../storage/postgres/reach.ts';
import type { RunningHouse } from '../start.ts';
import { must } from '../testing/database.ts';
import { planOf, startTestHouse, type TestHouse } from '../testing/house.ts';
import { Seated, virtualTable } from '../testing/seated.ts';
import { Screen } from '../testing/screen.ts';

const plan = planOf(virtualTable('t1'), virtualTable('t2'));

/** A row in the middle of a table's wagers, with nobody else's on its page. */
const OWN_PAGE = `
  with pages as (
    select (ctid::text::point)[0]::int as page, min(stream) as first, max(stream) as last
      from journal group by 1)
  select page, pg_relation_filepath('journal') as path from pages join stream on stream.id = first
   where first = last and stream.name = 'table:t1' order by page limit 1`;

/** Two tables have played for a while; many wagers fill some pages of the journal. */
async function played(): Promise<{ house: TestHouse; one: Seated }> {
  const house = await startTestHouse({ commandsPerSecond: 10_000 }, { plan });
  const one = await Seated.at(house.url, 't1');
  await Seated.at(house.url, 't2');
  for (let n = 0; n < 120; n += 1) await one.screen.do(one.command(n % 2 === 0 ? 1_000 : 500));
  await house.check.done;
  expect(house.house.checked).toBe('whole');
  return { house, one };
}

const health = async (house: RunningHouse): Promise<unknown> =>
  (await fetch(`${house.url}/healthz`)).json();

async function eventsOf(house: RunningHouse, kind: string): Promise<readonly unknown[]> {
  const { rows } = await house.house.journal.db.query<{ body: string }>(
    `select body from journal j join stream s on s.id = j.stream
      where s.name = 'house' and kind = $1`,
    [kind],
  );
  return rows.map(({ body }) => JSON.parse(body) as unknown);
}

/** The damaged table is stopped, on every screen and on record; the other one plays. */
async function stoppedAlone(house: TestHouse, says: RegExp): Promise<void> {
  await house.check.done;
  expect(await health(house)).toMatchObject({ play: true, stopped: ['t1'] });
  const display = await Screen.overSocket(house.url);
  await display.hello({ as: 'display', table: 't1' });
  await display.until(() => display.last('notice')?.what === 'table-stopped');
  expect(display.last('notice')?.reason).toMatchObject({ note: expect.stringMatching(says) });
  await expect.poll(() => eventsOf(house, 'table-stopped')).toMatchObject([{ table: 't1' }]);
  const two = await Seated.at(house.url, 't2', 2);
  expect(await two.wager(500)).toMatchObject({ outcome: 'done' });
}

/** Works on the database of a house that is closed; with `forget` its snapshots are gone. */
async function meanwhile(
  folder: string,
  forget: boolean,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const reached = must(await reachDatabase({ data: folder }, 'sabot test', 'own'));
  const client = await connect(reached.address, 'sabot test');
  if (forget) await client.query('delete from snapshot');
  await work(client);
  await client.end();
  await reached.leave();
}

const CASES = [
  ['at the start', true],
  ['by the check behind play', false],
] as const;

test.each(CASES)(
  '[R-MEM-5] a changed byte is found %s, stops that table alone',
  async (_, all) => {
    const { house, one } = await played();
    await house.close();
    await meanwhile(house.folder, all, async client => {
      await client.query(`alter table journal disable trigger all;
      update journal set body = replace(body::text, '1000', '1001')::json
       where ctid = (select j.ctid from journal j join stream s on s.id = j.stream
         where s.name = 'table:t1' and j.kind = 'wagers-changed' order by seq offset 20 limit 1);
      alter table journal enable trigger all`);
    });
    const again = await startTestHouse({}, { plan, folder: house.folder });
    expect(again.house.table('t1')?.parts === null).toBe(all);
    await stoppedAlone(again, /Event \d+ of table:t1 was changed/);
    const back = await one.back(again.url);
    expect(await back.wager(500)).toMatchObject({
      refusal: { refused: 'table-stopped', clause: 'R-MEM-5' },
    });
    // It is not forgotten: the next start knows it from the first moment.
    await again.close();
    const third = await startTestHouse({}, { plan, folder: house.folder });
    expect(await health(third)).toMatchObject({ stopped: ['t1'] });
    await third.end();
  },
  60_000,
);

test.each(CASES)(
  '[R-MEM-5] so is a byte that changed on the disk, %s',
  async (_, all) => {
    const { house } = await played();
    await house.close();
    let at = 0;
    let path = '';
    await meanwhile(house.folder, all, async client => {
      const { rows } = await client.query<{ page: number; path: string }>(OWN_PAGE);
      at = 8192 * (rows[0]?.page ?? 0) + 8000;
      path = join(house.folder, 'postgres', rows[0]?.path ?? '');
    });
    const file = await open(path, 'r+');
    const { buffer } = await file.read(Buffer.alloc(1), 0, 1, at);
    await file.write(Buffer.from([(buffer[0] ?? 0) ^ 1]), 0, 1, at);
    await file.close();
    const again = await startTestHouse({}, { plan, folder: house.folder });
    expect(again.house.table('t1')?.parts === null).toBe(all);
    await stoppedAlone(again, /The disk has changed under table:t1/);
    await again.end();
  },
  60_000,
);

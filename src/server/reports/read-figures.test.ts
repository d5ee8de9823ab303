import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { englishText } from '../../texts/index.ts';
import { playedHouse } from '../testing/played-house.ts';
import type { TestHouse } from '../testing/house.ts';
import { post } from '../testing/screen.ts';
import { PROJECTIONS } from './projections/index.ts';
import { catchUp, checkProjection, rebuild } from './projections/catch-up.ts';
import { verifyHouse } from '../checks/verify/verify-house.ts';
import type {
  CoupList,
  CoupStoryPage,
  DayFigures,
  MeterList,
  SignificantEvents,
} from '../../wire/reports/figures.ts';

// A house plays first, and the thread that gathers figures reads its sources anew.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let house: TestHouse;
beforeAll(async () => {
  house = await playedHouse();
});
afterAll(() => house.end());

/** Who asks, in that role. */
async function as(role: string): Promise<{ readonly authorization: string }> {
  const { body } = await post(`${house.url}/api/demo/roles`, { role });
  return { authorization: `Bearer ${(body as { readonly token: string }).token}` };
}

async function look<Page>(path: string, role = 'inspector'): Promise<Page> {
  const answer = await fetch(`${house.url}${path}`, { headers: await as(role) });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Page;
}

test('[R-HIS-2] staff look up coups and have them told again', async () => {
  const { coups, fresh } = await look<CoupList>('/api/tables/rapid/coups?shoe=1');
  expect(fresh).toBe('up-to-date');
  const records = house.house.table('rapid')?.parts?.mailbox.table.records ?? [];
  expect(coups.length).toBeGreaterThanOrEqual(records.length);
  // Whether anybody wagers on a coup is up to the simulated patrons.
  const record = records.findLast(({ seats }) => seats.length > 0);
  const newest = coups.find(({ coup }) => coup === record?.number);
  expect(newest).toMatchObject({
    coup: record?.number,
    result: record?.result,
    playerCount: record?.playerCount,
    gamingDay: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    currency: 'AUD',
    stake: record?.seats.flatMap(({ paid }) => paid).reduce((sum, { stake }) => sum + stake, 0),
  });
  const story = await look<CoupStoryPage>(`/api/tables/rapid/coups/1/${newest?.coup}`);
  const paid = record?.seats.flatMap(seat => seat.paid)[0];
  expect(story).toMatchObject({ table: 'rapid', rulebook: 'crown-rapid' });
  const lines = story.lines.map(({ says, clause }) => ({ clause, text: englishText(says) }));
  expect(lines[0]?.text).toContain('wagers are called for');
  expect(lines).toContainEqual({
    clause: paid?.clause,
    text: expect.stringContaining(paid === undefined ? '?' : englishText(paid.reason)),
  });
});

test('[R-MTR-1] meters by seat and bet add up to what the coups say', async () => {
  const { meters } = await look<MeterList>('/api/meters?table=live');
  const { coups } = await look<CoupList>('/api/tables/live/coups?limit=500');
  const metered = (name: string): number =>
    meters.filter(({ meter }) => meter === name).reduce((sum, { cents }) => sum + cents, 0);
  const summed = (of: 'stake' | 'paid' | 'commission'): number =>
    coups.reduce((sum, coup) => sum + coup[of], 0);
  expect(metered('stake')).toBeGreaterThan(0);
  expect(metered('stake') + metered('void')).toBe(summed('stake'));
  expect(metered('commission')).toBe(summed('commission'));
  expect(metered('in')).toBeGreaterThan(0);
  const none = await look<MeterList>('/api/meters?from=1999-01-01&to=1999-12-31');
  expect(none.meters).toEqual([]);
});

test('a gaming day by quarters of an hour comes to the same sums as its coups', async () => {
  const { day, quarters } = await look<DayFigures>('/api/day');
  const { coups } = await look<CoupList>('/api/tables/live/coups?limit=500');
  const ofDay = coups.filter(({ gamingDay }) => gamingDay === day);
  expect(ofDay.length).toBeGreaterThan(0);
  const live = quarters.filter(({ table }) => table === 'live');
  for (const of of ['stake', 'paid'] as const) {
    expect(live.reduce((sum, quarter) => sum + quarter[of], 0)).toBe(
      ofDay.reduce((sum, coup) => sum + coup[of], 0),
    );
  }
  expect(live.reduce((sum, quarter) => sum + quarter.coups, 0)).toBe(ofDay.length);
  expect(live.every(({ at }) => at % 900_000 === 0)).toBe(true);
  expect(await look<DayFigures>('/api/day?day=1999-01-01')).toMatchObject({ quarters: [] });
});

test('[R-EVT-2] significant events of house and tables, the newest first', async () => {
  const { events } = await look<SignificantEvents>('/api/significant-events?limit=500');
  const kinds = new Set(events.map(({ kind }) => kind));
  expect([...kinds]).toEqual(
    expect.arrayContaining(['house-opened', 'server-started', 'coup-settled', 'wagering-closed']),
  );
  expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted((a, b) => b - a));
  const some = await look<SignificantEvents>(
    '/api/significant-events?table=live&kind=coup-settled&limit=2',
  );
  expect(some.events.map(({ stream, kind }) => `${stream} ${kind}`)).toEqual([
    'table:live coup-settled',
    'table:live coup-settled',
  ]);
});

test('[R-ACC-1] who deals or pays looks nothing up; nor does a stranger', async () => {
  for (const role of ['dealer', 'cashier']) {
    const answer = await fetch(`${house.url}/api/meters`, { headers: await as(role) });
    expect([role, answer.status]).toEqual([role, 403]);
  }
  for (const path of ['/api/meters', '/api/significant-events', '/api/tables/rapid/coups']) {
    expect([path, (await fetch(`${house.url}${path}`)).status]).toEqual([path, 401]);
  }
  const headers = await as('inspector');
  for (const path of ['/api/tables/none/coups', '/api/tables/rapid/coups/99/1']) {
    const { status } = await fetch(`${house.url}${path}`, { headers });
    expect([path, status]).toEqual([path, 404]);
  }
});

test('a projection made again is the same, and a change in one is found', async () => {
  const { db } = house.house.journal;
  for (const projection of PROJECTIONS) {
    await catchUp(db, projection);
    expect(await checkProjection(db, projection)).toEqual([]);
    await rebuild(db, projection);
    expect(await checkProjection(db, projection)).toEqual([]);
  }
  const { address } = house;
  expect(await verifyHouse({ address })).toMatchObject({ isWhole: true });
  for (const change of [
    `update meter set cents = cents + 1 where ctid = (select ctid from meter limit 1)`,
    `update coup set result = 'tie' where ctid =
       (select ctid from coup where result <> 'tie' limit 1)`,
    `delete from significant_event where kind = 'house-opened'`,
    `update balance set credits = credits + 100, debits = debits + 100
      where ctid = (select ctid from balance limit 1)`,
  ]) {
    await db.query(change);
    const report = await verifyHouse({ address });
    expect(report).toMatchObject({ isWhole: false });
    expect(report.damages.map(({ found }) => found)).toContain('projection-differs');
    for (const projection of PROJECTIONS) await rebuild(db, projection);
  }
});

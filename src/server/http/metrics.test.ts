import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { startHouse } from '../start.ts';
import { lagReader } from '../checks/projector/lag.ts';
import { freePort } from '../testing/free-port.ts';
import {
  dealtTable,
  planOf,
  startTestHouse,
  testSettings,
  type TestHouse,
} from '../testing/house.ts';

let house: TestHouse;
let place: string;
let monitoring: string;

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'sabot-place-'));
  const metricsPort = await freePort();
  monitoring = `http://127.0.0.1:${metricsPort}`;
  house = await startTestHouse(
    { metricsPort, metricsHost: '127.0.0.1', checkpoints: place },
    { plan: planOf(dealtTable('t1')) },
  );
}, 60_000);
afterAll(async () => {
  await house.end();
  await rm(place, { recursive: true });
});

const status = async (url: string): Promise<number> => (await fetch(url)).status;

/** The figures by name and labels, as they are scraped. */
async function scraped(): Promise<ReadonlyMap<string, number>> {
  const text = await (await fetch(`${monitoring}/metrics`)).text();
  const lines = text.matchAll(/^([a-z0-9_]+(?:\{[^}]*\})?) (\S+)$/gmu);
  return new Map([...lines].map(([, name = '', value]) => [name, Number(value)]));
}

test('figures have a port of their own, and the screens’ port has none then', async () => {
  expect(await status(`${monitoring}/metrics`)).toBe(200);
  expect(await status(`${house.url}/metrics`)).toBe(404);
  expect(await status(`${monitoring}/api/house`)).toBe(404);
});

test.each(['/livez', '/readyz', '/healthz'])('%s is answered on both ports', async path => {
  expect([await status(`${monitoring}${path}`), await status(`${house.url}${path}`)]).toEqual([
    200, 200,
  ]);
});

test('a house that waits lives and is not ready; without a table it is ready', async () => {
  const probes = async (): Promise<number[]> =>
    Promise.all(['/livez', '/readyz', '/healthz'].map(path => status(`${monitoring}${path}`)));
  house.house.journal.hold('The disk is nearly full.');
  expect(await probes()).toEqual([200, 503, 503]);
  expect(await (await fetch(`${monitoring}/readyz`)).json()).toEqual({
    ok: false,
    says: 'The disk is nearly full.',
  });
  house.house.journal.resume();
  expect(await probes()).toEqual([200, 200, 200]);
  house.house.stopTable('t1', 'for the test');
  expect(await probes()).toEqual([200, 200, 503]);
});

test('build, leases, checkpoints, disk, backlog and the engine’s own work are there', async () => {
  const { version, engine } = house.house.release;
  const figures = await scraped();
  const node = process.versions.node;
  const build = `sabot_build_info{version="${version}",engine="${engine}",node="${node}"}`;
  expect(figures.get(build)).toBe(1);
  // The table, the cage and the house itself.
  expect(figures.get('sabot_leases_held')).toBeGreaterThanOrEqual(2);
  expect(figures.get('sabot_leases_lost_total')).toBe(0);
  expect(figures.get('sabot_lease_renewal_age_seconds')).toBeLessThan(60);
  expect(figures.get('sabot_checkpoint_age_seconds')).toBeLessThan(60);
  expect(figures.get('sabot_checkpoint_interval_seconds')).toBe(600);
  expect(figures.get('sabot_checkpoint_failures_total')).toBe(0);
  expect(figures.get('sabot_disk_free_bytes')).toBeGreaterThan(1_000_000);
  expect(figures.get('sabot_disk_least_bytes')).toBe(512 * 1024 * 1024);
  expect(figures.get('sabot_journal_waiting')).toBeLessThan(100);
  expect(figures.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  const names = [...figures.keys()].map(name => name.replace(/\{.*/u, ''));
  expect(names).toContain('nodejs_gc_duration_seconds_count');
});

test('the lag of projections is their distance from the journal, and ends with it', async () => {
  await house.check.stop();
  const lag = 'sabot_projection_lag_events{projection="floor"}';
  const age = 'sabot_projection_lag_seconds{projection="floor"}';
  await house.house.record.note('door-opened', { device: 'd1' });
  const before = await scraped();
  expect(before.get(lag)).toBeGreaterThan(0);
  expect(before.get(age)).toBeGreaterThan(0);
  const { body } = await askAs(house.url, 'inspector', '/api/significant-events');
  expect(JSON.stringify(body)).toContain('door-opened');
  // Reading them put no event on record.
  const after = await scraped();
  expect([after.get(lag), after.get(age)]).toEqual([0, 0]);
});

test('a database that does not answer keeps no other figure back', async () => {
  const never = { connect: () => new Promise<never>(() => undefined) };
  // The reader asks the pool for a connection and for nothing else.
  const read = lagReader(never as unknown as typeof house.house.journal.db, 20);
  expect(await Promise.all([read(), read()])).toEqual([null, null]);
});

test('events on record are counted by kind, from nought', async () => {
  const kind = 'sabot_house_events_total{kind="sign-in-refused"}';
  expect((await scraped()).get(kind)).toBe(0);
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ id: 'nobody', password: 'wrong' });
  await fetch(`${house.url}/api/sign-in`, { method: 'POST', headers, body });
  expect((await scraped()).get(kind)).toBe(1);
});

test('a port that is taken is told before anything is started', async () => {
  const metricsPort = Number(new URL(monitoring).port);
  const settings = testSettings('/nowhere', { metricsPort, metricsHost: '127.0.0.1' });
  expect(await startHouse({ settings })).toMatchObject({ failed: 'port-in-use' });
});

async function askAs(url: string, role: string, path: string): Promise<{ body: unknown }> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ role });
  const taken = await fetch(`${url}/api/demo/roles`, { method: 'POST', headers, body });
  const { token } = (await taken.json()) as { token: string }; // the route's own answer
  const answer = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } });
  return { body: await answer.json() };
}

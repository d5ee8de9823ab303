import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, test } from 'vitest';

import { verifyHouse } from '../checks/verify/verify-house.ts';
import { startHouse } from '../start.ts';
import { startNode } from './start-node.ts';
import { testSettings } from '../testing/house.ts';
import { comesAbout, TestCluster } from '../testing/cluster.ts';
import { natsHere } from '../testing/nats.ts';
import { Seated, virtualTable } from '../testing/seated.ts';
import { virtualStaff } from '../tables/virtual/next-step.ts';
import { dealtTable } from '../testing/house.ts';

const KINDS = [
  { name: 'in memory', nats: false },
  ...natsHere('nodes over NATS').map(() => ({ name: 'over NATS', nats: true })),
];

const TABLES = ['v-1', 'v-2', 'v-3', 'v-4', 'v-5'].map(virtualTable);

describe.each(KINDS)('three nodes, $name', ({ nats }) => {
  const started = TestCluster.start({ nodes: 3, nats }, [...TABLES, dealtTable('hand-1')]);
  afterAll(async () => (await started).end());

  test('spread the tables evenly, each at one node', async () => {
    const cluster = await started;
    // A table that is on its way is nowhere for a moment: all of it holds at one time.
    await comesAbout(() => {
      const held = cluster.nodes.map(({ floor }) => floor.house.placed.held);
      const isEven = held.every(tables => tables.length >= 1 && tables.length <= 3);
      return isEven && held.flat().length === 6 && new Set(held.flat()).size === 6;
    });
    expect(cluster.nodes.filter(({ node }) => node.office !== null)).toHaveLength(1);
  }, 60_000);

  test('any of them serves any terminal, and a wager is acknowledged once', async () => {
    const cluster = await started;
    for (const [index, node] of cluster.nodes.entries()) {
      const seated = await Seated.at(node.url, 'v-1', index + 1);
      const answer = await seated.wager(500);
      expect(answer.outcome).toBe('done');
      await seated.screen.until(() => seated.stakes.includes(500));
    }
    const table = cluster.holder('v-1')?.floor.house.table('v-1')?.parts?.mailbox.table;
    expect(table?.seats.flatMap(({ wagers }) => wagers).map(({ stake }) => stake)).toEqual([
      ...[500, 500, 500],
    ]);
  }, 60_000);
});

/** As a screen does: where it is asked to come again, it does. */
async function comesBack(seated: Seated, url: string): Promise<Seated> {
  for (;;) {
    const again = await seated.back(url);
    if (again.screen.last('welcome') !== undefined || again.screen.last('bye')?.again !== true) {
      return again;
    }
  }
}

const table = (cluster: TestCluster, name: string) =>
  cluster.holder(name)?.floor.house.table(name)?.parts?.mailbox.table;

describe.each(KINDS)('a table moves, $name', ({ nats }) => {
  const started = TestCluster.start({ nodes: 2, nats }, TABLES);
  afterAll(async () => (await started).end());

  test('with what lies on it; its screens are led to where it goes on', async () => {
    const cluster = await started;
    await comesAbout(() => TABLES.every(({ name }) => cluster.holder(name) !== null));
    const [from] = [cluster.holder('v-2')];
    const to = cluster.nodes.find(node => node !== from);
    if (from === null || to === undefined) throw new Error('two nodes');
    const seated = await Seated.at(from.url, 'v-2', 1);
    expect((await seated.wager(500, { key: 7 })).outcome).toBe('done');
    await cluster.move('v-2', to);
    await comesAbout(() => cluster.holder('v-2') === to);
    await seated.screen.until(() => seated.screen.isOver);
    expect(seated.screen.last('bye')).toMatchObject({
      why: 'house-closes',
      reason: { code: 'table-elsewhere' },
      again: true,
    });
    const again = await comesBack(seated, from.url);
    await again.screen.until(() => again.stakes.includes(500));
    // The same key once more: it was done before, and is not done twice.
    expect((await again.wager(500, { key: 7 })).outcome).toBe('done');
    expect((await again.wager(1_000)).outcome).toBe('done');
    expect(table(cluster, 'v-2')?.seats[0]?.wagers.map(({ stake }) => stake)).toEqual([1_000]);
    const { placed } = await cluster.view();
    expect(placed.find(({ thing }) => thing === 'table:v-2')).toMatchObject({ isKept: true });
  }, 60_000);

  test('away from a node that stops, and nothing is lost', async () => {
    const cluster = await started;
    const [stays, goes] = [cluster.named('n1'), cluster.named('n2')];
    const names = TABLES.map(({ name }) => name);
    const held = goes.floor.house.placed.held;
    expect(held.length).toBeGreaterThan(0);
    await goes.close();
    await comesAbout(() => stays.floor.house.placed.held.length === names.length);
    await comesAbout(() => stays.node.office !== null);
    const { nodes } = await cluster.view();
    expect(nodes.map(({ name }) => name)).toEqual(['n1']);
    const seated = await Seated.at(stays.url, held[0] ?? 'v-1', 3);
    expect((await seated.wager(500)).outcome).toBe('done');
    cluster.nodes.splice(cluster.nodes.indexOf(goes), 1);
  }, 60_000);

  test('and the journal of it all is whole', async () => {
    const cluster = await started;
    const report = await verifyHouse({ address: cluster.postgres.address, threads: 1 });
    expect(report.damages).toEqual([]);
  }, 60_000);
});

test('a node that is cut from the bus ends its lines, and goes on when it is joined', async () => {
  const cluster = await TestCluster.start({ nodes: 1, nats: false }, TABLES);
  const end = cluster.exchange.connect();
  const other = await cluster.join('n2', end);
  await comesAbout(() => other.floor.house.placed.held.length >= 2);
  const [first] = cluster.nodes;
  const [name] = other.floor.house.placed.held;
  if (first === undefined || name === undefined) throw new Error('two nodes');
  const seated = await Seated.at(first.url, name, 1);
  end.setUp(false);
  end.setUp(true);
  await seated.screen.until(() => seated.screen.isOver);
  const again = await comesBack(seated, first.url);
  expect((await again.wager(500)).outcome).toBe('done');
  await cluster.end();
}, 60_000);

test('a rolling upgrade: no table changes its software within a shoe', async () => {
  const names = ['v-1', 'v-2', 'v-3'];
  const cluster = await TestCluster.start({ nodes: 1, nats: false }, names.map(virtualTable));
  const [older] = cluster.nodes;
  if (older === undefined) throw new Error('a node');
  const phaseOf = (name: string) => table(cluster, name)?.phase;
  await comesAbout(() => names.every(name => phaseOf(name) === 'wagering'));
  const newer = await cluster.join('n2', undefined, 'newer');
  // Placed evenly, two of the three are to go; but all are in the middle of a shoe.
  await comesAbout(async () => (await cluster.placedAt(newer)).length === 2);
  const [goes, waits] = await cluster.placedAt(newer);
  if (goes === undefined || waits === undefined) throw new Error('two tables');
  const seated = await Seated.at(newer.url, goes, 1);
  expect((await seated.wager(500)).outcome).toBe('done');
  expect(older.floor.house.placed.held).toHaveLength(3);
  const inPlay = (name: string) => cluster.holder(name) === newer && phaseOf(name) === 'wagering';
  const shuffle = { do: 'order-shuffle', reason: 'the test ends this shoe' } as const;
  await comesAbout(async () => {
    if (inPlay(goes)) return true;
    // The node may not have heard yet that the table is to go: then it goes with the next shoe.
    const mailbox = older.floor.house.table(goes)?.parts?.mailbox;
    if (mailbox?.table.phase === 'wagering') {
      await mailbox.submit({ by: virtualStaff('casino-supervisor'), command: shuffle });
    }
    return false;
  }, 60_000);
  expect(cluster.holder(waits)).toBe(older);
  // Whose node is gone is taken up as it stands.
  cluster.nodes.splice(cluster.nodes.indexOf(older), 1);
  await older.close();
  await comesAbout(() => inPlay(waits), 60_000);
  await cluster.end();
}, 180_000);

test('a house that runs alone, and one with other keys, are refused', async () => {
  const cluster = await TestCluster.start({ nodes: 1, nats: false }, TABLES);
  const alone = await startHouse({
    settings: testSettings(cluster.postgres.folder, cluster.settings),
  });
  expect(alone).toMatchObject({ failed: 'already-in-use' });
  const folder = await mkdtemp(join(tmpdir(), 'sabot-other-'));
  const other = await startNode({
    settings: testSettings(folder, { ...cluster.settings, node: 'stranger' }),
    bus: cluster.exchange.connect(),
  });
  expect(other).toMatchObject({ failed: 'other-keys' });
  await cluster.end();
  await rm(folder, { recursive: true, force: true });
}, 60_000);

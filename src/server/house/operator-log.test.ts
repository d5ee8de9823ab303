import { mkdtemp, rm } from 'node:fs/promises';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { dealtTable } from '../testing/house.ts';
import { APPROVAL, LiveHouse, PASSWORD } from '../testing/live-house.ts';
import { logLines, type LogLine } from '../testing/log-lines.ts';
import { must } from '../testing/database.ts';
import { openJournal } from '../storage/journal/journal.ts';

let live: LiveHouse;
let place: string;
let checkpoints: string;
const { log, lines } = logLines();

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'sabot-place-'));
  checkpoints = join(place, 'kept');
  live = await LiveHouse.start([dealtTable('t1')], { checkpoints, headsSeconds: 1 }, { log });
}, 60_000);
afterAll(async () => {
  await live.running.end();
  await rm(place, { recursive: true });
});

const of = (msg: string): readonly LogLine[] => lines.filter(line => line.msg === msg);
const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise(again => setTimeout(again, 10));
};
const [INFO, WARN, ERROR] = [30, 40, 50];

test('a start says that the house was founded, which leases it took, and that it runs', () => {
  expect(of('house opened')).toMatchObject([{ level: INFO, event: 'house-opened', kind: 'live' }]);
  expect(of('a lease was taken').map(({ stream }) => stream)).toEqual(
    expect.arrayContaining(['house', 'table:t1']),
  );
  expect(of('server started')).toHaveLength(1);
});

test('sign-ins, refused ones and lock-outs are told, with no secret in them', async () => {
  await live.as('operator');
  expect(of('signed in')).toMatchObject([
    { level: INFO, event: 'signed-in', id: 'the-operator', role: 'operator' },
  ]);
  for (const password of ['guess one', 'guess two', 'guess three']) {
    await live.ask('/api/sign-in', { id: 'the-operator', password });
  }
  expect(of('sign in refused')).toHaveLength(3);
  expect(of('sign in refused')[0]).toMatchObject({ id: 'the-operator', why: 'not-recognised' });
  expect(of('locked out')).toMatchObject([{ id: 'the-operator', from: '127.0.0.1' }]);
  const text = JSON.stringify(lines);
  expect(text).not.toContain(PASSWORD);
  expect(text).not.toContain('guess');
});

test('the approval of the software is told', async () => {
  await live.approveSystem();
  const { engine } = live.running.house.release;
  expect(of('system approved')).toMatchObject([
    { level: INFO, engine, reference: APPROVAL.reference, by: 'the-operator' },
  ]);
});

test('a checkpoint that cannot be kept is told', async () => {
  expect(of('no checkpoint')).toEqual([]);
  // A file where the folder was: nothing can be kept there any more.
  await rm(checkpoints, { recursive: true });
  writeFileSync(checkpoints, '');
  await until(() => of('no checkpoint').length > 0);
  expect(of('no checkpoint')[0]).toMatchObject({ level: ERROR });
});

test('an outage is told when it begins and when it ends, with how long it took', async () => {
  const { journal } = live.running.house;
  journal.hold('The disk is nearly full.');
  await until(() => of('play is halted').length > 0);
  expect(of('play is halted')).toMatchObject([{ level: WARN, says: 'The disk is nearly full.' }]);
  journal.resume();
  await until(() => of('play goes on').length > 0);
  expect(of('play goes on')).toMatchObject([
    { because: 'The disk is nearly full.', lastedMs: expect.any(Number) },
  ]);
});

test('a lease that another house took is told and counted', async () => {
  const { running } = live;
  // The same owner's name takes the streams of a house that it believes dead.
  const other = must(await openJournal({ address: running.address, owner: 'sabot-house' }));
  await other.take(['table:t1', 'house']);
  await running.house.record.note('door-opened', { device: 'd1' }).catch(() => undefined);
  await until(() => of('a lease was lost').length > 0);
  expect(of('a lease was lost')).toMatchObject([{ level: ERROR, stream: 'house' }]);
  expect(running.house.journal.leases.lost).toBe(1);
  const figures = await running.house.meters.registry.metrics();
  expect(figures).toMatch(/^sabot_leases_lost_total 1$/mu);
  const health = await fetch(`${running.url}/healthz`);
  expect(health.status).toBe(503);
  expect(await health.json()).toMatchObject({
    ...{ play: false, lost: ['house'] },
    says: 'Another house has taken over the journal: stop one of the two.',
  });
  await other.close();
});

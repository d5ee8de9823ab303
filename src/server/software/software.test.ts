import { createHash, createHmac } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { HandClock } from '../testing/clock.ts';
import { dealtTable } from '../testing/house.ts';
import { LiveHouse } from '../testing/live-house.ts';
import { componentsOf } from './components.ts';
import { SoftwareWatch } from './watch.ts';

let place: string;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'sabot-software-'));
  await mkdir(join(place, 'rules', 'deep'), { recursive: true });
  await mkdir(join(place, 'table'));
  await writeFile(join(place, 'rules', 'cards.js'), 'cards');
  await writeFile(join(place, 'rules', 'deep', 'odds.js'), 'odds');
  await writeFile(join(place, 'rules', 'cards.test.ts'), 'never runs');
  await writeFile(join(place, 'table', 'seat.js'), 'seat');
});
afterAll(() => rm(place, { recursive: true }));

const digests = (seed = '') => componentsOf(seed, pathToFileURL(`${place}/`));

const DAY_MS = 24 * 3_600_000;

test('[R-SW-2] [R-SW-5] digests are made as the page says, plain or under a seed', async () => {
  const sha = (text: string): string => createHash('sha256').update(text).digest('hex');
  const lines = `cards.js ${sha('cards')}\ndeep/odds.js ${sha('odds')}\n`;
  const { rooms } = await digests();
  expect(rooms).toEqual({ rules: sha(lines), table: sha(`seat.js ${sha('seat')}\n`) });
  const keyed = await digests('4711');
  expect(keyed.rooms['rules']).toBe(createHmac('sha256', '4711').update(lines).digest('hex'));
  expect((await digests('4712')).whole).not.toBe(keyed.whole);
});

test('[R-SW-1] software that was altered is found within a day and stops play', async () => {
  const clock = new HandClock();
  const notes: unknown[] = [];
  const held: string[] = [];
  const watch = new SoftwareWatch(
    {
      record: {
        note: (kind, body) => {
          notes.push({ kind, body });
          return Promise.resolve();
        },
      },
      journal: { hold: says => held.push(says) },
      clock,
      log: pino({ level: 'silent' }),
    },
    digests,
  );
  await watch.look();
  expect([watch.altered, held]).toEqual([[], []]);
  await writeFile(join(place, 'table', 'seat.js'), 'another seat');
  clock.pass(DAY_MS);
  await expect.poll(() => held).toHaveLength(1);
  expect(held[0]).toContain('not the one that was started (table): play waits for a restart.');
  expect(notes).toEqual([{ kind: 'software-altered', body: { rooms: ['table'] } }]);
  // Once is enough.
  await watch.look();
  expect(held).toHaveLength(1);
  watch.stop();
});

test('[R-SW-1] [R-SW-2] an inspector has the software checked under an own seed', async () => {
  const live = await LiveHouse.start([dealtTable('pit')]);
  const ask = async (seed: string, role: 'inspector' | 'dealer') =>
    live.ask('/api/system/verify', { seed }, await live.as(role));
  expect((await ask('4711', 'dealer')).status).toBe(403);
  const { status, body } = await ask('4711', 'inspector');
  expect(status).toBe(200);
  const { whole, rooms } = await componentsOf('4711');
  expect(body).toMatchObject({ whole, rooms, altered: [], engine: expect.any(String) });
  await live.running.end();
});

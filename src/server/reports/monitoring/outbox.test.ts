import { afterAll, beforeAll, expect, test } from 'vitest';

import { CAGE_STREAM } from '../../money/cage/cage.ts';
import { HOUSE_STREAM } from '../../storage/journal/house-stream-name.ts';
import type { Journal } from '../../storage/journal/journal.ts';
import { startTestPostgres, type TestPostgres } from '../../testing/database.ts';
import { journalOn, stored, TestTable } from '../../testing/journal.ts';
import type { LinkWorld } from './link.ts';
import { MonitoringLink } from './link.ts';
import { Outbox } from './outbox.ts';

let postgres: TestPostgres;
let journal: Journal;
beforeAll(async () => {
  postgres = await startTestPostgres();
  journal = await journalOn(postgres.address);
});
afterAll(async () => {
  await journal.close();
  await postgres.stop();
});

test('[R-CSH-6] [R-EVT-1] reports tell of tickets, and never of their numbers', async () => {
  const outbox = new Outbox(journal.db);
  await outbox.begin();
  const cage = await TestTable.open(journal, CAGE_STREAM);
  const ticket = { id: 'T-000001', table: 'pit', seat: 2, cents: 10_000, currency: 'AUD' };
  const secret = { name: 'keyed-name', sealed: 'sealed-number', tail: '4711' };
  const issued = { kind: 'ticket-issued', version: 1, body: { ...ticket, ...secret } };
  stored(await cage.append({ events: [issued], transfers: [] }));
  const house = await TestTable.open(journal, HOUSE_STREAM);
  const opened = { kind: 'house-opened', version: 1, body: { name: 'Sabot' } };
  stored(await house.append({ events: [opened], transfers: [] }));
  const { reports } = await outbox.next();
  expect(reports).toMatchObject([
    { number: 1, stream: CAGE_STREAM, kind: 'ticket-issued' },
    { number: 2, stream: HOUSE_STREAM, kind: 'house-opened', body: { name: 'Sabot' } },
  ]);
  expect(reports[0]?.body).toEqual(ticket);
});

test('[R-MEM-4] a link that was lost before a restart is not told as lost again', async () => {
  const changes: boolean[] = [];
  let arrives = false;
  const tasks: (() => void)[] = [];
  const world: LinkWorld = {
    outbox: new Outbox(journal.db),
    clock: {
      now: () => 0,
      steady: () => 0,
      after: (_, task) => {
        tasks.push(task);
        return () => undefined;
      },
    },
    wasLost: true,
    carry: () => Promise.resolve(arrives),
    onChange: isUp => changes.push(isUp),
  };
  const link = new MonitoringLink(world);
  await link.start();
  const step = async (): Promise<void> => {
    const before = tasks.length;
    tasks.at(-1)?.();
    await expect.poll(() => tasks.length).toBe(before + 1);
  };
  await step();
  expect(changes).toEqual([]);
  arrives = true;
  await step();
  expect(changes).toEqual([true]);
  await link.close();
});

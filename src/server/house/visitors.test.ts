// A visitor of a demonstration who has gone: the seat and its secret end, whoever stays keeps both.

import { afterAll, beforeAll, expect, test } from 'vitest';

import { HandClock } from '../testing/clock.ts';
import { dealtTable, planOf, startTestHouse, type TestHouse } from '../testing/house.ts';
import { post, Screen } from '../testing/screen.ts';
import { Visitors } from './visitors.ts';

let demo: TestHouse;
beforeAll(async () => {
  demo = await startTestHouse({}, { plan: planOf(dealtTable('t1')) });
});
afterAll(() => demo.end());

const sit = async (seat: number): Promise<string> => {
  const { status, body } = await post(`${demo.url}/api/demo/seats`, { table: 't1', seat });
  expect(status).toBe(200);
  return (body as { token: string }).token; // the wire's schema
};

const come = async (seat: number, token: string, page: string): Promise<Screen> => {
  const screen = await Screen.overSocket(demo.url, page);
  await screen.hello({ as: 'terminal', table: 't1', seat }, { token });
  return screen;
};

test('a seat ends ten minutes after its visitor, and not while they are there', async () => {
  const { devices } = demo.house;
  const clock = new HandClock();
  const table = demo.house.table;
  const visitors = new Visitors({ demonstration: true, devices, table, clock });
  const [gone, stays] = [await sit(1), await sit(2)];
  const screen = await come(1, gone, 'page-one');
  await come(2, stays, 'page-two');
  const lookAfter = async (ms: number): Promise<void> => {
    clock.pass(ms);
    await visitors.look();
  };
  await lookAfter(0);
  await lookAfter(900_000);
  expect(devices.find(gone)).not.toBeNull();
  await screen.cut();
  await expect.poll(() => demo.house.table('t1')?.parts?.broadcast.isConnected(1)).toBe(false);
  await lookAfter(60_000);
  await lookAfter(599_000);
  expect(devices.find(gone)).not.toBeNull();
  await lookAfter(2_000);
  expect(devices.find(gone)).toBeNull();
  expect(devices.find(stays)).not.toBeNull();
});

test('whoever sat at a seat before does not speak for the next one', async () => {
  const before = await sit(3);
  // A promised seat waits so long for its page.
  await new Promise(over => setTimeout(over, 5_100));
  const next = await sit(3);
  expect(demo.house.devices.find(before)).toBeNull();
  expect(demo.house.devices.find(next)).not.toBeNull();
});

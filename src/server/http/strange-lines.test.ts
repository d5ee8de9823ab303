// Strangers who open lines and say nothing, slowly, or too much, beside people at their work.

import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { dealtTable, planOf, startTestHouse, type TestHouse } from '../testing/house.ts';
import { Screen } from '../testing/screen.ts';

const plan = planOf(dealtTable('pit'));
let house: TestHouse;
beforeAll(async () => {
  // Of sixteen strangers four may come from one address.
  house = await startTestHouse({ mostStrangers: 16 }, { plan });
});
afterAll(() => house.end());

const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});

/** A line from an address of this machine, on which `says` is sent. */
async function line(from: string, says = ''): Promise<Socket> {
  const port = Number(new URL(house.url).port);
  const socket = connect({ host: '127.0.0.1', port, localAddress: from });
  socket.on('error', () => undefined);
  // What is not read keeps a line open that the other end has closed.
  socket.resume();
  open.push(socket);
  await new Promise(opened => socket.once('connect', opened));
  if (says !== '') socket.write(says);
  return socket;
}

const isOpen = (socket: Socket): boolean => !socket.destroyed && socket.readyState === 'open';

/** How many of them are still there, once that has settled. */
const left = async (sockets: readonly Socket[], many: number): Promise<void> => {
  await expect.poll(() => sockets.filter(isOpen).length, { timeout: 5_000 }).toBe(many);
};

test('an address has a quarter of the room; all of them together have the room', async () => {
  const greedy: Socket[] = [];
  for (let count = 0; count < 10; count += 1) greedy.push(await line('127.7.0.1'));
  await left(greedy, 4);
  expect(greedy.slice(-4).every(isOpen)).toBe(true);
  const many: Socket[] = [];
  for (let count = 0; count < 30; count += 1) many.push(await line(`127.7.1.${count}`));
  await left([...greedy, ...many], 16);
  expect((await fetch(`${house.url}/livez`)).status).toBe(200);
  expect(await (await fetch(`${house.url}/metrics`)).text()).toMatch(/why="stranger"\} [1-9]/u);
});

test('a screen that has proved who it is stays, whoever comes after it', async () => {
  const { token } = await house.house.devices.enrol(
    { kind: 'terminal', table: 'pit', seat: 1 },
    'test',
  );
  const screen = await Screen.overSocket(house.url);
  await screen.hello({ as: 'terminal', table: 'pit', seat: 1 }, { token });
  const silent = await Screen.overSocket(house.url, 'page-two');
  for (let count = 0; count < 40; count += 1) await line(`127.7.2.${count}`);
  await expect.poll(() => silent.isOver).toBe(true);
  expect(screen.isOver).toBe(false);
});

test('a request that comes byte by byte gives its line back', { timeout: 30_000 }, async () => {
  const slow = await line('127.7.3.1', 'GET /livez HTTP/1.1\r\nhost: localhost\r\n');
  const body = 'POST /api/sign-in HTTP/1.1\r\nhost: localhost\r\ncontent-length: 60000\r\n';
  const half = await line('127.7.3.2', `${body}content-type: application/json\r\n\r\n{"id":`);
  const drip = setInterval(() => {
    for (const each of [slow, half]) if (isOpen(each)) each.write('x');
  }, 500);
  await wait(1_000);
  expect([slow, half].every(isOpen)).toBe(true);
  // Ten seconds for a request, looked at every two.
  await expect.poll(() => [slow, half].some(isOpen), { timeout: 14_000 }).toBe(false);
  clearInterval(drip);
});

test('whoever sends a thousand requests and waits for no answer loses the line', async () => {
  const ask = 'GET /api/house HTTP/1.1\r\nhost: localhost\r\n\r\n';
  const greedy = await line('127.7.4.1');
  let heard = '';
  greedy.on('data', text => (heard += String(text)));
  greedy.write(ask.repeat(1_000));
  await left([greedy], 0);
  expect(heard.split('HTTP/1.1 200').length - 1).toBeLessThanOrEqual(4);
  expect(await (await fetch(`${house.url}/metrics`)).text()).toMatch(/why="unanswered"\} 1$/mu);
  // Whoever reads the answers asks as often as before.
  const patient = await line('127.7.4.2');
  for (let count = 0; count < 20; count += 1) {
    const answered = new Promise(told => patient.once('data', told));
    patient.write(ask);
    await answered;
  }
  expect(isOpen(patient)).toBe(true);
});

test('[R-BET-3] one person has one rate for requests, from wherever they come', async () => {
  const taken = await fetch(`${house.url}/api/demo/roles`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ role: 'operator' }),
  });
  const { token } = (await taken.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const ask = () => fetch(`${house.url}/api/approvals`, { method: 'POST', headers });
  // A burst of a hundred, and fifty more each second: nothing on one line is as quick as that.
  let tooMany = 0;
  for (let count = 0; count < 400 && tooMany < 10; count += 3) {
    const answers = await Promise.all([ask(), ask(), ask()]);
    tooMany += answers.filter(({ status }) => status === 429).length;
  }
  expect(tooMany).toBeGreaterThanOrEqual(10);
});

import { fork } from 'node:child_process';
import { asWritten } from '../../wire/reasons/house-reasons.ts';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';

import { textOf } from '../sockets/transport.ts';
import { dealtTable, planOf, startTestHouse, type TestHouse } from '../testing/house.ts';
import { Screen } from '../testing/screen.ts';

const PROGRAM = fileURLToPath(new URL('gateway-process.ts', import.meta.url));

let house: TestHouse;
beforeAll(async () => {
  const settings = { door: true, mostBufferedBytes: 65_536 };
  house = await startTestHouse(settings, { plan: planOf(dealtTable('t1')) });
});
afterAll(() => house.end());

const DISPLAY = { as: 'display', table: 't1' } as const;
const display = async (page?: string): Promise<Screen> => {
  const screen = await Screen.overSocket(house.url, page);
  return screen.hello(DISPLAY);
};
const partsOf = (name: string) => {
  const parts = house.house.table(name)?.parts;
  if (parts === null || parts === undefined) throw new Error(`${name} is not open`);
  return parts;
};

/** The processes of this test's house that hold sockets. */
const gateways = (): readonly number[] =>
  readdirSync('/proc')
    .filter(name => /^\d+$/u.test(name))
    .filter(pid => {
      try {
        const parent = /\) \S (\d+) /u.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1];
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
        return Number(parent) === process.pid && command.includes('gateway-process');
      } catch {
        return false;
      }
    })
    .map(Number);

test('a display behind the gateway gets the views of one in the house', async () => {
  const outside = await display();
  const inside = await Screen.inProcess(house.floor).hello(DISPLAY);
  await expect.poll(() => outside.view).toEqual(inside.view);
  const command = { do: 'sign-on', duty: 'dealer' } as const;
  await partsOf('t1').mailbox.submit({ by: { role: 'dealer', id: 'dealer-1' }, command });
  await expect.poll(() => outside.number).toBe(inside.number);
  expect(outside.view).toEqual(inside.view);
});

/** Screens elsewhere, who say hello the moment they may: how many of them are welcomed. */
const ELSEWHERE = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { WebSocket } = require('ws');
  let welcomed = 0;
  const tell = () => parentPort.postMessage(welcomed);
  setTimeout(tell, 15_000).unref();
  for (const hello of workerData.hellos) {
    const socket = new WebSocket(workerData.url);
    socket.on('open', () => socket.send(hello));
    socket.once('message', () => (welcomed += 1) === workerData.hellos.length && tell());
  }
`;

test('no frame is lost while a socket is handed over, however busy the house is', async () => {
  const hellos = Array.from({ length: 100 }, (_, index) =>
    JSON.stringify({ kind: 'hello', wire: 2, page: `page-many-${index}`, watch: DISPLAY }),
  );
  const url = `${house.url.replace('http', 'ws')}/socket`;
  // The house is busy for long: what comes meanwhile must not be read by the wrong process.
  const busy = setInterval(() => {
    for (const until = performance.now() + 40; performance.now() < until;);
  }, 41);
  const elsewhere = new Worker(ELSEWHERE, { eval: true, workerData: { hellos, url } });
  const [welcomed] = await once(elsewhere, 'message');
  clearInterval(busy);
  await elsewhere.terminate();
  expect(welcomed).toBe(hellos.length);
});

test('a message that is not text ends its line with a reason', async () => {
  const socket = new WebSocket(`${house.url.replace('http', 'ws')}/socket`);
  await new Promise(opened => socket.once('open', opened));
  const received: string[] = [];
  socket.on('message', data => received.push(textOf(data)));
  const closed = new Promise(over => socket.once('close', over));
  socket.send(Buffer.from('{}'), { binary: true });
  await closed;
  expect(received.map(text => JSON.parse(text).why)).toEqual(['not-understood']);
});

test('[R-COM-3] a screen that does not listen is cut off, and nobody else notices', async () => {
  const other = await display('page-other');
  const before = house.house.connections();
  const deaf = new WebSocket(`${house.url.replace('http', 'ws')}/socket`);
  await new Promise(opened => deaf.once('open', opened));
  deaf.on('error', () => undefined);
  const hello = { kind: 'hello', wire: 2, page: 'page-deaf', watch: DISPLAY };
  deaf.send(JSON.stringify(hello));
  await expect.poll(() => house.house.connections()).toBe(before + 1);
  deaf.pause();
  const notice = { kind: 'notice', what: 'play-goes-on', reason: asWritten('x'.repeat(200_000)) };
  const heard = other.heard.length;
  let sent = 0;
  const cutOff = async (): Promise<number> => {
    partsOf('t1').broadcast.sendToAll(JSON.stringify(notice));
    sent += 1;
    return house.house.connections();
  };
  await expect.poll(cutOff, { timeout: 15_000, interval: 10 }).toBe(before);
  await expect.poll(() => other.heard.length - heard).toBe(sent);
  deaf.terminate();
});

test('a gateway that ends unexpectedly is replaced, and screens reconnect', async () => {
  const screen = await display('page-cut');
  const [gateway] = gateways();
  if (gateway === undefined) throw new Error('there is no gateway');
  process.kill(gateway, 'SIGKILL');
  await expect.poll(() => screen.isOver).toBe(true);
  // Who comes before the next one is there is not kept as if he were.
  const early = await Screen.overSocket(house.url, 'page-early').catch(() => null);
  await early?.cut();
  // The first test's own display is in the house itself.
  await expect.poll(() => house.house.connections()).toBe(1);
  const again = async (): Promise<boolean> => {
    const next = await display('page-cut').catch(() => null);
    return next?.view !== undefined && next?.view !== null;
  };
  await expect.poll(again, { timeout: 15_000 }).toBe(true);
  expect(gateways()).not.toContain(gateway);
});

test('a gateway whose house ended during its start keeps no socket open', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  const accepted = once(server, 'connection');
  const screen = connect(port, '127.0.0.1');
  const [socket] = (await accepted) as [Socket];
  const gateway = fork(PROGRAM, [JSON.stringify({ mostBufferedBytes: 65_536 })], {
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
  });
  const asked = { url: '/socket', headers: {}, head: Buffer.alloc(0) };
  const gone = once(gateway, 'exit');
  const cutOff = once(screen, 'close');
  gateway.send({ order: 'take', line: 1, ...asked }, socket, {}, () => socket.destroy());
  gateway.disconnect();
  expect(await gone).toEqual([0, null]);
  socket.destroy();
  await cutOff;
  server.close();
});

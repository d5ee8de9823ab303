import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Id003Device } from '../../../testing/id003-device.ts';
import type { AcceptorMessage } from '../acceptor-message.ts';
import { IS, SAY } from './codes.ts';
import { checkSum, serialFrame, SerialReader } from './frame.ts';
import { Id003Acceptor } from './id003-acceptor.ts';

const VALUES = [500, 1_000, 2_000, 5_000, null, 10_000];

let device: Id003Device;
let acceptor: Id003Acceptor;
let socket: Socket;
let told: AcceptorMessage[] = [];

/** On a busy machine too. */
const SOON = { timeout: 10_000 };

beforeEach(async () => {
  told = [];
  device = await Id003Device.open();
  socket = connect(device.port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  acceptor = new Id003Acceptor({
    ...{ id: 'a1', values: VALUES, next: 7 },
    clock: {
      after: (ms, act) => {
        const timer = setTimeout(act, ms / 20);
        return () => clearTimeout(timer);
      },
    },
    line: { write: bytes => void socket.write(bytes) },
    tell: message => void told.push(message),
  });
  socket.on('data', bytes => acceptor.hear(bytes));
  acceptor.setEnabled(true);
  acceptor.start();
  await vi.waitUntil(() => device.isOpen, { timeout: 10_000 });
});
afterEach(() => {
  acceptor.stop();
  socket.destroy();
  device.close();
});

test('frames are as public descriptions of the protocol show them', () => {
  expect(serialFrame(SAY.status).toString('hex')).toBe('fc05112756');
  expect(serialFrame(SAY.reset).toString('hex')).toBe('fc05402b15');
  expect(serialFrame(SAY.ack).toString('hex')).toBe('fc0550aa05');
  expect(checkSum(Buffer.from('123456789'))).toBe(0x2189);
});

test('frames are read however their bytes come, and what is broken is passed over', () => {
  const bytes = Buffer.concat([
    Buffer.from([0x00, 0xfc, 0x01]),
    serialFrame(IS.escrow, [0x63]),
    Buffer.from([0xfc, 0x06, 0x13, 0x63, 0x00, 0x00]),
    serialFrame(IS.idle),
  ]);
  for (let cut = 0; cut <= bytes.length; cut += 1) {
    const reader = new SerialReader();
    const frames = [...reader.read(bytes.subarray(0, cut)), ...reader.read(bytes.subarray(cut))];
    expect(frames).toEqual([
      { code: IS.escrow, data: [0x63] },
      { code: IS.idle, data: [] },
    ]);
    expect(reader.lost).toBe(9);
  }
});

test('R-CSH-3: a note is stacked when asked, and told once past return', async () => {
  expect(device.insert(2)).toBe(true);
  await expect.poll(() => told, SOON).toEqual([{ says: 'escrow', note: 7, cents: 2_000 }]);
  acceptor.stack(7);
  acceptor.stack(7);
  acceptor.giveBack(7);
  await expect.poll(() => told.length, SOON).toBe(2);
  expect(told[1]).toEqual({ says: 'stacked', note: 7 });
  expect(device.box).toEqual([0x63]);
  expect(await acceptor.outcomeOf(7)).toBe('stacked');
  await expect.poll(() => device.isOpen, SOON).toBe(true);
  expect(device.insert(0)).toBe(true);
  await expect.poll(() => told.at(-1), SOON).toEqual({ says: 'escrow', note: 8, cents: 500 });
  acceptor.giveBack(8);
  await expect.poll(() => told.at(-1), SOON).toEqual({ says: 'returned', note: 8 });
  expect(told).toHaveLength(4);
  expect(device.back).toEqual([0x61]);
});

test('a noisy line that says everything twice credits nothing twice', async () => {
  device.isNoisy = true;
  device.insert(1);
  await expect.poll(() => told.length, SOON).toBe(1);
  acceptor.stack(7);
  await expect.poll(() => told.length, SOON).toBe(2);
  await expect.poll(() => device.isOpen, SOON).toBe(true);
  expect(told.filter(({ says }) => says === 'stacked')).toHaveLength(1);
});

test('R-MEM-7: power lost while stacking: where the note lies says what became of it', async () => {
  device.failsWhileStacking = true;
  device.insert(3);
  await expect.poll(() => told.length, SOON).toBe(1);
  acceptor.stack(7);
  const outcome = acceptor.outcomeOf(7);
  expect(await outcome).toBe('stacked');
  expect(told.at(-1)).toEqual({ says: 'stacked', note: 7 });
  await expect.poll(() => device.isOpen, SOON).toBe(true);
});

test('a power cut of which nothing can be seen is left to staff', async () => {
  device.failsSilently = true;
  device.insert(3);
  await expect.poll(() => told.length, SOON).toBe(1);
  acceptor.stack(7);
  expect(await acceptor.outcomeOf(7)).toBe('unknown');
  expect(told).toHaveLength(1);
});

test('a jam is a fault that is told once', async () => {
  device.fail(IS.jamInAcceptor);
  await expect.poll(() => told, SOON).toEqual([{ says: 'fault', fault: 'jam' }]);
  await new Promise(done => setTimeout(done, 50));
  expect(told).toHaveLength(1);
});

test('a shut slot and a note that is not taken', async () => {
  acceptor.setEnabled(false);
  await expect.poll(() => device.isOpen, SOON).toBe(false);
  expect(device.insert(0)).toBe(false);
  acceptor.setEnabled(true);
  await expect.poll(() => device.isOpen, SOON).toBe(true);
  device.insert(4);
  await expect.poll(() => device.back, SOON).toEqual([0x65]);
  expect(told).toEqual([]);
});

test('a box that is full or taken out is a fault', async () => {
  device.fail(IS.stackerFull);
  await expect.poll(() => told, SOON).toEqual([{ says: 'fault', fault: 'stacker-full' }]);
});

// One Ctrl-C stops gently, however often it is passed on; another one leaves.

import { expect, test } from 'vitest';
import { hearing, interruptible } from './interrupts.ts';

test('a signal that comes twice at once is one; a later one means it', () => {
  const did: string[] = [];
  let clock = 0;
  const heard = hearing(
    () => did.push('stop'),
    () => did.push('leave'),
    () => clock,
  );
  heard();
  clock = 3;
  heard();
  expect(did).toEqual(['stop']);
  clock = 1500;
  heard();
  expect(did).toEqual(['stop', 'leave']);
});

test('work hears it by its signal, and nobody listens afterwards', async () => {
  const before = process.listenerCount('SIGINT');
  let wasStopped = false;
  await interruptible(async signal => {
    expect(process.listenerCount('SIGINT')).toBe(before + 1);
    const heard = process.listeners('SIGINT').at(-1);
    heard?.('SIGINT');
    heard?.('SIGINT');
    wasStopped = await Promise.resolve(signal.aborted);
  });
  expect(wasStopped).toBe(true);
  expect(process.listenerCount('SIGINT')).toBe(before);
});

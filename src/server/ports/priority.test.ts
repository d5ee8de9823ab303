import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { getPriority } from 'node:os';

import { expect, test } from 'vitest';

import { lowerPriority, lowerOtherThreads } from './priority.ts';

const SELF = '/proc/thread-self';

test('a thread behind play has a lower priority, where threads have numbers', () => {
  const told = existsSync(SELF) ? readlinkSync(SELF) : '';
  const [, thread] = /\/task\/(\d+)$/u.exec(told) ?? [];
  expect(lowerPriority()).toBe(thread === undefined ? null : 10);
  expect(thread === undefined ? 10 : getPriority(Number(thread))).toBe(10);
});

test('so have the engine’s other threads, and not the first, which serves', () => {
  const before = getPriority(process.pid);
  const threads = existsSync('/proc/self/task') ? readdirSync('/proc/self/task').map(Number) : [];
  const others = threads.filter(id => id !== process.pid);
  expect(lowerOtherThreads()).toBe(others.length);
  expect(others.map(id => getPriority(id))).toEqual(others.map(() => 10));
  expect(getPriority(process.pid)).toBe(before);
});

import { existsSync, readlinkSync } from 'node:fs';
import { getPriority } from 'node:os';

import { expect, test } from 'vitest';

import { giveWay } from './give-way.ts';

const SELF = '/proc/thread-self';

test('a thread behind play has a lower priority, where threads have numbers', () => {
  const told = existsSync(SELF) ? readlinkSync(SELF) : '';
  const [, thread] = /\/task\/(\d+)$/u.exec(told) ?? [];
  expect(giveWay()).toBe(thread === undefined ? null : 10);
  expect(thread === undefined ? 10 : getPriority(Number(thread))).toBe(10);
});

import { generateSync } from 'otplib';
import { expect, test } from 'vitest';

import { NOON } from '../testing/journal.ts';
import { afterFailure, isLockedOut, LOCK_OUT, NO_FAILURES } from './lock-out.ts';
import { newCodeSecret, stepOfCode } from './one-time-code.ts';
import { isTouchDue, standingOf } from './session-life.ts';
import { isWeakPassword } from './weak-password.ts';

const MINUTE = 60_000;

const RULE = LOCK_OUT['person-at-place'];

test('R-ACC-1: the third failure locks, time ends the lock, the next is longer', () => {
  const one = afterFailure(NO_FAILURES, NOON, RULE);
  const two = afterFailure(one, NOON + 1, RULE);
  const three = afterFailure(two, NOON + 2, RULE);
  expect([one, two, three].map(guard => isLockedOut(guard, NOON + 3))).toEqual([
    false,
    false,
    true,
  ]);
  const ends = NOON + 2 + RULE.firstMs;
  expect(isLockedOut(three, ends - 1)).toBe(true);
  expect(isLockedOut(three, ends)).toBe(false);
  // Tries during the lock neither count nor make it longer.
  expect(afterFailure(three, ends - 1, RULE)).toEqual(three);
  const four = afterFailure(three, ends, RULE);
  expect(four).toEqual({ failures: 4, failedAt: ends, lockedUntil: ends + 2 * RULE.firstMs });
  const many = { failures: 60, failedAt: NOON, lockedUntil: null };
  expect(afterFailure(many, NOON, RULE).lockedUntil).toBe(NOON + RULE.longestMs);
});

test('R-ACC-1: failures of long ago are forgotten', () => {
  const two = afterFailure(afterFailure(NO_FAILURES, NOON, RULE), NOON, RULE);
  const later = NOON + RULE.forgetMs + 1;
  expect(afterFailure(two, later, RULE)).toMatchObject({ failures: 1, lockedUntil: null });
});

test.each([
  ['password123', true],
  ['aaaaaaaaaaaa', true],
  ['qwertyuiop', true],
  ['1234567890', true],
  ['ann.lee.2025', true],
  ['lee-lee-lee', true],
  ['correct horse battery', false],
  ['Kv7#mzr20xq', false],
])('R-ACC-1: %s is weak: %s', (password, isWeak) => {
  expect(isWeakPassword(password, { id: 'ann.lee', name: 'Ann Lee' })).toBe(isWeak);
});

test('R-ACC-1: a session ends after its time, and earlier when nobody uses it', () => {
  const rule = { longestMs: 600 * MINUTE, idleMs: 30 * MINUTE };
  const times = { openedAt: NOON, seenAt: NOON + 10 * MINUTE, pausedAt: null };
  const at = (minutes: number, more: object = {}) =>
    standingOf({ ...times, ...more }, NOON + minutes * MINUTE, rule);
  expect(at(39)).toBe('open');
  expect(at(40)).toBe('idle');
  expect(at(599, { seenAt: NOON + 598 * MINUTE })).toBe('open');
  expect(at(600, { seenAt: NOON + 599 * MINUTE })).toBe('over');
  // A break may last longer than idleness, and not longer than the sign-in.
  expect(at(120, { pausedAt: NOON + 10 * MINUTE })).toBe('on-break');
  expect(at(600, { pausedAt: NOON + 10 * MINUTE })).toBe('over');
  expect(isTouchDue(times, NOON + 10.5 * MINUTE)).toBe(false);
  expect(isTouchDue(times, NOON + 11 * MINUTE)).toBe(true);
});

test('R-ACC-1: a one-time code is good now and a step beside it, once', () => {
  const { secret, uri } = newCodeSecret('Test House', 'ann');
  expect(uri).toContain('otpauth://totp/');
  expect(uri).toContain(secret);
  const code = generateSync({ secret, epoch: NOON / 1000 });
  const step = stepOfCode(secret, code, NOON, 0);
  expect(step).toBe(Math.floor(NOON / 30_000));
  expect(stepOfCode(secret, code, NOON + 30_000, 0)).toBe(step);
  expect(stepOfCode(secret, code, NOON + 90_000, 0)).toBeNull();
  expect(stepOfCode(secret, code, NOON, step ?? 0)).toBeNull();
  for (const wrong of ['', '12345', '1234567', 'abcdef']) {
    expect(stepOfCode(secret, wrong, NOON, 0)).toBeNull();
  }
});

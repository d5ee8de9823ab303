// What takes the middle of a screen when it cannot go on: never a word that is not so.

import { expect, test } from 'vitest';
import type { ServerMessage } from '../../wire/index.ts';
import { hear, NOTHING_SEEN } from '../client/screen-state.ts';
import { publicMessage, publicView, welcome } from '../testing/views.ts';
import { bannerOf } from './banner.tsx';

const NOW = 4000;
const shown = (...messages: readonly ServerMessage[]) =>
  bannerOf(messages.reduce((state, message) => hear(state, message, NOW), NOTHING_SEEN))?.word;

const bye = (why: 'no-such-table' | 'replaced'): ServerMessage => ({
  kind: 'bye',
  ...{ why, reason: { code: 'house-closes' }, again: false },
});

test('who was never let in is not told that a table closed, nor who was cut off', () => {
  expect(shown(bye('no-such-table'))).toBe('cannotOpen');
  expect(shown(welcome, publicMessage(10), bye('replaced'))).toBe('ended');
});

test('only a closed table is called closed', () => {
  expect(shown(welcome, publicMessage(10, { ...publicView, phase: 'closed' }))).toBe('closed');
  expect(shown(welcome, publicMessage(10))).toBeUndefined();
});

import { expect, test } from 'vitest';

import { SilenceWatch } from './silence-watch.ts';

const looks = (watch: SilenceWatch, times: readonly number[]): readonly string[] =>
  times.map(now => watch.look(now));

test('a silent line is asked once, and given up when nobody answers', () => {
  const watch = new SilenceWatch();
  expect(looks(watch, [0, 3_000, 4_000, 5_000, 8_000])).toEqual([
    ...['well', 'well', 'ask', 'well', 'nobody'],
  ]);
});

test('whatever is heard is an answer', () => {
  const watch = new SilenceWatch();
  expect(looks(watch, [0, 4_000, 7_999])).toEqual(['well', 'ask', 'well']);
  watch.heard();
  expect(looks(watch, [8_000, 11_000, 12_000])).toEqual(['well', 'well', 'ask']);
});

test('a tab that nobody sees looks late, and asks before it gives up', () => {
  const watch = new SilenceWatch();
  watch.heard();
  expect(looks(watch, [0, 60_000, 120_000])).toEqual(['well', 'ask', 'nobody']);
});

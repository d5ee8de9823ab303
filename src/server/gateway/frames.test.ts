import fc from 'fast-check';
import { expect, test } from 'vitest';

import { delayed, worded, Words } from './frames.ts';

type Said = readonly [line: number, said: string | null] | readonly [line: number, delayMs: number];

const heardIn = (text: string): readonly Said[] => {
  const all: Said[] = [];
  const words = new Words(text);
  while (!words.isOver) {
    words.next({
      heard: (line, said) => all.push([line, said]),
      measured: (line, delayMs) => all.push([line, delayMs]),
    });
  }
  return all;
};

const line = fc.integer({ min: 1, max: 2 ** 40 });
const delay = fc.integer({ min: 0, max: 99_999 }).map(tenths => tenths / 10);
const said = fc.oneof(
  fc.tuple(line, fc.option(fc.string({ unit: 'binary' }))),
  fc.tuple(line, delay),
);

const written = ([to, what]: Said): string =>
  typeof what === 'number' ? delayed(to, what) : worded(to, what);

test('whatever lines say is read as it was said, in its order', () => {
  fc.assert(
    fc.property(fc.array(said), all => {
      expect(heardIn(all.map(written).join(''))).toEqual(all);
    }),
  );
});

test('words are written as the head of the file says', () => {
  const text = worded(12, 'hello') + worded(12, null) + delayed(12, 3.5);
  expect(text).toBe('12:5:hello12::12~3.5:');
});

test('an empty word is a word, and not something else than text', () => {
  expect(heardIn(worded(1, ''))).toEqual([[1, '']]);
});

test('words that were cut off are no words', () => {
  expect(() => heardIn('12:5:hell')).toThrow('as long as they say');
});

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { delayFrame, textFrame, FrameReader } from './frames.ts';

type Frame =
  | readonly [line: number, text: string | null]
  | readonly [line: number, delayMs: number];

const framesIn = (text: string): readonly Frame[] => {
  const all: Frame[] = [];
  const reader = new FrameReader(text);
  while (!reader.isOver) {
    reader.next({
      onFrame: (line, frame) => all.push([line, frame]),
      onDelay: (line, delayMs) => all.push([line, delayMs]),
    });
  }
  return all;
};

const line = fc.integer({ min: 1, max: 2 ** 40 });
const delay = fc.integer({ min: 0, max: 99_999 }).map(tenths => tenths / 10);
const frames = fc.oneof(
  fc.tuple(line, fc.option(fc.string({ unit: 'binary' }))),
  fc.tuple(line, delay),
);

const written = ([to, what]: Frame): string =>
  typeof what === 'number' ? delayFrame(to, what) : textFrame(to, what);

test('frames are read as they were written, in their order', () => {
  fc.assert(
    fc.property(fc.array(frames), all => {
      expect(framesIn(all.map(written).join(''))).toEqual(all);
    }),
  );
});

test('frames are written as the head of the file says', () => {
  const text = textFrame(12, 'hello') + textFrame(12, null) + delayFrame(12, 3.5);
  expect(text).toBe('12:5:hello12::12~3.5:');
});

test('an empty text is a frame of text', () => {
  expect(framesIn(textFrame(1, ''))).toEqual([[1, '']]);
});

test('a frame that was cut off stops the reader', () => {
  expect(() => framesIn('12:5:hell')).toThrow('as long as it says');
});

// Proves that draws are even: by counting every word where that is possible, by hand elsewhere.

import { expect, test } from 'vitest';
import { drawFrom, WORD_VALUES, type RandomBytes } from './draw.ts';

/** A source that gives these words and then stops the test. */
function wordsOf(words: readonly number[]): RandomBytes {
  const left = [...words];
  return count => {
    const bytes = new DataView(new ArrayBuffer(count));
    for (let at = 0; at < count; at += 4) {
      const word = left.shift();
      if (word === undefined) throw new Error('the test gave no more words');
      bytes.setUint32(at, word);
    }
    return new Uint8Array(bytes.buffer);
  };
}

const stuck: RandomBytes = count => new Uint8Array(count).fill(0xff);
const drawOf = (...words: number[]) => drawFrom(wordsOf(words), 1);

test('[R-RNG-4] a word inside the evenly divisible range gives its remainder', () => {
  expect(drawOf(0)(416)).toBe(0);
  expect(drawOf(415)(416)).toBe(415);
  expect(drawOf(416)(416)).toBe(0);
});

test('[R-RNG-4] words past the last whole multiple are discarded, not folded', () => {
  // 2^32 = 416 x 10,324,440 + 256: the last 256 words would favour the numbers 0 to 255.
  const evenly = 416 * 10_324_440;
  expect(WORD_VALUES - evenly).toBe(256);
  expect(drawOf(evenly - 1)(416)).toBe(415);
  expect(drawOf(evenly, 7)(416)).toBe(7);
  expect(drawOf(WORD_VALUES - 1, evenly, 415)(416)).toBe(415);
});

test('[R-RNG-4] a bound that divides the words discards none', () => {
  expect(drawOf(WORD_VALUES - 1)(1)).toBe(0);
  expect(drawOf(WORD_VALUES - 1)(2)).toBe(1);
  expect(drawOf(WORD_VALUES - 1)(WORD_VALUES)).toBe(WORD_VALUES - 1);
});

test('[R-RNG-4] just over half the words is the worst bound: the rest are all discarded', () => {
  const bound = WORD_VALUES / 2 + 1;
  expect(drawOf(bound - 1)(bound)).toBe(bound - 1);
  expect(drawOf(bound, WORD_VALUES - 1, 3)(bound)).toBe(3);
});

test('[R-RNG-4] every number below a bound has as many words as any other', () => {
  for (const bound of [3, 5, 13, 52, 415, 416, 520, 65_535]) {
    const evenly = WORD_VALUES - (WORD_VALUES % bound);
    expect(evenly % bound).toBe(0);
    expect(WORD_VALUES - evenly).toBeLessThan(bound);
    expect(evenly).toBeLessThan(WORD_VALUES);
    expect(drawOf(evenly - bound)(bound)).toBe(0);
    expect(drawOf(evenly - 1)(bound)).toBe(bound - 1);
    expect(drawOf(evenly, 1)(bound)).toBe(1);
  }
});

test('[R-RNG-3] a source stuck on words that cannot be used stops the draw', () => {
  expect(() => drawFrom(stuck)(416)).toThrow('broken');
});

test('[R-RNG-3] a source that gives too few bytes stops the draw', () => {
  expect(() => drawFrom(() => new Uint8Array(3))(416)).toThrow('another number');
});

test('a bound is a whole number from 1 to 2^32', () => {
  for (const bound of [0, -1, 1.5, Number.NaN, WORD_VALUES + 1]) {
    expect(() => drawOf(1)(bound)).toThrow('a bound is');
  }
});

test('[R-RNG-3] no word is used twice, however many are fetched at a time', () => {
  const words = Array.from({ length: 12 }, (_, at) => at);
  const draw = drawFrom(wordsOf(words), 4);
  expect(words.map(() => draw(WORD_VALUES))).toEqual(words);
});

test('the bytes may be a view into a larger buffer', () => {
  const large = new Uint8Array([9, 9, 9, 9, 0, 0, 1, 2]);
  expect(drawFrom(() => large.subarray(4), 1)(WORD_VALUES)).toBe(258);
});

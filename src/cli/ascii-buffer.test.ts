// What is written on a page is what is read from it.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AsciiBuffer, asciiBytes } from './ascii-buffer.ts';

const written = (write: (page: AsciiBuffer) => void): string => {
  const page = new AsciiBuffer();
  write(page);
  return page.toString();
};

test('a whole number is written in the digits that a text would have', () => {
  const corners = [0, 9, 10, 2 ** 31 - 1, 2 ** 31, 1e13, Number.MAX_SAFE_INTEGER];
  for (const value of corners.flatMap(each => [each, -each])) {
    expect(written(page => page.whole(value))).toBe(`${value}`);
  }
  fc.assert(
    fc.property(fc.maxSafeInteger(), value => {
      expect(written(page => page.whole(value))).toBe(`${value}`);
    }),
  );
});

test('texts and pieces follow each other, however long the page becomes', () => {
  const words = fc.array(fc.string({ unit: 'grapheme-ascii', maxLength: 5000 }), { maxLength: 40 });
  fc.assert(
    fc.property(words, texts => {
      const text = written(page =>
        texts.forEach((each, index) =>
          index % 2 ? page.text(each) : page.piece(asciiBytes(each)),
        ),
      );
      expect(text).toBe(texts.join(''));
    }),
    { numRuns: 40 },
  );
});

test('what is taken back is gone, and a page that was taken begins anew', () => {
  const page = new AsciiBuffer();
  page.text('kept');
  const { length } = page;
  page.text(' and thrown away');
  page.backTo(length);
  page.text('.');
  const first = page.take();
  page.text('another');
  expect([first.bytes, page].map(String)).toEqual(['kept.', 'another']);
});

test('paper is written on again only after it was read', () => {
  const page = new AsciiBuffer();
  page.text('first');
  const first = page.take();
  page.text('second');
  first.written();
  const second = page.take();
  page.text('third');
  expect([second.bytes, page].map(String)).toEqual(['second', 'third']);
});

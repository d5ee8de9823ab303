// Lines are cut right wherever the chunks end, and no line is too long for the memory.

import { Buffer } from 'node:buffer';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Line, linesOf, MOST_LINE_BYTES } from './lines.ts';
import { linesIn, sabot } from './testing/sabot.ts';

async function cut(chunks: Iterable<unknown>): Promise<readonly Line[]> {
  const lines: Line[] = [];
  for await (const some of linesOf(Readable.from(chunks, { objectMode: true }))) {
    lines.push(...some);
  }
  return lines;
}

const texts = async (chunks: Iterable<unknown>) => (await cut(chunks)).map(({ text }) => text);

describe('lines', () => {
  test.each<[string[], string[]]>([
    [[], []],
    [['a'], ['a']],
    [['a\n'], ['a']],
    [['a\n\nb'], ['a', '', 'b']],
    [
      ['a', 'b\nc', '', '\n', 'd'],
      ['ab', 'c', 'd'],
    ],
    [['\n\n'], ['', '']],
    [['\uFEFFa\n\uFEFFb'], ['a', '\uFEFFb']],
    [['\uFEFF', 'a'], ['a']],
  ])('%j are %j', async (chunks, lines) => {
    expect(await texts(chunks)).toEqual(lines);
  });

  test('come out the same however the bytes are cut', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'grapheme' }).filter(text => !/[\n\uFEFF]/.test(text))),
        fc.infiniteStream(fc.integer({ min: 1, max: 5 })),
        async (lines, sizes) => {
          const bytes = Buffer.from(lines.map(line => `${line}\n`).join(''));
          const chunks: Buffer[] = [];
          for (let from = 0; from < bytes.length;) {
            const size = sizes.next().value ?? 1;
            chunks.push(bytes.subarray(from, from + size));
            from += size;
          }
          expect(await texts(chunks)).toEqual(lines);
        },
      ),
      { numRuns: 50 },
    );
  });

  test('may have exactly the limit, and not a byte more', async () => {
    const most = 'x'.repeat(MOST_LINE_BYTES);
    const whole = await cut([`${most}\n${most}x\nshort`]);
    const pieces = await cut([most.slice(9), most.slice(0, 9), '\n', most, 'x\n', 'short']);
    for (const lines of [whole, pieces]) {
      expect(lines.map(({ tooLong }) => tooLong)).toEqual([false, true, false]);
      expect(lines.map(({ text }) => text.length)).toEqual([MOST_LINE_BYTES, 256, 5]);
    }
  });
});

test('a line of 10 MB is refused by name, and the next is answered', async () => {
  const piece = Buffer.alloc(65_536, 'x');
  const huge = [Buffer.from('{"id":"huge","cards":"'), ...Array.from({ length: 160 }, () => piece)];
  const next = Buffer.from('"}\n{"id":"next","hands":"B"}\n');
  const { out, code } = await sabot(['roads', '--json'], [...huge, next]);
  expect(code).toBe(1);
  expect(linesIn(out)).toMatchObject([
    { id: 'huge', error: { code: 'line-too-long', message: expect.stringContaining('4194304') } },
    { id: 'next', leadTies: 0 },
  ]);
});

// Reads the words off a PDF of ours, so that tests see what is on the paper.

import { inflateSync } from 'node:zlib';

/** Each line that was drawn, one after another. */
export function readPdf(pdf: Uint8Array): string {
  const bytes = Buffer.from(pdf);
  const lines: string[] = [];
  let from = bytes.indexOf('stream\n');
  while (from >= 0) {
    const end = bytes.indexOf('\nendstream', from);
    lines.push(...linesOf(inflated(bytes.subarray(from + 'stream\n'.length, end))));
    from = bytes.indexOf('stream\n', end + '\nendstream'.length);
  }
  return lines.join('\n');
}

function inflated(part: Buffer): string {
  try {
    return inflateSync(part).toString('latin1');
  } catch {
    return '';
  }
}

/** Text is drawn as lists of hexadecimal strings with kerning between them. */
const linesOf = (content: string): readonly string[] =>
  [...content.matchAll(/\[([^\]]*)\] TJ/gu)].map(([, list = '']) =>
    [...list.matchAll(/<([0-9a-f]*)>/gu)]
      .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
      .join(''),
  );

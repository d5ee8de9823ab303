// Reads the words off a PDF of ours, so that tests see what is on the paper.

import { inflateSync } from 'node:zlib';

/** Each line that was drawn, one after another. */
export const readPdf = (pdf: Uint8Array): string => drawnIn(pdf).flatMap(linesOf).join('\n');

/** Everything that was drawn, as a PDF's own words for it. */
function drawnIn(pdf: Uint8Array): readonly string[] {
  const bytes = Buffer.from(pdf);
  const drawn: string[] = [];
  let from = bytes.indexOf('stream\n');
  while (from >= 0) {
    const end = bytes.indexOf('\nendstream', from);
    drawn.push(inflated(bytes.subarray(from + 'stream\n'.length, end)));
    from = bytes.indexOf('stream\n', end + '\nendstream'.length);
  }
  return drawn;
}

/** A picture of every rectangle on one page, as a camera would have it. */
export function pdfPicture(
  pdf: Uint8Array,
  {
    width,
    height,
    scale,
  }: { readonly width: number; readonly height: number; readonly scale: number },
): { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray } {
  const [wide, high] = [width * scale, height * scale];
  const data = new Uint8ClampedArray(wide * high * 4).fill(255);
  for (const [, ...at] of drawnIn(pdf).join('\n').matchAll(RECTANGLE)) {
    const [left = 0, top = 0, across = 0, down = 0] = at.map(each => Math.round(+each * scale));
    for (let y = top; y < top + down; y += 1) {
      for (let x = left; x < left + across; x += 1)
        data.fill(0, (y * wide + x) * 4, (y * wide + x) * 4 + 3);
    }
  }
  return { width: wide, height: high, data };
}

const RECTANGLE = /([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re/gu;

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

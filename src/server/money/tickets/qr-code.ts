// A text as a QR code: rows of dark and light, which a screen or a paper draws as it likes.

import bwip from 'bwip-js';

/** '1' for dark, '0' for light, row by row, without the quiet edge. */
export function qrRows(text: string): readonly string[] {
  const [drawn] = bwip.raw({ bcid: 'qrcode', text });
  if (drawn === undefined || !('pixs' in drawn)) throw new Error('a text has a QR code');
  const { pixs, pixx } = drawn;
  return Array.from({ length: pixs.length / pixx }, (_, row) =>
    pixs.slice(row * pixx, (row + 1) * pixx).join(''),
  );
}

import { decodeQR } from 'qr/decode.js';
import { expect, test } from 'vitest';

import { pdfPicture, readPdf } from '../../testing/read-pdf.ts';
import { NOON } from '../../testing/journal.ts';
import { drawTicketNumber } from './number.ts';
import { barcodeOf, ticketPaper } from './paper.ts';

const TEXT = {
  house: 'Test House',
  isDemonstration: false,
  terminal: 'rapid-1/7',
  id: 'T-000042',
  number: '123456789012345678',
  cents: 12_345,
  currency: 'AUD',
  issuedAt: NOON,
  zone: 'Australia/Melbourne',
  expiresAt: null,
  duplicate: 0,
} as const;

test('R-CSH-5: the paper bears everything that a ticket must', async () => {
  const paper = await ticketPaper(TEXT);
  expect(paper.subarray(0, 5).toString()).toBe('%PDF-');
  const words = readPdf(paper);
  for (const wanted of [
    'Test House',
    'CASH-OUT TICKET',
    'Terminal rapid-1/7',
    'Ticket T-000042',
    '1 Mar 2025, 11:00:00 pm AEDT',
    '12-3456-7890-1234-5678',
    'AUD 123.45',
    'One hundred and twenty-three dollars and forty-five cents',
    'Does not expire.',
  ]) {
    expect(words).toContain(wanted);
  }
});

test('R-CSH-5: a duplicate, an expiry and a demonstration each show', async () => {
  const more = { duplicate: 2, expiresAt: NOON + 86_400_000, isDemonstration: true } as const;
  const words = readPdf(await ticketPaper({ ...TEXT, ...more }));
  expect(words).toContain('DEMONSTRATION: NO VALUE - DUPLICATE 2');
  expect(words).toContain('Valid until 2 Mar 2025, 11:00:00 pm AEDT.');
});

test('a ticket is one page, however much stands on it', async () => {
  const most = { duplicate: 12, expiresAt: NOON, isDemonstration: true, cents: 99_999_999_999 };
  for (const text of [TEXT, { ...TEXT, ...most, house: 'The Grand House of a Long Name' }]) {
    const paper = await ticketPaper(text);
    expect(paper.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  }
});

/** Narrow and wide of each digit, after the published table of two of five. */
const TWO_OF_FIVE = '00110 10001 01001 11000 00101 10100 01100 00011 10010 01010'.split(' ');

function scanned(bars: readonly number[]): string {
  expect(bars.slice(0, 4)).toEqual([1, 1, 1, 1]);
  let digits = '';
  for (let from = 4; from + 10 <= bars.length - 3; from += 10) {
    const pair = bars.slice(from, from + 10).map(width => (width > 1 ? '1' : '0'));
    const black = pair.filter((_, index) => index % 2 === 0).join('');
    const white = pair.filter((_, index) => index % 2 === 1).join('');
    digits += `${TWO_OF_FIVE.indexOf(black)}${TWO_OF_FIVE.indexOf(white)}`;
  }
  return digits;
}

test('R-CSH-5: a scanner reads the number off the bars', () => {
  for (let count = 0; count < 50; count += 1) {
    const number = drawTicketNumber();
    expect(scanned(barcodeOf(number))).toBe(number);
  }
});

test('R-CSH-5: a camera that sees the whole paper reads the number off its QR code', async () => {
  for (let count = 0; count < 5; count += 1) {
    const number = drawTicketNumber();
    const paper = await ticketPaper({ ...TEXT, number });
    expect(decodeQR(pdfPicture(paper, { width: 442, height: 184, scale: 2 }))).toBe(number);
  }
});

import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  drawTicketNumber,
  groupedNumber,
  isTicketNumber,
  maskedNumber,
  tailOf,
  TICKET_DIGITS,
} from './number.ts';
import { amountInWords } from './amount-in-words.ts';

test('R-CSH-8: ten thousand numbers are all different, whole and well spread', () => {
  const numbers = Array.from({ length: 10_000 }, () => drawTicketNumber());
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const number of numbers) expect(isTicketNumber(number)).toBe(true);
  // Each digit at each place, by chance 1000 times of 10,000: six standard deviations are 180.
  for (let place = 0; place < TICKET_DIGITS; place += 1) {
    for (const digit of '0123456789') {
      const times = numbers.filter(number => number[place] === digit).length;
      expect(Math.abs(times - 1000)).toBeLessThan(180);
    }
  }
});

test('R-CSH-8: any one wrong digit and any two swapped neighbours are found', () => {
  const draws = fc.tuple(fc.nat(1e9 - 1), fc.nat(1e8 - 1));
  fc.assert(
    fc.property(draws, fc.nat(17), fc.integer({ min: 1, max: 9 }), (drawn, place, add) => {
      let turn = 0;
      const number = drawTicketNumber(() => drawn[turn++ % 2] ?? 0);
      const digits = Array.from(number, Number);
      const wrong = digits.with(place, ((digits[place] ?? 0) + add) % 10).join('');
      expect(isTicketNumber(wrong)).toBe(false);
      const [one, two] = [digits[place % 17] ?? 0, digits[(place % 17) + 1] ?? 0];
      const swapped = digits
        .with(place % 17, two)
        .with((place % 17) + 1, one)
        .join('');
      if (one !== two) expect(isTicketNumber(swapped)).toBe(false);
    }),
  );
  expect(isTicketNumber('0'.repeat(18))).toBe(true);
  for (const text of ['', '1', '0'.repeat(17), '0'.repeat(19), `${'0'.repeat(17)}x`]) {
    expect(isTicketNumber(text)).toBe(false);
  }
});

test('R-CSH-6: what is shown of a number is its last four digits', () => {
  const number = drawTicketNumber();
  expect(maskedNumber(tailOf(number))).toBe(`••-••••-••••-••••-${number.slice(14)}`);
  expect(groupedNumber('123456789012345678')).toBe('12-3456-7890-1234-5678');
});

test.each([
  [1, 'Zero dollars and one cent'],
  [100, 'One dollar'],
  [12_345, 'One hundred and twenty-three dollars and forty-five cents'],
  [101_000, 'One thousand and ten dollars'],
  [1_999_919, 'Nineteen thousand nine hundred and ninety-nine dollars and nineteen cents'],
  [100_000_000, 'One million dollars'],
  [2_300_004_200, 'Twenty-three million and forty-two dollars'],
])('R-CSH-5: %i cents in words', (cents, words) => {
  expect(amountInWords(cents, 'AUD')).toBe(words);
});

test('R-CSH-5: a currency without a name of its own goes by its letters', () => {
  expect(amountInWords(2050, 'HKD')).toBe('Twenty HKD and 50/100');
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Fraction,
  formatFraction,
  fraction,
  isWhole,
  minus,
  negative,
  parseFraction,
  plus,
  roundUpTo,
  times,
  toNumber,
  ZERO,
} from './fraction.ts';

const whole = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });
const above = fc.bigInt({ min: 1n, max: 10n ** 18n });
const anyFraction = fc.tuple(whole, above).map(([n, d]) => fraction(n, d));

describe('fractions obey the laws of a field', () => {
  const one = fraction(1n);
  const inverse = (a: Fraction) => fraction(a.denominator, a.numerator);

  test.each<{ law: string; sides: (a: Fraction, b: Fraction, c: Fraction) => Fraction[] }>([
    {
      law: '(a + b) + c = a + (b + c)',
      sides: (a, b, c) => [plus(plus(a, b), c), plus(a, plus(b, c))],
    },
    {
      law: '(a b) c = a (b c)',
      sides: (a, b, c) => [times(times(a, b), c), times(a, times(b, c))],
    },
    { law: 'a + b = b + a', sides: (a, b) => [plus(a, b), plus(b, a)] },
    { law: 'a b = b a', sides: (a, b) => [times(a, b), times(b, a)] },
    {
      law: 'a (b + c) = a b + a c',
      sides: (a, b, c) => [times(a, plus(b, c)), plus(times(a, b), times(a, c))],
    },
    { law: 'a + 0 = a', sides: a => [plus(a, ZERO), a] },
    { law: 'a 1 = a', sides: a => [times(a, one), a] },
    { law: 'a 0 = 0', sides: a => [times(a, ZERO), ZERO] },
    { law: 'a - a = 0', sides: a => [plus(a, negative(a)), ZERO] },
    { law: 'a - b = a + (-b)', sides: (a, b) => [minus(a, b), plus(a, negative(b))] },
    {
      law: 'a / a = 1 but for 0',
      sides: a => (a.numerator === 0n ? [a, ZERO] : [times(a, inverse(a)), one]),
    },
  ])('$law', ({ sides }) => {
    fc.assert(
      fc.property(anyFraction, anyFraction, anyFraction, (a, b, c) => {
        const [left, right] = sides(a, b, c);
        expect(left).toEqual(right);
      }),
    );
  });
});

describe('a fraction', () => {
  test('is always reduced, its denominator above nought', () => {
    fc.assert(
      fc.property(whole, above, above, (n, d, factor) => {
        const reduced = fraction(n, d);
        expect(fraction(n * factor, d * factor)).toEqual(reduced);
        expect(fraction(-n, -d)).toEqual(reduced);
        expect(reduced.denominator).toBeGreaterThan(0n);
        expect(reduced.numerator * d).toBe(n * reduced.denominator);
      }),
    );
  });

  test('takes whole numbers as they are', () => {
    expect(fraction(10 ** 13, 2)).toEqual({ numerator: 5_000_000_000_000n, denominator: 1n });
    expect(isWhole(fraction(4, 2))).toBe(true);
    expect(isWhole(fraction(5, 2))).toBe(false);
  });

  test('of nothing is a mistake of the caller, and so is a part of a number', () => {
    expect(() => fraction(1n, 0n)).toThrow('denominator');
    expect(() => fraction(0.5)).toThrow(RangeError);
    expect(() => fraction(Number.NaN)).toThrow(RangeError);
  });
});

describe('in writing', () => {
  test.each([
    { n: 950, d: 1, text: '950' },
    { n: -1000, d: 1, text: '-1000' },
    { n: 6327, d: 20, text: '6327/20' },
    { n: -3, d: 6, text: '-1/2' },
    { n: 0, d: 7, text: '0' },
  ])('$n over $d is $text', ({ n, d, text }) => {
    expect(formatFraction(fraction(n, d))).toBe(text);
  });

  test('what was written is read again', () => {
    fc.assert(
      fc.property(anyFraction, a => {
        expect(parseFraction(formatFraction(a))).toEqual(a);
      }),
    );
  });

  test.each(
    [
      '',
      ' ',
      '1.5',
      '1/0',
      '1/-2',
      '/2',
      '1/',
      '1/2/3',
      '+1',
      '-',
      '--1',
      '4/2',
      '007',
      '-0',
    ].concat(['1e3', '0x10', '1 / 2', '1/2 ', 'NaN', 'Infinity', '١', '1n']),
  )('%o was not written by us', text => {
    expect(parseFraction(text)).toBeUndefined();
  });
});

describe('rounding up to a unit', () => {
  test('gives the least multiple that is not below', () => {
    const positive = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 18n }), above);
    const unit = fc.bigInt({ min: 1n, max: 10n ** 9n });
    fc.assert(
      fc.property(positive, unit, ([n, d], chip) => {
        const rounded = roundUpTo(chip, fraction(n, d));
        expect(rounded % chip).toBe(0n);
        expect(rounded * d).toBeGreaterThanOrEqual(n);
        expect((rounded - chip) * d).toBeLessThan(n);
      }),
    );
  });

  test('leaves what is whole', () => {
    expect(roundUpTo(1n, fraction(950))).toBe(950n);
    expect(roundUpTo(25n, fraction(951))).toBe(975n);
    expect(roundUpTo(1n, fraction(1, 200))).toBe(1n);
  });
});

test('as a floating point number it is near enough to look at', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1 }), (n, d) => {
      expect(toNumber(fraction(n, d))).toBeCloseTo(n / d, 9);
    }),
  );
  expect(toNumber(fraction(-1, 3))).toBeCloseTo(-1 / 3, 15);
});

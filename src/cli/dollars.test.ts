import { describe, expect, test } from 'vitest';
import { parseDollars, formatDollars } from './dollars.ts';

describe('dollars', () => {
  test.each([
    ['0', 0],
    ['10', 1000],
    ['2.5', 250],
    ['2.50', 250],
    ['0.01', 1],
    ['100000000000', 1e13],
  ])('%s are %d cents', (text, cents) => {
    expect(parseDollars(text)).toBe(cents);
  });

  test.each(['', '-1', '1.', '.5', '1.234', '1e3', '$1', '1,000', ' 1', 'x'])(
    '%j are none',
    text => {
      expect(parseDollars(text)).toBeUndefined();
    },
  );

  test.each([
    ['0', '$0.00'],
    ['1', '$0.01'],
    ['950', '$9.50'],
    ['-1000', '-$10.00'],
    ['6327/20', '$3.1635'],
    ['19/20', '$0.0095'],
    ['123456789', '$1,234,567.89'],
    ['1/3', '1/3 cents'],
    ['much', 'much'],
  ])('%s cents read %s', (cents, said) => {
    expect(formatDollars(cents)).toBe(said);
  });
});

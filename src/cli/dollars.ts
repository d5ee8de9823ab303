// Dollars as people type and read them; inside, money is whole cents.

import { fraction, isWhole, parseFraction, times } from '../rules/fraction.ts';

/** Reads '10', '2.5' or '2.50' as cents; undefined for anything else. */
export function parseDollars(text: string): number | undefined {
  const parts = /^(\d+)(?:\.(\d{1,2}))?$/.exec(text);
  if (parts === null) return undefined;
  return Number(`${parts[1]}${(parts[2] ?? '').padEnd(2, '0')}`);
}

/** Most decimals that an exact part of a cent may need before it is printed as a fraction. */
const MOST_DECIMALS = 8;

/** Prints exact cents as dollars: '950' is $9.50, '6327/20' is $3.1635. */
export function formatDollars(cents: string): string {
  const exact = parseFraction(cents);
  if (exact === undefined) return cents;
  const isBelow = exact.numerator < 0n;
  const positive = { ...exact, numerator: isBelow ? -exact.numerator : exact.numerator };
  const dollars = times(positive, fraction(1, 100));
  for (let decimals = 2; decimals <= MOST_DECIMALS; decimals += 1) {
    const scaled = times(dollars, fraction(10n ** BigInt(decimals)));
    if (!isWhole(scaled)) continue;
    const digits = `${scaled.numerator}`.padStart(decimals + 1, '0');
    const [whole, part] = [digits.slice(0, -decimals), digits.slice(-decimals)];
    return `${isBelow ? '-' : ''}$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${part}`;
  }
  return `${cents} cents`;
}

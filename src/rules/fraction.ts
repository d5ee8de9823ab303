// Exact fractions: odds, commissions and profits are never decimals.

/** A reduced fraction; the denominator is positive. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

export const lowestCommonMultiple = (a: bigint, b: bigint): bigint =>
  (a / greatestCommonDivisor(a, b)) * b;

/** Makes a reduced fraction; a zero denominator is a mistake of the caller. */
export function fraction(numerator: bigint | number, denominator: bigint | number = 1n): Fraction {
  const [n, d] = [BigInt(numerator), BigInt(denominator)];
  if (d === 1n) return { numerator: n, denominator: d };
  if (d === 0n) throw new RangeError('a fraction needs a denominator other than 0');
  if (d < 0n) return fraction(-n, -d);
  // Most payments are whole: one division is cheaper than looking for a divisor.
  if (n % d === 0n) return { numerator: n / d, denominator: 1n };
  const divisor = greatestCommonDivisor(n, d);
  return { numerator: n / divisor, denominator: d / divisor };
}

export const ZERO: Fraction = fraction(0n);

/** This many parts of a whole number: 5 of 100 of a stake. */
export function partOf(whole: number, part: number, of: number): Fraction {
  const product = whole * part;
  // Big integers are dear, and most stakes stay far below the point where they are needed.
  if (!Number.isSafeInteger(product)) return fraction(BigInt(whole) * BigInt(part), of);
  if (product % of !== 0) return fraction(product, of);
  return { numerator: BigInt(product / of), denominator: 1n };
}

export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(
    a.numerator * b.denominator + b.numerator * a.denominator,
    a.denominator * b.denominator,
  );

export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, negative(b));

export const negative = (a: Fraction): Fraction => ({
  numerator: -a.numerator,
  denominator: a.denominator,
});

export const times = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.numerator, a.denominator * b.denominator);

export const isWhole = (a: Fraction): boolean => a.denominator === 1n;

/** The least multiple of `unit` that is not below a fraction of zero or more. */
export function roundUpTo(unit: bigint, a: Fraction): bigint {
  const step = unit * a.denominator;
  return ((a.numerator + step - 1n) / step) * unit;
}

/** Prints '950', '-1000' or '6327/20'. */
export const formatFraction = (a: Fraction): string =>
  isWhole(a) ? `${a.numerator}` : `${a.numerator}/${a.denominator}`;

/** Reads what formatFraction printed; undefined for anything else. */
export function parseFraction(text: string): Fraction | undefined {
  const parts = /^(-?\d+)(?:\/([1-9]\d*))?$/.exec(text);
  if (parts === null) return undefined;
  const read = fraction(BigInt(parts[1] ?? '0'), BigInt(parts[2] ?? '1'));
  return formatFraction(read) === text ? read : undefined;
}

/** The nearest floating point number, for people to look at; good to 15 digits. */
export function toNumber({ numerator, denominator }: Fraction): number {
  const scale = 10n ** 18n;
  const whole = numerator / denominator;
  const rest = ((numerator % denominator) * scale) / denominator;
  return Number(whole) + Number(rest) / 1e18;
}

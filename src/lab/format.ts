// How the lab says things: wagers, facts and odds in words, fractions as decimals for people.

import type { Fact } from '../rules/facts.ts';
import { type Fraction, fraction, times } from '../rules/fraction.ts';
import type { OddsLine } from '../rules/rulebook.ts';
import type { PayRules } from '../rules/settle.ts';
import { type SingleCoupWager, WAGER_KINDS } from '../rules/wagers.ts';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** 'Player wins by 4' for 'player-wins-by-4'. */
export const formatFact = (fact: Fact | 'insurance-open'): string =>
  capital(fact.replaceAll('-', ' ').replaceAll(/\b(player|banker)\b/g, capital));

/** A fraction to this many places, rounded half away from nothing, without floating point. */
export function decimal({ numerator, denominator }: Fraction, places: number): string {
  const scale = 10n ** BigInt(places);
  const size = numerator < 0n ? -numerator : numerator;
  const units = (size * scale * 2n + denominator) / (denominator * 2n);
  const digits = String(units).padStart(places + 1, '0');
  const cut = digits.length - places;
  const sign = numerator < 0n && units > 0n ? '-' : '';
  return sign + (places === 0 ? digits : `${digits.slice(0, cut)}.${digits.slice(cut)}`);
}

const HUNDRED = fraction(100);

/** '1.0579%'. */
export const percent = (part: Fraction, places = 4): string =>
  `${decimal(times(part, HUNDRED), places)}%`;

/** '4,998,398,275,503,360'. */
export const grouped = (whole: bigint | number): string =>
  String(whole).replaceAll(/\B(?=(\d{3})+$)/g, ',');

/** What a line pays, as people at the table say it. */
export function formatPays(
  line: OddsLine<string> | undefined,
  on: SingleCoupWager,
  house: PayRules,
): string {
  if (line === undefined || line.pays === 'lose') return 'loses';
  if (line.pays === 'push') return 'stake back';
  if (line.pays === 'tie-percent') {
    const { side } = WAGER_KINDS[on];
    const share = side === undefined ? undefined : house.tiePercent?.[side];
    return share === undefined ? 'a percentage of the stake' : `${share}% of the stake`;
  }
  const odds = `${line.pays[0]} to ${line.pays[1]}`;
  if (line.commission === undefined) return odds;
  const [part, whole] = line.commission;
  return `${odds} less ${(part * 100) / whole}%`;
}

/** Lines text up in columns; a column that begins with '<' is set to the left. */
export function columns(rows: readonly (readonly string[])[], aligned: string): readonly string[] {
  const widths = aligned
    .split('')
    .map((_, at) => Math.max(...rows.map(row => row[at]?.length ?? 0)));
  return rows.map(row =>
    row
      .map((cell, at) =>
        aligned[at] === '<' ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
}

// A chip: its value as text, an edge pattern by value, so that colour never speaks alone.

import { memo } from 'react';

export interface ChipProps {
  /** In whole cents. */
  readonly cents: number;
  readonly ghost?: boolean;
}

/** The values that chips are made in. */
export const CHIP_STEPS = [
  100, 500, 1000, 2500, 5000, 10_000, 50_000, 100_000, 500_000, 1_000_000,
] as const;

/** Which of ten edge patterns a value has: the greatest step it reaches. */
export const patternOf = (cents: number): number =>
  Math.max(
    0,
    CHIP_STEPS.findLastIndex(step => cents >= step),
  );

/** '5', '2.50', '1k', '25k': what fits on a chip. */
export function chipText(cents: number): string {
  const whole = cents / 100;
  if (whole >= 1_000_000) return `${trim(whole / 1_000_000)}M`;
  if (whole >= 1000) return `${trim(whole / 1000)}k`;
  return Number.isInteger(whole) ? `${whole}` : whole.toFixed(2);
}

/** Its name: the sum, and first what is printed on it where that is shorter ('1k, 1,000.00'). */
export const chipName = (cents: number, sum: string): string =>
  cents < 100_000 ? sum : `${chipText(cents)}, ${sum}`;

const trim = (value: number): string => `${Math.round(value * 10) / 10}`;

export const Chip = memo(({ cents, ghost = false }: ChipProps) => {
  const pattern = patternOf(cents);
  return (
    <svg
      className={`chip chip-${pattern}${ghost ? ' chip-ghost' : ''}`}
      viewBox="-50 -50 100 100"
      aria-hidden="true"
    >
      <circle className="chip-rim" r="48" />
      <circle
        className="chip-edge"
        r="41"
        fill="none"
        strokeWidth="13"
        pathLength={2 * (pattern + 4)}
        strokeDasharray="1 1"
      />
      <circle className="chip-face" r="33" />
      <text className="chip-text" y="9" textAnchor="middle">
        {chipText(cents)}
      </text>
    </svg>
  );
});

// The clock of a scenario: a fixed start, one second a line, or a time that the line says.

import { z } from 'zod';
import { time } from '../table/fields.ts';

/** 1 March 2025, noon UTC: every scenario starts then unless it says otherwise. */
export const STARTS_AT = 1_740_830_400_000;
export const GAMING_DAY = '2025-03-01';

/** How much later a line is that does not say when it is. */
const A_LINE_MS = 1_000;

const UNITS_MS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
const LATER = /^\+(\d{1,9})(ms|s|m|h|d)$/;

export const atSchema = z
  .union([time, z.string().regex(LATER)])
  .describe('Milliseconds UTC, or how much later than the line before: "+20m" (ms, s, m, h, d).');
export type AtLine = z.infer<typeof atSchema>;

/** When a line is, after one that was at `before`. */
export function timeOf(at: AtLine | undefined, before: number): number {
  if (at === undefined) return before + A_LINE_MS;
  if (typeof at === 'number') return at;
  const [, count = '', unit = 's'] = LATER.exec(at) ?? [];
  // The pattern lets no other unit through.
  return before + Number(count) * UNITS_MS[unit as keyof typeof UNITS_MS];
}

// Which rows of the sums a report is about, as a condition of a query: a period, and what else was
// named.

import type { NarrowedAsked } from '../../../wire/reports/accounts.ts';
import { tableStream } from '../../tables/mailbox/rebuild.ts';

/** The house's own clock, by which shifts are told. */
export interface ShiftRule {
  readonly zone: string;
  readonly startsAtHour: number;
  readonly shifts: number;
}

/** A condition on rows of `c`, whose streams are `s`, and what its places stand for. */
export interface RowCondition {
  readonly sql: string;
  readonly values: readonly (string | number | null)[];
}

/** In place of a time where rows have none: no shift is asked for then. */
export const NO_SLOT = 'null::timestamptz';

const DAY_SECONDS = 86_400;

/** Which shift of the gaming day a time is in, by the clock on the wall: 1 and on. */
export const shiftOf = (time: string, { zone, startsAtHour, shifts }: ShiftRule): string =>
  // The zone is one that the settings know, the others are numbers.
  `(1 + floor(mod(extract(epoch from (${time} at time zone '${zone}')) + ` +
  `${DAY_SECONDS - startsAtHour * 3600}, ${DAY_SECONDS}) * ${shifts} / ${DAY_SECONDS}))::int`;

/** Book and version of a game's text. */
export const versionOfGame = (game: string): string =>
  `(split_part(${game}, ' ', 1) || ' ' || split_part(${game}, ' ', 2))`;

/** Of sums and coups alike: `time` is the column that a shift is told by. */
export function conditionOf(
  { from, to, table, shift, dealer, version, currency }: NarrowedAsked,
  time: 'c.slot' | 'c.at' | typeof NO_SLOT,
  rule: ShiftRule,
): RowCondition {
  return {
    sql: `c.gaming_day between $1 and $2
      and ($3::text is null or s.name = $3)
      and ($4::int is null or ${shiftOf(time, rule)} = $4)
      and ($5::text is null or c.dealer = $5)
      and ($6::text is null or ${versionOfGame('c.game')} = $6)
      and ($7::text is null or c.currency = $7)`,
    values: [
      ...[from, to, table === undefined ? null : tableStream(table)],
      ...[shift ?? null, dealer ?? null, version ?? null, currency ?? null],
    ],
  };
}

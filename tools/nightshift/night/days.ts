// Gaming days of a night: a clock on the wall of some city, on days whose clocks are changed too.

import { gamingDays } from '../../../src/server/ports/gaming-day.ts';
import type { Chance } from '../../oracle/chance.ts';
import type { Violation } from '../violation.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Evenings before the clocks go forward or back, and an ordinary one. */
const EVENINGS = [
  { zone: 'Australia/Melbourne', from: Date.UTC(2025, 9, 4, 9) }, // a day of 23 hours follows
  { zone: 'Australia/Melbourne', from: Date.UTC(2025, 3, 5, 8) }, // of 25 hours
  { zone: 'Australia/Hobart', from: Date.UTC(2025, 9, 4, 9) },
  { zone: 'Asia/Singapore', from: Date.UTC(2025, 2, 1, 12) },
] as const;

const STARTS_AT_HOUR = 6;

export interface Evening {
  readonly from: number;
  /** The gaming day by the house's calendar. */
  readonly dayOf: (at: number) => string;
  /** The same by the clock on the wall: from the hour at which it turns to that hour again. */
  readonly dayOnTheWall: (at: number) => string;
}

export function someEvening(chance: Chance): Evening {
  const { zone, from } = chance.pick(EVENINGS);
  const dayOf = gamingDays({ startsAtHour: STARTS_AT_HOUR, zone });
  return { from: from + chance.below(6) * HOUR_MS, dayOf, dayOnTheWall: wallDays(zone) };
}

/** The same evening at another time: everything else comes as it would have come. */
export function movedTo(evening: Evening, from: number | undefined): Evening {
  if (from === undefined) return evening;
  const there = (at: number): number => at - from + evening.from;
  return {
    from,
    dayOf: at => evening.dayOf(there(at)),
    dayOnTheWall: at => evening.dayOnTheWall(there(at)),
  };
}

/** Asks the wall what day and hour it is; before the hour it is still the day before. */
function wallDays(zone: string): (at: number) => string {
  const wall = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone: zone, hourCycle: 'h23' as const },
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit' },
  });
  return at => {
    const parts = Object.fromEntries(
      wall.formatToParts(at).map(({ type, value }) => [type, value]),
    );
    const { year, month, day, hour } = parts;
    const back = Number(hour) < STARTS_AT_HOUR ? 1 : 0;
    const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day) - back));
    return date.toISOString().slice(0, 10);
  };
}

/** What the house's calendar gets wrong in the next two days. No scenario has a calendar. */
export function dayViolations({ from, dayOf, dayOnTheWall }: Evening): readonly Violation[] {
  for (let at = from; at < from + 2 * DAY_MS; at += HOUR_MS / 2) {
    const [house, wall] = [dayOf(at), dayOnTheWall(at)];
    if (house === wall) continue;
    const when = new Date(at).toISOString();
    return [
      {
        kind: 'the gaming day turns at another hour',
        says: `at ${when} the house has ${house}, the clock on the wall ${wall}`,
        expectation: { show: { show: 'table' }, expect: { gamingDay: wall } },
        passes: true,
      },
    ];
  }
  return [];
}

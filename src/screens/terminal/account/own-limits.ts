// Limits that patrons set themselves for a visit: lower counts at once, higher on the next visit.

import type { SeatView } from '../../../wire/index.ts';
import { minutesOf, resultOf, type Visit } from './visit.ts';

/** As the house keeps them: a reload or another page forgets nothing. */
export type OwnLimitsView = NonNullable<SeatView['own']>;

export const NOTHING_LIMITED: OwnLimitsView = {
  mostLost: null,
  mostOnACoup: null,
  remindMinutes: null,
  breakUntil: null,
};

export type MoneyLimit = 'mostLost' | 'mostOnACoup';

/** True where a choice may be made now: none yet, or a lower one. */
export const mayChoose = (now: number | null, chosen: number | null): boolean =>
  now === null || (chosen !== null && chosen <= now);

/** Which own limit a total on the felt would pass; null for none. */
export function passedBy(
  { mostLost, mostOnACoup }: OwnLimitsView,
  visit: Visit | null,
  total: number,
): MoneyLimit | null {
  if (mostOnACoup !== null && total > mostOnACoup) return 'mostOnACoup';
  const lost = visit === null ? 0 : Math.max(0, -resultOf(visit));
  return mostLost !== null && lost + total > mostLost ? 'mostLost' : null;
}

/** How many reminders are due by now; each is shown once. */
export function remindersDue(
  { remindMinutes }: OwnLimitsView,
  visit: Visit | null,
  now: number,
): number {
  if (remindMinutes === null || visit === null) return 0;
  return Math.floor(minutesOf(visit, now) / remindMinutes);
}

/** Minutes of a break still to go by the house's clock; 0 when there is none. */
export const breakLeft = ({ breakUntil }: OwnLimitsView, now: number): number =>
  breakUntil === null ? 0 : Math.max(0, Math.ceil((breakUntil - now) / 60_000));

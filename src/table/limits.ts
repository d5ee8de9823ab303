// Which limits hold for whom: those on the sign, or what was agreed with one person.

import type { Limit } from '../rules/place.ts';
import type { PayRules } from '../rules/settle.ts';
import type { Slot } from './counter.ts';
import type { Patron, Seat } from './table.ts';

/** The person at a seat: who sits there, or who stands behind. */
export function personAt(seat: Seat, patron: string): Patron | undefined {
  if (seat.patron?.id === patron) return seat.patron;
  return seat.standing.length === 0 ? undefined : seat.standing.find(({ id }) => id === patron);
}

/** Everybody at a seat, who sits there first. */
export const peopleAt = (seat: Seat): readonly Patron[] =>
  seat.patron === null ? seat.standing : [seat.patron, ...seat.standing];

/** The limits of one bet for one person (crown 7.5, 7.6; tasmania 7.2). */
export function limitFor(slot: Slot, person: Patron | undefined): Limit | undefined {
  if (person === undefined) return slot.limit;
  const limit = person.limits?.[slot.on] ?? slot.limit;
  if (person.arrangement === undefined || slot.family !== 'main') return limit;
  const { min, max, step } = limit ?? { min: 1, max: 0, step: 1 };
  return { min, max: Math.max(max, person.arrangement), step };
}

/** True where a main wager is one under a 7.5 arrangement: above the differential by agreement. */
export const isArranged = (
  slot: Slot,
  person: Patron | undefined,
  stake: number,
  { differential }: PayRules,
): boolean =>
  person?.arrangement !== undefined &&
  slot.family === 'main' &&
  differential !== undefined &&
  stake > differential;

/** The house's choices for a payment; only arranged wagers are charged beyond the differential. */
export function payRulesFor(pay: PayRules, arranged: boolean): PayRules {
  if (arranged || pay.differential === undefined) return pay;
  const { differential: _onlyByArrangement, ...plain } = pay;
  return plain;
}

// Who is at a seat: whoever sits there, and those who stand behind.

import type { Patron, Seat } from '../table.ts';

/** The person at a seat: who sits there, or who stands behind. */
export function personAt(seat: Seat, patron: string): Patron | undefined {
  if (seat.patron?.id === patron) return seat.patron;
  return seat.standing.length === 0 ? undefined : seat.standing.find(({ id }) => id === patron);
}

/** Everybody at a seat, who sits there first. */
export const peopleAt = (seat: Pick<Seat, 'patron' | 'standing'>): readonly Patron[] =>
  seat.patron === null ? seat.standing : [seat.patron, ...seat.standing];

/** True while somebody waits to be paid and plays no more; those who stand go by themselves. */
export const isLeaving = (seat: Seat, person: Patron): boolean =>
  person === seat.patron ? seat.leaving : person.leaving === true;

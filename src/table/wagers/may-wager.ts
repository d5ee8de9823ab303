// Whether the wagers of a seat may be changed now: the window, the seat, and who speaks for it.

import type { At, Given } from '../act.ts';
import { seatOf } from '../change.ts';
import { excludedFault } from '../people/excluded.ts';
import { isWagerPeriod } from '../accounts/frozen.ts';
import { isLeaving, personAt } from '../people/people-at.ts';
import { refuse, type Refusal, tournamentOnly } from '../refusal.ts';
import { lockedFault } from '../settlement/substantial-win.ts';
import type { Patron, Seat } from '../table.ts';

/** What every change of wagers says: whose, at which seat, and for which coup it was meant. */
export interface WagerTouch extends Given {
  readonly seat: number;
  readonly patron: string;
  /** The coup it was meant for: what comes too late for one is never taken for the next. */
  readonly coup?: number;
}

/** A place whose wagers may be changed, and the person they belong to. */
export interface OpenPlace {
  readonly seat: Seat;
  readonly person: Patron;
}

/** Refuses once the window is shut: from the instant of expiry, closed by somebody or not (4.7). */
export function shutNow({ book, table }: At, { at, coup }: WagerTouch): Refusal | undefined {
  const now = table.coup;
  const closesAt = now?.closesAt ?? null;
  if (
    !isWagerPeriod(table.phase) ||
    now === null ||
    (closesAt !== null && at >= closesAt) ||
    (coup !== undefined && coup !== now.number)
  ) {
    return refuse('wagers-closed', book.procedure.wagering.after, { code: 'wagers-closed' });
  }
  return undefined;
}

/** The place of a patron who plays there and is not on the way out. */
export function openPlaceOf(room: At, { seat: number, patron }: WagerTouch): OpenPlace | Refusal {
  const { clause } = room.book.procedure.seats;
  const seat = seatOf(room.table, number);
  if (seat === undefined)
    return refuse('no-such-seat', clause, { code: 'no-such-seat', seat: number });
  const person = personAt(seat, patron);
  if (person === undefined || seat.state !== 'in-order') {
    const locked = lockedFault(seat);
    if (locked !== undefined) return locked;
    return refuse('seat-empty', clause, { code: 'seat-not-playing' });
  }
  const fault = person === seat.patron ? undefined : standsFault(room, seat);
  if (fault !== undefined) return fault;
  const barred = excludedFault(room, patron);
  if (barred !== undefined) return barred;
  if (isLeaving(seat, person)) return refuse('not-now', clause, { code: 'seat-being-paid-out' });
  return { seat, person };
}

/** Whoever stands wagers only while it is allowed, and in some books beside a seated patron. */
function standsFault({ book, table }: At, seat: Seat): Refusal | undefined {
  const { standing, clause } = book.procedure.seats;
  if (standing?.needsPermission === true && !table.kept.standingAllowed) {
    return refuse('not-authorised', standing.clause, { code: 'wager-needs-seat' });
  }
  if (standing?.besideSeated !== true || seat.patron !== null) return undefined;
  return refuse('seat-empty', standing.clause ?? clause, { code: 'position-empty' });
}

/** Where a patron's own touch is judged: no wager comes about by any other hand (4.3, 4.9). */
export function ownPlace(room: At, touch: WagerTouch): OpenPlace | Refusal {
  const shut = shutNow(room, touch);
  if (shut !== undefined) return shut;
  const { book, table } = room;
  if (table.setup?.stakeMode === 'tournament') return tournamentOnly(book);
  if (table.setup?.stakeMode !== 'seat-terminals') {
    return refuse('not-now', 'ruling G12', { code: 'stakes-laid-in-chips' });
  }
  const place = openPlaceOf(room, touch);
  if ('refused' in place) return place;
  const { by, patron } = touch;
  const barred = excludedFault(room, by.id);
  if (barred !== undefined) return barred;
  const isTheirs = by.id === patron || by.id === place.person.nominee;
  if (by.role !== 'patron' || !isTheirs || (by.seat !== undefined && by.seat !== touch.seat)) {
    return refuse('not-your-seat', book.procedure.wagering.route, {
      code: 'wager-by-seat-holder-only',
    });
  }
  return place;
}

/** True when the seat's wagers were changed after the patron saw them: the touch came twice. */
export const touchedSince = ({ seat }: OpenPlace, revision: number): boolean =>
  revision !== seat.revision;

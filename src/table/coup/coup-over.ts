// What the table is after a coup, settled or void: wagers gone, Runs and tails carried on.

import type { RoadHand } from '../../rules/roads.ts';
import type { At } from '../act.ts';
import { isLocked } from '../acts/accounts/leave.ts';
import { dummyDue } from './dummy.ts';
import { NOTHING_HELD } from './held-cards.ts';
import { holderAfter } from '../people/holders.ts';
import { noticeAfterCoup } from '../malfunctions/patron-notice.ts';
import type { Kept, ScreenDiscrepancy } from '../people/kept-beyond-coups.ts';
import type { SeatSettlement } from '../settlement/settlement.ts';
import { silentOnes } from '../wagers/close-snapshot.ts';
import type { Shoe } from '../shoe/shoe.ts';
import {
  COUPS_REMEMBERED,
  type CoupRecord,
  type Riding,
  type RidingRun,
  type Seat,
  type Table,
} from '../table.ts';
import { repeatable } from '../wagers/wager.ts';

/** What every event carries that ends a coup. */
export interface CoupOver {
  readonly record: CoupRecord;
  readonly seats: readonly SeatSettlement[];
  readonly tails: Riding['tails'];
  readonly runs: Riding['runs'];
  readonly road: RoadHand | null;
  /** Who is told that the next wager under the minimum goes back. */
  readonly warned: readonly string[];
}

/** The table once the coup is over. */
export function afterCoup(room: At, event: CoupOver, shoeAfter: Shoe): Table {
  const { table } = room;
  const shoe = withDummiesDue(room, shoeAfter);
  const runs = new Map(event.runs.map(entry => [entry.seat, entry.runs]));
  const counts = event.record.standing === 'live';
  const seats = table.seats.map(seat =>
    seatAfterCoup(table, seat, runs.get(seat.number) ?? [], counts),
  );
  return {
    ...table,
    phase: shoe.over && dummyDue({ ...table, shoe }) === null ? 'preparing' : 'between-coups',
    seats,
    shoe,
    coup: null,
    tails: event.tails,
    shoeHolder: holderAfter(table, event.seats),
    shoeDeclined: [],
    kept: keptAfter(table, event),
    records: [...table.records, event.record].slice(-COUPS_REMEMBERED),
  };
}

/** Advice given, and a matter for every terminal that never said what it showed (T7, G9). */
function keptAfter(table: Table, { warned, record }: CoupOver): Kept {
  const { kept, coup } = table;
  const silent = coup === null || record.standing === 'void' ? [] : silentOnes(table, coup);
  if (warned.length === 0 && silent.length === 0) return kept;
  const quiet = new Set(silent.map(({ seat }) => seat));
  const isQuiet = ({ seat, what }: ScreenDiscrepancy) => what === 'silent' && quiet.has(seat);
  return {
    ...kept,
    warned: [...new Set([...kept.warned, ...warned])],
    // Silence is no conflict of records: the latest of a terminal stands for those before it.
    shownMatters: [...kept.shownMatters.filter(each => !isQuiet(each)), ...silent],
  };
}

/**
 * Dummies that were due stay due while the shoe lasts; after its last coup only where the book has
 * dummies then (8.3.4 (d)), and those that run until a wager never pass the cutting card (C15).
 */
function withDummiesDue({ book, table }: At, shoe: Shoe): Shoe {
  const { dummyOrder: order } = shoe;
  if (!shoe.over) {
    const runsOn = order?.left !== 'until-a-wager' || !shoe.cuttingCardOut;
    return runsOn ? shoe : { ...shoe, dummyOrder: null };
  }
  const { lastCoup, over, shuffleOrdered } = table.shoe;
  const mayFollow = book.procedure.dummies?.ordered !== undefined && (lastCoup || over);
  if (!mayFollow || shuffleOrdered !== null) {
    return { ...shoe, ...NOTHING_HELD, putAway: shoe.putAway };
  }
  return order?.reason === 'after-the-last-coup' ? shoe : { ...shoe, dummyOrder: null };
}

/** Dummy, free and void coups leave the count of idle coups as it was (R14). */
function seatAfterCoup(
  table: Table,
  seat: Seat,
  runs: readonly RidingRun[],
  counts: boolean,
): Seat {
  if (seat.patron === null && seat.standing.length === 0) return seat;
  const lastWagers = seat.wagers.length === 0 ? seat.lastWagers : repeatable(seat.wagers);
  const idleCoups = counts ? idleAfter(table, seat) : seat.idleCoups;
  return { ...seat, wagers: [], runs, lastWagers, idleCoups, ...noticeAfterCoup(seat) };
}

function idleAfter(table: Table, seat: Seat): number {
  // Whoever stands behind plays for nobody but themselves.
  const played = seat.patron !== null && isLocked(table, seat, seat.patron.id);
  const others = table.seats.every(other => other === seat || other.patron !== null);
  return played || !others ? 0 : seat.idleCoups + 1;
}

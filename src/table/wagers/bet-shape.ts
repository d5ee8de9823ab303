// A bet as it is kept at this table: in its one form, on a pairs area that takes it.

import { type Bet, normalBet } from '../../rules/bet.ts';
import type { At } from '../act.ts';
import { seatOf } from '../change.ts';
import { peopleAt } from '../people/people-at.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { refuseStake } from './say-refusal.ts';
import type { Seat, Table } from '../table.ts';

/** Puts a bet into its one form; a pairs area of another position must be one that takes it. */
export function shapedBet(room: At, seat: Seat, asks: Bet): Bet | Refusal {
  const bet = normalBet(asks);
  const { on, position } = bet;
  if (position === undefined) return bet;
  if (position === seat.number) return { on };
  return positionFault(room, seat, bet, position) ?? bet;
}

/** Another position's pairs area: where the book lets any be chosen, and it is not full (6.4). */
function positionFault(room: At, seat: Seat, bet: Bet, position: number): Refusal | undefined {
  const { procedure } = room.book;
  if (procedure.wagering.pairsAnywhere === undefined) {
    return refuseStake(room, 'not-offered', { bet, asked: 0 });
  }
  const there = seatOf(room.table, position);
  if (there === undefined) {
    return refuse('no-such-seat', procedure.seats.clause, {
      code: 'no-such-position',
      seat: position,
    });
  }
  const { clause, perSeat } = procedure.seats.standing ?? {};
  const guests = guestsAt(room.table, position).filter(({ from }) => from !== seat.number);
  const people = peopleAt(there).length + guests.length;
  if (clause === undefined || perSeat === undefined || people <= perSeat) return undefined;
  return refuse('area-full', clause, { code: 'position-full', seat: position, count: perSeat + 1 });
}

/** Patrons of other seats who have a pairs wager on a position's areas. */
export function guestsAt(table: Table, position: number) {
  const guests = new Map<string, { readonly from: number; readonly patron: string }>();
  for (const seat of table.seats) {
    for (const { patron, position: on } of seat.wagers) {
      if (on === position) guests.set(`${seat.number}/${patron}`, { from: seat.number, patron });
    }
  }
  return [...guests.values()];
}

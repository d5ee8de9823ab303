// A bet as it is kept: with the fields that belong to it and no others, so that it has one key.

import { WAGER_KINDS } from '../rules/wagers.ts';
import type { At } from './act.ts';
import { seatOf } from './change.ts';
import { peopleAt } from './limits.ts';
import { refuse, type Refusal } from './refusal.ts';
import { refuseStake } from './say-refusal.ts';
import type { Seat, Table } from './table.ts';
import { type Bet, isPlain } from './wager.ts';
import type { Said } from './sentences.ts';

/** Puts a bet into its one form; a pairs area of another position must be one that takes it. */
export function shapedBet(room: At, seat: Seat, bet: Bet): Bet | Refusal {
  const { on, length, pattern, area, position } = bet;
  switch (WAGER_KINDS[on].family) {
    case 'run':
      if (on === 'combination-run' && pattern !== undefined) return { on, pattern };
      return length === undefined ? { on } : { on, length };
    case 'dragon-tail':
      return { on, area: area ?? 'early' };
    case 'pair':
    case 'perfect-pair':
      if (position === undefined || position === seat.number) return plain(bet);
      return positionFault(room, seat, bet, position) ?? { on, position };
    case 'main':
    case 'tie':
    case 'dragon-bonus':
    case 'super-6':
    case 'insurance':
      return plain(bet);
  }
}

const plain = (bet: Bet): Bet => (isPlain(bet) ? bet : { on: bet.on });

/** Another position's pairs area: where the book lets any be chosen, and it is not full (6.4). */
function positionFault(room: At, seat: Seat, bet: Bet, position: number): Refusal | undefined {
  const { procedure } = room.book;
  if (procedure.wagering.pairsAnywhere === undefined) {
    return refuseStake(room, 'not-offered', { bet, asked: 0 });
  }
  const there = seatOf(room.table, position);
  if (there === undefined) {
    return refuse('no-such-seat', procedure.seats.clause, `There is no position ${position}.`);
  }
  const { clause, perSeat } = procedure.seats.standing ?? {};
  const guests = guestsAt(room.table, position).filter(({ from }) => from !== seat.number);
  const people = peopleAt(there).length + guests.length;
  if (clause === undefined || perSeat === undefined || people <= perSeat) return undefined;
  const because: Said = `Position ${position} has its ${perSeat + 1} patrons already.`;
  return refuse('area-full', clause, because);
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

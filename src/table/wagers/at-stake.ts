// What one patron has at stake: on the felt, in Runs and in Dragon Tails, at every place.

import { SIDES } from '../../rules/hand.ts';
import { ridingOn, type RidingStake, stakesOf, withTransfers } from './riding.ts';
import type { Table } from '../table.ts';

/** A stake that can still win. */
export interface AtStake extends RidingStake {
  /** True for a Run or tail of an earlier coup. */
  readonly rides: boolean;
  /** True where a card or a result that decides about it is known already (G19). */
  readonly isKnown: boolean;
}

/** True once anybody may have seen a card of the coup. */
export const cardsShow = ({ coup }: Table): boolean =>
  coup?.cards.some(({ card, down }) => card !== null && down !== true) === true;

/** Everything that a patron could still win by. */
export function atStake(table: Table, patron: string): readonly AtStake[] {
  const shows = cardsShow(table);
  const met = playedOn(table);
  const laid = table.seats.flatMap(({ number: seat, wagers }) =>
    wagers.map(wager => ({ seat, wager, rides: false, isKnown: shows })),
  );
  const riding = stakesOf(ridingOn(table)).map(stake => ({
    ...stake,
    rides: true,
    isKnown: shows || met.has(stake.wager.transfer),
  }));
  return [...laid, ...riding].filter(({ wager }) => wager.patron === patron);
}

/** Runs and tails that have met a coup that counted. */
function playedOn({ seats, tails }: Table): ReadonlySet<number> {
  const runs = seats.flatMap(seat => seat.runs.filter(({ count }) => count > 0));
  const stakes = SIDES.flatMap(side => [...tails[side].early, ...tails[side].late]);
  return new Set([...runs, ...stakes.map(({ key }) => key)].map(({ transfer }) => transfer));
}

/** The table without stakes whose transfers are resolved. */
export function withoutStakes(table: Table, gone: ReadonlySet<number | null>): Table {
  if (gone.size === 0) return table;
  const riding = ridingOn(table);
  const left = stakesOf(riding).some(({ wager }) => gone.has(wager.transfer))
    ? withTransfers(riding, new Map([...gone].map(id => [id ?? 0, null])))
    : riding;
  const runs = new Map(left.runs.map(each => [each.seat, each.runs]));
  return {
    ...table,
    tails: left.tails,
    seats: table.seats.map(seat => ({
      ...seat,
      wagers: seat.wagers.filter(({ transfer }) => !gone.has(transfer)),
      runs: runs.get(seat.number) ?? [],
    })),
  };
}

// A shared area of the layout: how many wagers it holds, and who comes first for a side wager.

import type { Side } from '../../rules/hand.ts';
import { WAGER_KINDS } from '../../rules/wagers.ts';
import type { At } from '../act.ts';
import type { OpenPlace } from './may-wager.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { Seat } from '../table.ts';
import { type Bet, sameBet, type Wager } from './wager.ts';

/** One of three: a main wager on the side, any other wager there, or none (6.8.3 to 6.8.7). */
const RANKS = ['first', 'second', 'rest'] as const;
type Rank = (typeof RANKS)[number];

/**
 * Room for a new wager on an area that holds only so many: none needed, a wager that gives way to
 * a better claim, or a refusal. Until no more wagers are taken whoever comes first in rank takes
 * the place, so that at the close the area is filled by rank and then by time.
 */
export function roomOnArea(
  room: At,
  { seat, person }: OpenPlace,
  bet: Bet,
): Wager | Refusal | undefined {
  const { areaHolds } = room.book.procedure.wagering;
  if (areaHolds === undefined || room.table.setup?.layout !== areaHolds.layout) return undefined;
  const lying = seat.wagers.filter(wager => onSameArea(wager, bet));
  if (lying.length < areaHolds.wagers) return undefined;
  const claim = claimRank(seat, person.id, bet);
  const weaker = lying
    .filter(({ patron }) => RANKS.indexOf(claimRank(seat, patron, bet)) > RANKS.indexOf(claim))
    .toSorted((a, b) => weakness(seat, b, bet) - weakness(seat, a, bet) || b.transfer - a.transfer);
  const [givesWay] = weaker;
  if (givesWay !== undefined) return givesWay;
  return refuse('area-full', clauseFor(room, claim, bet) ?? areaHolds.clause, {
    code: 'area-full',
    count: areaHolds.wagers,
    bet,
  });
}

/** The clause by which a better claim takes a place. */
export function clauseFor(room: At, claim: Rank, { on }: Bet): string | undefined {
  const priority = room.book.procedure.wagering.sidePriority;
  const side = sideOf(on);
  if (priority === undefined || side === undefined) return undefined;
  return claim === 'rest' ? priority.rest : priority[claim][side];
}

const onSameArea = (a: Bet, b: Bet): boolean => a.on === b.on && a.area === b.area;

const weakness = (seat: Seat, { patron }: Wager, bet: Bet): number =>
  RANKS.indexOf(claimRank(seat, patron, bet));

/** The side of a side wager; main wagers and those of no side know no ranks. */
function sideOf(on: Bet['on']): Side | undefined {
  const { family, side } = WAGER_KINDS[on];
  return family === 'main' ? undefined : side;
}

/** Where a patron stands among those who share an area. */
export function claimRank(seat: Seat, patron: string, bet: Bet): Rank {
  const side = sideOf(bet.on);
  if (side === undefined) return 'first';
  const mine = seat.wagers.filter(wager => wager.patron === patron && !sameBet(wager, bet));
  if (mine.some(({ on }) => on === side)) return 'first';
  return mine.length > 0 ? 'second' : 'rest';
}

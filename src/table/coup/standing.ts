// How the coup at the table stands: who is due a card, whether anybody has a wager on it.

import { type Side, SIDES } from '../../rules/hand.ts';
import { cuttingCardReached } from '../../rules/shoe.ts';
import { nextSide } from '../../rules/tableau.ts';
import type { At } from '../act.ts';
import { handsOf, lies } from './hands.ts';
import type { Table } from '../table.ts';

/** Who takes the next card; nobody while cards lie unread and the tableau cannot be asked. */
export function dueTo({ book, table }: At): Side | 'nobody' {
  const { coup } = table;
  if (coup === null || table.phase === 'complete') return 'nobody';
  const opening = coup.cards.length < 4;
  if (!opening && coup.cards.some(lies)) return 'nobody';
  return nextSide(book.tableau, handsOf(coup));
}

/** How many cards the shoe holds by its count. */
export const cardsLeft = ({ shoe }: Table): number => shoe.cards - shoe.dealt;

/** How many more cards the coup takes at least; none where no hand is known to want one. */
export const leastToFinish = (room: At): number =>
  dueTo(room) === 'nobody' ? 0 : Math.max(1, 4 - cardsOut(room.table));

/** How many cards the coup at the table has. */
export const cardsOut = ({ coup }: Table): number => coup?.cards.length ?? 0;

/** True when a card has left the shoe for this coup, burnt or dealt. */
export const aCardHasLeft = (table: Table): boolean =>
  cardsOut(table) > 0 || table.coup?.burnt === true;

/** True when Runs or Dragon Tails of earlier coups are open. */
export const streaksRide = ({ seats, tails }: Table): boolean =>
  seats.some(seat => seat.runs.length > 0) ||
  SIDES.some(side => {
    const { fresh, early, late } = tails[side];
    return fresh.length + early.length + late.length > 0;
  });

/** True when anything is staked: Runs and tails that ride on are wagers too (C8). */
export const someoneWagered = (table: Table): boolean =>
  table.seats.some(seat => seat.wagers.length > 0) || streaksRide(table);

/** True when the cutting card has left the shoe. */
export const markerDrawn = (table: Table): boolean => markerShows(table, 0);

/** True when the cutting card is out, or shows at the mouth once so many more cards are gone. */
export function markerShows({ shoe, coup, setup }: Table, more: number): boolean {
  if (shoe.cuttingCardOut || coup?.cuttingCardIn === true) return true;
  const mark = { dealt: shoe.dealt + more, cards: shoe.cards, fromBack: setup?.cutFromBack ?? 0 };
  return setup?.cuttingCard === 'counted' && cuttingCardReached(mark);
}

/** True when the coup being dealt, or the one just finished, is the last of its shoe. */
export const isLastCoup = ({ coup, shoe, phase }: Table): boolean =>
  shoe.over || (coup !== null && phase !== 'wagering' && shoe.lastCoup);

/** True while there are cards from which one too many can have been drawn. */
export const hasShoe = ({ shoe }: Table): boolean =>
  shoe.cardSet !== null && (!shoe.over || (shoe.cuttingCardOut && shoe.shuffleOrdered === null));

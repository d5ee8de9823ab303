// Where a shoe stands after a coup: whether the next one is the last, whether it is over.

import type { RoadHand } from '../../rules/roads.ts';
import { cuttingCardPassed, cuttingCardReached } from '../../rules/shoe.ts';
import type { At } from '../act.ts';
import { coupOf } from '../change.ts';
import type { Shoe } from './shoe.ts';

/** The shoe once a coup is settled or voided; a dummy adds nothing to the roads. */
export function shoeAfterCoup(room: At, road: RoadHand | null): Shoe {
  const { shoe } = room.table;
  const roads =
    road === null
      ? {}
      : { hands: [...shoe.hands, road], handCoups: [...shoe.handCoups, coupOf(room.table).number] };
  return { ...shoe, ...roads, ...standingAfter(room) };
}

type Standing = Pick<Shoe, 'cuttingCardOut' | 'lastCoup' | 'over'>;

/** A shoe without cards is over, whether or not its cutting card was ever noted. */
function standingAfter(room: At): Standing {
  const { shoe } = room.table;
  const byTheBook = standingByTheBook(room);
  return shoe.dealt < shoe.cards ? byTheBook : { ...byTheBook, lastCoup: false, over: true };
}

function standingByTheBook({ book, table }: At): Standing {
  const { shoe, setup, coup } = table;
  const mark = { dealt: shoe.dealt, cards: shoe.cards, fromBack: setup?.cutFromBack ?? 0 };
  const counted = setup?.cuttingCard === 'counted';
  const noted = coup?.cuttingCardIn === true;
  const ordered = shoe.shuffleOrdered !== null;
  switch (book.shoe.end.rule) {
    case 'one-coup-after-the-cutting-card': {
      const out = shoe.cuttingCardOut || (counted ? cuttingCardPassed(mark) : noted);
      const over = shoe.cuttingCardOut || ordered;
      return { cuttingCardOut: out, lastCoup: out && !over, over };
    }
    case 'no-coup-once-a-card-followed-the-marker': {
      // The marker leaves with the card before it: seven are left and one more coup may start (T2).
      const { cuttingCardAt: at } = shoe;
      const out = counted ? cuttingCardReached(mark) : at !== null;
      const followed = counted ? cuttingCardPassed(mark) : at !== null && shoe.dealt > at;
      const over = followed || ordered;
      return { cuttingCardOut: out, lastCoup: out && !over, over };
    }
    case 'until-the-cards-do-not-suffice':
      return { cuttingCardOut: false, lastCoup: false, over: ordered || mark.dealt >= mark.cards };
  }
}

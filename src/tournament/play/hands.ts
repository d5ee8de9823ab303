// The two hands of a coup, and who turns their cards (16.7.1, 16.7.2, 16.7.5).

import type { Hand, Side } from '../../rules/hand.ts';
import { nextSide } from '../../rules/tableau.ts';
import type { Rulebook } from '../../rulebooks/index.ts';
import type { Holder, Play, PlayCoup } from './play.ts';
import { orderOf } from './positions.ts';

const handOf = ({ cards }: PlayCoup, side: Side): Hand =>
  cards.filter(dealt => dealt.side === side).map(({ card }) => card);

export const handsOf = (coup: PlayCoup): Readonly<Record<Side, Hand>> => ({
  player: handOf(coup, 'player'),
  banker: handOf(coup, 'banker'),
});

export const nextToDraw = (book: Rulebook, coup: PlayCoup): Side | 'nobody' =>
  nextSide(book.tableau, handsOf(coup));

/**
 * Who has most chips lying on a side; among equals the first in the order laid down for the coup,
 * never by time. Secrets do not lie on the layout and so do not count.
 */
export function openerOf(play: Play, side: Side): Holder {
  let best: { readonly seat: number; readonly stake: number } | undefined;
  for (const { seat, layout } of orderOf(play)) {
    const stake = layout[side];
    if (stake > (best?.stake ?? 0)) best = { seat, stake };
  }
  return best?.seat ?? 'dealer';
}

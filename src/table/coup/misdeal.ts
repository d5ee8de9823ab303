// Which irregularity a card is that no hand is due, by where it was laid.

import type { Irregularity } from '../../rulebooks/irregularity.ts';
import type { Side } from '../../rules/hand.ts';
import type { At } from '../act.ts';
import { cardsOut, dueTo } from './standing.ts';

/** The one to report under this book; undefined where the book has no name for it. */
export function irregularityOf(room: At, laidOn: Side | undefined): Irregularity | undefined {
  const known = room.book.procedure.irregularities;
  return candidates(room, laidOn).find(what => known[what] !== undefined);
}

function candidates(room: At, laidOn: Side | undefined): readonly Irregularity[] {
  const due = dueTo(room);
  if (laidOn === undefined) return ['surplus-card-seen', 'wrong-number-of-cards'];
  if (cardsOut(room.table) < 4) {
    return due === 'player'
      ? ['player-card-to-banker', 'cards-to-the-wrong-side']
      : ['cards-to-the-wrong-side'];
  }
  if (laidOn === 'player') return ['third-card-to-player', 'wrong-number-of-cards'];
  return due === 'player'
    ? ['player-card-to-banker', 'wrong-number-of-cards']
    : ['third-card-to-banker', 'wrong-number-of-cards'];
}

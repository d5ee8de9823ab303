// The one thing to do now: what the dealer's console shows biggest.

import { never } from '../../rules/assert.ts';
import type { Side } from '../../rules/hand.ts';
import { nextSide } from '../../rules/tableau.ts';
import type { ShoeStep } from '../../rulebooks/procedure.ts';
import type { At } from '../act.ts';
import type { Command } from '../acts.ts';
import { coupOf } from '../change.ts';
import { dummyDue } from '../coup/dummy.ts';
import { isWagerPeriod } from '../accounts/frozen.ts';
import { handsOf, lies } from '../coup/hands.ts';
import { hasSurplus } from '../coup/surplus-cards.ts';

/** What the dealer is told: whose card, which step of the shoe, what is wrong. */
export type GuideStep =
  | 'accounts-frozen'
  | 'surplus-card'
  | 'open-table'
  | 'bring-cards'
  | ShoeStep
  | 'open-wagering'
  | 'begin-dummy-coup'
  | 'close-wagering'
  | 'close-insurance'
  | 'close-wager-window'
  | 'turn-cards'
  | 'announce-counts'
  | `${Side}-${'first' | 'second' | 'draws'}`
  | 'player-stands-banker-draws'
  | 'settle-coup';

/** What comes next, and for cards to which hand. */
export interface Guide {
  readonly next: Command['do'] | 'nothing';
  readonly to: Side | null;
  readonly step: GuideStep;
}

const guide = (next: Guide['next'], step: GuideStep, to: Side | null = null): Guide => ({
  next,
  to,
  step,
});

export function guideOf({ book, table }: At): Guide {
  const { frozen, phase } = table;
  if (frozen !== null && (phase === 'between-coups' || isWagerPeriod(phase))) {
    return guide('nothing', 'accounts-frozen');
  }
  if (hasSurplus(table)) return guide('nothing', 'surplus-card');
  switch (table.phase) {
    case 'closed':
      return guide('open-table', 'open-table');
    case 'preparing':
      return table.shoe.toDo[0] === undefined
        ? guide('bring-cards', 'bring-cards')
        : guide('prepare-shoe', table.shoe.toDo[0]);
    case 'between-coups':
      return dummyDue(table) === null
        ? guide('open-wagering', 'open-wagering')
        : guide('begin-dummy-coup', 'begin-dummy-coup');
    case 'wagering':
      return guide('close-wagering', 'close-wagering');
    case 'insurance':
      return guide('close-insurance', 'close-insurance');
    case 'wagers-changing':
    case 'wagers-reopened':
      return guide('close-wager-window', 'close-wager-window');
    case 'no-more-wagers':
    case 'dealing':
      return nextCard({ book, table });
    case 'complete':
      return guide('settle-coup', 'settle-coup');
    default:
      return never(table.phase);
  }
}

/** Who takes the next card: 'player-draws', 'player-stands-banker-draws'. */
function nextCard({ book, table }: At): Guide {
  const coup = coupOf(table);
  const { player, banker } = handsOf(coup);
  // The tableau is asked of cards that are read: four that lie are turned first.
  if (coup.cards.length >= 4 && coup.cards.some(lies)) return guide('nothing', 'turn-cards');
  const to = nextSide(book.tableau, { player, banker });
  if (to === 'nobody') return guide('nothing', 'turn-cards');
  const { announceBeforeThird } = book.procedure.deal;
  if (announceBeforeThird !== undefined && coup.cards.length === 4 && !coup.countsAnnounced) {
    return guide('announce-counts', 'announce-counts');
  }
  if (coup.cards.length < 4) {
    const hand = to === 'player' ? player : banker;
    return guide('deal-card', `${to}-${hand.length === 0 ? 'first' : 'second'}`, to);
  }
  const stood = to === 'banker' && player.length === 2;
  return guide('deal-card', stood ? 'player-stands-banker-draws' : `${to}-draws`, to);
}

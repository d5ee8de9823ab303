// The one thing to do now: what the dealer's console shows biggest.

import { never } from '../../rules/assert.ts';
import type { Side } from '../../rules/hand.ts';
import { nextSide } from '../../rules/tableau.ts';
import type { At } from '../act.ts';
import type { Command } from '../acts.ts';
import { coupOf } from '../change.ts';
import { dummyDue } from '../coup/dummy.ts';
import { isWagerPeriod } from '../accounts/frozen.ts';
import { handsOf, lies } from '../coup/hands.ts';
import { hasSurplus } from '../coup/surplus-cards.ts';

/** What comes next, and for cards to which hand. */
export interface Guide {
  readonly next: Command['do'] | 'nothing';
  readonly to: Side | null;
  readonly says: string;
}

const guide = (next: Guide['next'], says: string, to: Side | null = null): Guide => ({
  next,
  to,
  says,
});

export function guideOf({ book, table }: At): Guide {
  const { frozen, phase } = table;
  if (frozen !== null && (phase === 'between-coups' || isWagerPeriod(phase))) {
    return guide('nothing', 'The accounts are frozen.');
  }
  if (hasSurplus(table)) return guide('nothing', 'A card lies that no hand is due: report it.');
  switch (table.phase) {
    case 'closed':
      return guide('open-table', 'Open the table.');
    case 'preparing':
      return table.shoe.toDo[0] === undefined
        ? guide('bring-cards', 'Bring cards to the table.')
        : guide('prepare-shoe', `Shoe: ${table.shoe.toDo[0].replaceAll('-', ' ')}.`);
    case 'between-coups':
      return dummyDue(table) === null
        ? guide('open-wagering', 'Call for wagers.')
        : guide('begin-dummy-coup', 'Dummy coup: deal it, no wagers.');
    case 'wagering':
      return guide('close-wagering', 'No more bets.');
    case 'insurance':
      return guide('close-insurance', 'Insurance is open: close it.');
    case 'wagers-changing':
    case 'wagers-reopened':
      return guide('close-wager-window', 'Patrons may change their wagers: then close.');
    case 'no-more-wagers':
    case 'dealing':
      return nextCard({ book, table });
    case 'complete':
      return guide('settle-coup', 'Settle the coup.');
    default:
      return never(table.phase);
  }
}

/** Who takes the next card, in words: 'Player draws', 'Player stands, Banker draws'. */
function nextCard({ book, table }: At): Guide {
  const coup = coupOf(table);
  const { player, banker } = handsOf(coup);
  // The tableau is asked of cards that are read: four that lie are turned first.
  if (coup.cards.length >= 4 && coup.cards.some(lies)) return guide('nothing', 'Turn the cards.');
  const to = nextSide(book.tableau, { player, banker });
  if (to === 'nobody') return guide('nothing', 'Turn the cards.');
  const { announceBeforeThird } = book.procedure.deal;
  if (announceBeforeThird !== undefined && coup.cards.length === 4 && !coup.countsAnnounced) {
    return guide('announce-counts', 'Announce both counts.');
  }
  const name = to === 'player' ? 'Player' : 'Banker';
  if (coup.cards.length < 4) {
    const hand = to === 'player' ? player : banker;
    return guide('deal-card', `${name} ${hand.length + 1}`, to);
  }
  const stood = to === 'banker' && player.length === 2 ? 'Player stands. ' : '';
  return guide('deal-card', `${stood}${name} draws.`, to);
}

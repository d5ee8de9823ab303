// What a table is once a card has been dealt or turned.

import { insuranceOpen } from '../../rules/coup.ts';
import { nextSide } from '../../rules/tableau.ts';
import type { At } from '../act.ts';
import { coupOf } from '../change.ts';
import { handsOf, lies } from './hands.ts';
import type { Table } from '../table.ts';

/** Insurance is for who has a main wager: with none the window would serve nobody (C9). */
const someoneMayInsure = ({ seats }: Table): boolean =>
  seats.some(({ wagers }) => wagers.some(({ on }) => on === 'player' || on === 'banker'));

/** Dealing goes on, the Insurance window opens, or the coup is complete. */
export function phaseAfterCard(book: At['book'], table: Table): Table['phase'] {
  const coup = coupOf(table);
  if (coup.cards.some(lies)) return 'dealing';
  const hands = handsOf(coup);
  if (nextSide(book.tableau, hands) === 'nobody') return 'complete';
  const window =
    coup.cards.length === 4 &&
    coup.standing === 'live' &&
    !coup.insuranceOver &&
    someoneMayInsure(table) &&
    table.setup?.offered.includes('insurance') === true &&
    insuranceOpen(book.tableau, hands);
  return window ? 'insurance' : 'dealing';
}

// Duties about cards and coups: whether the cards suffice, whether a coup is on record.

import type { Irregularity } from '../../../../src/rulebooks/index.ts';
import { type Duty, refused } from './duty.ts';

/** "Too few cards" is a fact of the shoe (C21, T23). */
const cardsSuffice: Duty = ({ event, before }) => {
  const what: Irregularity = 'too-few-cards';
  if (event.happened !== 'irregularity-ruled' || event.what !== what) return undefined;
  if (event.ruling === 'result-stands') return undefined;
  const { shoe, coup } = before;
  const left = shoe.cards - shoe.missing - shoe.dealt + shoe.held.length;
  const wanted = 6 - (coup?.cards.length ?? 0);
  return left < wanted
    ? undefined
    : refused('too few cards while they suffice', `${left} cards are left, ${wanted} are enough`);
};

/** A coup that was begun is on record, whatever ended it (R12). */
const coupUnrecorded: Duty = ({ event, before, after }) => {
  const { coup, shoe } = before;
  if (coup === null || after.coup !== null || event.happened === 'first-coup-taken-back') {
    return undefined;
  }
  const isKept = after.records.some(
    record => record.shoe === shoe.number && record.number === coup.number,
  );
  if (isKept) return undefined;
  return {
    kind: `a coup goes unrecorded after ${event.happened}`,
    says: `coup ${shoe.number}/${coup.number} was begun and is not on record`,
    expectation: {
      show: { show: 'table' },
      expect: { previousCoup: { shoe: shoe.number, number: coup.number } },
    },
    passes: true,
  };
};

/** A card held on a ground opens a dummy, whatever ended the coup it came from (C22). */
const heldWithoutGround: Duty = ({ event, before }, { heldOn }) => {
  if (event.happened !== 'wagering-opened' || heldOn === null) return undefined;
  if (before.shoe.held.length === 0) return undefined;
  return refused('wagers on a coup that a held card opens', `it is a dummy by ${heldOn}`);
};

/** Cards that nobody handled are counted when the gaming ends (crown 3.4, tasmania 4.3). */
const uncounted: Duty = ({ book, event, before }) => {
  const isCounted = book.id === 'crown' || book.id === 'tasmania';
  const { cardSet, handled } = before.shoe;
  if (event.happened !== 'table-closed' || !isCounted || cardSet === null) return undefined;
  if (event.cards !== undefined || (book.id === 'crown' && handled)) return undefined;
  return refused('closed without a count of the cards', `nobody has counted ${cardSet}`);
};

/** A shuffle in a shoe has its ground on record (crown 4.1.1, crown-rapid 3.5). */
const groundless: Duty = ({ event }) =>
  event.happened === 'shuffle-ordered' && event.reason.trim() === ''
    ? refused('a shuffle without a ground', 'nobody has said why the cards are shuffled')
    : undefined;

export const CARD_DUTIES: readonly Duty[] = [
  groundless,
  cardsSuffice,
  coupUnrecorded,
  heldWithoutGround,
  uncounted,
];

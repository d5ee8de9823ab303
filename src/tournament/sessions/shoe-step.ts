// The next thing that a session's table needs before a coup: its staff, its cards, their steps.

import type { Role, Rulebook } from '../../rulebooks/index.ts';
import { cutBounds } from '../../rules/shoe.ts';
import { retiredSets } from '../../table/acts/shoe/prepare-shoe.ts';
import type { Table } from '../../table/index.ts';
import type { CoupCommandAsked } from './table-coup.ts';

/** What is asked of the table, and whose business it is. */
export interface ShoeStepDue {
  readonly what: { readonly do: 'at-table'; readonly command: CoupCommandAsked };
  readonly by: Role;
}

/** Null where a coup can begin, or where a coup is under way. */
export function shoeStep(book: Rulebook, table: Table): ShoeStepDue | null {
  const ask = (command: CoupCommandAsked, by: Role = 'dealer'): ShoeStepDue => ({
    what: { do: 'at-table', command },
    by,
  });
  const { staff, shoe, phase } = table;
  const { deal } = book.procedure;
  // Where everybody wagers at once the table opens with the banks.
  if (phase === 'closed' && book.competitionPlay === undefined) return null;
  if (staff.dealer === null) return ask({ do: 'sign-on', duty: 'dealer' });
  if (deal.needsInspector !== undefined && staff.tableInspector === null) {
    return ask({ do: 'sign-on', duty: 'table-inspector' }, 'table-inspector');
  }
  if (phase === 'between-coups') return uninformed(book, table, ask);
  if (phase !== 'preparing') return null;
  const [step] = shoe.toDo;
  if (step === undefined) {
    return ask({ do: 'bring-cards', cardSet: newCards(table), preShuffled: false });
  }
  if (step !== 'cut') return ask({ do: 'prepare-shoe', step });
  const { least } = cutBounds(book, shoe.cards) ?? { least: 1 };
  const { cutOrder } = book.procedure.shoe;
  const rank = book.procedure.powers['cut-in-place-of-patrons']?.least ?? 'game-supervisor';
  const by = cutOrder?.otherwise === 'table-inspector' ? 'table-inspector' : rank;
  return ask({ do: 'prepare-shoe', step, cutAt: least }, by);
}

/** Patrons will turn the cards of this shoe: two must know before the first card (9.3.e). */
function uninformed(
  book: Rulebook,
  { setup, informed }: Table,
  ask: (command: CoupCommandAsked) => ShoeStepDue,
): ShoeStepDue | null {
  if (setup?.faceDown !== true || book.procedure.deal.squeeze?.informed === undefined) return null;
  const whom = (['management', 'surveillance'] as const).find(each => informed[each] === null);
  return whom === undefined ? null : ask({ do: 'inform-of-squeeze', whom, name: whom });
}

/** A set that was never at this table. */
function newCards({ id, shoe }: Table): string {
  const used = [...retiredSets(shoe), shoe.cardSet];
  for (let number = shoe.number + 1; ; number += 1) {
    const cardSet = `${id}-${number}`;
    if (!used.includes(cardSet)) return cardSet;
  }
}

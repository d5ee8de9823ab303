// The next thing that a session's table needs before a coup: its dealer, its cards, their steps.

import type { Role, Rulebook } from '../../rulebooks/index.ts';
import { cutBounds } from '../../rules/shoe.ts';
import type { Table } from '../../table/index.ts';
import type { TogetherCommandOf } from './act.ts';

/** What is asked of the table, and whose business it is. */
export interface ShoeStepDue {
  readonly what: Omit<TogetherCommandOf<'at-table'>, 'by' | 'at'>;
  readonly by: Role;
}

/** Null where a coup can begin, or where a coup is under way. */
export function shoeStep(book: Rulebook, table: Table): ShoeStepDue | null {
  const ask = (command: ShoeStepDue['what']['command'], by: Role = 'dealer'): ShoeStepDue => ({
    what: { do: 'at-table', command },
    by,
  });
  const { staff, shoe, phase } = table;
  if (phase === 'closed') return null;
  if (staff.dealer === null) return ask({ do: 'sign-on', duty: 'dealer' });
  if (phase !== 'preparing') return null;
  const [step] = shoe.toDo;
  if (step === undefined) {
    const cardSet = `${table.id}-${shoe.number + 1}`;
    return ask({ do: 'bring-cards', cardSet, preShuffled: false });
  }
  if (step !== 'cut') return ask({ do: 'prepare-shoe', step });
  const { least } = cutBounds(book, shoe.cards) ?? { least: 1 };
  const by = book.procedure.powers['cut-in-place-of-patrons']?.least ?? 'game-supervisor';
  return ask({ do: 'prepare-shoe', step, cutAt: least }, by);
}

// The coup at a session's table for those who run it: what the table wants next, what lies there.

import type { Rulebook } from '../../rulebooks/index.ts';
import type { Card } from '../../rules/cards.ts';
import { lies } from '../../table/coup/hands.ts';
import type { DealtCard, Table, TablePhase } from '../../table/index.ts';
import { exhaustedCards } from '../../table/views/console-view.ts';
import { type Guide, guideOf } from '../../table/views/guide.ts';
import { type Reportable, reportable } from '../../table/views/reportable.ts';
import { shoeStep, type ShoeStepDue } from '../sessions/shoe-step.ts';

export interface DealingView {
  readonly phase: TablePhase;
  readonly guide: Guide;
  /** What a shoe still needs before a coup, with whose business it is. */
  readonly shoe: ShoeStepDue | null;
  readonly cards: readonly DealtCard[];
  /** Cards of which the shoe cannot hold another one: their keys are dead. */
  readonly exhausted: readonly Card[];
  readonly reportable: readonly Reportable[];
}

export function dealingViewOf(book: Rulebook, table: Table): DealingView {
  const { phase, coup } = table;
  const context = { book, table };
  const seen = { guide: guideOf(context), reportable: reportable(context) };
  const cards = (coup?.cards ?? []).map(each => (lies(each) ? { to: each.to, card: null } : each));
  const exhausted = exhaustedCards(table);
  return { phase, shoe: shoeStep(book, table), cards, exhausted, ...seen };
}

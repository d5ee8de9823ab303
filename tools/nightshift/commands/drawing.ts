// One command being drawn: the table it is for, whom it is about, and what has been drawn of it.

import type { Card } from '../../../src/rules/cards.ts';
import type { DrivenTable } from '../../../src/scenario/table/driven-table.ts';
import type { CommandName } from '../../../src/table/acts.ts';
import type { Chance } from '../../oracle/chance.ts';
import type { CoupPlace, Focus } from './focus.ts';

/** A coup that was settled in this night, with the cards it was first settled on. */
export interface PastCoup extends CoupPlace {
  readonly cards: readonly Card[];
}

/** What commands are drawn from. */
export interface Source {
  readonly driven: DrivenTable;
  readonly chance: Chance;
  /** Every coup of the night, however long ago. */
  readonly past: readonly PastCoup[];
  /** The coup that somebody looked into last: it is looked into again. */
  readonly inQuestion: CoupPlace | null;
  /** Choices that this night has in mind, by the name of the field. */
  readonly favourites: Readonly<Record<string, readonly unknown[]>>;
  /** The gaming day by the house's calendar. */
  readonly dayOf: (at: number) => string;
}

export interface Drawing extends Source {
  readonly name: CommandName;
  readonly focus: Focus;
  /** The coup it is about; null where it names none. */
  readonly coup: CoupPlace | null;
  /** The fields that stand already. */
  readonly made: Readonly<Record<string, unknown>>;
}

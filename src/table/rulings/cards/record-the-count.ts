// The cards in the shoe were counted: the count goes on record and play goes by it (C21).

import type { Rulebook } from '../../../rulebooks/index.ts';
import type { At, Happened } from '../../act.ts';
import { shoeHasAnotherCoup } from '../../acts/coup/open-wagering.ts';
import { changeShoe } from '../../change.ts';
import { NOTHING_HELD } from '../../coup/held-cards.ts';
import type { Ruled } from '../../irregularities/irregularity.ts';
import type { RulingEvents } from '../ruling-acts.ts';
import { cardsLeft } from '../../coup/standing.ts';
import type { Table } from '../../table.ts';

export interface ShoeCounted extends Happened {
  readonly happened: 'shoe-counted';
  readonly clause: string;
  /** How many cards are in the shoe. */
  readonly left: number;
  /** How many there should have been. */
  readonly byCount: number;
}

export function recordTheCount({ table }: At, { clause, report }: Ruled): RulingEvents {
  const { by, at, facts } = report;
  const byCount = cardsLeft(table);
  return [{ happened: 'shoe-counted', by, at, clause, left: facts.left ?? byCount, byCount }];
}

/** Between coups a shoe from which none can start is over; a coup in hand is ended first. */
export function evolveShoeCounted(table: Table, event: ShoeCounted, book: Rulebook): Table {
  const { left, byCount, clause } = event;
  const { dealt, missing } = table.shoe;
  const after = changeShoe(table, { cards: dealt + left, missing: missing + byCount - left });
  const goesOn = left > 0 && shoeHasAnotherCoup({ book, table: after });
  if (table.coup !== null || goesOn) return after;
  const over = { ...NOTHING_HELD, over: true, lastCoup: false, shuffleOrdered: clause };
  return { ...changeShoe(after, over), phase: 'preparing' };
}

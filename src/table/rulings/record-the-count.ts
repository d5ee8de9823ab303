// The cards in the shoe were counted: the count goes on record and play goes by it (C21).

import type { At, Happened } from '../act.ts';
import { changeShoe } from '../change.ts';
import type { Ruled } from '../irregularity.ts';
import type { RulingEvents } from '../ruling-acts.ts';
import { cardsLeft } from '../standing.ts';
import type { Table } from '../table.ts';

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

export const evolveShoeCounted = (table: Table, { left, byCount }: ShoeCounted): Table =>
  changeShoe(table, {
    cards: table.shoe.dealt + left,
    missing: table.shoe.missing + byCount - left,
  });

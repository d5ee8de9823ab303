// Play goes on: the cards count for the hands they belong to by the order they were drawn.

import type { Irregularity } from '../../rulebooks/irregularity.ts';
import type { At, Happened } from '../act.ts';
import { changeShoe } from '../change.ts';
import { follow } from '../follow.ts';
import type { Ruled } from '../irregularity.ts';
import type { RulingEvents } from '../ruling-acts.ts';
import type { Table } from '../table.ts';

/** It was found that the opening burn had not been made: so many cards fewer are gone (11.1). */
export interface BurnFoundMissing extends Happened {
  readonly happened: 'burn-found-missing';
  readonly cards: number;
}

/** Reports whose cards are out of the shoe already and lie in the wrong place or number. */
const MISDEALT: readonly Irregularity[] = [
  'cards-to-the-wrong-side',
  'cards-drawn-together',
  'wrong-number-of-cards',
];

export function playOn(room: At, { what, report }: Ruled): RulingEvents {
  const { by, at, facts } = report;
  if (what === 'opening-burn-missed') {
    return [{ happened: 'burn-found-missing', by, at, cards: room.table.shoe.openingBurn }];
  }
  return MISDEALT.includes(what) ? follow(room, facts.cards ?? [], { by, at }) : [];
}

export const evolveBurnFoundMissing = (table: Table, { cards }: BurnFoundMissing): Table =>
  changeShoe(table, { dealt: table.shoe.dealt - cards, openingBurn: 0, burnMissed: true });

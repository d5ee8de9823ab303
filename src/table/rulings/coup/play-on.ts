// Play goes on: the cards count for the hands they belong to by the order they were drawn.

import type { Irregularity } from '../../../rulebooks/irregularity.ts';
import type { Card } from '../../../rules/cards.ts';
import type { At, Happened } from '../../act.ts';
import { changeShoe } from '../../change.ts';
import { dealInDrawnOrder, insuranceEnds } from '../../coup/cards-to-hands.ts';
import type { Ruled } from '../../irregularities/irregularity.ts';
import type { Reason } from '../../reason.ts';
import { refuse, type Refusal } from '../../refusal.ts';
import type { RulingEvents } from '../ruling-acts.ts';
import type { Table } from '../../table.ts';

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

export function playOn(room: At, { what, clause, report }: Ruled): RulingEvents | Refusal {
  const { by, at, facts } = report;
  if (what === 'opening-burn-missed') {
    return [{ happened: 'burn-found-missing', by, at, cards: room.table.shoe.openingBurn }];
  }
  if (!MISDEALT.includes(what)) return [];
  const other = otherThanHeld(room, facts.cards ?? []);
  if (other !== undefined) return refuse('report-is-false', clause, other);
  const followed = dealInDrawnOrder(room, facts.cards ?? [], { by, at });
  const isSurplus = followed.some(({ happened }) => happened === 'cards-put-away');
  // Where the book says what becomes of a card in excess, none is put away with the others (11.2).
  const rule = room.book.procedure.irregularities['surplus-card-seen'];
  if (isSurplus && rule !== undefined) return inExcess(clause);
  return followed.length === 0 ? [] : [...insuranceEnds(room, report), ...followed];
}

/** Cards held at the mouth of the shoe are drawn first, with the faces they showed (C22). */
function otherThanHeld({ table }: At, cards: readonly (Card | null)[]): Reason | undefined {
  const at = table.shoe.held.findIndex(
    (held, index) => held !== null && index < cards.length && cards[index] !== held,
  );
  const held = table.shoe.held[at];
  return held === undefined || held === null ? undefined : { code: 'held-card-is', card: held };
}

const inExcess = (clause: string): Refusal => ({
  ...refuse('report-is-false', clause, { code: 'last-card-without-hand' }),
  report: 'surplus-card-seen',
});

export const evolveBurnFoundMissing = (table: Table, { cards }: BurnFoundMissing): Table =>
  changeShoe(table, { dealt: table.shoe.dealt - cards, openingBurn: 0, burnMissed: true });

// The prizes of a tournament: the pool by the conditions, a share for each place, the places by the
// order of the final.

import type { Rulebook } from '../../rulebooks/index.ts';
import {
  type EventFields,
  fieldsIn,
  figureIn,
  listIn,
  numberIn,
  rowsIn,
  stringIn,
} from '../fields.ts';
import type { Raise } from '../verdict.ts';

/** What is held before the award. */
export interface HeldFees {
  readonly fees: number;
  readonly buyIns: number;
}

const sumOf = (figures: readonly number[]): number => figures.reduce((sum, one) => sum + one, 0);

/** What is kept and what is shared, as the conditions have it. */
export function judgePool(
  book: Rulebook,
  terms: EventFields,
  { fees, buyIns }: HeldFees,
  event: EventFields,
  raise: Raise,
): void {
  const clause = book.tournament?.prizes.clause ?? 'ruling G1';
  const kept = Math.floor((fees * (figureIn(terms, 'retainedPercent') ?? 0)) / 100);
  const added = sumOf(
    rowsIn(terms, 'added')
      .filter(row => stringIn(row, 'kind') === 'cash')
      .map(row => numberIn(row, 'cents')),
  );
  const due = { retained: kept, pool: fees + buyIns - kept + added };
  for (const name of ['retained', 'pool'] as const) {
    const paid = numberIn(event, name);
    if (paid !== due[name]) raise('payment-wrong', { [name]: paid, due: due[name] }, clause);
  }
}

/**
 * Shares of the pool by place; level places put theirs together and share alike. Where the list is
 * made again without somebody, nobody gets less than before (T24).
 */
export function judgeShares(
  book: Rulebook,
  terms: EventFields,
  event: EventFields,
  before: ReadonlyMap<string, number>,
  raise: Raise,
): void {
  const rule = book.tournament?.prizes;
  const pool = numberIn(event, 'pool');
  const floors = rowsIn(terms, 'prizes').map(row =>
    Math.floor((pool * numberIn(row, 'percent')) / 100),
  );
  const shares = floors.map((floor, at) => (at === 0 ? floor + pool - sumOf(floors) : floor));
  for (const [place, group] of byPlace(rowsIn(event, 'prizes'))) {
    const size = Math.max(group.length, levelWith(place, group));
    const total = sumOf(Array.from({ length: size }, (_, at) => shares[place - 1 + at] ?? 0));
    const isUp = rule?.shares.go === 'up';
    const each = isUp ? Math.ceil(total / size) : Math.floor(total / size);
    const over = Math.max(total - each * size, 0);
    if (size > group.length && each > 0) {
      raise('payment-wrong', { place, paid: 0, due: each }, rule?.allocation ?? '');
    }
    for (const [at, prize] of group.entries()) {
      const patron = stringIn(prize, 'patron');
      const due = Math.max(at === 0 ? each + over : each, before.get(patron) ?? 0);
      const paid = numberIn(prize, 'cents');
      if (paid !== due) raise('payment-wrong', { patron, paid, due }, rule?.allocation ?? '');
    }
  }
}

/** How many the list says are level there: who gets nothing has no row of their own. */
const levelWith = (place: number, [prize]: readonly EventFields[]): number =>
  prize === undefined ? 0 : (figureIn(fieldsIn(prize, 'reason'), 'most') ?? place) - place + 1;

function byPlace(prizes: readonly EventFields[]): ReadonlyMap<number, readonly EventFields[]> {
  const places = new Map<number, EventFields[]>();
  for (const prize of prizes) {
    const place = numberIn(prize, 'place');
    places.set(place, [...(places.get(place) ?? []), prize]);
  }
  return places;
}

/** Nobody is placed before somebody whom the final placed higher, and nobody is passed over. */
export function judgePlaces(
  book: Rulebook,
  order: readonly (readonly string[])[],
  without: ReadonlySet<string>,
  event: EventFields,
  raise: Raise,
): void {
  const clause = book.tournament?.prizes.allocation ?? 'ruling G1';
  const prizes = rowsIn(event, 'prizes');
  const places = new Map(prizes.map(each => [stringIn(each, 'patron'), numberIn(each, 'place')]));
  for (const patron of places.keys()) {
    if (without.has(patron))
      raise('order-wrong', { patron, place: places.get(patron) ?? 0 }, clause);
  }
  let first = 1;
  for (const group of order) {
    const takers = group.filter(patron => !without.has(patron));
    for (const patron of takers) {
      const place = places.get(patron);
      const isPassedOver = place === undefined && first <= listIn(event, 'prizes').length;
      if (!isPassedOver && (place === undefined || place === first)) continue;
      raise('order-wrong', { patron, place: place ?? 0, due: first }, clause);
    }
    first += takers.length;
  }
}

// A tournament for some patrons at some tables: rounds that halve and halve until a final.

import type { RoundPlan, Terms } from '../../../tournament/index.ts';
import { modelFinal, modelRound } from '../../../tournament/index.ts';

export interface Size {
  readonly patrons: number;
  readonly tables: number;
  /** Coups in each session. */
  readonly coups: number;
  /** Shoes in each session, where they end it instead. */
  readonly shoes?: number;
}

/** Places at a competition's table, as every book's tables have them. */
export const SEATS = 7;
/** How many of each table go on. */
const ADVANCE = 2;

/** Rounds until one table holds everybody who is left. */
export function roundsFor({ patrons, tables, coups, shoes }: Size): readonly RoundPlan[] {
  const length = shoes === undefined ? { coups } : { shoes };
  const rounds: RoundPlan[] = [];
  let left = patrons;
  while (left > SEATS) {
    const sessions = Math.ceil(left / (tables * SEATS));
    const each = Math.ceil(left / sessions);
    const used = Math.min(tables, Math.ceil(each / SEATS));
    const name = `Round ${rounds.length + 1}`;
    const size = { sessions, tables: used, seats: SEATS, advance: ADVANCE };
    rounds.push(modelRound(name, { ...size, length }));
    left = sessions * used * ADVANCE;
  }
  return [...rounds, modelFinal({ length, seats: SEATS })];
}

/** What is for sale beside the entry, in cents; nought for what is not. */
export interface Sales {
  readonly buyBack: number;
  readonly addOn: number;
}

const forSale = (cents: number, chips: number): Terms['addOn'] =>
  cents === 0 ? null : { cents, chips, most: 1, untilRound: 0 };

/** Shares of the pool, for no more places than there are patrons. */
const sharesFor = (patrons: number): readonly number[] =>
  [
    [45, 25, 15, 10, 5],
    [50, 30, 20],
    [60, 40],
  ].find(({ length }) => length <= patrons) ?? [100];

/** The terms that a size brings: everything else is the model's. */
export const termsFor = (size: Size, { buyBack, addOn }: Sales): Partial<Terms> => ({
  buyBack: forSale(buyBack, 0),
  // Half a bank for what it costs.
  addOn: forSale(addOn, 500_000),
  rounds: roundsFor(size),
  entrants: { least: 2, most: size.patrons },
  prizes: sharesFor(size.patrons).map((percent, index) => ({ place: index + 1, percent })),
});

// Exact odds of every single-coup wager of a version, for any composition of the shoe.

import type { CoupFacts } from '../../rules/coup.ts';
import { type Fraction, fraction } from '../../rules/fraction.ts';
import type { GameRules } from '../../rules/rulebook.ts';
import { giveBack, type PayRules, PLAIN_PAY_RULES, settleWager } from '../../rules/settle.ts';
import { arrangementsOf } from './arrangements.ts';
import type { Composition } from './composition.ts';
import type { CoupClass } from './coup-classes.ts';
import { type Moments, momentsOf } from './moments.ts';
import { type Outcomes, outcomesOf } from './outcomes.ts';
import {
  houseWith,
  needsWindow,
  type PriceLine,
  type PriceQuery,
  pricesOf,
  type WagerPrice,
} from './prices.ts';
import { weigh, type WeighedClasses, type WeighedLastCoups, type WeighedShoe } from './weigh.ts';

/** One way the wager can end, and in how many orders of the cards it does. */
export interface PaytableLineOdds extends Omit<PriceLine, 'classes'> {
  readonly orders: bigint;
}

/** Insurance while the Player's first two count so much. */
export interface InsuranceAt extends Moments {
  readonly playerCount: number;
  /** The chance of this count where the window is open. */
  readonly chance: Fraction;
}

export interface WagerOdds extends Moments {
  readonly price: WagerPrice;
  readonly lines: readonly PaytableLineOdds[];
  /** All orders that the lines' orders are part of. */
  readonly all: bigint;
  readonly byPlayerCount?: readonly InsuranceAt[];
}

export interface ShoeOdds {
  readonly composition: Composition;
  /** Orders in which the next six cards can come out. */
  readonly combinations: bigint;
  readonly outcomes: Outcomes;
  readonly wagers: readonly WagerOdds[];
}

export interface OddsSolver {
  readonly prices: readonly WagerPrice[];
  readonly classes: readonly CoupClass[];
  readonly weigh: (composition: Composition) => WeighedShoe;
  /** Wagers that cannot be had (Insurance, when its window cannot open) are left out. */
  readonly wagers: (weighed: WeighedShoe) => readonly WagerOdds[];
  readonly solve: (composition: Composition) => ShoeOdds;
}

/** Makes a solver; the first of a tableau takes some tens of milliseconds, others next to none. */
export function oddsSolver(query: PriceQuery): OddsSolver {
  const { book, house = PLAIN_PAY_RULES } = query;
  const { classes } = arrangementsOf(book.tableau);
  const prices = pricesOf(query, classes);
  const wagers = (weighed: WeighedShoe): readonly WagerOdds[] =>
    prices.flatMap(price => {
      const odds = weighed.enough
        ? oddsByClass(price, classes, weighed)
        : oddsOfLastCoups(book, house, price, weighed);
      return odds === undefined ? [] : [odds];
    });
  return {
    ...{ prices, classes, wagers },
    weigh: composition => weigh(book.tableau, composition),
    solve: composition => {
      const weighed = weigh(book.tableau, composition);
      return {
        composition,
        combinations: weighed.all,
        outcomes: outcomesOf(weighed, classes),
        wagers: wagers(weighed),
      };
    },
  };
}

const sumOf = (parts: readonly bigint[]): bigint => parts.reduce((sum, part) => sum + part, 0n);

const ordersOf = (lines: readonly { readonly orders: bigint }[]): bigint =>
  sumOf(lines.map(({ orders }) => orders));

function oddsByClass(
  price: WagerPrice,
  classes: readonly CoupClass[],
  weighed: WeighedClasses,
): WagerOdds | undefined {
  const sums = price.basis === 'result' ? weighed.classSums : weighed.openingSums;
  const weighedIf = (holds: (number: number) => boolean): readonly PaytableLineOdds[] =>
    price.lines.map(({ classes: numbers, ...line }) => ({
      ...line,
      orders: sumOf(numbers.filter(holds).map(number => sums[number] ?? 0n)),
    }));
  const lines = weighedIf(() => true);
  if (!needsWindow(price.on)) {
    const all = price.basis === 'result' ? weighed.all : weighed.allOpenings;
    return { price, lines, all, ...momentsOf(lines, all) };
  }
  const all = ordersOf(lines);
  if (all === 0n) return undefined;
  const at = (count: number) => weighedIf(number => classes[number]?.insuredAt === count);
  return { price, lines, all, ...momentsOf(lines, all), byPlayerCount: splitByCount(at, all) };
}

/** The Player draws on five or less, but the tableau knows that, not we: we ask all ten counts. */
function splitByCount(
  linesAt: (playerCount: number) => readonly PaytableLineOdds[],
  all: bigint,
): readonly InsuranceAt[] {
  return Array.from({ length: 10 }, (_, playerCount) => playerCount).flatMap(playerCount => {
    const lines = linesAt(playerCount);
    const orders = ordersOf(lines);
    if (orders === 0n) return [];
    return [{ playerCount, chance: fraction(orders, all), ...momentsOf(lines, orders) }];
  });
}

/** With five cards or fewer a coup may stay unfinished: the stake then goes back, a pair's too. */
function oddsOfLastCoups(
  book: GameRules,
  house: PayRules,
  price: WagerPrice,
  weighed: WeighedLastCoups,
): WagerOdds | undefined {
  const { on, offer, option } = price;
  const chosen = option === null ? house : houseWith(house, offer, option);
  const settle = (facts: CoupFacts | undefined) =>
    facts === undefined
      ? giveBack(book, { on, stake: 1 }, 'too-few-cards')
      : settleWager(book, offer, chosen, facts, { on, stake: 1 });
  const linesWhere = (
    holds: (insuredAt: number | undefined) => boolean,
  ): readonly PaytableLineOdds[] =>
    weighed.coups
      .filter(({ insuredAt }) => holds(insuredAt))
      .map(({ facts }) => {
        const { clause, outcome, profit } = settle(facts);
        return { line: undefined, clause, outcome, profit, orders: 1n };
      });
  if (!needsWindow(on)) {
    const lines = linesWhere(() => true);
    return { price, lines, all: weighed.all, ...momentsOf(lines, weighed.all) };
  }
  const lines = linesWhere(insuredAt => insuredAt !== undefined);
  if (lines.length === 0) return undefined;
  const all = BigInt(lines.length);
  const byPlayerCount = splitByCount(count => linesWhere(at => at === count), all);
  return { price, lines, all, ...momentsOf(lines, all), byPlayerCount };
}

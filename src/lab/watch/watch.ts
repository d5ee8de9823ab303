// Shoe watch: what every wager is worth from the cards still in the shoe, after each coup.
// For surveillance alone. No screen that a patron can see may show any of it (13.1, 13.5 of both
// Crown books, ruling G9).

import type { Card } from '../../rules/cards.ts';
import { dealCoup } from '../../rules/coup.ts';
import { type Fraction, fraction, minus, times, ZERO } from '../../rules/fraction.ts';
import { type Composition, fullShoe, type Overdrawn, without } from '../odds/composition.ts';
import { needsWindow } from '../odds/prices.ts';
import type { WagerOdds } from '../odds/solve.ts';
import { isPermitted, solverFor, type TableSetup } from '../table-setup.ts';

export const ALARM_LEVELS = ['quiet', 'notice', 'act'] as const;
export type AlarmLevel = (typeof ALARM_LEVELS)[number];

/** From which worth on a wager is a notice, and from which somebody must look at the table. */
export interface WatchSettings {
  readonly notice: Fraction;
  readonly act: Fraction;
}

/**
 * Why these two. One percent is what the house itself lives on with Banker: from there the roles
 * are changed about. At five percent a patron who waits for such coups wins faster than the house
 * does on any main wager. Side wagers reach the first late in most shoes and the second in many
 * (docs/lab.md has the figures), Player and Banker next to never: an alarm says where to look, and
 * proves nothing.
 */
export const DEFAULT_SETTINGS: WatchSettings = { notice: fraction(1, 100), act: fraction(5, 100) };

export interface WatchedWager {
  readonly odds: WagerOdds;
  /** The chance that it can be had at all: 1 but for Insurance, which needs its window. */
  readonly available: Fraction;
  /**
   * Expected profit per coup and unit, over what the printed odds give away from a full shoe:
   * that much is the operator's own choice, and known.
   */
  readonly worth: Fraction;
  readonly level: AlarmLevel;
}

export interface WatchReport {
  /** Coups seen in this shoe. */
  readonly coups: number;
  readonly composition: Composition;
  readonly level: AlarmLevel;
  readonly wagers: readonly WatchedWager[];
  /** The cards of the last coup are not those that the tableau asks for. */
  readonly irregular: boolean;
}

export interface ShoeWatch {
  /** What stands now. */
  readonly report: () => WatchReport;
  /** A coup was dealt; nothing is taken in when a card was seen more often than there are. */
  readonly see: (coup: readonly Card[]) => WatchReport | Overdrawn;
  /** Cards left the shoe face up and were in no coup. Those nobody saw change no odds. */
  readonly seeBurnt: (cards: readonly Card[]) => WatchReport | Overdrawn;
  readonly startShoe: () => WatchReport;
}

const atLeast = (a: Fraction, b: Fraction): boolean => minus(a, b).numerator >= 0n;

/** The level of a worth. */
export function levelOf(worth: Fraction, { notice, act }: WatchSettings): AlarmLevel {
  if (atLeast(worth, act)) return 'act';
  return atLeast(worth, notice) ? 'notice' : 'quiet';
}

const highest = (levels: readonly AlarmLevel[]): AlarmLevel =>
  ALARM_LEVELS.findLast(level => levels.includes(level)) ?? 'quiet';

interface Valued {
  readonly odds: WagerOdds;
  readonly available: Fraction;
  readonly perCoup: Fraction;
}

/** Makes a watch over one table; it starts with a full shoe. */
export function watchShoe(
  setup: TableSetup,
  settings: WatchSettings = DEFAULT_SETTINGS,
): ShoeWatch {
  const solver = solverFor(setup);
  const valued = (composition: Composition): readonly Valued[] => {
    const weighed = solver.weigh(composition);
    return solver
      .wagers(weighed)
      .filter(({ price }) => isPermitted(price, setup))
      .map(odds => {
        const isShut = needsWindow(odds.price.on);
        const available = isShut ? fraction(odds.all, weighed.all) : fraction(1);
        return { odds, available, perCoup: times(available, odds.return) };
      });
  };
  const keyOf = ({ price }: WagerOdds) => `${price.on} ${price.option}`;
  const full = fullShoe(setup.decks);
  const givenAway = new Map(
    valued(full).map(({ odds, perCoup }) => [keyOf(odds), perCoup.numerator > 0n ? perCoup : ZERO]),
  );
  let composition = full;
  let coups = 0;
  let irregular = false;

  const report = (): WatchReport => {
    const wagers = valued(composition).map(({ odds, available, perCoup }): WatchedWager => {
      const worth = minus(perCoup, givenAway.get(keyOf(odds)) ?? ZERO);
      return { odds, available, worth, level: levelOf(worth, settings) };
    });
    const level = highest(wagers.map(each => each.level));
    return { coups, composition, level, wagers, irregular };
  };

  const takeOut = (cards: readonly Card[], isCoup: boolean): WatchReport | Overdrawn => {
    const left = without(composition, cards);
    if ('overdrawn' in left) return left;
    const { complete, used } = dealCoup(setup.book.tableau, cards);
    composition = left;
    coups += isCoup ? 1 : 0;
    irregular = isCoup && !(complete && used === cards.length);
    return report();
  };

  return {
    report,
    see: coup => takeOut(coup, true),
    seeBurnt: cards => takeOut(cards, false),
    startShoe: () => {
      [composition, coups, irregular] = [full, 0, false];
      return report();
    },
  };
}

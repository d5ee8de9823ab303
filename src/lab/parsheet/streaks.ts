// Runs and Dragon Tails as a par sheet can price them: about, coups taken as independent, each from
// a full shoe. The simulator prices them by whole shoes.

import { never } from '../../rules/assert.ts';
import type { Result } from '../../rules/coup.ts';
import { LONGEST_TAIL, TAIL_AREAS, type TailArea } from '../../rules/dragon-tails.ts';
import { type Fraction, toNumber } from '../../rules/fraction.ts';
import type { Odds, RunOffer, TailOffer } from '../../rules/rulebook.ts';
import { type RunWager, type TailWager, WAGER_KINDS } from '../../rules/wagers.ts';
import type { Flag } from '../odds/flags.ts';
import type { Outcomes } from '../odds/outcomes.ts';

/** From the least to the most: alike, unless it turns on the pattern that a patron nominates. */
export type Range = readonly [least: number, most: number];

export interface RunFigures {
  readonly length: number;
  readonly pays: Odds;
  readonly clause: string;
  readonly chance: Range;
  readonly edge: Range;
  readonly flag: Flag | undefined;
}

export interface TailFigures {
  readonly area: TailArea;
  readonly edge: Range;
  readonly flag: Flag | undefined;
}

/** The same mark as for wagers that are counted. */
function flagFor([least, most]: Range, floor: Fraction): Flag | undefined {
  if (least < 0) return 'favours-the-patron';
  return 1 - most < toNumber(floor) ? 'below-the-floor' : undefined;
}

const chanceOf = (outcomes: Outcomes, result: Result): number => {
  const chance = outcomes[result];
  return chance === undefined ? 0 : toNumber(chance);
};

/** The results that a Run may want of one coup. */
function wantedBy(on: RunWager): readonly Result[] {
  switch (on) {
    case 'player-run':
      return ['player'];
    case 'banker-run':
      return ['banker'];
    case 'tie-run':
      return ['tie'];
    case 'combination-run':
      return ['player', 'banker'];
    default:
      return never(on);
  }
}

/** What each length of a Run does. */
export function runFigures(
  outcomes: Outcomes,
  on: RunWager,
  { odds }: RunOffer<string>,
  floor: Fraction,
): readonly RunFigures[] {
  const once = wantedBy(on).map(result => chanceOf(outcomes, result));
  return Object.entries(odds).map(([text, { pays, clause }]) => {
    const length = Number(text);
    const chance = [Math.min(...once) ** length, Math.max(...once) ** length] as const;
    const edgeAt = (won: number): number => 1 - won * (pays[0] / pays[1] + 1);
    const edge = [edgeAt(chance[1]), edgeAt(chance[0])] as const;
    return { length, pays, clause, chance, edge, flag: flagFor(edge, floor) };
  });
}

/**
 * The profit of a unit on a tail that has `count` results with this many coups to come. Early and
 * late wagers are worth the same: each counts from its own first coup (C2).
 */
function tailProfit(offer: TailOffer<string>, once: number, coupsLeft: number): number {
  const profitAt = (count: number): number => {
    const pays = offer.early[count]?.pays;
    return pays === undefined ? -1 : pays[0] / pays[1];
  };
  let profits = Array.from({ length: LONGEST_TAIL }, (_, count) => profitAt(count));
  for (let left = 1; left <= coupsLeft; left += 1) {
    profits = profits.map((_, count) => {
      const longer = profits[count + 1] ?? profitAt(LONGEST_TAIL);
      return once * longer + (1 - once) * profitAt(count);
    });
  }
  return profits[0] ?? 0;
}

/** What both areas do in a shoe of `coups`, a unit wherever one is open, none on the last. */
export function tailFigures(
  outcomes: Outcomes,
  on: TailWager,
  offer: TailOffer<string>,
  { coups, floor }: { readonly coups: number; readonly floor: Fraction },
): readonly TailFigures[] {
  const { side } = WAGER_KINDS[on];
  const once = side === undefined ? 0 : chanceOf(outcomes, side);
  // How likely the indicator shows each number; at six a late wager is held and early ones begin.
  let shows = [1, ...Array.from({ length: LONGEST_TAIL }, () => 0)];
  const sums = { early: { units: 0, profit: 0 }, late: { units: 0, profit: 0 } };
  for (let coupsLeft = coups; coupsLeft > 1; coupsLeft -= 1) {
    const profit = tailProfit(offer, once, coupsLeft);
    const open = { early: (shows[0] ?? 0) + (shows[LONGEST_TAIL] ?? 0), late: shows[1] ?? 0 };
    for (const area of TAIL_AREAS) {
      sums[area].units += open[area];
      sums[area].profit += open[area] * profit;
    }
    shows = shows.map((_, count) => {
      if (count === 0) return 1 - once;
      const before = count === 1 ? open.early : (shows[count - 1] ?? 0);
      return once * before;
    });
  }
  return TAIL_AREAS.map(area => {
    const { units, profit } = sums[area];
    const edge = units === 0 ? 0 : -profit / units;
    return { area, edge: [edge, edge], flag: flagFor([edge, edge], floor) };
  });
}

// What Runs and Dragon Tails return, sampled: they live over many coups of a shoe, which nobody
// counts. Each return has its standard error beside it.

import { coupsOf } from '../rules/bet.ts';
import { LONGEST_TAIL } from '../rules/dragon-tails.ts';
import { toNumber, fraction } from '../rules/fraction.ts';
import { type Odds, versionOf } from '../rules/rulebook.ts';
import { isRunWager, isTailWager } from '../rules/wagers.ts';
import type { PayRules } from '../rules/settle.ts';
import { rulebookOf } from '../rulebooks/index.ts';
import { simulate } from './simulator/simulate.ts';
import { isSimulationRefusal, type SimulationRequest } from './simulator/request.ts';
import type { SimulatedWager, SimulationReport } from './simulator/report.ts';

/** Of one bet, named as `betKey` names it. */
export interface StreakReturn {
  readonly bet: string;
  /** Expected profit of a unit, minus the edge. */
  readonly return: number;
  readonly error: number;
  /** Of what a unit makes. */
  readonly variance: number;
}

type Game = Pick<SimulationRequest, 'rulebook' | 'version' | 'decks'> & {
  readonly pay: Pick<PayRules, 'tiePercent'>;
};

/** Enough that a return is known to a tenth of a percent, in a second or two. */
const COUPS = 4_000_000;
/** Always the same sample: a report that is drawn up again says the same. */
const SEED = 20_251_119;

/** Samples every Run and tail of a game; nothing where it has none. */
export async function streakReturns(game: Game, coups = COUPS): Promise<readonly StreakReturn[]> {
  const book = rulebookOf(game.rulebook);
  const version = book === undefined ? undefined : versionOf(book, game.version);
  if (version === undefined || (version.runs === undefined && version.tails === undefined))
    return [];
  const { rulebook, version: versionId, decks } = game;
  const request = { rulebook, version: versionId, decks, coups, seed: SEED, threads: 1 };
  const report = await simulate(request);
  if (isSimulationRefusal(report)) return [];
  const sampled = report.wagers.flatMap(wager => {
    const { return: profit, se } = wager;
    if (profit === null || se === null) return [];
    const variance = varianceOf(wager, profit, version, report);
    return variance === null ? [] : [{ bet: nameOf(wager), return: profit, error: se, variance }];
  });
  return [...sampled, ...byLength(sampled)];
}

type Rules = NonNullable<ReturnType<typeof versionOf>>;

const nameOf = ({ on, length, pattern, area }: SimulatedWager): string => {
  const of = area ?? pattern?.toLowerCase() ?? length;
  return of === undefined ? on : `${on} ${of}`;
};

/** A combination Run that was decided early is known by its length alone. */
function byLength(sampled: readonly StreakReturn[]): readonly StreakReturn[] {
  const patterns = sampled.filter(({ bet }) => /^combination-run [pb]+$/u.test(bet));
  const lengths = new Map<number, StreakReturn[]>();
  for (const each of patterns) {
    const length = each.bet.split(' ')[1]?.length ?? 0;
    lengths.set(length, [...(lengths.get(length) ?? []), each]);
  }
  return [...lengths].map(([length, all]) => {
    const mean = (of: 'return' | 'error' | 'variance'): number =>
      all.reduce((sum, each) => sum + each[of], 0) / all.length;
    const [profit, error, variance] = [mean('return'), mean('error'), mean('variance')];
    return { bet: `combination-run ${length}`, return: profit, error, variance };
  });
}

const paysOf = ([to, per]: Odds): number => toNumber(fraction(to, per));

function varianceOf(
  wager: SimulatedWager,
  profit: number,
  { runs, tails }: Rules,
  { player, banker, tie }: SimulationReport,
): number | null {
  const { on } = wager;
  if (isRunWager(on)) {
    const length = wager.pattern?.length ?? coupsOf({ on, length: wager.length ?? 0 }) ?? 0;
    const line = runs?.[on].odds[length];
    if (line === undefined) return null;
    // It wins or loses, nothing else: what it returns says how often.
    const pays = paysOf(line.pays);
    const wins = (profit + 1) / (pays + 1);
    return (pays + 1) ** 2 * wins * (1 - wins);
  }
  if (!isTailWager(on)) return null;
  const side = on === 'player-dragon-tail' ? player : banker;
  const odds = tails?.[on].early ?? {};
  const pays = (count: number): number => {
    const line = odds[count];
    return line === undefined ? -1 : paysOf(line.pays);
  };
  return tailSquares(side / (player + banker + tie), pays) - profit ** 2;
}

/**
 * The mean square of what a tail makes, were every coup a fresh one: a tie breaks it too. A late
 * wager counts from behind the first coup and is held for one more, so both count to six.
 */
function tailSquares(chance: number, pays: (count: number) => number): number {
  let [squares, reached] = [0, 1];
  for (let count = 0; count < LONGEST_TAIL; count += 1) {
    squares += reached * (1 - chance) * pays(count) ** 2;
    reached *= chance;
  }
  return squares + reached * pays(LONGEST_TAIL) ** 2;
}

// A simulation's wagers beside their exact figures, and as a file.

import type { OddsAnswer } from '../../lab/odds/answer.ts';
import type { SimulatedWager, SimulationReport } from '../../lab/simulator/report.ts';
import type { SavedSheet } from '../../screens/save/sheet.ts';
import { fractionTextToNumber } from '../use-figures.ts';

/** The exact return of each wager in the order of the report; null for what nobody counts. */
export const exactReturns = (
  { wagers }: SimulationReport,
  odds: OddsAnswer | null,
): readonly (number | null)[] =>
  wagers.map(({ on, option }) => {
    const found = odds?.wagers.find(each => each.on === on && each.option === (option ?? null));
    return found === undefined ? null : fractionTextToNumber(found.return);
  });

/** How many standard errors a simulated return lies from the exact one. */
export const errorsAway = (
  { return: simulated, se }: SimulatedWager,
  exact: number | null,
): number | null =>
  simulated === null || exact === null || se === null || se === 0 ? null : (simulated - exact) / se;

export const simulationSheet = (
  report: SimulationReport,
  exact: readonly (number | null)[],
): SavedSheet => ({
  name: `simulation-${report.rulebook}-${report.version}-${report.seed}`,
  head: [
    ...['rulebook', 'version', 'decks', 'seed', 'coups', 'wager', 'option', 'length', 'pattern'],
    ...['area', 'units', 'return', 'standard error', 'exact return', 'standard errors away'],
  ],
  rows: report.wagers.map((wager, at) => [
    ...[report.rulebook, report.version, report.decks, report.seed, report.coups, wager.on],
    ...[wager.option ?? null, wager.length ?? null, wager.pattern ?? null, wager.area ?? null],
    ...[wager.units, wager.return, wager.se, exact[at] ?? null],
    errorsAway(wager, exact[at] ?? null),
  ]),
});

// Answers the page's questions by the lab's own functions: no figure is worked out here.

import { formatFraction, fraction } from '../../rules/fraction.ts';
import { formatComparison } from '../../lab/compare/text.ts';
import { compare } from '../../lab/compare/compare.ts';
import { figuresAnswer, type OddsAnswer, oddsAnswer } from '../../lab/odds/answer.ts';
import type { Composition } from '../../lab/odds/composition.ts';
import { DEFAULT_FLOOR } from '../../lab/odds/flags.ts';
import type { WagerOdds } from '../../lab/odds/solve.ts';
import { parSheetPage } from '../../lab/parsheet/page.ts';
import { parSheet } from '../../lab/parsheet/sheet.ts';
import { riskOf } from '../../lab/risk/risk.ts';
import { oddsAt } from '../../lab/table-setup.ts';
import { permitsDecks } from '../../rules/rulebook.ts';
import { type GameSettings, labSetupOf } from '../game/game-settings.ts';
import type { LabCall, LabCalls, PricedLine } from './calls.ts';
import { factsFor, type OwnLine, ownOdds, printedLines, printedOdds } from './paytable.ts';

type Answers = {
  readonly [Call in LabCall]: (asked: LabCalls[Call]['asked']) => LabCalls[Call]['answer'];
};

function oddsOfGame(game: GameSettings, composition?: Composition): OddsAnswer {
  const setup = labSetupOf(game);
  return oddsAnswer(setup, oddsAt(setup, composition));
}

/** The decks that both books permit and that lie nearest to those asked for. */
function commonDecks(here: GameSettings, there: GameSettings): number | undefined {
  const [one, other] = [labSetupOf(here).book, labSetupOf(there).book];
  const both = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter(
    decks => permitsDecks(one, decks) && permitsDecks(other, decks),
  );
  return both.includes(here.decks) ? here.decks : both.at(-1);
}

function provisionsOf(here: GameSettings, there: GameSettings): string {
  const decks = commonDecks(here, there);
  if (decks === undefined) return '';
  const [one, other] = [labSetupOf(here), labSetupOf(there)];
  const { tiePercent } = { ...other.house, ...one.house };
  const house = { ...one.house, ...(tiePercent && { tiePercent }) };
  return formatComparison(compare(one, other, { decks, house }));
}

const pricedLines = (
  lines: readonly OwnLine[],
  odds: WagerOdds | undefined,
): readonly PricedLine[] =>
  lines.map(line => {
    const decided = odds?.lines.find(each => each.line?.when === line.when);
    const chance = fraction(decided?.orders ?? 0n, odds?.all ?? 1n);
    return { ...line, chance: formatFraction(chance) };
  });

export const ANSWERS: Answers = {
  odds: ({ game, left }) =>
    oddsOfGame(game, { counts: left, cards: left.reduce((sum, each) => sum + each, 0) }),
  parsheet: ({ game }) => ({
    page: parSheetPage(parSheet(labSetupOf(game), DEFAULT_FLOOR), 'Sabot'),
  }),
  compare: ({ here, there }) => ({
    here: oddsOfGame(here),
    there: oddsOfGame(there),
    provisions: provisionsOf(here, there),
  }),
  printed: ({ game, wager }) => {
    const setup = labSetupOf(game);
    return { lines: printedLines(setup, wager), facts: factsFor(setup, wager) };
  },
  paytable: ({ game, wager, lines }) => {
    const setup = labSetupOf(game);
    const [printed, own] = [printedOdds(setup, wager), ownOdds(setup, wager, lines)];
    return {
      printed: printed === undefined ? null : figuresAnswer(printed),
      own: own === undefined ? null : figuresAnswer(own),
      lines: pricedLines(lines, own),
    };
  },
  risk: ({ game, wager, ...query }) => {
    const odds = printedOdds(labSetupOf(game), wager);
    return odds === undefined ? null : riskOf(odds, query);
  },
};

// A comparison as JSON: fractions as text, every side with its clause.

import { formatFraction, negative } from '../../rules/fraction.ts';
import type { PriceLine } from '../odds/prices.ts';
import type { WagerOdds } from '../odds/solve.ts';
import type { Comparison, LoneWager, VersionComparison } from './compare.ts';
import { bookTitle } from './text.ts';

const lineAnswer = ({ line, profit, clause }: PriceLine) => ({
  when: line?.when ?? 'otherwise',
  profit: formatFraction(profit),
  clause,
});

const edgeAnswer = (odds: WagerOdds) => formatFraction(negative(odds.return));

const loneAnswer = ({ on, option, clause, odds }: LoneWager) => ({
  ...{ on, option, clause },
  edge: odds === undefined ? null : edgeAnswer(odds),
});

const versionAnswer = (pair: VersionComparison) => ({
  here: pair.here,
  there: pair.there,
  odds: pair.odds.map(({ on, here, there, edge, lines }) => ({
    on,
    option: here.price.option,
    edgeHere: edgeAnswer(here),
    edgeThere: edgeAnswer(there),
    edge: formatFraction(edge),
    lines: lines.map(line => ({
      here: lineAnswer(line.here),
      there: lineAnswer(line.there),
      chance: formatFraction(line.chance),
      edge: formatFraction(line.edge),
    })),
  })),
  same: pair.same.map(({ on, here }) => ({
    ...{ on, option: here.price.option },
    edge: edgeAnswer(here),
  })),
  onlyHere: pair.onlyHere.map(loneAnswer),
  onlyThere: pair.onlyThere.map(loneAnswer),
  decks: pair.decks.map(({ side, decks, wagers }) => ({
    ...{ side, decks },
    wagers: wagers.map(odds => ({
      ...{ on: odds.price.on, option: odds.price.option },
      edge: edgeAnswer(odds),
    })),
  })),
});

/** The answer of `sabot compare --json`. */
export const comparisonAnswer = (comparison: Comparison): object => ({
  here: bookTitle(comparison.here),
  there: bookTitle(comparison.there),
  decks: comparison.rules.decks,
  versions: comparison.versions.map(versionAnswer),
  versionsOnlyHere: comparison.versionsOnlyHere,
  versionsOnlyThere: comparison.versionsOnlyThere,
  provisions: comparison.provisions,
});

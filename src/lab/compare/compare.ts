// Two books or two versions laid side by side: what differs, by which clause, and what it does to
// the edge.

import { assert } from '../../rules/assert.ts';
import { formatFraction } from '../../rules/fraction.ts';
import {
  permitsDecks,
  type Version,
  versionOf,
  versionsOf,
  type VersionRules,
} from '../../rules/rulebook.ts';
import type { PayRules } from '../../rules/settle.ts';
import {
  isRunWager,
  isTailWager,
  WAGER_KINDS,
  type WagerName,
  WAGERS,
} from '../../rules/wagers.ts';
import type { Rulebook } from '../../rulebooks/rulebook.ts';
import { fullShoe } from '../odds/composition.ts';
import type { WagerOdds } from '../odds/solve.ts';
import { weigh, type WeighedClasses } from '../odds/weigh.ts';
import { isPermitted, solverFor } from '../table-setup.ts';
import { type OddsDifference, oddsDifference } from './odds-differences.ts';
import { type ProvisionArea, type BookStatement, TOPICS } from './provisions.ts';

/** A book, or one version of it. */
export interface Compared {
  readonly book: Rulebook;
  readonly version?: Version;
}

/** A topic on which two books differ. */
export interface ProvisionDifference {
  readonly area: ProvisionArea;
  readonly name: string;
  readonly here: BookStatement;
  readonly there: BookStatement;
}

/** A wager in one of two versions alone; odds are undefined for Runs and tails. */
export interface LoneWager {
  readonly on: WagerName;
  readonly option: number | null;
  readonly clause: string;
  readonly odds: WagerOdds | undefined;
}

/** Two versions, wager by wager. */
export interface VersionComparison {
  readonly here: Version;
  readonly there: Version;
  readonly odds: readonly OddsDifference[];
  /** Wagers that pay alike in every coup, however each book prints it. */
  readonly same: readonly OddsDifference[];
  readonly onlyHere: readonly LoneWager[];
  readonly onlyThere: readonly LoneWager[];
  /** Numbers of decks that one of the two permits alone, and what the wagers are then. */
  readonly decks: readonly LoneDecks[];
}

/** A number of decks in one book alone. */
export interface LoneDecks {
  readonly side: 'here' | 'there';
  readonly decks: number;
  readonly wagers: readonly WagerOdds[];
}

export interface Comparison {
  readonly here: Compared;
  readonly there: Compared;
  readonly rules: ComparisonRules;
  readonly versions: readonly VersionComparison[];
  readonly versionsOnlyHere: readonly Version[];
  readonly versionsOnlyThere: readonly Version[];
  readonly provisions: readonly ProvisionDifference[];
}

export interface ComparisonRules {
  readonly decks: number;
  readonly house: PayRules;
}

/** Some odds of this version are a percentage that the house must state first. */
const needsTiePercent = ({ wagers }: VersionRules<string>): boolean =>
  Object.values(wagers).some(({ options }) =>
    options.flat().some(({ pays }) => pays === 'tie-percent'),
  );

/** Versions whose odds cannot be compared before the house has said its percentage. */
export const wantsTiePercent = (compared: readonly Compared[]): boolean =>
  compared.some(({ book, version }) => {
    const rules = version === undefined ? undefined : versionOf(book, version);
    return rules !== undefined && needsTiePercent(rules);
  });

interface Priced {
  readonly book: Rulebook;
  readonly version: Version;
  readonly rules: VersionRules<string>;
  readonly wagers: readonly WagerOdds[];
}

function price(book: Rulebook, version: Version, { decks, house }: ComparisonRules): Priced {
  const rules = versionOf(book, version);
  assert(rules !== undefined, `${book.id} has no version ${version}`);
  if (needsTiePercent(rules) && house.tiePercent === undefined) {
    return { book, version, rules, wagers: [] };
  }
  const setup = { book, version, decks, house };
  const solver = solverFor(setup);
  const wagers = solver
    .wagers(solver.weigh(fullShoe(decks)))
    .filter(odds => isPermitted(odds.price, setup));
  return { book, version, rules, wagers };
}

const isSame = (a: WagerOdds, b: WagerOdds): boolean =>
  a.price.on === b.price.on && a.price.option === b.price.option;

/** Runs and tails, which no single coup decides. */
const longWagers = ({ rules }: Priced): readonly LoneWager[] =>
  WAGERS.flatMap(on => {
    const offer = isRunWager(on)
      ? rules.runs?.[on]
      : isTailWager(on)
        ? rules.tails?.[on]
        : undefined;
    return offer === undefined ? [] : [{ on, option: null, clause: offer.clause, odds: undefined }];
  });

function loneWagers(priced: Priced, other: Priced): readonly LoneWager[] {
  const lone = priced.wagers.filter(odds => !other.wagers.some(each => isSame(odds, each)));
  const others = longWagers(other).map(({ on }) => on);
  return [
    ...lone.map(odds => ({
      on: odds.price.on,
      option: odds.price.option,
      clause: odds.price.offer.clause,
      odds,
    })),
    ...longWagers(priced).filter(({ on }) => !others.includes(on)),
  ];
}

function loneDecks(here: Priced, there: Priced, house: PayRules): readonly LoneDecks[] {
  const sides = [
    { side: 'here', priced: here, other: there },
    { side: 'there', priced: there, other: here },
  ] as const;
  return sides.flatMap(({ side, priced: { book, version }, other }) => {
    const { least, most } = book.decks;
    return Array.from({ length: most - least + 1 }, (_, at) => least + at)
      .filter(decks => !permitsDecks(other.book, decks))
      .map(decks => ({ side, decks, wagers: price(book, version, { decks, house }).wagers }));
  });
}

/** Two versions of books that draw alike: their coups fall into the same classes. */
function compareVersions(
  here: Priced,
  there: Priced,
  { house, weighed }: { readonly house: PayRules; readonly weighed: WeighedClasses },
): VersionComparison {
  const both = here.wagers.flatMap(odds => {
    const other = there.wagers.find(each => isSame(odds, each));
    return other === undefined ? [] : [oddsDifference(odds, other, weighed)];
  });
  return {
    here: here.version,
    there: there.version,
    odds: both.filter(({ lines }) => lines.length > 0),
    same: both.filter(({ lines }) => lines.length === 0),
    onlyHere: loneWagers(here, there),
    onlyThere: loneWagers(there, here),
    decks: loneDecks(here, there, house),
  };
}

const mainReturns = ({ wagers }: Priced): string =>
  wagers
    .filter(({ price: { on } }) => WAGER_KINDS[on].felt === 'hands')
    .map(({ return: mean }) => formatFraction(mean))
    .join();

/** Pairs versions of one name first, then those that pay alike on Player, Banker and Tie. */
function pairUp(here: readonly Priced[], there: readonly Priced[]): [Priced, Priced][] {
  const pairs: [Priced, Priced][] = [];
  const isFree = (side: 0 | 1) => (each: Priced) => !pairs.some(pair => pair[side] === each);
  const alike = [
    (a: Priced, b: Priced) => a.version === b.version,
    (a: Priced, b: Priced) => a.wagers.length > 0 && mainReturns(a) === mainReturns(b),
  ];
  for (const isAlike of alike) {
    for (const one of here.filter(isFree(0))) {
      const other = there.filter(isFree(1)).find(each => isAlike(one, each));
      if (other !== undefined) pairs.push([one, other]);
    }
  }
  return pairs;
}

/** Lays two books, or one version of each, side by side. */
export function compare(here: Compared, there: Compared, rules: ComparisonRules): Comparison {
  const priced = ({ book, version }: Compared) =>
    (version === undefined ? versionsOf(book) : [version]).map(each => price(book, each, rules));
  const [ours, theirs] = [priced(here), priced(there)];
  const bothNamed = here.version !== undefined && there.version !== undefined;
  const [[one], [other]] = [ours, theirs];
  const pairs = bothNamed && one && other ? [[one, other] as const] : pairUp(ours, theirs);
  const weighed = weigh(here.book.tableau, fullShoe(rules.decks));
  assert(weighed.enough, 'a full shoe has cards enough');
  const unpaired = (all: readonly Priced[], side: 0 | 1) =>
    all.filter(each => !pairs.some(pair => pair[side] === each)).map(({ version }) => version);
  return {
    ...{ here, there, rules },
    versions: pairs.map(([a, b]) => compareVersions(a, b, { house: rules.house, weighed })),
    versionsOnlyHere: unpaired(ours, 0),
    versionsOnlyThere: unpaired(theirs, 1),
    provisions: TOPICS.flatMap(({ area, name, in: sayingIn }) => {
      const [a, b] = [sayingIn(here.book), sayingIn(there.book)];
      return a.says === b.says ? [] : [{ area, name, here: a, there: b }];
    }),
  };
}

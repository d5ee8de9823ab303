// A comparison in words: one block for each pair of versions, then the rest of the two books.

import { editionsOf } from '../../rulebooks/index.ts';
import { type Fraction, negative } from '../../rules/fraction.ts';
import type { PayRules } from '../../rules/settle.ts';
import { type SingleCoupWager, wagerTitle } from '../../rules/wagers.ts';
import type { PriceLine } from '../odds/prices.ts';
import type { WagerOdds } from '../odds/solve.ts';
import { columns, percent, formatFact, formatPays } from '../format.ts';
import type { Compared, Comparison, LoneWager, VersionComparison } from './compare.ts';
import type { OddsDifference } from './odds-differences.ts';
import { PROVISION_AREAS, type BookStatement } from './provisions.ts';

/** 'crown', 'crown/traditional', or with the edition where a book has several. */
export const bookTitle = ({ book, version }: Compared): string =>
  version === undefined ? bookName(book) : `${bookName(book)}/${version}`;

const bookName = (book: Compared['book']): string =>
  editionsOf(book).length === 1 ? book.id : `${book.id}@${book.document.edition}`;

const signed = (part: Fraction): string =>
  part.numerator > 0n ? `+${percent(part)}` : percent(part);

const edgeOf = ({ return: mean }: { readonly return: Fraction }): string => percent(negative(mean));

const sayOption = (option: number | null): string => (option === null ? '' : ` option ${option}`);

const say = ({ says, clause }: BookStatement): string => (clause ? `${says} (${clause})` : says);

const sayLine = ({ line, clause }: PriceLine, on: SingleCoupWager, house: PayRules): string =>
  `${line ? formatFact(line.when) : 'otherwise'}: ${formatPays(line, on, house)} (${clause})`;

function sayOdds({ on, here, there, lines, edge }: OddsDifference, house: PayRules) {
  return [
    `  ${wagerTitle(on)}${sayOption(here.price.option)}: edge ${edgeOf(here)}, there ` +
      `${edgeOf(there)}, ${signed(edge)}`,
    ...lines.flatMap(line => [
      `      ${sayLine(line.here, on, house)}`,
      `        there ${sayLine(line.there, on, house)}`,
      `        in ${percent(line.chance)} of coups, edge ${signed(line.edge)}`,
    ]),
  ];
}

const sayLone = ({ on, option, clause, odds }: LoneWager): readonly string[] => [
  `    ${wagerTitle(on)}${sayOption(option)}`,
  odds ? `edge ${edgeOf(odds)}` : 'over several coups',
  `(${clause})`,
];

function sayLoneWagers(book: string, lone: readonly LoneWager[]): readonly string[] {
  return lone.length === 0 ? [] : [`  Only in ${book}:`, ...columns(lone.map(sayLone), '<<<')];
}

/** The odds as each book prints them; two ways to print can pay the same. */
const printedIn = ({ price: { on, lines } }: WagerOdds, house: PayRules): string =>
  lines.map(({ line }) => formatPays(line, on, house)).join();

function saySame(same: readonly OddsDifference[], house: PayRules): readonly string[] {
  if (same.length === 0) return [];
  const said = same.map(({ on, here, there }) => {
    const isAlike = printedIn(here, house) === printedIn(there, house);
    const otherwise = isAlike ? '' : ' (printed otherwise)';
    return `${wagerTitle(on)}${sayOption(here.price.option)} ${edgeOf(here)}${otherwise}`;
  });
  return [`  Pay alike in every coup: ${said.join(', ')}.`];
}

const sayDecksOf = ({ price: { offer } }: WagerOdds): string =>
  offer.decks ? `from ${offer.decks.least} decks (${offer.decks.clause})` : 'with any decks';

const sayDecks = ({ on, here, there }: OddsDifference): readonly string[] =>
  here.price.offer.decks?.least === there.price.offer.decks?.least
    ? []
    : [`  ${wagerTitle(on)}: ${sayDecksOf(here)}, there ${sayDecksOf(there)}`];

function sayVersions(comparison: Comparison, pair: VersionComparison): readonly string[] {
  const { here, there, rules } = comparison;
  const names = {
    here: bookTitle({ ...here, version: pair.here }),
    there: bookTitle({ ...there, version: pair.there }),
  };
  return [
    `${names.here} and ${names.there}, ${rules.decks} decks`,
    ...pair.odds.flatMap(odds => sayOdds(odds, rules.house)),
    ...saySame(pair.same, rules.house),
    ...[...pair.odds, ...pair.same].flatMap(sayDecks),
    ...sayLoneWagers(names.here, pair.onlyHere),
    ...sayLoneWagers(names.there, pair.onlyThere),
    ...pair.decks.map(({ side, decks, wagers }) => {
      const edges = wagers.map(odds => `${wagerTitle(odds.price.on)} ${edgeOf(odds)}`);
      return `  ${decks} decks only in ${names[side]}: ${edges.join(', ')}.`;
    }),
    '',
  ];
}

function sayProvisions({ here, there, provisions }: Comparison): readonly string[] {
  const [a, b] = columns([[bookName(here.book)], [bookName(there.book)]], '<');
  return PROVISION_AREAS.flatMap(area => {
    const differing = provisions.filter(each => each.area === area);
    if (differing.length === 0) return [];
    return [
      area.charAt(0).toUpperCase() + area.slice(1),
      ...differing.flatMap(each => [
        `  ${each.name}`,
        `    ${(a ?? '').padEnd(b?.length ?? 0)}  ${say(each.here)}`,
        `    ${(b ?? '').padEnd(a?.length ?? 0)}  ${say(each.there)}`,
      ]),
      '',
    ];
  });
}

const lone = (book: Compared, versions: readonly string[]) =>
  versions.length === 0 ? [] : [`Only in ${bookName(book.book)}: ${versions.join(', ')}.`];

/** Everything that differs; what is not named is alike in both. */
export function formatComparison(comparison: Comparison): string {
  const { here, there } = comparison;
  const versions = [
    ...lone(here, comparison.versionsOnlyHere),
    ...lone(there, comparison.versionsOnlyThere),
  ];
  return [
    `${bookTitle(here)} and ${bookTitle(there)}: what is not named here is alike in both.`,
    'A plus is more for the house in the second.',
    '',
    ...comparison.versions.flatMap(pair => sayVersions(comparison, pair)),
    ...(versions.length > 0 ? ['Versions', ...versions.map(each => `  ${each}`), ''] : []),
    ...sayProvisions(comparison),
  ].join('\n');
}

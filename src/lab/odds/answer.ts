// `sabot odds` as data: the JSON that the contract promises, and the table a person reads.

import { formatFraction, type Fraction, fraction, negative, plus } from '../../rules/fraction.ts';
import { permitsDecks, type RulebookId, type Version } from '../../rules/rulebook.ts';
import { type SingleCoupWager, wagerTitle } from '../../rules/wagers.ts';
import type { GameBook } from '../../rulebooks/rulebook.ts';
import type { TableSetup } from '../table-setup.ts';
import { columns, grouped, percent } from '../format.ts';
import { DEFAULT_FLOOR, type Flag, returnFlagOf } from './flags.ts';
import { edgeOf, type Moments, standardDeviationOf } from './moments.ts';
import type { ShoeOdds, WagerOdds } from './solve.ts';

/** Figures of a wager; texts are exact fractions, numbers are for looking at. */
export interface FiguresAnswer {
  readonly return: string;
  readonly edge: number;
  readonly sd: number;
  readonly hit: string;
  readonly variance: string;
}

export interface WagerAnswer extends FiguresAnswer {
  readonly on: SingleCoupWager;
  readonly option: number | null;
  readonly flag?: Flag;
  /** Insurance by the count of the Player's first two cards; `chance` within the open window. */
  readonly byPlayerCount?: readonly ({ playerCount: number; chance: string } & FiguresAnswer)[];
}

export interface OddsAnswer {
  readonly rulebook: RulebookId;
  readonly version: Version;
  readonly decks: number;
  /** The clause, where the book is not played with this many decks. */
  readonly notPermittedBy?: string;
  /** Cards in the shoe. */
  readonly cards: number;
  readonly combinations: string;
  readonly outcomes: Readonly<Record<string, string>>;
  readonly wagers: readonly WagerAnswer[];
}

/** The figures of a wager, exact where they can be. */
export const figuresAnswer = (moments: Moments): FiguresAnswer => ({
  return: formatFraction(moments.return),
  edge: edgeOf(moments),
  sd: standardDeviationOf(moments),
  hit: formatFraction(moments.hit),
  variance: formatFraction(moments.variance),
});

function wagerAnswer(wager: WagerOdds, floor: Fraction): WagerAnswer {
  const flag = returnFlagOf(wager, floor);
  return {
    on: wager.price.on,
    option: wager.price.option,
    ...figuresAnswer(wager),
    ...(flag && { flag }),
    ...(wager.byPlayerCount && {
      byPlayerCount: wager.byPlayerCount.map(at => ({
        playerCount: at.playerCount,
        chance: formatFraction(at.chance),
        ...figuresAnswer(at),
      })),
    }),
  };
}

/** The answer of `sabot odds --json`. */
export const oddsAnswer = (
  { book, version, decks }: TableSetup<GameBook>,
  odds: ShoeOdds,
  floor: Fraction = DEFAULT_FLOOR,
): OddsAnswer => ({
  rulebook: book.id,
  version,
  decks,
  ...(!permitsDecks(book, decks) && { notPermittedBy: book.decks.clause }),
  cards: odds.composition.cards,
  combinations: String(odds.combinations),
  outcomes: Object.fromEntries(
    Object.entries(odds.outcomes).map(([name, chance]) => [name, formatFraction(chance)]),
  ),
  wagers: odds.wagers.map(wager => wagerAnswer(wager, floor)),
});

/** What a flag means, in a few words beside the figure. */
export const formatFlag = (flag: Flag, floor: Fraction): string => {
  switch (flag) {
    case 'favours-the-patron':
      return 'favours the patron';
    case 'below-the-floor':
      return `returns less than ${percent(floor, 2)}`;
  }
};

const ONE = fraction(1);

const figureCells = (moments: Moments): readonly string[] => [
  percent(negative(moments.return)),
  percent(plus(ONE, moments.return), 2),
  percent(moments.hit, 2),
  standardDeviationOf(moments).toFixed(4),
];

function wagerRows(wager: WagerOdds, floor: Fraction): readonly (readonly string[])[] {
  const { on, option } = wager.price;
  const flag = returnFlagOf(wager, floor);
  return [
    [
      wagerTitle(on),
      option === null ? '' : String(option),
      ...figureCells(wager),
      formatFraction(wager.return),
      flag === undefined ? '' : `! ${formatFlag(flag, floor)}`,
    ],
    ...(wager.byPlayerCount ?? []).map(at => [
      `  while Player counts ${at.playerCount}`,
      '',
      ...figureCells(at),
      formatFraction(at.return),
      '',
    ]),
  ];
}

const sayNotPermitted = ({ book: { decks } }: TableSetup): string =>
  `For study only: the book is played with ${decks.least} to ${decks.most} decks (${decks.clause})`;

const HEADINGS = ['wager', 'option', 'edge', 'returns', 'wins', 'sd', 'profit per unit, exactly'];

/** The same for a person: what each wager costs, and what happens how often. */
export function formatOdds(
  setup: TableSetup,
  odds: ShoeOdds,
  floor: Fraction = DEFAULT_FLOOR,
): string {
  const { book, version, decks } = setup;
  const wagers = odds.wagers.flatMap(wager => wagerRows(wager, floor));
  const outcomes = Object.entries(odds.outcomes).map(([name, chance]) => [
    name,
    percent(chance),
    formatFraction(chance),
  ]);
  return [
    `${book.name}, ${book.versions[version]?.name ?? version} (${book.id}/${version})`,
    `${decks} ${decks === 1 ? 'deck' : 'decks'}, ${odds.composition.cards} cards left, ` +
      `${grouped(odds.combinations)} orders of the next cards`,
    ...(permitsDecks(book, decks) ? [] : [sayNotPermitted(setup)]),
    '',
    ...columns([[...HEADINGS, ''], ...wagers], '<>>>>><<'),
    '',
    ...columns([['outcome', 'chance', 'exactly'], ...outcomes], '<><'),
    '',
  ].join('\n');
}

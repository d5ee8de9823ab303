// Which game the page is asked about, in plain values that can be handed to a worker.

import { assert } from '../../rules/assert.ts';
import {
  ODDS_OPTIONS,
  type OddsOption,
  paysTiePercent,
  permitsDecks,
  type RulebookId,
  type Version,
  versionOf,
  versionsOf,
  type VersionRules,
} from '../../rules/rulebook.ts';
import { PLAIN_PAY_RULES } from '../../rules/settle.ts';
import { SINGLE_COUP_WAGERS } from '../../rules/wagers.ts';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import { MOST_DECKS } from '../../lab/odds/composition.ts';
import type { TableSetup } from '../../lab/table-setup.ts';
import type { WagerChosen } from '../worker/paytable.ts';

export interface GameSettings {
  readonly book: RulebookId;
  readonly version: Version;
  readonly decks: number;
  /** Also numbers of decks that the book does not permit: for study only. */
  readonly anyDecks: boolean;
  readonly dragonBonus: number;
  readonly perfectPairs: number;
  /** What a tie pays in Tie Baccarat, in percent of the stake. */
  readonly tiePercent: number;
}

export const FIRST_CHOICE: GameSettings = {
  ...{ book: 'crown', version: 'traditional', decks: 8, anyDecks: false },
  ...{ dragonBonus: 1, perfectPairs: 1, tiePercent: 5 },
};

const rulesOf = ({ book, version }: GameSettings): VersionRules<string> => {
  const rules = versionOf(RULEBOOKS[book], version);
  assert(rules !== undefined, `${book} has no version ${version}`);
  return rules;
};

/** The name of a version as its book prints it. */
export const versionName = (book: RulebookId, version: Version): string =>
  versionOf(RULEBOOKS[book], version)?.name ?? version;

export const versionsIn = (book: RulebookId): readonly Version[] => versionsOf(RULEBOOKS[book]);

/** The numbers of decks that may be chosen. */
export function decksFor({ book, anyDecks }: GameSettings): readonly number[] {
  const all = Array.from({ length: MOST_DECKS }, (_, at) => at + 1);
  return anyDecks ? all : all.filter(decks => permitsDecks(RULEBOOKS[book], decks));
}

/** The options of the house that this version's odds have, and how many of each. */
export const optionsFor = (game: GameSettings): readonly (readonly [OddsOption, number])[] =>
  ODDS_OPTIONS.flatMap(name => {
    const offers = Object.values(rulesOf(game).wagers).filter(({ chosenBy }) => chosenBy === name);
    const most = Math.max(0, ...offers.map(({ options }) => options.length));
    return most > 1 ? [[name, most] as const] : [];
  });

export const asksTiePercent = (game: GameSettings): boolean => paysTiePercent(rulesOf(game));

/** A choice with some of it changed, and the rest brought to what the new book has. */
export function changedGame(game: GameSettings, change: Partial<GameSettings>): GameSettings {
  const wanted = { ...game, ...change };
  const versions = versionsIn(wanted.book);
  const version = versions.includes(wanted.version) ? wanted.version : versions[0];
  assert(version !== undefined, 'every book has a version');
  const inBook = { ...wanted, version };
  const decks = decksFor(inBook);
  const fits = decks.includes(inBook.decks) ? inBook.decks : (decks.at(-1) ?? inBook.decks);
  const most = new Map(optionsFor(inBook));
  const within = (name: OddsOption) => Math.min(inBook[name], most.get(name) ?? 1);
  return {
    ...inBook,
    decks: fits,
    dragonBonus: within('dragonBonus'),
    perfectPairs: within('perfectPairs'),
  };
}

/** The same as the lab wants it. */
export function labSetupOf(game: GameSettings): TableSetup {
  const { book, version, decks, anyDecks, dragonBonus, perfectPairs, tiePercent } = game;
  const both = { player: tiePercent, banker: tiePercent };
  return {
    ...{ book: RULEBOOKS[book], version, decks, anyDecks },
    house: {
      ...{ ...PLAIN_PAY_RULES, dragonBonus, perfectPairs },
      ...(asksTiePercent(game) && { tiePercent: both }),
    },
  };
}

/** Every wager that one coup decides and that may be had with these decks, option by option. */
export const wagersOf = (game: GameSettings): readonly WagerChosen[] =>
  SINGLE_COUP_WAGERS.flatMap((on): readonly WagerChosen[] => {
    const offer = rulesOf(game).wagers[on];
    const least = game.anyDecks ? 0 : (offer?.decks?.least ?? 0);
    if (offer === undefined || game.decks < least) return [];
    if (offer.chosenBy === undefined) return [{ on, option: null }];
    return offer.options.map((_, at) => ({ on, option: at + 1 }));
  });

// Reads a game and what is played at it: version, decks, house rules, cards and stakes.

import { type Card, overdrawn, parseCard } from '../../rules/cards.ts';
import {
  ODDS_OPTIONS,
  type Offer,
  offeredBy,
  type OddsOption,
  permitsDecks,
  type VersionRules,
  VERSIONS,
  versionOf,
  versionsOf,
} from '../../rules/rulebook.ts';
import { isTiePercent, type PayRules, PLAIN_PAY_RULES } from '../../rules/settle.ts';
import { type WagerName, WAGERS } from '../../rules/wagers.ts';
import type { GameBook } from '../../rulebooks/rulebook.ts';
import { Fault, isFault, shownInput } from './fault.ts';
import {
  type InputFields,
  notOfKind,
  readChoice,
  readFields,
  readList,
  readWhole,
} from './read-field.ts';

/** Stakes go up to 10^13 cents: whatever they pay is still a safe whole number. */
export const MOST_STAKE = 1e13;

/** Money is whole cents. */
const MONEY = 'ruling G1';

/** A game that somebody asks about: the book, the rules of one version, the decks. */
export interface Game<Book extends GameBook = GameBook> {
  readonly book: Book;
  readonly version: VersionRules<string>;
  readonly decks: number;
}

/** The fields that name a game on a line of JSON. */
export const GAME_FIELDS = ['id', 'rulebook', 'version', 'decks'] as const;

/** Version and decks of a book; the number of decks is not yet judged. */
export function readGameOf<Book extends GameBook>(
  book: Book,
  fields: InputFields,
): Game<Book> | Fault {
  // For a name that no book has, the message lists what this book has.
  const isKnown = VERSIONS.some(each => each === fields['version']);
  const choices = isKnown ? VERSIONS : versionsOf(book);
  const name = readChoice(fields['version'], 'version', choices, 'unknown-version');
  if (isFault(name)) return name;
  const version = versionOf(book, name);
  if (version === undefined) {
    const expected = versionsOf(book).join(', ');
    const message = `${book.id} has no version ${name}; expected one of ${expected}`;
    return new Fault('wrong-version', message, 'version');
  }
  const decks = readWhole(fields['decks'], 'decks', WHOLE);
  return isFault(decks) ? decks : { book, version, decks };
}

const WHOLE = { least: 0, most: Number.MAX_SAFE_INTEGER };
const POSITIVE = { least: 1, most: Number.MAX_SAFE_INTEGER };

/** The game itself where the book permits this many decks. */
export const playable = <Book extends GameBook>(game: Game<Book>): Game<Book> | Fault =>
  permitsDecks(game.book, game.decks) ? game : wrongDecks(game);

/** The fault of a number of decks that the book does not permit. */
export function wrongDecks({ book, decks }: Game): Fault {
  const { least, most, clause } = book.decks;
  const message = `${book.id} is played with ${least} to ${most} decks, got ${decks}`;
  return new Fault('wrong-decks', message, 'decks', clause);
}

const HOUSE_FIELDS: ReadonlySet<string> = new Set([
  ...ODDS_OPTIONS,
  'tiePercent',
  'differential',
  'chip',
]);

/** The operator's choices; what is left out is option 1, cents as chips, no differential. */
export function readHouse(value: unknown, game: Game): PayRules | Fault {
  if (value === undefined) return PLAIN_PAY_RULES;
  const house = readHouseFields(value, game);
  return isFault(house) ? house.inside('house') : house;
}

function readHouseFields(value: unknown, game: Game): PayRules | Fault {
  const fields = readFields(value, HOUSE_FIELDS);
  if (isFault(fields)) return fields;
  const dragonBonus = readOption(fields, 'dragonBonus', game);
  if (isFault(dragonBonus)) return dragonBonus;
  const perfectPairs = readOption(fields, 'perfectPairs', game);
  if (isFault(perfectPairs)) return perfectPairs;
  const tiePercent = readTiePercent(fields['tiePercent'], game.book);
  if (isFault(tiePercent)) return tiePercent;
  const differential = readMoney(fields['differential'], 'differential');
  if (isFault(differential)) return differential;
  const chip = readMoney(fields['chip'], 'chip');
  if (isFault(chip)) return chip;
  const plain = { dragonBonus, perfectPairs, chip: chip ?? PLAIN_PAY_RULES.chip };
  if (tiePercent === undefined && differential === undefined) return plain;
  return {
    ...plain,
    ...(tiePercent === undefined ? {} : { tiePercent }),
    ...(differential === undefined ? {} : { differential }),
  };
}

/** Which odds of a wager the house has chosen: one of those that the version prints. */
function readOption(
  fields: InputFields,
  name: OddsOption,
  { book, version }: Game,
): number | Fault {
  if (fields[name] === undefined) return PLAIN_PAY_RULES[name];
  const option = readWhole(fields[name], name, POSITIVE);
  if (isFault(option) || option === 1) return option;
  const offer = offerChosenBy(version, name);
  const options = offer?.options.length ?? 0;
  if (option <= options) return option;
  const prints = options === 0 ? 'has no such odds' : `prints ${options} such odds`;
  const message = `${book.id} ${version.name} ${prints}, got option ${option}`;
  const clause = offer?.clause ?? book.placement.refusals['not-offered'];
  return new Fault('unknown-option', message, name, clause);
}

/** A loop, since a list of all offers for every line costs more than reading the option. */
function offerChosenBy({ wagers }: Game['version'], name: OddsOption): Offer<string> | undefined {
  for (const on in wagers) {
    const offer = wagers[on as keyof typeof wagers]; // the list's own key
    if (offer?.chosenBy === name) return offer;
  }
  return undefined;
}

const PERCENT = 'a percentage, 1 to 10, whole or half';
const TIE_PERCENT_FIELDS: ReadonlySet<string> = new Set(['player', 'banker']);

/** One percentage for both sides, or one for each. */
function readTiePercent(value: unknown, book: GameBook): PayRules['tiePercent'] | Fault {
  if (value === undefined) return undefined;
  const clause = book.versions['tie-baccarat']?.clause;
  if (typeof value !== 'object' || value === null) {
    const percent = readPercent(value, 'tiePercent', clause);
    return isFault(percent) ? percent : { player: percent, banker: percent };
  }
  const sides = readFields(value, TIE_PERCENT_FIELDS);
  if (isFault(sides)) return sides.inside('tiePercent');
  const player = readPercent(sides['player'], 'player', clause);
  if (isFault(player)) return player.inside('tiePercent');
  const banker = readPercent(sides['banker'], 'banker', clause);
  return isFault(banker) ? banker.inside('tiePercent') : { player, banker };
}

function readPercent(value: unknown, name: string, clause: string | undefined): number | Fault {
  if (typeof value !== 'number') return notOfKind(value, name, PERCENT);
  if (isTiePercent(value)) return value;
  return new Fault('out-of-range', `expected ${PERCENT}, got ${shownInput(value)}`, name, clause);
}

function readMoney(value: unknown, name: string): number | undefined | Fault {
  if (value === undefined) return undefined;
  return readWhole(value, name, { least: 1, most: MOST_STAKE }, MONEY);
}

/** Cards in their order, none more often than the decks hold it. */
export function readCards(
  value: unknown,
  name: string,
  { book, decks }: Game,
): readonly Card[] | Fault {
  const { clause } = book.decks;
  const cards = readList(value, name, card => readCard(card, clause));
  if (isFault(cards)) return cards;
  const surplus = overdrawn(cards, decks);
  if (surplus === undefined) return cards;
  const message = `${decks} decks hold ${decks} of ${surplus}; here are more`;
  return new Fault('too-many-copies', message, name, clause);
}

const CARD = 'a card, rank A23456789TJQK then suit shdc, like "Ts"';

function readCard(value: unknown, clause: string): Card | Fault {
  if (typeof value !== 'string') {
    return new Fault('wrong-type', `expected ${CARD}, got ${shownInput(value)}`, undefined, clause);
  }
  return (
    parseCard(value) ??
    new Fault('unknown-card', `expected ${CARD}, got ${shownInput(value)}`, undefined, clause)
  );
}

// A map gives back our own copy of the word: looking things up by a copy from the line is slow.
const WAGER_NAMES: ReadonlyMap<unknown, WagerName> = new Map(WAGERS.map(name => [name, name]));

/** What a wager is on. */
export const readWagerName = (value: unknown): WagerName | Fault =>
  WAGER_NAMES.get(value) ?? readChoice(value, 'on', WAGERS, 'unknown-wager');

/** A stake in whole cents. */
export function readStake(value: unknown): number | Fault {
  if (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MOST_STAKE) {
    return Number(value);
  }
  const expected = `whole cents, 1 to ${MOST_STAKE}`;
  if (typeof value !== 'number') return notOfKind(value, 'stake', expected);
  const code = value > MOST_STAKE ? 'stake-too-large' : 'bad-stake';
  return new Fault(code, `expected ${expected}, got ${shownInput(value)}`, 'stake', MONEY);
}

/** The fault of a wager that the version does not offer. */
export function notOffered({ book, version }: Game, on: WagerName): Fault {
  const offered = offeredBy(version).join(', ');
  const message = `${book.id} ${version.name} has no ${on}; expected one of ${offered}`;
  return new Fault('not-offered', message, 'on', book.placement.refusals['not-offered']);
}

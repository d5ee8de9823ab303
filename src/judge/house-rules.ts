// The set-up in force as the judge reads it: book, version, options, limits. Plain data.

import { editionOf, type Rulebook, type rulebookOf } from '../rulebooks/index.ts';
import {
  type EventFields,
  fieldsIn,
  figureIn,
  isTrueIn,
  listIn,
  numberIn,
  stringIn,
} from './fields.ts';

export type OddsPair = readonly [number, number];

/** One line of printed odds. */
export interface OddsData {
  readonly clause: string;
  readonly when: string;
  readonly pays: OddsPair | 'push' | 'lose' | 'tie-percent';
  readonly commission?: OddsPair;
  readonly beyondDifferential?: { readonly clause: string; readonly commission: OddsPair };
}

/** A wager that one coup decides. */
export interface OfferData {
  readonly loses: string;
  readonly options: readonly (readonly OddsData[])[];
  readonly chosenBy?: 'dragonBonus' | 'perfectPairs';
  readonly decks?: { readonly least: number };
}

type StreakLines = Readonly<Record<number, { readonly clause: string; readonly pays: OddsPair }>>;

export interface RunData {
  readonly odds: StreakLines;
}

export interface TailData {
  readonly early: StreakLines;
}

interface VersionData {
  readonly wagers: Readonly<Record<string, OfferData | undefined>>;
  readonly runs?: Readonly<Record<string, RunData | undefined>>;
  readonly tails?: Readonly<Record<string, TailData | undefined>>;
}

/** What of a set-up decides a payment. */
export interface JudgedPayOptions {
  readonly version: VersionData;
  readonly dragonBonus: number;
  readonly perfectPairs: number;
  readonly tiePercent: EventFields;
  readonly differential: number | undefined;
  readonly chip: number;
}

export interface StakeLimit {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

export interface HouseRules extends JudgedPayOptions {
  readonly book: Rulebook;
  readonly decks: number;
  readonly offered: ReadonlySet<string>;
  readonly limits: EventFields;
  readonly aggregateMin: number;
  readonly stakeMode: string;
  readonly insuranceMs: number | undefined;
  readonly cutFromBack: number;
  readonly isCutCounted: boolean;
  readonly earlyDuringHold: boolean;
  readonly closedOnLastCoup: boolean;
  readonly differentialBasis: string;
  readonly collectiveLiability: number | undefined;
  readonly takesTickets: boolean;
}

/** Always on, whatever the layout (R7). */
const ALWAYS_ON = ['player', 'banker', 'tie'];

const versionOf = (book: Rulebook, version: string): VersionData => {
  const versions: Readonly<Record<string, VersionData | undefined>> = book.versions;
  return versions[version] ?? { wagers: {} };
};

export const payOptionsOf = (
  book: Rulebook,
  version: string,
  pay: EventFields,
): JudgedPayOptions => ({
  version: versionOf(book, version),
  dragonBonus: numberIn(pay, 'dragonBonus'),
  perfectPairs: numberIn(pay, 'perfectPairs'),
  tiePercent: fieldsIn(pay, 'tiePercent'),
  differential: figureIn(pay, 'differential'),
  chip: figureIn(pay, 'chip') ?? 1,
});

/** Where books are looked up by their names. */
export type BooksByName = typeof rulebookOf;

/** The edition of a set-up's book that a set-up or a coup names; its first where it names none. */
export function bookIn(
  setup: EventFields,
  books: BooksByName,
  named: EventFields,
): Rulebook | undefined {
  const book = books(stringIn(setup, 'rulebook'));
  const edition = stringIn(named, 'edition');
  return book && editionOf(book, edition === '' ? undefined : edition);
}

/** Reads a set-up; null where its book is none that this release has. */
export function houseRulesOf(setup: EventFields, books: BooksByName): HouseRules | null {
  const book = bookIn(setup, books, setup);
  if (book === undefined) return null;
  const tails = fieldsIn(setup, 'tails');
  return {
    ...payOptionsOf(book, stringIn(setup, 'version'), fieldsIn(setup, 'pay')),
    book,
    decks: numberIn(setup, 'decks'),
    offered: new Set([...ALWAYS_ON, ...listIn(setup, 'offered').map(String)]),
    limits: fieldsIn(setup, 'limits'),
    aggregateMin: figureIn(setup, 'aggregateMin') ?? 0,
    stakeMode: stringIn(setup, 'stakeMode'),
    insuranceMs: figureIn(setup, 'insuranceMs'),
    cutFromBack: figureIn(setup, 'cutFromBack') ?? 0,
    isCutCounted: stringIn(setup, 'cuttingCard') === 'counted',
    earlyDuringHold: isTrueIn(tails, 'earlyDuringHold'),
    closedOnLastCoup: isTrueIn(tails, 'closedOnLastCoup'),
    differentialBasis: stringIn(setup, 'differentialBasis'),
    collectiveLiability: figureIn(setup, 'collectiveLiability'),
    takesTickets: isTrueIn(setup, 'ticketsIn'),
  };
}

/** A limit of one bet; undefined where the sign has none. */
export function limitIn(limits: EventFields, on: string): StakeLimit | undefined {
  const limit = fieldsIn(limits, on);
  const [min, max] = [numberIn(limit, 'min'), numberIn(limit, 'max')];
  return Number.isNaN(min) ? undefined : { min, max, step: figureIn(limit, 'step') ?? 1 };
}

/** The odds of a wager under the options that the house chose. */
export const linesOf = (pay: JudgedPayOptions, offer: OfferData): readonly OddsData[] =>
  offer.options[offer.chosenBy === undefined ? 0 : pay[offer.chosenBy] - 1] ?? [];

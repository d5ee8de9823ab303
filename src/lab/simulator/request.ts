// What a simulation is asked for, and why it is refused when it cannot be done.

import { burnCount } from '../../rules/shoe.ts';
import { type Card, DECK } from '../../rules/cards.ts';
import { never } from '../../rules/assert.ts';
import type { Side } from '../../rules/hand.ts';
import {
  type GameRules,
  permitsDecks,
  RULEBOOK_IDS,
  versionOf,
  versionsOf,
  type VersionRules,
} from '../../rules/rulebook.ts';
import { rulebookOf } from '../../rulebooks/index.ts';
import type { ShoeCourse } from '../kernel/kernel.ts';

/** One card, or as many more as the first card says, as a patron may ask. */
export const BURN_RULES = ['one-card', 'face-value'] as const;
export type Burn = (typeof BURN_RULES)[number];

/** Results alone are counted fastest; all wagers are every one that the version offers. */
export const PRICED = ['results', 'all'] as const;
export type Priced = (typeof PRICED)[number];

export interface SimulationRequest {
  readonly rulebook: string;
  readonly version: string;
  readonly decks: number;
  /** Cards behind the cutting card; left out, the first that the book names. */
  readonly cut?: number;
  /** At least this many coups are dealt: every shoe is dealt to its end. */
  readonly coups: number;
  readonly seed: number | bigint;
  readonly threads?: number;
  readonly wagers?: Priced;
  readonly burn?: Burn;
  /** What a tie pays in Tie Baccarat, 5 percent if left out. */
  readonly tiePercent?: number | Readonly<Record<Side, number>>;
}

export interface SimulationRefusal {
  readonly refused:
    | 'unknown-rulebook'
    | 'unknown-version'
    | 'wrong-decks'
    | 'wrong-cut'
    | 'wrong-burn'
    | 'wrong-coups'
    | 'wrong-seed'
    | 'wrong-threads'
    | 'wrong-tie-percent';
  readonly field: keyof SimulationRequest;
  /** What was expected instead. */
  readonly message: string;
  readonly clause?: string;
}

/** A request whose every field holds, with what was left out filled in. */
export interface CheckedRequest {
  readonly book: GameRules;
  readonly version: VersionRules<string>;
  readonly versionId: string;
  readonly decks: number;
  /** Null where the book has no cutting card. */
  readonly cut: number | null;
  readonly coups: number;
  readonly seed: bigint;
  readonly threads: number;
  readonly wagers: Priced;
  readonly burn: Burn;
  readonly tiePercent: Readonly<Record<Side, number>>;
}

export const isSimulationRefusal = (answer: object): answer is SimulationRefusal =>
  'refused' in answer;

const MOST_COUPS = 1e13;
const MOST_THREADS = 64;
const MOST_SEED = 2n ** 64n - 1n;
const USUAL_TIE_PERCENT = 5;
const CARDS_IN_A_DECK = 52;
const MOST_CARDS_IN_A_COUP = 6;

/** With fewer cards behind the cutting card the last coups would not have cards enough. */
function leastCut({ shoe }: GameRules): number {
  switch (shoe.end.rule) {
    case 'one-coup-after-the-cutting-card':
      return 2 * MOST_CARDS_IN_A_COUP;
    case 'no-coup-once-a-card-followed-the-marker':
      return MOST_CARDS_IN_A_COUP;
    case 'until-the-cards-do-not-suffice':
      return 0;
    default:
      return never(shoe.end);
  }
}

function checkCut(
  book: GameRules,
  decks: number,
  asked: number | undefined,
): number | null | SimulationRefusal {
  const { end } = book.shoe;
  if (end.rule === 'until-the-cards-do-not-suffice') return null;
  const cut = asked ?? end.fromBack[0] ?? leastCut(book);
  const [least, most] = [leastCut(book), decks * CARDS_IN_A_DECK - 2 * MOST_CARDS_IN_A_COUP];
  if (Number.isInteger(cut) && cut >= least && cut <= most) return cut;
  const message = `expected ${least} to ${most} cards behind the cutting card of this shoe`;
  return { refused: 'wrong-cut', field: 'cut', message, clause: end.clause };
}

function checkSeed(seed: number | bigint): bigint | SimulationRefusal {
  const isWhole = typeof seed === 'bigint' || Number.isSafeInteger(seed);
  if (isWhole && BigInt(seed) >= 0n && BigInt(seed) <= MOST_SEED) return BigInt(seed);
  const message = 'expected a whole number from 0 to 2^64 - 1';
  return { refused: 'wrong-seed', field: 'seed', message };
}

function checkTiePercent(
  asked: SimulationRequest['tiePercent'],
): Readonly<Record<Side, number>> | SimulationRefusal {
  const percent = asked ?? USUAL_TIE_PERCENT;
  const both = typeof percent === 'number' ? { player: percent, banker: percent } : percent;
  const isFine = [both.player, both.banker].every(
    each => Number.isInteger(2 * each) && each >= 1 && each <= 10,
  );
  if (isFine) return both;
  const message = 'expected a percentage, 1 to 10, whole or half';
  return { refused: 'wrong-tie-percent', field: 'tiePercent', message };
}

/** Numbers that stand for themselves: whole, and within bounds. */
function checkCount(
  field: 'coups' | 'threads',
  count: number,
  most: number,
): SimulationRefusal | undefined {
  if (Number.isInteger(count) && count >= 1 && count <= most) return undefined;
  const message = `expected a whole number from 1 to ${most}`;
  return { refused: `wrong-${field}`, field, message };
}

/** Checks a request against the book it names. */
export function checkRequest(request: SimulationRequest): CheckedRequest | SimulationRefusal {
  const { coups, decks, threads = 1, wagers = 'all', burn = 'one-card' } = request;
  const book = rulebookOf(request.rulebook);
  if (book === undefined) {
    const message = `expected one of ${RULEBOOK_IDS.join(', ')}`;
    return { refused: 'unknown-rulebook', field: 'rulebook', message };
  }
  const version = versionOf(book, request.version);
  if (version === undefined) {
    const message = `expected one of ${versionsOf(book).join(', ')}`;
    return { refused: 'unknown-version', field: 'version', message };
  }
  if (!Number.isInteger(decks) || !permitsDecks(book, decks)) {
    const { least, most, clause } = book.decks;
    const message = `expected ${least} to ${most} decks`;
    return { refused: 'wrong-decks', field: 'decks', message, clause };
  }
  const miscount =
    checkCount('coups', coups, MOST_COUPS) ?? checkCount('threads', threads, MOST_THREADS);
  if (miscount !== undefined) return miscount;
  if (burn === 'face-value' && book.shoe.burn === undefined) {
    const message = `expected no burn by the first card: ${book.id} burns none`;
    return { refused: 'wrong-burn', field: 'burn', message };
  }
  const cut = checkCut(book, decks, request.cut);
  if (typeof cut === 'object' && cut !== null) return cut;
  const seed = checkSeed(request.seed);
  if (typeof seed === 'object') return seed;
  const tiePercent = checkTiePercent(request.tiePercent);
  if ('refused' in tiePercent) return tiePercent;
  const versionId = request.version;
  return { book, version, versionId, decks, cut, coups, seed, threads, wagers, burn, tiePercent };
}

const upToEight = (places: number): number => Math.ceil(places / 8) * 8;

/** How a shoe of this request goes from its first card to its last. */
export function courseOf({ book, decks, cut }: CheckedRequest): ShoeCourse {
  const cards = decks * CARDS_IN_A_DECK;
  const free = cards - (cut ?? MOST_CARDS_IN_A_COUP);
  const more = book.shoe.end.rule !== 'no-coup-once-a-card-followed-the-marker';
  const last = free + (more ? 2 : 1) * MOST_CARDS_IN_A_COUP;
  return { places: upToEight(Math.min(cards, last)), free, more, cards };
}

/** How many cards leave the shoe before the first coup, by its first card. */
export const burnsOf = ({ book, burn }: CheckedRequest): readonly [Card, number][] =>
  DECK.map(card => [
    card,
    book.shoe.burn === undefined ? 0 : burnCount(card, burn === 'face-value'),
  ]);

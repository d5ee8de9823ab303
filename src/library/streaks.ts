// Follows Runs and Dragon Tails through the coups of a shoe.

import { dealCoup, factsOf } from '../rules/coup.ts';
import type { TailArea } from '../rules/dragon-tails.ts';
import { followStreaks } from '../rules/follow-streaks.ts';
import { formatFraction } from '../rules/fraction.ts';
import type { Version } from '../rules/rulebook.ts';
import {
  COUP_KINDS,
  type CoupKind,
  type PlayedCoup,
  type StreakOutcome,
} from '../rules/streaks.ts';
import type { RunWager, TailWager } from '../rules/wagers.ts';
import type { GameBook } from '../rulebooks/rulebook.ts';
import { type CardsInput, cardList, type GameOptions, readPlayableInput } from './game.ts';
import { orThrow } from './input-error.ts';
import { type Fault, isFault } from './input/fault.ts';
import { type Game, readCards } from './input/game.ts';
import { given, readChoice, readFields, readFlag, readList } from './input/read-field.ts';
import { readStreakWager } from './input/streak-wager.ts';

/** A coup as streak wagers see it. */
export interface CoupInput {
  /** May be omitted for a void coup. */
  readonly cards?: CardsInput;
  readonly kind?: CoupKind;
  readonly endOfShoe?: boolean;
}

/** A Run or a Dragon Tail placed before the coup of that index, from 0. */
export type StreakWagerInput = { readonly stake: number; readonly before: number } & (
  | { readonly on: Exclude<RunWager, 'combination-run'>; readonly length: number }
  /** The side nominated for each coup: 'PBP'. */
  | { readonly on: 'combination-run'; readonly pattern: string }
  | { readonly on: TailWager; readonly area: TailArea }
);

export interface SettledStreak {
  readonly on: RunWager | TailWager;
  readonly outcome: StreakOutcome;
  /** Exact cents. */
  readonly profit: string;
  /** Index of the coup that settled it. */
  readonly settledAt?: number;
  /** How many results in a row it had. */
  readonly count: number;
  readonly clause: string;
}

/** Follows every wager to where it is settled, goes back or is still open. */
export function settleStreaks(
  book: GameBook,
  version: Version,
  coups: readonly CoupInput[],
  wagers: readonly StreakWagerInput[],
  options: Pick<GameOptions, 'decks'> = {},
): readonly SettledStreak[] {
  const { game } = orThrow(readPlayableInput(book, version, options, []));
  const lists = Array.isArray(coups) ? coups.map(withCardList) : coups;
  return orThrow(settledStreaks(game, lists, wagers));
}

const withCardList = (coup: unknown): unknown =>
  typeof coup === 'object' && coup !== null && 'cards' in coup
    ? { ...coup, cards: cardList(coup.cards) }
    : coup;

/** The same for input of unknown shape. */
export function settledStreaks(
  game: Game,
  coupList: unknown,
  wagerList: unknown,
): readonly SettledStreak[] | Fault {
  const coups = readList(coupList, 'coups', coup => readPlayedCoup(coup, game));
  if (isFault(coups)) return coups;
  const wagers = readList(wagerList, 'wagers', wager => readStreakWager(wager, game, coups.length));
  if (isFault(wagers)) return wagers;
  const settled = followStreaks(game.version, coups, wagers);
  return wagers.flatMap(({ on }, index) => {
    const streak = settled[index];
    if (streak === undefined) return [];
    const { outcome, profit, settledAt, count, clause } = streak;
    const at = settledAt === undefined ? {} : { settledAt };
    return [{ on, outcome, profit: formatFraction(profit), ...at, count, clause }];
  });
}

const COUP_FIELDS: ReadonlySet<string> = new Set(['cards', 'kind', 'endOfShoe']);

/** One coup of the list; a void one may have no cards. */
function readPlayedCoup(value: unknown, game: Game): PlayedCoup | Fault {
  const fields = readFields(value, COUP_FIELDS);
  if (isFault(fields)) return fields;
  const kind = readChoice(given(fields['kind'], 'live'), 'kind', COUP_KINDS, 'unknown-kind');
  if (isFault(kind)) return kind;
  const endOfShoe = readFlag(given(fields['endOfShoe'], false), 'endOfShoe');
  if (isFault(endOfShoe)) return endOfShoe;
  const dealt = kind === 'void' ? given(fields['cards'], []) : fields['cards'];
  const cards = readCards(dealt, 'cards', game);
  if (isFault(cards)) return cards;
  const coup = dealCoup(game.book.tableau, cards);
  return { kind, endOfShoe, result: coup.complete ? factsOf(coup).result : undefined };
}

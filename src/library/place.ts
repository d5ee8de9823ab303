// Judges which wagers may be placed, at what stake, and by which clause the others are refused.

import type { TailArea } from '../rules/dragon-tails.ts';
import type { Side } from '../rules/hand.ts';
import {
  judgePlacement,
  type WagerAsked,
  type WagerPhase,
} from '../rules/placement/judge-placement.ts';
import type { Limit } from '../rules/placement/limits.ts';
import type { PlacementRefusal } from '../rules/placement/refusals.ts';
import type { Version } from '../rules/rulebook.ts';
import type { WagerName } from '../rules/wagers.ts';
import type { GameBook } from '../rulebooks/rulebook.ts';
import { type GameOptions, readGameInput } from './game.ts';
import { orThrow } from './input-error.ts';
import { readWager } from './input/asked-wager.ts';
import { type Fault, isFault } from './input/fault.ts';
import { type Game, readHouse } from './input/game.ts';
import { type InputFields, readList } from './input/read-field.ts';
import { readSituation } from './input/situation.ts';
import { patternText } from './input/streak-fields.ts';

/** A wager as it is asked for; length, pattern and area belong to Runs and Dragon Tails. */
export interface AskedWagerInput {
  readonly on: WagerName;
  readonly stake: number;
  readonly length?: number;
  /** The side nominated for each coup: 'PBP'. */
  readonly pattern?: string;
  readonly area?: TailArea;
}

/** What the table stands at; whatever is omitted does not bind. Money in whole cents. */
export interface SituationInput {
  readonly phase?: WagerPhase;
  readonly standing?: readonly AskedWagerInput[];
  readonly balance?: number;
  readonly limits?: { readonly [on in WagerName]?: Partial<Limit> };
  readonly aggregateMin?: number;
  /** What the Dragon Tail indicators show. */
  readonly tails?: { readonly [side in Side]?: number };
  readonly lastCoup?: boolean;
  readonly playerCount?: number;
  readonly bankerCount?: number;
  readonly offered?: readonly WagerName[];
}

export interface PlaceOptions extends GameOptions {
  readonly situation?: SituationInput;
}

type NamedWager = Omit<AskedWagerInput, 'stake'>;

export interface JudgedWagers {
  /** `stake` is what is taken, never more than was `asked`. */
  readonly accepted: readonly (NamedWager & { readonly stake: number; readonly asked: number })[];
  readonly refused: readonly (NamedWager & {
    readonly refusal: PlacementRefusal;
    readonly clause: string;
  })[];
}

/** Judges wagers together with those standing, as at the close of the wagering period. */
export function place(
  book: GameBook,
  version: Version,
  wagers: readonly AskedWagerInput[],
  options: PlaceOptions = {},
): JudgedWagers {
  const { game, fields } = orThrow(readGameInput(book, version, options, ['house', 'situation']));
  return orThrow(judgedWagers(game, { ...fields, wagers }));
}

/** The same for input of unknown shape. */
export function judgedWagers(game: Game, fields: InputFields): JudgedWagers | Fault {
  const house = readHouse(fields['house'], game);
  if (isFault(house)) return house;
  const wagers = readList(fields['wagers'], 'wagers', readWager);
  if (isFault(wagers)) return wagers;
  const situation = readSituation(fields['situation']);
  if (isFault(situation)) return situation;
  const { accepted, refused } = judgePlacement({ ...game, house }, situation, wagers);
  return {
    accepted: accepted.map(({ wager, stake }) => ({ ...named(wager), stake, asked: wager.stake })),
    refused: refused.map(({ wager, refusal, clause }) => ({ ...named(wager), refusal, clause })),
  };
}

/** What the wager is, without its stake. */
const named = ({ on, area, length, pattern }: WagerAsked): NamedWager => ({
  on,
  ...(area === undefined ? {} : { area }),
  ...(length === undefined ? {} : { length }),
  ...(pattern === undefined ? {} : { pattern: patternText(pattern) }),
});

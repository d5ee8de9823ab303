// What can be done with any book: exported by every entry of the library.

export type { Card } from '../rules/cards.ts';
export type { Side } from '../rules/hand.ts';
export { type RulebookId, type Version } from '../rules/rulebook.ts';
export type { SingleCoupWager, WagerName } from '../rules/wagers.ts';
export type { GameBook } from '../rulebooks/rulebook.ts';
export { type CoupFactsShown, type OpenCoup, openCoup } from './coup.ts';
export type { CardsInput, GameOptions, HouseSettings } from './game.ts';
export { InputError } from './input-error.ts';
export { INPUT_CODES, type InputCode } from './input/fault.ts';
export {
  type AskedWagerInput,
  type JudgedWagers,
  place,
  type PlaceOptions,
  type SituationInput,
} from './place.ts';
export { type HandsInput, roads, type RoadsAnswer } from './roads.ts';
export type { Roads, RoadStatistics } from '../rules/roads.ts';
export {
  settle,
  type SettledCoup,
  type SettledHand,
  type WagerSettlement,
  type SettleKind,
  type SettleOptions,
  type WagerInput,
} from './settle.ts';
export { type OpenShoe, openShoe, type ShoeOptions } from './shoe.ts';
export {
  type CoupInput,
  type SettledStreak,
  settleStreaks,
  type StreakWagerInput,
} from './streaks.ts';

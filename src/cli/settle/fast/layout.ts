// What a version offers, laid out so that a wager is found and decided quickly: coups differ in
// their cards, but few differ in anything that a wager turns on.

import type { CoupFacts } from '../../../rules/coup.ts';
import { PAIR_KINDS, type PairKind } from '../../../rules/hand.ts';
import type { Offer, VersionRules } from '../../../rules/rulebook.ts';
import { judgeWager, type PayRules, type WagerVerdict } from '../../../rules/settle.ts';
import { isPairWager, type SingleCoupWager, WAGER_KINDS } from '../../../rules/wagers.ts';
import { RULEBOOKS } from '../../../rulebooks/index.ts';
import { type SettlementTemplate, settlementTemplateOf } from './settlement-template.ts';

/** The place of one wager on the layout, with what was decided there before. */
export interface WagerSpot {
  readonly on: SingleCoupWager;
  readonly offer: Offer<string>;
  /** What decides the wager: one side's first two cards, or the counts and cards of both. */
  readonly turnsOn: 'playerPair' | 'bankerPair' | 'counts';
  /** By option of the odds, then by what the wager turns on. */
  readonly decided: readonly SettlementTemplate[][];
}

/** Asked by whatever a line calls a wager: what is no wager has no spot. */
export type WagerLayout = ReadonlyMap<unknown, WagerSpot>;

const layouts: ReadonlyMap<unknown, WagerLayout> = new Map(
  Object.values(RULEBOOKS)
    .flatMap(({ versions }) => Object.values(versions))
    .map(version => [version, layoutFor(version)]),
);

function layoutFor({ wagers }: VersionRules<string>): WagerLayout {
  const offers = Object.entries(wagers) as [SingleCoupWager, Offer<string>][]; // keys of a record
  return new Map(offers.map(([on, offer]) => [on, spotFor(on, offer)]));
}

function spotFor(on: SingleCoupWager, offer: Offer<string>): WagerSpot {
  const { side } = WAGER_KINDS[on];
  const turnsOn = isPairWager(on) && side !== undefined ? (`${side}Pair` as const) : 'counts';
  return { on, offer, turnsOn, decided: offer.options.map(() => []) };
}

/** The layout of a version of one of the books. */
export const layoutOf = (version: VersionRules<string>): WagerLayout =>
  layouts.get(version) ?? layoutFor(version);

/** A coup that counts, with what was found out about it. */
export interface LiveCoup {
  readonly facts: CoupFacts;
  /** Both point counts and how many cards made them, as one number. */
  readonly countsKey: number;
}

export function liveCoup(facts: CoupFacts): LiveCoup {
  const counts = facts.playerCount * 10 + facts.bankerCount;
  return { facts, countsKey: counts * 4 + (facts.playerCards - 2) * 2 + (facts.bankerCards - 2) };
}

/** Decides a wager, or remembers how it was decided when a coup last came out like this. */
export function decideWager(
  spot: WagerSpot,
  house: PayRules,
  coup: LiveCoup,
  stake: number,
): SettlementTemplate {
  const { on, offer, turnsOn } = spot;
  const option = offer.chosenBy === undefined ? 0 : house[offer.chosenBy] - 1;
  const decided = spot.decided[option];
  const key = turnsOn === 'counts' ? coup.countsKey : pairKey(coup.facts[turnsOn]);
  const known = decided?.[key];
  if (known !== undefined) return known;
  const verdict = judgeWager(offer, house, coup.facts, { on, stake });
  const frame = settlementTemplateOf(on, verdict);
  if (decided !== undefined && !dependsOnMore(verdict)) decided[key] = frame;
  return frame;
}

/** True where the sentence depends on the stake or on the percentage of the limit sign. */
const dependsOnMore = ({ pays }: WagerVerdict): boolean =>
  pays !== undefined &&
  (pays.line.pays === 'tie-percent' || pays.line.beyondDifferential !== undefined);

const pairKey = (pair: PairKind | undefined): number =>
  pair === undefined ? PAIR_KINDS.length : PAIR_KINDS.indexOf(pair);

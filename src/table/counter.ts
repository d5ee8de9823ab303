// What one set-up lets patrons stake, worked out once, so that a touch is judged at once.

import type { Rulebook } from '../rulebooks/index.ts';
import { assert } from '../rules/assert.ts';
import type { Limit } from '../rules/place.ts';
import type {
  Odds,
  OddsLine,
  Offer,
  RunOffer,
  TailOffer,
  VersionRules,
} from '../rules/rulebook.ts';
import { versionOf } from '../rules/rulebook.ts';
import { oddsOf, type PayRules } from '../rules/settle.ts';
import {
  isRunWager,
  isSingleCoupWager,
  isTailWager,
  WAGER_KINDS,
  WAGERS,
  type WagerFamily,
  type WagerName,
} from '../rules/wagers.ts';
import type { Side } from '../rules/hand.ts';
import type { Setup } from './setup.ts';
import type { Bet } from './wager.ts';

/** One bet of the layout under one set-up. */
export interface Slot {
  readonly on: WagerName;
  readonly family: WagerFamily;
  readonly side: Side | undefined;
  /** Why nothing can be staked on it at all; undefined where it is on offer. */
  readonly shut: 'not-offered' | 'wrong-decks' | undefined;
  readonly limit: Limit | undefined;
  /** A stake that is a whole multiple of this can be paid to the chip, whatever wins. */
  readonly unit: number;
  /** The same for a Run of so many coups: each length has odds of its own. */
  readonly unitOfLength: Readonly<Record<number, number>> | undefined;
  readonly offer: Offer<string> | undefined;
  readonly run: RunOffer<string> | undefined;
}

/** Every bet of the layout, by its name. */
export type Counter = Readonly<Record<WagerName, Slot>>;

const ALWAYS: readonly WagerName[] = ['player', 'banker', 'tie'];

// A set-up is data that never changes; a changed one is another object under another id.
const COUNTERS = new WeakMap<Setup, Counter>();

/** The layout under a set-up. */
export function counterOf(book: Rulebook, setup: Setup): Counter {
  const known = COUNTERS.get(setup);
  if (known !== undefined) return known;
  const version = versionOf(book, setup.version);
  assert(version !== undefined, 'the set-up was checked against the book');
  const counter = Object.fromEntries(
    WAGERS.map(on => [on, slotOf(version, setup, on)]),
  ) as unknown as Counter; // every wager has its slot
  COUNTERS.set(setup, counter);
  return counter;
}

/** The unit of a bet: a Run is paid by its length, every other by odds that its name tells. */
export function unitFor({ unit, unitOfLength }: Slot, { pattern, length }: Bet): number {
  return unitOfLength?.[pattern?.length ?? length ?? 0] ?? unit;
}

function slotOf(version: VersionRules<string>, setup: Setup, on: WagerName): Slot {
  const { family, side } = WAGER_KINDS[on];
  const offer = isSingleCoupWager(on) ? version.wagers[on] : undefined;
  const run = isRunWager(on) ? version.runs?.[on] : undefined;
  const tail = isTailWager(on) ? version.tails?.[on] : undefined;
  const offered =
    (offer ?? run ?? tail) !== undefined && (ALWAYS.includes(on) || setup.offered.includes(on));
  const tooFewDecks = offer?.decks !== undefined && setup.decks < offer.decks.least;
  return {
    on,
    family,
    side,
    shut: !offered ? 'not-offered' : tooFewDecks ? 'wrong-decks' : undefined,
    limit: setup.limits[on],
    unit: offer === undefined ? streakUnit(tail, setup.pay) : payableUnit(offer, setup.pay, side),
    unitOfLength: run && runUnits(run, setup.pay),
    offer,
    run,
  };
}

/** The least stake that every line of the odds pays in whole chips; its multiples do as well. */
export function payableUnit(offer: Offer<string>, house: PayRules, side: Side | undefined): number {
  let unit = 1;
  for (const line of oddsOf(offer, house) ?? []) {
    const odds = paidAt(line, house, side);
    if (odds === undefined) continue;
    const [part, whole] = line.commission ?? [0, 1];
    // Winnings less commission, as a share of the stake: pays / to x (whole - part) / whole.
    const share = odds[0] * (whole - part);
    const of = odds[1] * whole * house.chip;
    unit = leastCommonMultiple(unit, of / greatestCommonDivisor(share, of));
  }
  return unit;
}

/** A tail may come to any of its prices, and each is paid in whole chips (6.6). */
function streakUnit(tail: TailOffer<string> | undefined, { chip }: PayRules): number {
  const prices = Object.values(tail?.early ?? {}).map(({ pays }) => pays);
  return prices.map(odds => chipUnit(odds, chip)).reduce(leastCommonMultiple, 1);
}

const runUnits = ({ odds }: RunOffer<string>, { chip }: PayRules): Slot['unitOfLength'] =>
  Object.fromEntries(
    Object.entries(odds).map(([length, { pays }]) => [length, chipUnit(pays, chip)]),
  );

const chipUnit = ([pays, to]: Odds, chip: number): number =>
  (to * chip) / greatestCommonDivisor(pays, to * chip);

function paidAt({ pays }: OddsLine<string>, { tiePercent }: PayRules, side: Side | undefined) {
  if (pays === 'push' || pays === 'lose') return undefined;
  if (pays !== 'tie-percent') return pays;
  assert(side !== undefined && tiePercent !== undefined, 'Tie Baccarat states its percentage');
  return [tiePercent[side] * 2, 200] as const;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

const leastCommonMultiple = (a: number, b: number): number => (a / greatestCommonDivisor(a, b)) * b;

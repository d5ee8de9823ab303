// Settles a wager on one coup: what it pays to the fraction, by which clause and why.

import { assert } from './assert.ts';
import type { CoupFacts } from './coup.ts';
import { FACTS } from './facts.ts';
import {
  type Fraction,
  fraction,
  isWhole,
  minus,
  partOf,
  plus,
  roundUpTo,
  ZERO,
} from './fraction.ts';
import type { GameRules, Odds, OddsLine, Offer } from './rulebook.ts';
import { type SettlementReason, shownAs, shownResult } from './settlement-reason.ts';
import { isPairWager, type SingleCoupWager, WAGER_KINDS, type WagerName } from './wagers.ts';

export const OUTCOMES = ['win', 'lose', 'push', 'void'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** The operator's choices that a payment depends on. Money in whole cents. */
export interface PayRules {
  readonly dragonBonus: number;
  readonly perfectPairs: number;
  /** Percent of the stake that a tie pays in Tie Baccarat, whole or half. */
  readonly tiePercent?: Readonly<Record<'player' | 'banker', number>>;
  readonly differential?: number;
  readonly chip: number;
}

export const PLAIN_PAY_RULES: PayRules = { dragonBonus: 1, perfectPairs: 1, chip: 1 };

export interface SingleCoupStake {
  readonly on: SingleCoupWager;
  readonly stake: number;
}

export interface Settlement extends SingleCoupStake {
  readonly outcome: Outcome;
  /** Exact, commission taken off: 'minus the stake' for a loss, nothing for a push. */
  readonly profit: Fraction;
  readonly commission: Fraction;
  /** What goes back to the patron, stake included; undefined when cents cannot pay it. */
  readonly paid: number | undefined;
  readonly clause: string;
  readonly reason: SettlementReason;
}

/** Why a whole coup pays nothing and takes nothing. */
export const RETURNS = ['dummy', 'void', 'too-few-cards'] as const;
export type Return = (typeof RETURNS)[number];

/** The odds table that the house rules choose; undefined for an option the book does not have. */
export const oddsOf = (offer: Offer<string>, house: PayRules) =>
  offer.options[offer.chosenBy === undefined ? 0 : house[offer.chosenBy] - 1];

/** Gives a stake back because the coup counts for nothing. */
export const giveBack = (
  book: GameRules,
  { on, stake }: SingleCoupStake,
  why: Return,
): Settlement => ({
  on,
  stake,
  outcome: 'void',
  profit: ZERO,
  commission: ZERO,
  paid: stake,
  clause: book.goesBack[why],
  reason: { code: `returned-${why}` },
});

/** What the coup decides about a wager; the stake matters only above a table differential. */
export interface WagerVerdict {
  readonly outcome: Exclude<Outcome, 'void'>;
  readonly clause: string;
  readonly reason: SettlementReason;
  /** What a winning wager is paid by. */
  readonly pays?: { readonly line: OddsLine<string>; readonly odds: Odds };
}

/** Finds the line of the odds that decides a wager, and why. */
export function judgeWager(
  offer: Offer<string>,
  house: PayRules,
  coup: CoupFacts,
  { on, stake }: SingleCoupStake,
): WagerVerdict {
  const line = oddsOf(offer, house)?.find(({ when }) => FACTS[when].holds(coup));
  const shown = shownIn(line, on, coup);
  if (line === undefined || line.pays === 'lose') {
    const clause = line?.clause ?? offer.loses;
    return { outcome: 'lose', clause, reason: { code: 'wager-loses', ...shown } };
  }
  if (line.pays === 'push') {
    const { clause } = line;
    return { outcome: 'push', clause, reason: { code: 'stake-goes-back', ...shown } };
  }
  const odds = line.pays === 'tie-percent' ? percentOdds(on, house) : line.pays;
  const excess = excessOf(line, stake, house);
  return {
    outcome: 'win',
    clause: excess > 0 && line.beyondDifferential ? line.beyondDifferential.clause : line.clause,
    reason: paymentReason(line, odds, excess, shown),
    pays: { line, odds },
  };
}

/** The money of a settlement. */
export type Payment = Pick<Settlement, 'profit' | 'commission' | 'paid'>;

/** What a verdict comes to for a stake, rounded by the book. */
export function paymentOf(
  book: GameRules,
  house: PayRules,
  { outcome, pays }: { readonly outcome: Outcome; readonly pays?: WagerVerdict['pays'] },
  stake: number,
): Payment {
  if (outcome === 'push' || outcome === 'void') {
    return { profit: ZERO, commission: ZERO, paid: stake };
  }
  if (pays === undefined) return { profit: fraction(-stake), commission: ZERO, paid: 0 };
  const { line, odds } = pays;
  const commission = commissionOn(line, stake, odds, excessOf(line, stake, house));
  const profit = profitOf(stake, odds, commission);
  return { profit, commission, paid: paidOut(book, house, stake, profit) };
}

/** Settles one wager by the odds, rounds by the book and names the clause that decides. */
export function settleWager(
  book: GameRules,
  offer: Offer<string>,
  house: PayRules,
  coup: CoupFacts,
  wager: SingleCoupStake,
): Settlement {
  const { on, stake } = wager;
  const verdict = judgeWager(offer, house, coup, wager);
  const { outcome, clause, reason } = verdict;
  return { on, stake, outcome, ...paymentOf(book, house, verdict, stake), clause, reason };
}

/** The odds of a line; none for a push, a loss or a percentage that the limit sign lacks. */
export function oddsPaid(
  { pays }: OddsLine<string>,
  house: PayRules,
  on: WagerName,
): Odds | undefined {
  if (pays === 'push' || pays === 'lose') return undefined;
  if (pays !== 'tie-percent') return pays;
  return house.tiePercent === undefined ? undefined : percentOdds(on, house);
}

/** What a limit sign may state for a tie: 1 to 10 percent, whole or half (10.1 tie-baccarat). */
export const isTiePercent = (percent: number): boolean =>
  percent >= 1 && percent <= 10 && Number.isInteger(percent * 2);

function percentOdds(on: WagerName, { tiePercent }: PayRules): Odds {
  const { family, side } = WAGER_KINDS[on];
  assert(family === 'main' && side !== undefined, `${on} pays no percentage on a tie`);
  assert(tiePercent !== undefined, 'Tie Baccarat needs the percentage of its limit sign');
  return [tiePercent[side] * 2, 200];
}

/** The part of a stake above the differential, where a 7.5 arrangement charges for it (C12). */
function excessOf(line: OddsLine<string>, stake: number, { differential }: PayRules): number {
  if (line.beyondDifferential === undefined || differential === undefined) return 0;
  return Math.max(0, stake - differential);
}

function commissionOn(
  { commission, beyondDifferential }: OddsLine<string>,
  stake: number,
  [pays, to]: Odds,
  excess: number,
): Fraction {
  const ordinary = commission ? partOf(stake, pays * commission[0], to * commission[1]) : ZERO;
  if (excess === 0 || beyondDifferential === undefined) return ordinary;
  return plus(ordinary, partOf(excess, ...beyondDifferential.commission));
}

function profitOf(stake: number, [pays, to]: Odds, commission: Fraction): Fraction {
  const winnings = partOf(stake, pays, to);
  return commission === ZERO ? winnings : minus(winnings, commission);
}

/** Whole cents, and by the book whole chips: the payment goes up to the chip or is not paid. */
function paidOut(book: GameRules, house: PayRules, stake: number, profit: Fraction) {
  if (book.fractions.go === 'unpaid') {
    return isWhole(profit) ? stake + Number(profit.numerator) : undefined;
  }
  return stake + Number(roundUpTo(BigInt(house.chip), profit));
}

/** Says whether every way to win can be paid in whole chips. */
export function paysExactly(
  offer: Offer<string>,
  house: PayRules,
  wager: SingleCoupStake,
): boolean {
  return (oddsOf(offer, house) ?? []).every(line => {
    const odds = oddsPaid(line, house, wager.on);
    if (odds === undefined) return true;
    const excess = excessOf(line, wager.stake, house);
    const commission = commissionOn(line, wager.stake, odds, excess);
    return isInChips(profitOf(wager.stake, odds, commission), house);
  });
}

/** Says whether a profit comes to whole chips. */
export const isInChips = (profit: Fraction, { chip }: PayRules): boolean =>
  isWhole(profit) && profit.numerator % BigInt(chip) === 0n;

/** What of the coup decided: the fact of the line; for pairs which pair; for a loss what came. */
function shownIn(line: OddsLine<string> | undefined, on: SingleCoupWager, coup: CoupFacts) {
  const { side } = WAGER_KINDS[on];
  if (isPairWager(on) && side !== undefined) {
    const pair = side === 'player' ? coup.playerPair : coup.bankerPair;
    return shownAs(pair === undefined ? `no-${side}-pair` : `${side}-${pair}-pair`, coup);
  }
  return line === undefined ? shownResult(coup) : shownAs(line.when, coup);
}

function paymentReason(
  { pays, commission, beyondDifferential }: OddsLine<string>,
  odds: Odds,
  excess: number,
  shown: ReturnType<typeof shownIn>,
): SettlementReason {
  const shareOf = ([part, whole]: Odds): number => part / whole;
  if (pays === 'tie-percent') return { code: 'pays-share-of-stake', ...shown, rate: shareOf(odds) };
  // Half the stake: what people at the table call it.
  if (commission && commission[0] * 2 === commission[1]) return { code: 'pays-half', ...shown };
  const rate = commission && shareOf(commission);
  const beyond =
    excess > 0 ? beyondDifferential && shareOf(beyondDifferential.commission) : undefined;
  if (beyond === undefined) {
    return rate === undefined
      ? { code: 'pays-odds', ...shown, odds }
      : { code: 'pays-less-commission', ...shown, odds, rate };
  }
  return rate === undefined
    ? { code: 'pays-less-beyond', ...shown, odds, beyond }
    : { code: 'pays-less-both', ...shown, odds, rate, beyond };
}

// Settles a wager on one coup: what it pays to the fraction, by which clause and why.

import { assert } from './assert.ts';
import type { CoupFacts } from './coup.ts';
import { FACTS, sayPair, sayResult } from './facts.ts';
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
  readonly because: string;
}

/** Why a whole coup pays nothing and takes nothing. */
export const RETURNS = ['dummy', 'void', 'too-few-cards'] as const;
export type Return = (typeof RETURNS)[number];

const WHY_RETURNED: Readonly<Record<Return, string>> = {
  dummy: 'A dummy coup: the stake goes back.',
  void: 'The coup is void: the stake goes back.',
  'too-few-cards': 'The cards did not suffice, the coup is void: the stake goes back.',
};

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
  because: WHY_RETURNED[why],
});

/** What the coup decides about a wager; the stake matters only above a table differential. */
export interface Verdict {
  readonly outcome: Exclude<Outcome, 'void'>;
  readonly clause: string;
  readonly because: string;
  /** What a winning wager is paid by. */
  readonly pays?: { readonly line: OddsLine<string>; readonly odds: Odds };
}

/** Finds the line of the odds that decides a wager, and says why. */
export function judgeWager(
  offer: Offer<string>,
  house: PayRules,
  coup: CoupFacts,
  { on, stake }: SingleCoupStake,
): Verdict {
  const line = oddsOf(offer, house)?.find(({ when }) => FACTS[when].holds(coup));
  const said = line === undefined ? sayLoss(on, coup) : FACTS[line.when].says(coup);
  if (line === undefined || line.pays === 'lose') {
    const clause = line?.clause ?? offer.loses;
    return { outcome: 'lose', clause, because: `${said}: the wager loses.` };
  }
  if (line.pays === 'push') {
    return { outcome: 'push', clause: line.clause, because: `${said}: the stake goes back.` };
  }
  const odds = line.pays === 'tie-percent' ? percentOdds(on, house) : line.pays;
  const excess = excessOf(line, stake, house);
  return {
    outcome: 'win',
    clause: excess > 0 && line.beyondDifferential ? line.beyondDifferential.clause : line.clause,
    because: `${said}: pays ${sayPayment(line, odds, excess)}.`,
    pays: { line, odds },
  };
}

/** The money of a settlement. */
export type Payment = Pick<Settlement, 'profit' | 'commission' | 'paid'>;

/** What a verdict comes to for a stake, rounded by the book. */
export function paymentOf(
  book: GameRules,
  house: PayRules,
  { outcome, pays }: { readonly outcome: Outcome; readonly pays?: Verdict['pays'] },
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
  const { outcome, clause, because } = verdict;
  return { on, stake, outcome, ...paymentOf(book, house, verdict, stake), clause, because };
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

function sayLoss(on: SingleCoupWager, coup: CoupFacts): string {
  const { side } = WAGER_KINDS[on];
  if (isPairWager(on) && side !== undefined) {
    return sayPair(side, side === 'player' ? coup.playerPair : coup.bankerPair);
  }
  return sayResult(coup);
}

function sayPayment(line: OddsLine<string>, [pays, to]: Odds, excess: number): string {
  const percent = ([part, whole]: Odds) => `${(part * 100) / whole}%`;
  if (line.pays === 'tie-percent') return `${percent([pays, to])} of the stake`;
  // Half the stake: what people at the table call it.
  if (line.commission && line.commission[0] * 2 === line.commission[1]) return 'half';
  const odds = `${pays} to ${to}`;
  const ordinary = line.commission ? ` less ${percent(line.commission)} commission` : '';
  if (excess === 0 || line.beyondDifferential === undefined) return odds + ordinary;
  const more = percent(line.beyondDifferential.commission);
  const joined = ordinary ? `${ordinary} and` : ' less';
  return `${odds}${joined} ${more} of what is above the differential`;
}

// What lay on each bet of one coup and what became of it, summed over all seats.

import { betKey } from '../../../rules/bet.ts';
import { SINGLE_COUP_WAGERS } from '../../../rules/wagers.ts';
import type { CoupRecord, PaidWager } from '../../../table/table.ts';

/** Sums of one bet: of one coup, or what a correction changed of them. */
export interface BetSums {
  readonly wagers: number;
  readonly stake: number;
  readonly atRisk: number;
  readonly paid: number;
  readonly commission: number;
  readonly deferred: number;
  readonly void: number;
}

export type SumsByBet = ReadonlyMap<string, BetSums>;

export const NO_BET_SUMS: BetSums = {
  ...{ wagers: 0, stake: 0, atRisk: 0, paid: 0, commission: 0, deferred: 0, void: 0 },
};

export const NO_SUMS: SumsByBet = new Map();

/** Whose pairs area it lies on decides nothing: all of one name are one bet. */
function keyOf({ on, length, pattern, area }: PaidWager): string {
  // A combination Run that was decided early has only the sides that were played.
  if (length !== undefined) return `${on} ${length}`;
  return betKey({ on, ...(pattern && { pattern }), ...(area && { area }) });
}

/** A coup that is void has no stake: all that lay on it went back. */
export function sumsOfCoup({ standing, seats }: CoupRecord): SumsByBet {
  const sums = new Map<string, BetSums>();
  for (const { paid } of seats) {
    for (const wager of paid) {
      const bet = keyOf(wager);
      const isBack = standing === 'void' || wager.outcome === 'void';
      sums.set(
        bet,
        plusSums(sums.get(bet) ?? NO_BET_SUMS, isBack ? sentBack(wager) : played(wager)),
      );
    }
  }
  return sums;
}

const sentBack = ({ stake }: PaidWager): BetSums => ({ ...NO_BET_SUMS, void: stake });

const played = ({ stake, counts, paid, commission, deferred }: PaidWager): BetSums => ({
  ...{ wagers: 1, stake, atRisk: counts ?? stake, paid, commission, void: 0 },
  deferred: deferred === true ? commission : 0,
});

export const plusSums = (one: BetSums, other: BetSums): BetSums => added(one, other, 1);

const added = (one: BetSums, other: BetSums, sign: 1 | -1): BetSums => ({
  wagers: one.wagers + sign * other.wagers,
  stake: one.stake + sign * other.stake,
  atRisk: one.atRisk + sign * other.atRisk,
  paid: one.paid + sign * other.paid,
  commission: one.commission + sign * other.commission,
  deferred: one.deferred + sign * other.deferred,
  void: one.void + sign * other.void,
});

/** What has to be added to the sums before to have the sums now; no bet without a change. */
export function changeOf(before: SumsByBet, now: SumsByBet): SumsByBet {
  const changes = new Map<string, BetSums>();
  for (const bet of new Set([...before.keys(), ...now.keys()])) {
    const change = added(now.get(bet) ?? NO_BET_SUMS, before.get(bet) ?? NO_BET_SUMS, -1);
    if (Object.values(change).some(value => value !== 0)) changes.set(bet, change);
  }
  return changes;
}

/** What was at risk on two bets of one coup, multiplied. */
export interface Product {
  readonly bet: string;
  readonly other: string;
  readonly product: bigint;
}

/**
 * Every pair of bets that one coup decides together; a Run or tail, which lives over many coups,
 * with itself alone. Each pair stands once, its first bet the smaller.
 */
export function productsOf(sums: SumsByBet): readonly Product[] {
  const risks = [...sums]
    .filter(([, { atRisk }]) => atRisk !== 0)
    .map(([bet, { atRisk }]) => ({ bet, atRisk: BigInt(atRisk), isSingle: isSingle(bet) }))
    .toSorted((one, other) => (one.bet < other.bet ? -1 : 1));
  return risks.flatMap((one, at) =>
    risks
      .slice(at)
      .filter(other => other === one || (one.isSingle && other.isSingle))
      .map(other => ({ bet: one.bet, other: other.bet, product: one.atRisk * other.atRisk })),
  );
}

/** Whether a key is that of a wager which one coup decides. */
export const isSingle = (bet: string): boolean => SINGLE_NAMES.has(bet);

const SINGLE_NAMES: ReadonlySet<string> = new Set(SINGLE_COUP_WAGERS);

// What a wager is due by its odds: exact fractions, the book's rounding, commission apart.

import type { Rulebook } from '../rulebooks/index.ts';
import { figureIn } from './fields.ts';
import { type CompleteCoup, shows } from './hands.ts';
import { linesOf, type OddsData, type OddsPair, type JudgedPayOptions } from './house-rules.ts';

export interface DuePayment {
  readonly outcome: 'win' | 'lose' | 'push' | 'void';
  /** Winnings less commission, in whole cents. */
  readonly profit: number;
  readonly commission: number;
  readonly clause: string;
  /** The rate of the ordinary commission, where it is charged. */
  readonly rate?: OddsPair | undefined;
}

/** Winnings and commission of a stake at a line, over one denominator. */
interface Exact {
  readonly profit: bigint;
  readonly commission: bigint;
  readonly over: bigint;
}

const big = (figure: number): bigint => BigInt(Math.round(figure));

function oddsOf(line: OddsData, pay: JudgedPayOptions, on: string): OddsPair | null {
  if (line.pays === 'push' || line.pays === 'lose') return null;
  if (line.pays !== 'tie-percent') return line.pays;
  const percent = figureIn(pay.tiePercent, on);
  return percent === undefined ? null : [percent * 2, 200];
}

const beyond = ({ beyondDifferential: more }: OddsData, stake: number, limit: number | undefined) =>
  more === undefined || limit === undefined || stake <= limit
    ? null
    : { excess: stake - limit, rate: more.commission, clause: more.clause };

function exactOf(line: OddsData, odds: OddsPair, stake: number, limit: number | undefined): Exact {
  const [part, whole] = line.commission ?? [0, 1];
  const more = beyond(line, stake, limit);
  const [morePart, moreWhole] = more?.rate ?? [0, 1];
  const over = big(odds[1]) * big(whole) * big(moreWhole);
  const gross = (big(stake) * big(odds[0]) * over) / big(odds[1]);
  const ordinary = (gross * big(part)) / big(whole);
  const commission = ordinary + (big(more?.excess ?? 0) * big(morePart) * over) / big(moreWhole);
  return { profit: gross - commission, commission, over };
}

/** Up to the chip where the book says so; else it must come out, or it is no payment at all. */
export function roundedUp(book: Rulebook, chip: number, profit: bigint, over: bigint): number {
  if (book.fractions.go === 'unpaid')
    return profit % over === 0n ? Number(profit / over) : Number.NaN;
  const unit = over * big(chip);
  return Number(((profit + unit - 1n) / unit) * big(chip));
}

/** What a complete coup makes of a wager; null for a wager that the version does not have. */
export function dueOn(
  book: Rulebook,
  pay: JudgedPayOptions,
  shown: CompleteCoup,
  on: string,
  stake: number,
  isArranged: boolean,
): DuePayment | null {
  const offer = pay.version.wagers[on];
  if (offer === undefined) return null;
  const line = linesOf(pay, offer).find(({ when }) => shows(when, shown) === true);
  if (line === undefined || line.pays === 'lose') {
    return { outcome: 'lose', profit: -stake, commission: 0, clause: line?.clause ?? offer.loses };
  }
  const odds = oddsOf(line, pay, on);
  if (odds === null) return { outcome: 'push', profit: 0, commission: 0, clause: line.clause };
  const limit = isArranged ? pay.differential : undefined;
  const { profit, commission, over } = exactOf(line, odds, stake, limit);
  const clause = beyond(line, stake, limit)?.clause ?? line.clause;
  return {
    ...{ outcome: 'win', clause, rate: line.commission },
    profit: roundedUp(book, pay.chip, profit, over),
    // A part of a cent of commission is never taken.
    commission: Number(commission / over),
  };
}

/** Whether every way to win pays this stake in whole chips (6.6, G1). */
export function isPayableInChips(
  pay: JudgedPayOptions,
  on: string,
  stake: number,
  isArranged: boolean,
) {
  const offer = pay.version.wagers[on];
  if (offer === undefined) return true;
  return linesOf(pay, offer).every(line => {
    const odds = oddsOf(line, pay, on);
    if (odds === null) return true;
    const { profit, over } = exactOf(line, odds, stake, isArranged ? pay.differential : undefined);
    return profit % (over * big(pay.chip)) === 0n;
  });
}

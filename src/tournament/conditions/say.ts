// How parts of the conditions read: rounds, prizes, refunds.

import type { PrizePlan, RoundPlan, Terms } from './document.ts';

/** How the readers of a page write sums and times; the room that knows them passes it in. */
export interface ConditionsFormat {
  readonly money: (cents: number, currency: string) => string;
  /** The face value of chips, which are no money. */
  readonly chips: (cents: number) => string;
  readonly time: (at: number) => string;
}

const KINDS = {
  round: 'round',
  repechage: 'repechage for those who did not advance',
  secondary: 'second-chance competition',
  final: 'final',
} as const;

/** 'Heats (round): 4 sessions with 30,000.00 each.' */
export const sayRound = (
  { name, kind, sessions, bank }: RoundPlan,
  { chips }: Pick<ConditionsFormat, 'chips'>,
): string => `${name} (${KINDS[kind]}): ${sessions} sessions, starting with ${chips(bank)}.`;

/** 'Place 1: 50% of the pool and a watch.' */
export const sayPrize = ({ place, percent, goods }: PrizePlan): string =>
  `Place ${place}: ${percent}% of the pool${goods === undefined ? '' : ` and ${goods}`}.`;

/** What comes back of fee and buy-in, case by case. */
export const sayRefunds = (percent: Terms['refundPercent']): string =>
  `Of entry fee and buy-in come back: ${percent.lateWithdrawal}% on a late withdrawal, ` +
  `${percent.retired}% on retirement, ${percent.disqualified}% on disqualification.`;

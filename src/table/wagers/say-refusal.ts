// Why a stake is not taken: which limit, and by how much (R-BET-5).

import type { Limit } from '../../rules/placement/limits.ts';
import { cite, type PlacementRefusal } from '../../rules/placement/refusals.ts';
import type { At } from '../act.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { Bet } from './wager.ts';
import type { Reason } from '../reason.ts';

/** The figures a refusal speaks of; each refusal says those that matter to it. */
export interface StakeFigures {
  readonly bet: Bet;
  readonly asked: number;
  readonly limit?: Limit | undefined;
  /** What the credit covers, what the main wager is, or the unit of stakes. */
  readonly figure?: number;
  /** True in a window that was opened again, where wagers only go down. */
  readonly isReopened?: boolean;
}

/** A refusal of the rules with its clause and its figures. */
export function refuseStake(
  { book }: At,
  refusal: PlacementRefusal,
  figures: StakeFigures,
  clause = cite(book, refusal).clause,
): Refusal {
  return refuse(refusal, clause, reasonFor(refusal, figures));
}

function reasonFor(refusal: PlacementRefusal, figures: StakeFigures): Reason {
  const { bet, asked, limit, figure = 0, isReopened = false } = figures;
  switch (refusal) {
    case 'below-minimum':
      return { code: 'stake-below-minimum', bet, minimum: limit?.min ?? 0, asked };
    case 'above-maximum': {
      const maximum = limit?.max ?? 0;
      return { code: 'stake-above-maximum', bet, maximum, asked, over: asked - maximum };
    }
    case 'off-step': {
      const { min: minimum, step } = limit ?? { min: 0, step: 1 };
      return { code: 'stake-off-step', bet, minimum, step, asked, over: (asked - minimum) % step };
    }
    case 'insufficient-balance':
      return { code: 'credit-too-small', balance: figure, lacking: asked - figure };
    case 'not-offered':
      return { code: 'bet-not-offered', bet };
    case 'wrong-decks':
      return { code: 'bet-needs-more-decks', bet };
    case 'wagers-closed':
      return { code: isReopened ? 'wagers-only-lowered' : 'wagers-closed' };
    case 'needs-a-qualifying-wager':
      return { code: 'bet-needs-main-wager', bet };
    case 'below-aggregate-minimum':
      return { code: 'total-below-minimum', minimum: figure };
    case 'area-not-open':
      return { code: 'area-closed', bet };
    case 'window-not-open':
      return { code: 'insurance-not-due' };
    case 'exceeds-main-wager':
      return { code: 'insurance-above-main-wager', maximum: figure };
    case 'cannot-be-paid-exactly':
      if (figure === 1) return { code: 'stake-not-whole-cents' };
      return { code: 'stake-not-a-multiple', bet, unit: figure };
    case 'wrong-length':
      return { code: 'length-not-offered', bet };
  }
}

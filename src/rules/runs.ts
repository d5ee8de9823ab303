// Runs: this many coups in a row on Player, on Banker, on sides nominated coup by coup, or on ties.

import { assert, never } from './assert.ts';
import type { Result } from './coup.ts';
import type { Side } from './hand.ts';
import { ZERO } from './fraction.ts';
import type { RunOffer } from './rulebook.ts';
import {
  countingResult,
  loss,
  type PlayedCoup,
  type StreakSettlement,
  winnings,
} from './streaks.ts';
import type { RunWager } from './wagers.ts';

export type RunStake =
  | {
      readonly on: Exclude<RunWager, 'combination-run'>;
      readonly length: number;
      readonly stake: number;
    }
  /** The sides nominated, coup by coup (C7). */
  | { readonly on: 'combination-run'; readonly pattern: readonly Side[]; readonly stake: number };

/** A Run on its way: how many of its coups have come right. */
export interface OpenRun {
  readonly wager: RunStake;
  readonly count: number;
}

export const runLength = (wager: RunStake): number =>
  wager.on === 'combination-run' ? wager.pattern.length : wager.length;

/** What the coup after `count` right ones must show. */
export function wantedResult(wager: RunStake, count: number): Result {
  switch (wager.on) {
    case 'player-run':
      return 'player';
    case 'banker-run':
      return 'banker';
    case 'tie-run':
      return 'tie';
    case 'combination-run': {
      const side = wager.pattern[count];
      assert(side !== undefined, 'a Run is settled at its last coup');
      return side;
    }
    default:
      return never(wager);
  }
}

/** Carries a Run over one coup: still open, or settled. The end of a shoe breaks nothing (C6). */
export function advanceRun(
  offer: RunOffer<string>,
  { wager, count }: OpenRun,
  coup: PlayedCoup,
): OpenRun | StreakSettlement {
  const result = countingResult(coup);
  if (result === undefined) return { wager, count };
  if (result !== wantedResult(wager, count)) {
    return { outcome: 'lose', profit: loss(wager.stake), clause: offer.broken, count };
  }
  if (count + 1 < runLength(wager)) return { wager, count: count + 1 };
  const line = offer.odds[runLength(wager)];
  assert(line !== undefined, 'a Run is placed at a length the book pays');
  const profit = winnings(wager.stake, line.pays);
  return { outcome: 'win', profit, clause: line.clause, count: count + 1 };
}

/** Follows one Run from the wagering period before `coups[before]`. */
export function followRun(
  offer: RunOffer<string>,
  wager: RunStake,
  coups: readonly PlayedCoup[],
  before: number,
): StreakSettlement {
  if (coups[before]?.kind === 'dummy-announced') {
    return { outcome: 'void', profit: ZERO, clause: offer.onAnnouncedDummy, count: 0 };
  }
  let run: OpenRun = { wager, count: 0 };
  for (let at = before; at < coups.length; at += 1) {
    const coup = coups[at];
    assert(coup !== undefined, 'coups follow each other without a gap');
    const next = advanceRun(offer, run, coup);
    if ('outcome' in next) return { ...next, settledAt: at };
    run = next;
  }
  return { outcome: 'open', profit: ZERO, clause: offer.clause, count: run.count };
}

// Why a Run or a Dragon Tail was paid, lost or given back, with its count.

import type { CoupFacts } from '../../rules/coup.ts';
import { fraction } from '../../rules/fraction.ts';
import type { Odds } from '../../rules/rulebook.ts';
import { shownResult } from '../../rules/settlement-reason.ts';
import type { StreakSettlement } from '../../rules/streaks.ts';
import { isRunWager, WAGER_KINDS } from '../../rules/wagers.ts';
import type { Reason } from '../reason.ts';
import type { Staked } from '../wagers/wager.ts';

interface Ended {
  readonly facts: CoupFacts | null;
  readonly endOfShoe: boolean;
}

/** 'Player won three times in a row: the Player Run of 3 pays 8 to 1.' */
export const streakReason = (wager: Staked, settled: StreakSettlement, ended: Ended): Reason =>
  isRunWager(wager.on) ? runReason(wager, settled, ended) : tailReason(wager, settled, ended);

function runReason(wager: Staked, settled: StreakSettlement, { facts }: Ended): Reason {
  const { on, length, pattern } = wager;
  const { outcome, count } = settled;
  const bet = { on, length: length ?? pattern?.length ?? 0 };
  if (outcome === 'lose')
    return { code: 'run-broken', ...shownIn(facts, 'coup-went-against'), bet, count };
  if (outcome !== 'win') return { code: 'bet-goes-back', bet };
  const paid = { count, bet, odds: oddsPaid(wager, settled) };
  if (on === 'tie-run') return { code: 'tie-run-pays', ...paid };
  return pattern === undefined
    ? { code: 'streak-pays', side: on === 'player-run' ? 'player' : 'banker', ...paid }
    : { code: 'nominated-run-pays', sides: pattern, ...paid };
}

function tailReason(wager: Staked, settled: StreakSettlement, { facts, endOfShoe }: Ended): Reason {
  const { on, area } = wager;
  const { outcome, count } = settled;
  const bet = { on, ...(area && { area }) };
  const isLate = area === 'late';
  if (outcome === 'void') return { code: 'tail-before-first-coup', bet };
  if (outcome === 'lose') {
    const code = isLate ? 'late-tail-too-short' : 'tail-too-short';
    return { code, ...shownIn(facts, 'shoe-is-over'), bet, count };
  }
  if (outcome !== 'win') return { code: 'bet-goes-back', bet };
  const side = WAGER_KINDS[on].side ?? 'player';
  const paid = { side, count, bet, odds: oddsPaid(wager, settled) };
  if (isLate)
    return { code: endOfShoe ? 'late-tail-pays-at-end-of-shoe' : 'late-tail-pays', ...paid };
  return { code: endOfShoe ? 'tail-pays-at-end-of-shoe' : 'streak-pays', ...paid };
}

const shownIn = (facts: CoupFacts | null, otherwise: 'coup-went-against' | 'shoe-is-over') =>
  facts === null ? { shown: otherwise, player: 0, banker: 0 } : shownResult(facts);

/** The odds that were paid, from what came of the stake. */
function oddsPaid({ stake }: Staked, { profit }: StreakSettlement): Odds {
  const { numerator, denominator } = profit;
  const odds = fraction(numerator, denominator * BigInt(stake));
  return [Number(odds.numerator), Number(odds.denominator)];
}

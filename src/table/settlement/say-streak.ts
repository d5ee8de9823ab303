// Why a Run or a Dragon Tail was paid, lost or given back, in one sentence with its count.

import type { CoupFacts } from '../../rules/coup.ts';
import { sayResult } from '../../rules/facts.ts';
import { fraction } from '../../rules/fraction.ts';
import type { StreakSettlement } from '../../rules/streaks.ts';
import { isRunWager, WAGER_KINDS } from '../../rules/wagers.ts';
import { sayBet, sayTimes } from '../say.ts';
import type { Staked } from '../wagers/wager.ts';

interface Ended {
  readonly facts: CoupFacts | null;
  readonly endOfShoe: boolean;
}

const SIDE_NAMES = { player: 'Player', banker: 'Banker' } as const;

/** 'Player won three times in a row: the Player Run of 3 pays 8 to 1.' */
export function sayStreak(wager: Staked, settled: StreakSettlement, ended: Ended): string {
  return isRunWager(wager.on) ? sayRun(wager, settled, ended) : sayTail(wager, settled, ended);
}

function sayRun(wager: Staked, settled: StreakSettlement, { facts }: Ended): string {
  const { outcome, count } = settled;
  const name = `the ${sayBet({ on: wager.on, length: lengthOf(wager) })}`;
  if (outcome === 'win') return `${sayRow(wager, count)}: ${name} pays ${sayOdds(wager, settled)}.`;
  if (outcome !== 'lose') return `${capital(name)} goes back.`;
  const shown = facts === null ? 'The coup went against it' : sayResult(facts);
  return `${shown}: ${name} is broken after it came right ${sayTimes(count)}.`;
}

const lengthOf = ({ length, pattern }: Staked): number => length ?? pattern?.length ?? 0;

/** Who won so often. */
function sayRow({ on, pattern }: Staked, count: number): string {
  const often = `${sayTimes(count)} in a row`;
  if (on === 'tie-run') return `Tie ${often}`;
  if (pattern === undefined) return `${on === 'player-run' ? 'Player' : 'Banker'} won ${often}`;
  const sides = pattern.map(side => SIDE_NAMES[side]).join(', ');
  return `The nominated side won ${often} (${sides})`;
}

function sayTail(wager: Staked, settled: StreakSettlement, { facts, endOfShoe }: Ended): string {
  const { outcome, count } = settled;
  const side = WAGER_KINDS[wager.on].side ?? 'player';
  const name = `the ${sayBet({ on: wager.on, ...(wager.area && { area: wager.area }) })}`;
  if (outcome === 'void') return `The shoe ended before its first coup: ${name} goes back.`;
  const shown = facts === null ? 'The shoe is over' : sayResult(facts);
  const since = wager.area === 'late' ? ' since it was laid' : '';
  if (outcome === 'win') {
    const ends = endOfShoe ? ' and the shoe ended' : '';
    const row = `${SIDE_NAMES[side]} won ${sayTimes(count)} in a row${since}${ends}`;
    return `${row}: ${name} pays ${sayOdds(wager, settled)}.`;
  }
  if (outcome !== 'lose') return `${capital(name)} goes back.`;
  return `${shown}: ${name} has ${count} in a row${since} and pays from 2.`;
}

/** The odds that were paid, from what came of the stake. */
function sayOdds({ stake }: Staked, { profit }: StreakSettlement): string {
  const { numerator, denominator } = profit;
  const odds = fraction(numerator, denominator * BigInt(stake));
  return `${odds.numerator} to ${odds.denominator}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

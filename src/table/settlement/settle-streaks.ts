// Runs and Dragon Tails over one coup: which ride on, which are settled, and why.

import { assert } from '../../rules/assert.ts';
import { type CoupFacts } from '../../rules/coup.ts';
import { advanceTail } from '../../rules/dragon-tails.ts';
import { type Fraction, fraction, roundUpTo, times } from '../../rules/fraction.ts';
import { SIDES } from '../../rules/hand.ts';
import type { VersionRules } from '../../rules/rulebook.ts';
import { advanceRun } from '../../rules/runs.ts';
import type { PlayedCoup, StreakSettlement } from '../../rules/streaks.ts';
import type { At } from '../act.ts';
import { asWager, type RidingStake, stakesOf } from '../wagers/riding.ts';
import { streakReason } from './streak-reason.ts';
import { againUnderMinimum, reasonWithLimits } from './settle-single.ts';
import type { Riding, RidingRun, SeatRuns } from '../table.ts';
import type { WagerOutcome } from './till.ts';
import type { Wager } from '../wagers/wager.ts';

/** A coup as streaks see it, with what it showed. */
export interface StreakCoup extends PlayedCoup {
  readonly facts: CoupFacts | null;
}

/** A Run or tail wager that the coup has decided. */
export interface EndedStreak extends RidingStake {
  readonly settled: WagerOutcome;
  /** True where the patron is told about the minimum. */
  readonly warn: boolean;
}

export interface StreakStep {
  readonly after: Riding;
  readonly ended: readonly EndedStreak[];
}

/** Carries everything that rides over one coup; moves no money. */
export function advanceStreaks(
  room: At,
  version: VersionRules<string>,
  riding: Riding,
  coup: StreakCoup,
): StreakStep {
  const ended: EndedStreak[] = [];
  const runs = riding.runs.flatMap(entry => {
    const open = advanceRuns(room, version, entry, coup, ended);
    return open.length === 0 ? [] : [{ seat: entry.seat, runs: open }];
  });
  return { after: { runs, tails: advanceTails(room, version, riding, coup, ended) }, ended };
}

/** The Runs of one seat that ride on; those that end are noted. */
function advanceRuns(
  room: At,
  version: VersionRules<string>,
  { seat, runs }: SeatRuns,
  coup: StreakCoup,
  ended: EndedStreak[],
): readonly RidingRun[] {
  return runs.flatMap(run => {
    const offer = version.runs?.[run.wager.on];
    assert(offer !== undefined, 'a Run rides only where Runs are offered');
    const next = advanceRun(offer, run, coup);
    if (!('outcome' in next)) return [{ ...run, ...next }];
    ended.push(endedBy(room, { seat, wager: runAsPlayed(run, next) }, next, coup));
    return [];
  });
}

/** A Run as the wager that is settled: of nominated sides those that were played. */
function runAsPlayed(run: RidingRun, { count, outcome }: StreakSettlement): Wager {
  const wager = asWager(run);
  if (run.nominates !== true || wager.pattern === undefined) return wager;
  const { pattern, ...rest } = wager;
  const played = pattern.slice(0, outcome === 'lose' ? count + 1 : count);
  return { ...rest, length: pattern.length, pattern: played };
}

/** Both tails after a coup; wagers that end are noted. */
function advanceTails(
  room: At,
  version: VersionRules<string>,
  { tails }: Riding,
  coup: StreakCoup,
  ended: EndedStreak[],
): Riding['tails'] {
  const laid = new Map(
    stakesOf({ runs: [], tails }).map(stake => [stake.wager.transfer, stake] as const),
  );
  const after = { ...tails };
  for (const side of SIDES) {
    const offer = version.tails?.[`${side}-dragon-tail`];
    if (offer === undefined) continue;
    const step = advanceTail(offer, side, tails[side], coup);
    for (const settled of step.settled) {
      const stake = laid.get(settled.key.transfer);
      assert(stake !== undefined, 'a settled tail wager was laid before');
      ended.push(endedBy(room, stake, settled, coup));
    }
    after[side] = step.tail;
  }
  return after;
}

function endedBy(
  room: At,
  { seat, wager }: RidingStake,
  streak: StreakSettlement,
  coup: StreakCoup,
): EndedStreak {
  const again = streak.outcome === 'void' ? undefined : againUnderMinimum(room, wager);
  if (again !== undefined) return { seat, wager, settled: again, warn: false };
  const { outcome, clause, profit } = streak;
  const won = outcome === 'win' ? wholeChips(room, profit, wager) : 0;
  const reason = reasonWithLimits(room, wager, outcome, streakReason(wager, streak, coup));
  const settled = { outcome, profit: won, commission: 0, clause, reason };
  return { seat, wager, settled, warn: wager.under !== undefined && outcome !== 'void' };
}

/** Only what counts of the stake wins, and a payment goes up to the chip (7.3.2, 7.3.3). */
function wholeChips({ book, table }: At, profit: Fraction, { stake, counts = stake }: Wager) {
  const won = counts === stake ? profit : times(profit, fraction(counts, stake));
  const chip = book.fractions.go === 'up-to-the-chip' ? (table.setup?.pay.chip ?? 1) : 1;
  return Number(roundUpTo(BigInt(chip), won));
}

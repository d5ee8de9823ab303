// Runs and Dragon Tails over one coup: what rides on, what is decided (rulings C1 to C8).

import type { Laid } from './felt.ts';
import type { HandSide } from './hands.ts';
import type { JudgedPayOptions, OddsPair } from './house-rules.ts';

export interface JudgedRun {
  readonly laid: Laid;
  /** How many of its coups have come right. */
  readonly count: number;
  /** Sides declared, or nominated so far; undefined for Runs of one result. */
  readonly sides: readonly string[] | undefined;
  /** True where each coup's main wager nominates its side. */
  readonly nominates: boolean;
}

export interface RidingTail {
  readonly indicator: number;
  readonly fresh: readonly Laid[];
  readonly early: readonly Laid[];
  readonly late: readonly Laid[];
}

export interface StreaksRiding {
  readonly runs: readonly JudgedRun[];
  readonly tails: Readonly<Record<HandSide, RidingTail>>;
}

export const NO_TAIL_RIDING: RidingTail = { indicator: 0, fresh: [], early: [], late: [] };
export const NO_STREAKS_RIDING: StreaksRiding = {
  runs: [],
  tails: { player: NO_TAIL_RIDING, banker: NO_TAIL_RIDING },
};

/** A coup as streaks see it: no result where it was a dummy or void. */
export interface JudgedStreakCoup {
  readonly result: HandSide | 'tie' | null;
  readonly isEndOfShoe: boolean;
}

/** What a coup decides about one streak wager. */
export interface JudgedStreak {
  readonly laid: Laid;
  readonly outcome: 'win' | 'lose' | 'void';
  /** The odds of a win. */
  readonly odds: OddsPair | null;
}

export interface JudgedStreakStep {
  readonly after: StreaksRiding;
  readonly ended: readonly JudgedStreak[];
}

const SIX = 6;
const RUN_RESULTS: Readonly<Record<string, string>> = {
  'player-run': 'player',
  'banker-run': 'banker',
  'tie-run': 'tie',
};

export const isRun = (on: string): boolean => on.endsWith('-run');
export const isTail = (on: string): boolean => on.endsWith('-dragon-tail');
export const isStreak = (on: string): boolean => isRun(on) || isTail(on);

export const stakesRiding = ({ runs, tails }: StreaksRiding): readonly Laid[] => [
  ...runs.map(({ laid }) => laid),
  ...(['player', 'banker'] as const).flatMap(side => {
    const { fresh, early, late } = tails[side];
    return [...fresh, ...early, ...late];
  }),
];

/** What rides into a coup once the stakes that were laid for it have joined. */
export function addNewStakes(
  riding: StreaksRiding,
  laid: readonly Laid[],
  nominated: ReadonlyMap<number, string>,
): StreaksRiding {
  const runs = laid.filter(({ on }) => isRun(on)).map(each => newRun(each, nominated));
  const join = (side: HandSide): RidingTail => {
    const tail = riding.tails[side];
    const own = laid.filter(({ on }) => on === `${side}-dragon-tail`);
    return {
      ...tail,
      fresh: [...tail.fresh, ...own.filter(({ area }) => area !== 'late')],
      late: [...tail.late, ...own.filter(({ area }) => area === 'late')],
    };
  };
  return {
    runs: [...riding.runs, ...runs],
    tails: { player: join('player'), banker: join('banker') },
  };
}

function newRun(laid: Laid, nominated: ReadonlyMap<number, string>): JudgedRun {
  const nominates = laid.on === 'combination-run' && laid.pattern === undefined;
  const side = nominated.get(laid.transfer);
  const sides = nominates && side !== undefined ? [side] : laid.pattern;
  return { laid, count: 0, sides, nominates };
}

/** Carries everything that rides over one coup. */
export function advanceRiding(
  pay: JudgedPayOptions,
  { runs, tails }: StreaksRiding,
  coup: JudgedStreakCoup,
): JudgedStreakStep {
  const ended: JudgedStreak[] = [];
  const after = runs.flatMap(run => advanceRun(pay, run, coup, ended));
  const both = (['player', 'banker'] as const).map(side =>
    advanceTail(pay, side, tails[side], coup, ended),
  );
  const [player = NO_TAIL_RIDING, banker = NO_TAIL_RIDING] = both;
  return { after: { runs: after, tails: { player, banker } }, ended };
}

export const lengthOf = ({ length, pattern }: Laid): number => pattern?.length ?? length ?? 0;

/** Dummy and void coups change nothing, the end of a shoe breaks no Run (C6, C8). */
function advanceRun(
  pay: JudgedPayOptions,
  run: JudgedRun,
  { result }: JudgedStreakCoup,
  ended: JudgedStreak[],
): readonly JudgedRun[] {
  if (result === null) return [run];
  const { laid, count, sides } = run;
  const wanted = RUN_RESULTS[laid.on] ?? sides?.[count];
  if (result !== wanted) {
    ended.push({ laid, outcome: 'lose', odds: null });
    return [];
  }
  if (count + 1 < lengthOf(laid)) return [{ ...run, count: count + 1 }];
  const odds = pay.version.runs?.[laid.on]?.odds[lengthOf(laid)]?.pays ?? null;
  ended.push({ laid, outcome: 'win', odds });
  return [];
}

function advanceTail(
  pay: JudgedPayOptions,
  side: HandSide,
  tail: RidingTail,
  { result, isEndOfShoe }: JudgedStreakCoup,
  ended: JudgedStreak[],
): RidingTail {
  const prices = pay.version.tails?.[`${side}-dragon-tail`]?.early ?? {};
  const settle = (stakes: readonly Laid[], count: number): void => {
    const odds = prices[count]?.pays ?? null;
    for (const laid of stakes) ended.push({ laid, outcome: odds === null ? 'lose' : 'win', odds });
  };
  const after = result === null ? tail : step(tail, result === side, settle);
  if (!isEndOfShoe) return after;
  if (after.indicator > 0) {
    settle(after.early, after.indicator);
    settle(after.late, after.indicator - 1);
  }
  for (const laid of after.fresh) ended.push({ laid, outcome: 'void', odds: null });
  return NO_TAIL_RIDING;
}

type Settle = (stakes: readonly Laid[], count: number) => void;

function step(tail: RidingTail, isMatch: boolean, settle: Settle): RidingTail {
  const { indicator, fresh, early, late } = tail;
  if (indicator === 0) return established(fresh, isMatch, settle);
  if (indicator === SIX) {
    // The hold: a match stands for six in a row behind a late wager, else five (C2).
    settle(late, isMatch ? SIX : SIX - 1);
    return established(fresh, isMatch, settle);
  }
  if (!isMatch) {
    settle(early, indicator);
    settle(late, indicator - 1);
    return NO_TAIL_RIDING;
  }
  if (indicator + 1 < SIX) return { ...tail, indicator: indicator + 1 };
  settle(early, SIX);
  return late.length === 0 ? NO_TAIL_RIDING : { ...NO_TAIL_RIDING, indicator: SIX, late };
}

function established(fresh: readonly Laid[], isMatch: boolean, settle: Settle): RidingTail {
  if (isMatch && fresh.length > 0) return { ...NO_TAIL_RIDING, indicator: 1, early: fresh };
  settle(fresh, 0);
  return NO_TAIL_RIDING;
}

/** Whether an area of a tail takes wagers now (C1, C3). */
export function isAreaOpen(
  area: string | undefined,
  indicator: number,
  rules: { readonly earlyDuringHold: boolean; readonly closedOnLastCoup: boolean },
  isLastCoup: boolean,
): boolean {
  if (isLastCoup && rules.closedOnLastCoup) return false;
  if (area === 'late') return indicator === 1;
  return indicator === 0 || (indicator === SIX && rules.earlyDuringHold);
}

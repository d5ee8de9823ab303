// Runs and Dragon Tails carried through many coups: what becomes of each wager, and at which coup.

import { assert } from './assert.ts';
import {
  advanceTail,
  NO_TAIL,
  placeOnTail,
  type Tail,
  type TailArea,
  tailAreaOpen,
  type TailHouseRules,
} from './dragon-tails.ts';
import { ZERO } from './fraction.ts';
import { type Side, SIDES } from './hand.ts';
import type { VersionRules } from './rulebook.ts';
import { followRun, type RunStake } from './runs.ts';
import type { PlayedCoup, StreakSettlement } from './streaks.ts';
import type { TailWager } from './wagers.ts';

export interface TailAsked {
  readonly on: TailWager;
  readonly area: TailArea;
  readonly stake: number;
}

/** A Run or tail wager placed in the wagering period before `coups[before]`. */
export type StreakAsked = (RunStake | TailAsked) & { readonly before: number };

const TAIL_OF = { player: 'player-dragon-tail', banker: 'banker-dragon-tail' } as const;

const isTail = (wager: StreakAsked): wager is TailAsked & { readonly before: number } =>
  wager.on === TAIL_OF.player || wager.on === TAIL_OF.banker;

/** Follows every wager to where it is settled, goes back or is still open; answers in order. */
export function followStreaks(
  version: VersionRules<string>,
  coups: readonly PlayedCoup[],
  wagers: readonly StreakAsked[],
  house?: TailHouseRules,
): readonly StreakSettlement[] {
  const tails = new Map<StreakAsked, StreakSettlement>();
  for (const side of SIDES) {
    const onSide = wagers.filter(isTail).filter(({ on }) => on === TAIL_OF[side]);
    if (onSide.length === 0) continue;
    for (const [wager, fate] of followTail(version, side, coups, onSide, house)) {
      tails.set(wager, fate);
    }
  }
  return wagers.map(wager => {
    const fate = isTail(wager) ? tails.get(wager) : follow(version, coups, wager);
    assert(fate !== undefined, 'every wager has come to something');
    return fate;
  });
}

function follow(
  { runs }: VersionRules<string>,
  coups: readonly PlayedCoup[],
  wager: RunStake & { readonly before: number },
): StreakSettlement {
  assert(runs !== undefined, 'a Run is placed where the version offers it');
  return followRun(runs[wager.on], wager, coups, wager.before);
}

type PlacedTail = TailAsked & { readonly before: number };

/** All the wagers on one side's tail: they share its indicator. */
function followTail(
  { tails }: VersionRules<string>,
  side: Side,
  coups: readonly PlayedCoup[],
  wagers: readonly PlacedTail[],
  house?: TailHouseRules,
): ReadonlyMap<PlacedTail, StreakSettlement> {
  const offer = tails?.[TAIL_OF[side]];
  assert(offer !== undefined, 'a tail is placed where the version offers it');
  const fates = new Map<PlacedTail, StreakSettlement>();
  const goesBack = (outcome: 'void' | 'refused' | 'open', clause: string) =>
    ({ outcome, profit: ZERO, clause, count: 0 }) as const;
  const placedBefore = byCoup(wagers);
  let tail: Tail<PlacedTail> = NO_TAIL;
  for (const [at, coup] of coups.entries()) {
    for (const wager of placedBefore.get(at) ?? []) {
      const isOpen = tailAreaOpen(wager.area, tail.indicator, coup.endOfShoe, house);
      if (coup.kind === 'dummy-announced') {
        // No wager at all is taken on an announced dummy, whichever areas are open.
        fates.set(wager, goesBack('void', offer.onAnnouncedDummy));
      } else if (isOpen) {
        tail = placeOnTail(tail, { key: wager, area: wager.area, stake: wager.stake });
      } else {
        fates.set(wager, goesBack('refused', offer.misplaced));
      }
    }
    const step = advanceTail(offer, side, tail, coup);
    tail = step.tail;
    for (const { key, ...fate } of step.settled) {
      fates.set(key, fate.outcome === 'void' ? fate : { ...fate, settledAt: at });
    }
  }
  for (const { key } of [...tail.fresh, ...tail.early, ...tail.late]) {
    fates.set(key, { ...goesBack('open', offer.clause), count: countOf(tail, key) });
  }
  return fates;
}

function byCoup(wagers: readonly PlacedTail[]): ReadonlyMap<number, readonly PlacedTail[]> {
  const placed = new Map<number, PlacedTail[]>();
  for (const wager of wagers) {
    const others = placed.get(wager.before);
    if (others === undefined) placed.set(wager.before, [wager]);
    else others.push(wager);
  }
  return placed;
}

/** How many results in a row stand behind a wager that is still open: a late one began at one. */
function countOf(tail: Tail<PlacedTail>, wager: PlacedTail): number {
  if (wager.area === 'late') return tail.indicator - 1;
  return tail.early.some(({ key }) => key === wager) ? tail.indicator : 0;
}

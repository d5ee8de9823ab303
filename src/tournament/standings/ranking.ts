// The order at a table: survivors by chips, then those who fell, later coups before earlier.

import type { Standing } from '../sessions/play-rules.ts';
import type { Group, Ground } from '../sessions/session.ts';

/** Whoever left before the end takes no place: retired, forfeited, disqualified. */
const TAKES_PLACE: readonly Standing['state'][] = ['in', 'eliminated'];

interface Ranked {
  readonly patron: string;
  readonly by: Ground;
  /** The greater the better: chips, or the coup in which it ended. */
  readonly rank: number;
}

const ORDER: readonly Ground[] = ['chips', 'nothing-left', 'fell'];

function rankedOf({ patron, chips, state, outAfterCoup }: Standing): Ranked {
  if (state === 'eliminated') return { patron, by: 'fell', rank: outAfterCoup ?? 0 };
  return { patron, by: chips > 0 ? 'chips' : 'nothing-left', rank: chips };
}

/** Groups from the best place down; those whom nothing parts stand in one group. */
export function groupsOf(closing: readonly Standing[], played: boolean): readonly Group[] {
  const ranked = closing
    .filter(({ state }) => TAKES_PLACE.includes(state))
    .map(rankedOf)
    .toSorted((a, b) => ORDER.indexOf(a.by) - ORDER.indexOf(b.by) || b.rank - a.rank);
  const groups: { by: Ground; rank: number; patrons: string[] }[] = [];
  for (const { patron, by, rank } of ranked) {
    const last = groups.at(-1);
    if (last !== undefined && last.by === by && last.rank === rank) last.patrons.push(patron);
    else groups.push({ by, rank, patrons: [patron] });
  }
  return groups.map(({ by, patrons }) => ({ by, patrons, played }));
}

/** Puts the order that a play-off brought in the place of the group that it parted. */
export function parted(groups: readonly Group[], order: readonly Group[]): readonly Group[] {
  const patrons = order.flatMap(group => group.patrons);
  return groups.flatMap(group => {
    const inIt = group.patrons.some(patron => patrons.includes(patron));
    if (!inIt) return [group];
    // Whoever took no part any more comes behind those who did.
    const rest = group.patrons.filter(patron => !patrons.includes(patron));
    const behind = rest.length === 0 ? [] : [{ ...group, patrons: rest, played: true }];
    return [...order, ...behind];
  });
}

/** How far a table's order is settled: who advances, and the groups that must play on. */
export interface SettledOrder {
  readonly advanced: readonly string[];
  readonly open: readonly Group[];
}

/** True for the group of all who were left, when one coup took every one of them (16.8.5). */
const allFell = (groups: readonly Group[], group: Group): boolean =>
  group === groups[0] && group.by !== 'chips';

/** The best go on, as many as the round lets; a group across the line must play on. */
export function settleAdvance(groups: readonly Group[], advance: number): SettledOrder {
  const advanced: string[] = [];
  for (const group of groups) {
    const room = advance - advanced.length;
    if (room === 0 || !(group.by === 'chips' || allFell(groups, group))) break;
    if (group.patrons.length > room) return { advanced, open: [group] };
    advanced.push(...group.patrons);
  }
  return { advanced, open: [] };
}

/** In a final only an order that a prize hangs on is played for; who fell together shares. */
export function settlePrizes(
  groups: readonly Group[],
  prizeOf: (place: number) => number,
): SettledOrder {
  let place = 1;
  const open: Group[] = [];
  for (const group of groups) {
    const places = group.patrons.map((_, index) => prizeOf(place + index));
    const matters = places.some(prize => prize !== places[0]);
    const playable = group.by === 'chips' || (allFell(groups, group) && !group.played);
    if (matters && playable) open.push(group);
    place += group.patrons.length;
  }
  return { advanced: [], open };
}

// Below the minimum before the session's end a patron is out; all at once, nobody is (16.5.9, T20).

import type { Given, Happened } from '../act.ts';
import type { Play } from '../play.ts';
import { isIn, worth } from '../positions.ts';
import { leaves, type PositionLeft } from './leave-position.ts';

/** All who were left have fallen in one coup: new chips and a play-off (16.8.5). */
export interface AllFell extends Happened {
  readonly happened: 'all-fell';
  readonly seats: readonly number[];
}

export function fallen(play: Play, command: Given): readonly (PositionLeft | AllFell)[] {
  const { by, at } = command;
  const left = play.positions.filter(isIn);
  const below = left.filter(position => worth(position) < play.limits.min);
  if (below.length === 0) return [];
  if (below.length === left.length) {
    return [{ happened: 'all-fell', by, at, seats: below.map(({ seat }) => seat) }];
  }
  return below.map(({ seat }) => leaves(play, command, seat, 'eliminated', '16.5.9'));
}

export const evolveAllFell = (play: Play): Play => ({ ...play, allFell: true });

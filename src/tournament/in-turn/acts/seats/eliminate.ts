// Below the minimum before the session's end a patron is out; all at once, nobody is (16.5.9, T20).

import type { Given, Happened, PlayAt } from '../../act.ts';
import type { Play } from '../../play.ts';
import { isIn, worth } from '../../wagers/positions.ts';
import { leaves, type PositionLeft } from './leave-position.ts';

/** All who were left have fallen in one coup: new chips and a play-off (16.8.5). */
export interface AllFell extends Happened {
  readonly happened: 'all-fell';
  readonly seats: readonly number[];
}

export function fallen(
  room: Pick<PlayAt, 'book' | 'play'>,
  command: Given,
): readonly (PositionLeft | AllFell)[] {
  const { by, at } = command;
  const { play } = room;
  const left = play.positions.filter(isIn);
  const below = left.filter(position => worth(position) < play.limits.min);
  if (below.length === 0) return [];
  if (below.length === left.length) {
    return [{ happened: 'all-fell', by, at, seats: below.map(({ seat }) => seat) }];
  }
  return below.map(({ seat }) => leaves(room, command, seat, 'eliminated', 'elimination'));
}

export const evolveAllFell = (play: Play): Play => ({ ...play, allFell: true });

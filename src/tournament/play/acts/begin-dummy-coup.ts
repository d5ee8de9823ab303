// A coup without wagers: stakes left from a tie go back first, and it counts for nothing (14.1).

import type { Decision, Given, Happened, PlayAt } from '../act.ts';
import { changeShoe, takeBackAll } from '../change.ts';
import { newCoup } from '../new-coup.ts';
import type { Play } from '../play.ts';
import { lacksPower } from '../powers.ts';
import { refuse } from '../refusal.ts';
import { coupBarred } from './open-wagering.ts';

export interface BeginDummyCoup extends Given {
  readonly do: 'begin-dummy-coup';
}

export interface DummyCoupBegun extends Happened {
  readonly happened: 'dummy-coup-begun';
}

export function decideBeginDummyCoup(
  room: PlayAt,
  { by, at }: BeginDummyCoup,
): Decision<DummyCoupBegun> {
  const no = lacksPower(room, by, 'run-the-table') ?? coupBarred(room, at);
  if (no) return no;
  if (typeof room.play.shoe?.nextIsDummy !== 'string') {
    return refuse('not-now', '14.1', 'Only a card that was dealt wrongly makes such a coup.');
  }
  return [{ happened: 'dummy-coup-begun', by, at }];
}

export const evolveDummyCoupBegun = (play: Play, { at }: DummyCoupBegun): Play => ({
  ...changeShoe(takeBackAll(play), { nextIsDummy: null }),
  phase: 'dealing',
  coupsBegun: play.coupsBegun + 1,
  coup: newCoup(play.coupsBegun + 1, at, { dummy: true }),
});

// After a tie a patron leaves the stake as it lies, by saying so or doing nothing (16.5.8).

import type { Decision, Given, Happened, PlayAt } from '../act.ts';
import { changeCoup, coupOf } from '../change.ts';
import type { Play } from '../play.ts';
import { ownPosition, whoseTurn } from '../positions.ts';
import { hasPower } from '../powers.ts';
import { isRefusal, refuse } from '../refusal.ts';

export interface LetWagerStand extends Given {
  readonly do: 'let-wager-stand';
  readonly seat: number;
}

export interface WagerLeftStanding extends Happened {
  readonly happened: 'wager-left-standing';
  readonly seat: number;
}

export function decideLetWagerStand(
  room: PlayAt,
  { by, at, seat }: LetWagerStand,
): Decision<WagerLeftStanding> {
  if (by.role !== 'patron' && !hasPower(room, by, 'run-the-table')) {
    return refuse('not-authorised', '16.5.8', 'The patron says so, or the dealer notes it.');
  }
  const position = ownPosition(room, by, seat);
  if (isRefusal(position)) return position;
  const { play } = room;
  if (play.phase !== 'wagering' || !position.lying || coupOf(play).acted.includes(seat)) {
    return refuse('nothing-to-do', '16.5.8', 'No stake lies there from a tie.');
  }
  if (by.role !== 'patron' && whoseTurn(play) !== seat) {
    return refuse('not-now', '16.5.8', 'This patron has not had the turn to change it.');
  }
  return [{ happened: 'wager-left-standing', by, at, seat }];
}

export const evolveWagerLeftStanding = (play: Play, { seat }: WagerLeftStanding): Play =>
  changeCoup(play, { acted: [...coupOf(play).acted, seat] });

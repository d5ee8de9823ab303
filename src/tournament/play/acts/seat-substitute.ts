// A substitute whom the director approved takes over seat, chips, turn and secrets (16.3.3).

import type { Decision, Given, Happened, PlayAt } from '../act.ts';
import { changePosition } from '../change.ts';
import type { Play } from '../play.ts';
import { ownPosition } from '../positions.ts';
import { lacksPlayPower } from '../powers.ts';
import { isRefusal } from '../../refusal.ts';
import { deny } from '../refusal.ts';

export interface SeatSubstitute extends Given {
  readonly do: 'seat-substitute';
  readonly seat: number;
  readonly patron: string;
}

export interface SubstituteSeated extends Happened {
  readonly happened: 'substitute-seated';
  readonly seat: number;
  readonly patron: string;
}

export function decideSeatSubstitute(
  room: PlayAt,
  { by, at, seat, patron }: SeatSubstitute,
): Decision<SubstituteSeated> {
  const lacking = lacksPlayPower(room, by, 'direct');
  if (lacking) return lacking;
  const position = ownPosition(room, by, seat);
  if (isRefusal(position)) return position;
  const { phase, positions } = room.play;
  if (phase !== 'gathering' && phase !== 'between') {
    return deny(room, 'not-now', 'substitute', { code: 'substitute-between-coups' });
  }
  if (positions.some(each => each.patron === patron && each.state === 'in')) {
    return deny(room, 'nothing-to-do', 'substitute', { code: 'patron-plays-here' });
  }
  return [{ happened: 'substitute-seated', by, at, seat, patron }];
}

export const evolveSubstituteSeated = (play: Play, { seat, patron }: SubstituteSeated): Play =>
  changePosition(play, seat, position => ({
    patron,
    inPlaceOf: [...position.inPlaceOf, position.patron],
    presence: 'seated',
  }));

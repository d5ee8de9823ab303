// A patron takes the allotted seat, in time or late (16.3.2).

import type { Decision, Given, Happened, PlayAt } from '../act.ts';
import { changePosition } from '../change.ts';
import type { Play } from '../play.ts';
import { ownPosition } from '../positions.ts';
import { hasPlayPower } from '../powers.ts';
import { isRefusal } from '../../refusal.ts';
import { deny } from '../refusal.ts';

export interface TakeSeat extends Given {
  readonly do: 'take-seat';
  readonly seat: number;
}

export interface SeatTaken extends Happened {
  readonly happened: 'seat-taken';
  readonly seat: number;
}

export function decideTakeSeat(room: PlayAt, { by, at, seat }: TakeSeat): Decision<SeatTaken> {
  if (by.role !== 'patron' && !hasPlayPower(room, by, 'note-presence')) {
    return deny(room, 'not-authorised', 'late', { code: 'seat-by-patron-or-staff' });
  }
  const position = ownPosition(room, by, seat);
  if (isRefusal(position)) return position;
  if (position.presence !== 'expected') return [];
  return [{ happened: 'seat-taken', by, at, seat }];
}

export const evolveSeatTaken = (play: Play, { seat }: SeatTaken): Play =>
  changePosition(play, seat, () => ({ presence: 'seated' }));

// A patron takes the allotted seat, in time or late (16.3.2).

import * as field from '../../../fields.ts';
import type { CommandWith, TournamentDecision, Happened, InTurnAct, PlayAt } from '../../act.ts';
import { AT_TABLE } from '../../../sessions/at-table-powers.ts';
import { changePosition } from '../../change.ts';
import type { Play } from '../../play.ts';
import { ownPosition } from '../../wagers/positions.ts';
import { hasPlayPower } from '../../powers.ts';
import { isTournamentRefusal } from '../../../refusal.ts';
import { deny } from '../../refusal.ts';

type TakeSeat = CommandWith<'take-seat', typeof field.ofSeat>;

export interface SeatTaken extends Happened {
  readonly happened: 'seat-taken';
  readonly seat: number;
}

function decideTakeSeat(room: PlayAt, { by, at, seat }: TakeSeat): TournamentDecision<SeatTaken> {
  if (by.role !== 'patron' && !hasPlayPower(room, by, 'note-presence')) {
    return deny(room, 'not-authorised', 'late', { code: 'seat-by-patron-or-staff' });
  }
  const position = ownPosition(room, by, seat);
  if (isTournamentRefusal(position)) return position;
  if (position.presence !== 'expected') return [];
  return [{ happened: 'seat-taken', by, at, seat }];
}

const evolveSeatTaken = (play: Play, { seat }: SeatTaken): Play =>
  changePosition(play, seat, () => ({ presence: 'seated' }));

export const takeSeatAct: InTurnAct<TakeSeat, SeatTaken> = {
  name: 'take-seat',
  fields: field.ofSeat,
  may: AT_TABLE,
  decide: decideTakeSeat,
  evolve: { 'seat-taken': evolveSeatTaken },
};

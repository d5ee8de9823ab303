// A substitute whom the director approved takes over seat, chips, turn and secrets (16.3.3).

import * as field from '../../../fields.ts';
import type { CommandWith, TournamentDecision, Happened, InTurnAct, PlayAt } from '../../act.ts';
import { changePosition } from '../../change.ts';
import type { Play } from '../../play.ts';
import { ownPosition } from '../../wagers/positions.ts';
import { isTournamentRefusal } from '../../../refusal.ts';
import { deny } from '../../refusal.ts';

const seatSubstituteFields = {
  ...field.ofSeat,
  ...field.ofPatron,
};

type SeatSubstitute = CommandWith<'seat-substitute', typeof seatSubstituteFields>;

export interface SubstituteSeated extends Happened {
  readonly happened: 'substitute-seated';
  readonly seat: number;
  readonly patron: string;
}

function decideSeatSubstitute(
  room: PlayAt,
  { by, at, seat, patron }: SeatSubstitute,
): TournamentDecision<SubstituteSeated> {
  const position = ownPosition(room, by, seat);
  if (isTournamentRefusal(position)) return position;
  const { phase, positions } = room.play;
  if (phase !== 'gathering' && phase !== 'between') {
    return deny(room, 'not-now', 'substitute', { code: 'substitute-between-coups' });
  }
  if (positions.some(each => each.patron === patron && each.state === 'in')) {
    return deny(room, 'nothing-to-do', 'substitute', { code: 'patron-plays-here' });
  }
  return [{ happened: 'substitute-seated', by, at, seat, patron }];
}

const evolveSubstituteSeated = (play: Play, { seat, patron }: SubstituteSeated): Play =>
  changePosition(play, seat, position => ({
    patron,
    inPlaceOf: [...position.inPlaceOf, position.patron],
    presence: 'seated',
  }));

export const seatSubstituteAct: InTurnAct<SeatSubstitute, SubstituteSeated> = {
  name: 'seat-substitute',
  fields: seatSubstituteFields,
  may: [],
  power: 'direct',
  decide: decideSeatSubstitute,
  evolve: { 'substitute-seated': evolveSubstituteSeated },
};

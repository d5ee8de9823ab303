// After a tie a patron leaves the stake as it lies, by saying so or doing nothing (16.5.8).

import * as field from '../../../fields.ts';
import type { CommandWith, TournamentDecision, Happened, InTurnAct, PlayAt } from '../../act.ts';
import { AT_TABLE } from '../../../sessions/at-table-powers.ts';
import { changePlayCoup, playCoupOf } from '../../change.ts';
import type { Play } from '../../play.ts';
import { ownPosition, seatToWager } from '../../wagers/positions.ts';
import { hasPlayPower } from '../../powers.ts';
import { isTournamentRefusal } from '../../../refusal.ts';
import { deny } from '../../refusal.ts';

type LetWagerStand = CommandWith<'let-wager-stand', typeof field.ofSeat>;

export interface WagerLeftStanding extends Happened {
  readonly happened: 'wager-left-standing';
  readonly seat: number;
}

function decideLetWagerStand(
  room: PlayAt,
  { by, at, seat }: LetWagerStand,
): TournamentDecision<WagerLeftStanding> {
  if (by.role !== 'patron' && !hasPlayPower(room, by, 'run-the-table')) {
    return deny(room, 'not-authorised', 'afterTie', { code: 'stands-by-patron-or-dealer' });
  }
  const position = ownPosition(room, by, seat);
  if (isTournamentRefusal(position)) return position;
  const { play } = room;
  if (play.phase !== 'wagering' || !position.lying || playCoupOf(play).acted.includes(seat)) {
    return deny(room, 'nothing-to-do', 'afterTie', { code: 'no-stake-from-tie' });
  }
  if (by.role !== 'patron' && seatToWager(play) !== seat) {
    return deny(room, 'not-now', 'afterTie', { code: 'turn-not-come' });
  }
  return [{ happened: 'wager-left-standing', by, at, seat }];
}

const evolveWagerLeftStanding = (play: Play, { seat }: WagerLeftStanding): Play =>
  changePlayCoup(play, { acted: [...playCoupOf(play).acted, seat] });

export const letWagerStandAct: InTurnAct<LetWagerStand, WagerLeftStanding> = {
  name: 'let-wager-stand',
  fields: field.ofSeat,
  may: AT_TABLE,
  decide: decideLetWagerStand,
  evolve: { 'wager-left-standing': evolveWagerLeftStanding },
};

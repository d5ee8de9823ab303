// The inspector finds that other chips lie on the layout than were recorded (16.5.12, 16.5.13).

import * as field from '../../../fields.ts';
import { stakeArea } from '../../wagers/form.ts';
import type { CommandWith, TournamentDecision, Happened, InTurnAct, PlayAt } from '../../act.ts';
import { AT_TABLE } from '../../../sessions/at-table-powers.ts';
import { changePosition } from '../../change.ts';
import type { StakeArea, Play } from '../../play.ts';
import { ownPosition } from '../../wagers/positions.ts';
import { isTournamentRefusal } from '../../../refusal.ts';
import { deny } from '../../refusal.ts';

const correctStakeFields = {
  ...field.ofSeat,
  on: stakeArea,
  stake: field.cents,
};

type CorrectStake = CommandWith<'correct-stake', typeof correctStakeFields>;

export interface StakeCorrected extends Happened {
  readonly happened: 'stake-corrected';
  readonly seat: number;
  readonly on: StakeArea;
  readonly stake: number;
}

function decideCorrectStake(
  room: PlayAt,
  { by, at, seat, on, stake }: CorrectStake,
): TournamentDecision<StakeCorrected> {
  const position = ownPosition(room, by, seat);
  if (isTournamentRefusal(position)) return position;
  const { phase, coup, limits } = room.play;
  if ((phase !== 'dealing' && phase !== 'over') || coup?.announced === true) {
    return deny(room, 'not-now', 'excess', { code: 'correct-before-settlement' });
  }
  const lies = position.layout[on];
  if (lies === 0) return deny(room, 'nothing-to-do', 'excess', { code: 'no-stake-there' });
  if (!Number.isSafeInteger(stake) || stake <= 0 || stake % limits.step !== 0) {
    return deny(room, 'off-step', 'unit', { code: 'stake-off-unit' });
  }
  if (stake > lies + position.chips) {
    return deny(room, 'not-enough-chips', 'chipsInView', { code: 'not-enough-chips-there' });
  }
  return [{ happened: 'stake-corrected', by, at, seat, on, stake }];
}

const evolveStakeCorrected = (play: Play, { seat, on, stake }: StakeCorrected): Play =>
  changePosition(play, seat, ({ chips, layout }) => ({
    chips: chips + layout[on] - stake,
    layout: { ...layout, [on]: stake },
  }));

export const correctStakeAct: InTurnAct<CorrectStake, StakeCorrected> = {
  name: 'correct-stake',
  fields: correctStakeFields,
  may: AT_TABLE,
  power: 'examine-secrets',
  decide: decideCorrectStake,
  evolve: { 'stake-corrected': evolveStakeCorrected },
};

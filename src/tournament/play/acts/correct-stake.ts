// The inspector finds that other chips lie on the layout than were recorded (16.5.12, 16.5.13).

import type { Decision, Given, Happened, PlayAt } from '../act.ts';
import { changePosition } from '../change.ts';
import type { Area, Play } from '../play.ts';
import { ownPosition } from '../positions.ts';
import { lacksPower } from '../powers.ts';
import { isRefusal, refuse } from '../refusal.ts';

export interface CorrectStake extends Given {
  readonly do: 'correct-stake';
  readonly seat: number;
  readonly on: Area;
  readonly stake: number;
}

export interface StakeCorrected extends Happened {
  readonly happened: 'stake-corrected';
  readonly seat: number;
  readonly on: Area;
  readonly stake: number;
}

export function decideCorrectStake(
  room: PlayAt,
  { by, at, seat, on, stake }: CorrectStake,
): Decision<StakeCorrected> {
  const lacking = lacksPower(room, by, 'examine-secrets');
  if (lacking) return lacking;
  const position = ownPosition(room, by, seat);
  if (isRefusal(position)) return position;
  const { phase, coup, limits } = room.play;
  if ((phase !== 'dealing' && phase !== 'over') || coup?.announced === true) {
    return refuse('not-now', '16.5.13', 'A stake is corrected before the wagers are settled.');
  }
  const lies = position.layout[on];
  if (lies === 0) return refuse('nothing-to-do', '16.5.13', 'No stake lies there.');
  if (!Number.isSafeInteger(stake) || stake <= 0 || stake % limits.step !== 0) {
    return refuse('off-step', '16.4.6', 'Stakes are whole multiples of the unit.');
  }
  if (stake > lies + position.chips) {
    return refuse('not-enough-chips', '16.4.3', 'So many chips are not there.');
  }
  return [{ happened: 'stake-corrected', by, at, seat, on, stake }];
}

export const evolveStakeCorrected = (play: Play, { seat, on, stake }: StakeCorrected): Play =>
  changePosition(play, seat, ({ chips, layout }) => ({
    chips: chips + layout[on] - stake,
    layout: { ...layout, [on]: stake },
  }));

// The inspector finds that other chips lie on the layout than were recorded (16.5.12, 16.5.13).

import type { Decision, Given, Happened, PlayAt } from '../act.ts';
import { changePosition } from '../change.ts';
import type { Area, Play } from '../play.ts';
import { ownPosition } from '../positions.ts';
import { lacksPlayPower } from '../powers.ts';
import { isRefusal } from '../../refusal.ts';
import { deny } from '../refusal.ts';

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
  const lacking = lacksPlayPower(room, by, 'examine-secrets');
  if (lacking) return lacking;
  const position = ownPosition(room, by, seat);
  if (isRefusal(position)) return position;
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

export const evolveStakeCorrected = (play: Play, { seat, on, stake }: StakeCorrected): Play =>
  changePosition(play, seat, ({ chips, layout }) => ({
    chips: chips + layout[on] - stake,
    layout: { ...layout, [on]: stake },
  }));

// Hidden chips: the inspector reports, the operator confirms, and the patron is out (16.7.7).

import type { Decision, Given, Happened, PlayAt } from '../act.ts';
import { changePosition } from '../change.ts';
import type { Play } from '../play.ts';
import { ownPosition } from '../positions.ts';
import { lacksPlayPower } from '../powers.ts';
import { isRefusal } from '../../refusal.ts';
import { deny } from '../refusal.ts';
import { leaves, type PositionLeft, stakeDecides } from './leave-position.ts';

export interface ReportHiddenChips extends Given {
  readonly do: 'report-hidden-chips';
  readonly seat: number;
}

export interface HidingReported extends Happened {
  readonly happened: 'hiding-reported';
  readonly seat: number;
}

/** There is no other outcome to choose: it was found, and the patron is disqualified. */
export interface ConfirmHiddenChips extends Given {
  readonly do: 'confirm-hidden-chips';
  readonly seat: number;
}

export function decideReportHiddenChips(room: PlayAt, command: ReportHiddenChips) {
  const { by, at, seat } = command;
  const lacking = lacksPlayPower(room, by, 'examine-secrets');
  if (lacking) return lacking;
  const position = ownPosition(room, by, seat);
  if (isRefusal(position)) return position;
  const reported: Decision<HidingReported> = [{ happened: 'hiding-reported', by, at, seat }];
  return position.reported ? [] : reported;
}

export function decideConfirmHiddenChips(
  room: PlayAt,
  command: ConfirmHiddenChips,
): Decision<PositionLeft> {
  const { by, seat } = command;
  const lacking = lacksPlayPower(room, by, 'disqualify');
  if (lacking) return lacking;
  const position = ownPosition(room, by, seat);
  if (isRefusal(position)) return position;
  if (!position.reported) {
    return deny(room, 'steps-missing', 'hiddenChips', { code: 'hiding-not-reported' });
  }
  const atStake = stakeDecides(room, position);
  return atStake ?? [leaves(room, command, seat, 'disqualified', 'hiddenChips')];
}

export const evolveHidingReported = (play: Play, { seat }: HidingReported): Play =>
  changePosition(play, seat, () => ({ reported: true }));

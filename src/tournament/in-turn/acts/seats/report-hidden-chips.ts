// Hidden chips: the inspector reports, the operator confirms, and the patron is out (16.7.7).

import * as field from '../../../fields.ts';
import type { CommandWith, TournamentDecision, Happened, InTurnAct, PlayAt } from '../../act.ts';
import { AT_TABLE } from '../../../sessions/at-table-powers.ts';
import { changePosition } from '../../change.ts';
import type { Play } from '../../play.ts';
import { ownPosition } from '../../wagers/positions.ts';
import { isTournamentRefusal } from '../../../refusal.ts';
import { deny } from '../../refusal.ts';
import { leaves, type PositionLeft, stakeDecides } from './leave-position.ts';

type ReportHiddenChips = CommandWith<'report-hidden-chips', typeof field.ofSeat>;

export interface HidingReported extends Happened {
  readonly happened: 'hiding-reported';
  readonly seat: number;
}

/** There is no other outcome to choose: it was found, and the patron is disqualified. */
type ConfirmHiddenChips = CommandWith<'confirm-hidden-chips', typeof field.ofSeat>;

function decideReportHiddenChips(room: PlayAt, command: ReportHiddenChips) {
  const { by, at, seat } = command;
  const position = ownPosition(room, by, seat);
  if (isTournamentRefusal(position)) return position;
  const reported: TournamentDecision<HidingReported> = [
    { happened: 'hiding-reported', by, at, seat },
  ];
  return position.reported ? [] : reported;
}

function decideConfirmHiddenChips(
  room: PlayAt,
  command: ConfirmHiddenChips,
): TournamentDecision<PositionLeft> {
  const { by, seat } = command;
  const position = ownPosition(room, by, seat);
  if (isTournamentRefusal(position)) return position;
  if (!position.reported) {
    return deny(room, 'steps-missing', 'hiddenChips', { code: 'hiding-not-reported' });
  }
  const atStake = stakeDecides(room, position);
  return atStake ?? [leaves(room, command, seat, 'disqualified', 'hiddenChips')];
}

const evolveHidingReported = (play: Play, { seat }: HidingReported): Play =>
  changePosition(play, seat, () => ({ reported: true }));

export const reportHiddenChipsAct: InTurnAct<ReportHiddenChips, HidingReported> = {
  name: 'report-hidden-chips',
  fields: field.ofSeat,
  may: AT_TABLE,
  power: 'examine-secrets',
  decide: decideReportHiddenChips,
  evolve: { 'hiding-reported': evolveHidingReported },
};

export const confirmHiddenChipsAct: InTurnAct<ConfirmHiddenChips> = {
  name: 'confirm-hidden-chips',
  fields: field.ofSeat,
  may: AT_TABLE,
  power: 'disqualify',
  decide: decideConfirmHiddenChips,
  evolve: {},
};

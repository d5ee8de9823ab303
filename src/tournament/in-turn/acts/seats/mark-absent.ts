// A patron who has started leaves the seat for a while and comes back (16.3.6).

import * as field from '../../../fields.ts';
import type { CommandWith, TournamentDecision, Happened, InTurnAct, PlayAt } from '../../act.ts';
import { AT_TABLE } from '../../../sessions/at-table-powers.ts';
import { changePosition } from '../../change.ts';
import type { Play } from '../../play.ts';
import { ownPosition } from '../../wagers/positions.ts';
import { isTournamentRefusal } from '../../../refusal.ts';
import { deny } from '../../refusal.ts';

type MarkAbsent = CommandWith<'mark-absent', typeof field.ofSeat>;

type MarkPresent = CommandWith<'mark-present', typeof field.ofSeat>;

export interface MarkedAbsent extends Happened {
  readonly happened: 'marked-absent';
  readonly seat: number;
}

export interface MarkedPresent extends Happened {
  readonly happened: 'marked-present';
  readonly seat: number;
}

function decideMarkAbsent(room: PlayAt, command: MarkAbsent): TournamentDecision<MarkedAbsent> {
  const { by, at, seat } = command;
  const position = ownPosition(room, by, seat);
  if (isTournamentRefusal(position)) return position;
  if (position.presence === 'expected') {
    return deny(room, 'nothing-to-do', 'late', { code: 'patron-is-late' });
  }
  return position.presence === 'absent' ? [] : [{ happened: 'marked-absent', by, at, seat }];
}

function decideMarkPresent(room: PlayAt, command: MarkPresent): TournamentDecision<MarkedPresent> {
  const { by, at, seat } = command;
  const position = ownPosition(room, by, seat);
  if (isTournamentRefusal(position)) return position;
  return position.presence === 'absent' ? [{ happened: 'marked-present', by, at, seat }] : [];
}

const evolveMarkedAbsent = (play: Play, { seat }: MarkedAbsent): Play =>
  changePosition(play, seat, () => ({ presence: 'absent' }));

const evolveMarkedPresent = (play: Play, { seat }: MarkedPresent): Play =>
  changePosition(play, seat, () => ({ presence: 'seated' }));

export const markAbsentAct: InTurnAct<MarkAbsent, MarkedAbsent> = {
  name: 'mark-absent',
  fields: field.ofSeat,
  may: AT_TABLE,
  power: 'note-presence',
  decide: decideMarkAbsent,
  evolve: { 'marked-absent': evolveMarkedAbsent },
};

export const markPresentAct: InTurnAct<MarkPresent, MarkedPresent> = {
  name: 'mark-present',
  fields: field.ofSeat,
  may: AT_TABLE,
  power: 'note-presence',
  decide: decideMarkPresent,
  evolve: { 'marked-present': evolveMarkedPresent },
};

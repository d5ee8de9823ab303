// A patron who has started leaves the seat for a while and comes back (16.3.6).

import type { Decision, Given, Happened, PlayAt } from '../act.ts';
import { changePosition } from '../change.ts';
import type { Play } from '../play.ts';
import { ownPosition } from '../positions.ts';
import { lacksPlayPower } from '../powers.ts';
import { isRefusal } from '../../refusal.ts';
import { deny } from '../refusal.ts';

export interface MarkAbsent extends Given {
  readonly do: 'mark-absent';
  readonly seat: number;
}

export interface MarkPresent extends Given {
  readonly do: 'mark-present';
  readonly seat: number;
}

export interface MarkedAbsent extends Happened {
  readonly happened: 'marked-absent';
  readonly seat: number;
}

export interface MarkedPresent extends Happened {
  readonly happened: 'marked-present';
  readonly seat: number;
}

export function decideMarkAbsent(room: PlayAt, command: MarkAbsent): Decision<MarkedAbsent> {
  const { by, at, seat } = command;
  const lacking = lacksPlayPower(room, by, 'note-presence');
  if (lacking) return lacking;
  const position = ownPosition(room, by, seat);
  if (isRefusal(position)) return position;
  if (position.presence === 'expected') {
    return deny(room, 'nothing-to-do', 'late', { code: 'patron-is-late' });
  }
  return position.presence === 'absent' ? [] : [{ happened: 'marked-absent', by, at, seat }];
}

export function decideMarkPresent(room: PlayAt, command: MarkPresent): Decision<MarkedPresent> {
  const { by, at, seat } = command;
  const lacking = lacksPlayPower(room, by, 'note-presence');
  if (lacking) return lacking;
  const position = ownPosition(room, by, seat);
  if (isRefusal(position)) return position;
  return position.presence === 'absent' ? [{ happened: 'marked-present', by, at, seat }] : [];
}

export const evolveMarkedAbsent = (play: Play, { seat }: MarkedAbsent): Play =>
  changePosition(play, seat, () => ({ presence: 'absent' }));

export const evolveMarkedPresent = (play: Play, { seat }: MarkedPresent): Play =>
  changePosition(play, seat, () => ({ presence: 'seated' }));

// Before the session everybody is given, or buys, the same chips, once (16.4.1, 16.4.2).

import type { Decision, Given, Happened, PlayAt } from '../act.ts';
import { book, changePosition } from '../change.ts';
import type { Play } from '../play.ts';
import { ownPosition } from '../positions.ts';
import { lacksPlayPower } from '../powers.ts';
import { isRefusal } from '../../refusal.ts';
import { deny } from '../refusal.ts';
import type { ChipKind } from '../../play-rules.ts';

export interface GiveChips extends Given {
  readonly do: 'give-chips';
  readonly seat: number;
  readonly chips: number;
  readonly kind: ChipKind;
}

export interface ChipsGiven extends Happened {
  readonly happened: 'chips-given';
  readonly seat: number;
  readonly chips: number;
}

export function decideGiveChips(room: PlayAt, command: GiveChips): Decision<ChipsGiven> {
  const { by, at, seat, chips, kind } = command;
  const lacking = lacksPlayPower(room, by, 'run-the-table');
  if (lacking) return lacking;
  const position = ownPosition(room, by, seat);
  if (isRefusal(position)) return position;
  const { rules, phase } = room.play;
  if (kind !== rules.chips) {
    return deny(room, 'not-authorised', 'chipKind', { code: 'wrong-chip-kind' });
  }
  if (phase !== 'gathering' || position.allotted !== null) {
    return deny(room, 'not-now', 'equalStacks', { code: 'chips-given-once' });
  }
  if (chips !== rules.bank) {
    return deny(room, 'stacks-differ', 'equalStacks', { code: 'equal-stacks-only' });
  }
  return [{ happened: 'chips-given', by, at, seat, chips }];
}

export const evolveChipsGiven = (play: Play, { seat, chips }: ChipsGiven): Play =>
  book(
    changePosition(play, seat, () => ({ allotted: chips, chips })),
    'given',
    chips,
  );

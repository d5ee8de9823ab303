// Before the session everybody is given, or buys, the same chips, once (16.4.1, 16.4.2).

import { z } from 'zod';

import * as field from '../../../fields.ts';
import type { CommandWith, TournamentDecision, Happened, InTurnAct, PlayAt } from '../../act.ts';
import { AT_TABLE } from '../../../sessions/at-table-powers.ts';
import { book, changePosition } from '../../change.ts';
import type { Play } from '../../play.ts';
import { ownPosition } from '../../wagers/positions.ts';
import { isTournamentRefusal } from '../../../refusal.ts';
import { deny } from '../../refusal.ts';
import { CHIP_KINDS } from '../../../sessions/play-rules.ts';

const giveChipsFields = {
  ...field.ofSeat,
  chips: field.cents,
  kind: z.enum(CHIP_KINDS),
};

type GiveChips = CommandWith<'give-chips', typeof giveChipsFields>;

export interface ChipsGiven extends Happened {
  readonly happened: 'chips-given';
  readonly seat: number;
  readonly chips: number;
}

function decideGiveChips(room: PlayAt, command: GiveChips): TournamentDecision<ChipsGiven> {
  const { by, at, seat, chips, kind } = command;
  const position = ownPosition(room, by, seat);
  if (isTournamentRefusal(position)) return position;
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

export const giveChipsAct: InTurnAct<GiveChips, ChipsGiven> = {
  name: 'give-chips',
  fields: giveChipsFields,
  may: AT_TABLE,
  power: 'run-the-table',
  decide: decideGiveChips,
  evolve: { 'chips-given': evolveChipsGiven },
};

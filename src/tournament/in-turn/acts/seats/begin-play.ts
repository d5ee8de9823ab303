// The session begins at its table: equal stacks, the late dealt with, the puck in place (16.5.4).

import { paysExactly } from '../../../../rules/settle.ts';
import type { CommandWith, TournamentDecision, Happened, InTurnAct, PlayAt } from '../../act.ts';
import { AT_TABLE } from '../../../sessions/at-table-powers.ts';
import { type ChipsGiven, evolveChipsGiven } from './give-chips.ts';
import { evolvePositionLeft, leaves, type PositionLeft } from './leave-position.ts';
import { offerOn } from '../../odds.ts';
import { AREAS, type Play } from '../../play.ts';
import { isActive, isIn } from '../../wagers/positions.ts';
import type { TournamentRefusal } from '../../../refusal.ts';
import { deny } from '../../refusal.ts';
import { playStaffMissing } from '../../staff.ts';

type BeginPlay = CommandWith<'begin-play'>;

export interface PlayBegun extends Happened {
  readonly happened: 'play-begun';
  readonly puck: number;
}

function notReady(room: PlayAt, at: number): TournamentRefusal | undefined {
  const { book, play } = room;
  if (play.phase !== 'gathering')
    return deny(room, 'not-now', 'firstOpener', { code: 'session-has-begun' });
  if (at < play.startsAt) return deny(room, 'not-now', 'late', { code: 'session-before-start' });
  const { rules, positions } = play;
  const differs = positions.find(each => isActive(each) && each.allotted !== rules.bank);
  if (differs !== undefined) {
    return deny(room, 'stacks-differ', 'equalStacks', {
      code: 'starting-stack-differs',
      seat: differs.seat,
    });
  }
  const stake = rules.limits.step;
  if (!AREAS.every(on => paysExactly(offerOn(book, rules, on), rules.pay, { on, stake }))) {
    return deny(room, 'off-step', 'exactPay', { code: 'unit-not-payable' });
  }
  return undefined;
}

function decideBeginPlay(
  room: PlayAt,
  command: BeginPlay,
): TournamentDecision<PlayBegun | PositionLeft | ChipsGiven> {
  const { by, at } = command;
  const no = notReady(room, at) ?? playStaffMissing(room);
  if (no) return no;
  const events: (PositionLeft | ChipsGiven)[] = [];
  let { play } = room;
  for (const { seat, presence, allotted } of play.positions.filter(isIn)) {
    if (presence !== 'expected') continue;
    if (play.rules.chips === 'cash-value') {
      const forfeited = leaves({ ...room, play }, command, seat, 'forfeited', 'lateForCash');
      events.push(forfeited);
      play = evolvePositionLeft(play, forfeited);
    } else if (allotted === null) {
      // The deductions of a late patron come off the set amount, which therefore lies ready.
      const { bank: chips } = play.rules;
      const given: ChipsGiven = { happened: 'chips-given', by, at, seat, chips };
      events.push(given);
      play = evolveChipsGiven(play, given);
    }
  }
  const first = play.positions.find(isActive);
  if (first === undefined)
    return deny(room, 'wagers-missing', 'firstOpener', { code: 'nobody-seated' });
  return [...events, { happened: 'play-begun', by, at, puck: first.seat }];
}

const evolvePlayBegun = (play: Play, { at, puck }: PlayBegun): Play => ({
  ...play,
  phase: 'between',
  begunAt: at,
  puck,
});

export const beginPlayAct: InTurnAct<BeginPlay, PlayBegun> = {
  name: 'begin-play',
  fields: {},
  may: AT_TABLE,
  power: 'run-the-table',
  decide: decideBeginPlay,
  evolve: { 'play-begun': evolvePlayBegun },
};

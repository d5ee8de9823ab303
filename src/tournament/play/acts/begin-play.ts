// The session begins at its table: equal stacks, the late dealt with, the puck in place (16.5.4).

import { paysExactly } from '../../../rules/settle.ts';
import type { Decision, Given, Happened, PlayAt } from '../act.ts';
import { type ChipsGiven, evolveChipsGiven } from './give-chips.ts';
import { evolvePositionLeft, leaves, type PositionLeft } from './leave-position.ts';
import { offerOn } from '../odds.ts';
import { AREAS, type Play } from '../play.ts';
import { isActive, isIn } from '../positions.ts';
import { lacksPower } from '../powers.ts';
import { type PlayRefusal, refuse } from '../refusal.ts';
import { staffMissing } from '../staff.ts';

export interface BeginPlay extends Given {
  readonly do: 'begin-play';
}

export interface PlayBegun extends Happened {
  readonly happened: 'play-begun';
  readonly puck: number;
}

function notReady({ book, play }: PlayAt, at: number): PlayRefusal | undefined {
  if (play.phase !== 'gathering') return refuse('not-now', '16.5.4', 'The session has begun.');
  if (at < play.startsAt) return refuse('not-now', '16.3.2', 'It is not yet time to start.');
  const { rules, positions } = play;
  const differs = positions.find(each => isActive(each) && each.allotted !== rules.bank);
  if (differs !== undefined) {
    return refuse('stacks-differ', '16.4.2', `Seat ${differs.seat} has not the chips of all.`);
  }
  const stake = rules.limits.step;
  if (!AREAS.every(on => paysExactly(offerOn(book, rules, on), rules.pay, { on, stake }))) {
    return refuse('off-step', 'ruling G1', 'The unit of the sign cannot be paid exactly.');
  }
  return undefined;
}

export function decideBeginPlay(
  room: PlayAt,
  command: BeginPlay,
): Decision<PlayBegun | PositionLeft | ChipsGiven> {
  const { by, at } = command;
  const no = lacksPower(room, by, 'run-the-table') ?? notReady(room, at) ?? staffMissing(room);
  if (no) return no;
  const events: (PositionLeft | ChipsGiven)[] = [];
  let { play } = room;
  for (const { seat, presence, allotted } of play.positions.filter(isIn)) {
    if (presence !== 'expected') continue;
    if (play.rules.chips === 'cash-value') {
      const forfeited = leaves(play, command, seat, 'forfeited', '16.3.2.c');
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
  if (first === undefined) return refuse('wagers-missing', '16.5.4', 'Nobody has sat down.');
  return [...events, { happened: 'play-begun', by, at, puck: first.seat }];
}

export const evolvePlayBegun = (play: Play, { at, puck }: PlayBegun): Play => ({
  ...play,
  phase: 'between',
  begunAt: at,
  puck,
});

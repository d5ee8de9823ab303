// A stake under the minimum is brought up to it, whenever it is found (16.5.12).

import type { Decision, Given, Happened, PlayAt } from '../act.ts';
import { changePosition } from '../change.ts';
import { mainAreaOf, topUpOf } from '../short-stake.ts';
import type { Play } from '../play.ts';
import { ownPosition } from '../positions.ts';
import { hasPower } from '../powers.ts';
import { isRefusal, refuse } from '../refusal.ts';

export interface TopUpWager extends Given {
  readonly do: 'top-up-wager';
  readonly seat: number;
}

export interface WagerToppedUp extends Happened {
  readonly happened: 'wager-topped-up';
  readonly seat: number;
  readonly on: 'player' | 'banker';
  readonly fromChips: number;
  /** Only where all other chips lie on Tie. */
  readonly fromTie: number;
}

export function decideTopUpWager(room: PlayAt, command: TopUpWager): Decision<WagerToppedUp> {
  const { by, at, seat } = command;
  if (by.role !== 'patron' && !hasPower(room, by, 'run-the-table')) {
    return refuse('not-authorised', '16.5.12', 'The patron adds the difference at the own seat.');
  }
  const position = ownPosition(room, by, seat);
  if (isRefusal(position)) return position;
  if (room.play.phase !== 'wagering') return refuse('not-now', '16.5.12', 'Wagers are not open.');
  const added = topUpOf(room.play, position);
  if (added === undefined) {
    return refuse('nothing-to-do', '16.5.12', 'No stake there is below the minimum.');
  }
  return [{ happened: 'wager-topped-up', by, at, seat, ...added }];
}

export const evolveWagerToppedUp = (play: Play, event: WagerToppedUp): Play =>
  changePosition(play, event.seat, position => {
    const on = mainAreaOf(position) ?? event.on;
    const { chips, layout } = position;
    return {
      chips: chips - event.fromChips,
      layout: {
        ...layout,
        [on]: layout[on] + event.fromChips + event.fromTie,
        tie: layout.tie - event.fromTie,
      },
    };
  });

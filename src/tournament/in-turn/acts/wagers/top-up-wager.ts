// A stake under the minimum is brought up to it, whenever it is found (16.5.12).

import * as field from '../../../fields.ts';
import type { CommandWith, TournamentDecision, Happened, InTurnAct, PlayAt } from '../../act.ts';
import { AT_TABLE } from '../../../sessions/at-table-powers.ts';
import { changePosition } from '../../change.ts';
import { mainAreaOf, topUpOf } from '../../wagers/short-stake.ts';
import type { Play } from '../../play.ts';
import { ownPosition } from '../../wagers/positions.ts';
import { hasPlayPower } from '../../powers.ts';
import { isTournamentRefusal } from '../../../refusal.ts';
import { deny } from '../../refusal.ts';

type TopUpWager = CommandWith<'top-up-wager', typeof field.ofSeat>;

export interface WagerToppedUp extends Happened {
  readonly happened: 'wager-topped-up';
  readonly seat: number;
  readonly on: 'player' | 'banker';
  readonly fromChips: number;
  /** Only where all other chips lie on Tie. */
  readonly fromTie: number;
}

function decideTopUpWager(room: PlayAt, command: TopUpWager): TournamentDecision<WagerToppedUp> {
  const { by, at, seat } = command;
  if (by.role !== 'patron' && !hasPlayPower(room, by, 'run-the-table')) {
    return deny(room, 'not-authorised', 'topUp', { code: 'difference-by-patron' });
  }
  const position = ownPosition(room, by, seat);
  if (isTournamentRefusal(position)) return position;
  if (room.play.phase !== 'wagering')
    return deny(room, 'not-now', 'topUp', { code: 'wagers-not-open' });
  const added = topUpOf(room.play, position);
  if (added === undefined) {
    return deny(room, 'nothing-to-do', 'topUp', { code: 'no-short-stake' });
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

export const topUpWagerAct: InTurnAct<TopUpWager, WagerToppedUp> = {
  name: 'top-up-wager',
  fields: field.ofSeat,
  may: AT_TABLE,
  decide: decideTopUpWager,
  evolve: { 'wager-topped-up': evolveWagerToppedUp },
};

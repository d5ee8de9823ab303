// A patron sets the stake of one bet: placing, adding, lowering and taking back are all this.

import type { At, Decision } from '../../act.ts';
import { ownPlace, type WagerTouch } from '../../wagers/may-wager.ts';
import type { WagersChanged } from '../../wagers/wager-change.ts';
import type { Bet } from '../../wagers/wager.ts';
import { layWagers, wishFor } from '../../wagers/lay-wagers.ts';

/** The wished total of a bet; 0 takes it back. A total, not a difference: twice is once. */
export interface SetWager extends WagerTouch {
  readonly do: 'set-wager';
  readonly bet: Bet;
  readonly stake: number;
}

export function decideSetWager(room: At, command: SetWager): Decision<WagersChanged> {
  const place = ownPlace(room, command);
  if ('refused' in place) return place;
  const wish = wishFor(room, place, command.bet, command.stake);
  if ('refused' in wish) return wish;
  const { by, at } = command;
  return layWagers(room, place, { by, at, gesture: 'set' }, [wish]);
}

// A patron sets the stake of one bet: placing, adding, lowering and taking back are all this.

import * as field from '../../fields.ts';
import { evolveWagersChanged, type WagersChanged } from '../../wagers/wager-change.ts';
import type { Act, At, CommandWith, Decision } from '../../act.ts';
import { ownPlace } from '../../wagers/may-wager.ts';
import { layWagers, stakeChangeFor } from '../../wagers/lay-wagers.ts';

const setWagerFields = { ...field.wagerTouch, bet: field.bet, stake: field.cents };

/** The total asked for a bet; 0 takes it back. A total, not a difference: twice is once. */
export type SetWager = CommandWith<'set-wager', typeof setWagerFields>;

export function decideSetWager(room: At, command: SetWager): Decision<WagersChanged> {
  const place = ownPlace(room, command);
  if ('refused' in place) return place;
  const change = stakeChangeFor(room, place, command.bet, command.stake);
  if ('refused' in change) return change;
  const { by, at } = command;
  return layWagers(room, place, { by, at, gesture: 'set' }, [change]);
}

export const setWagerAct: Act<SetWager, WagersChanged> = {
  name: 'set-wager',
  fields: setWagerFields,
  may: ['play'],
  whileFrozen: 'waits',
  decide: decideSetWager,
  evolve: { 'wagers-changed': evolveWagersChanged },
};

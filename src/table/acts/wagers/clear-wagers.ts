// A patron takes back everything that may still be taken back.

import * as field from '../../fields.ts';
import type { Act, At, CommandWith, Decision } from '../../act.ts';
import { ownPlace, touchedSince } from '../../wagers/may-wager.ts';
import { changeWagers, type WagersChanged, type StakeChange } from '../../wagers/wager-change.ts';
import { betOf } from '../../wagers/wager.ts';
import { wishFor } from '../../wagers/lay-wagers.ts';

const clearWagersFields = { ...field.wagerTouch, revision: field.revision };

export type ClearWagers = CommandWith<'clear-wagers', typeof clearWagersFields>;

export function decideClearWagers(room: At, command: ClearWagers): Decision<WagersChanged> {
  const place = ownPlace(room, command);
  if ('refused' in place) return place;
  const { by, at, patron, revision } = command;
  if (touchedSince(place, revision)) return [];
  const wishes = place.seat.wagers
    .filter(wager => wager.patron === patron)
    .map(wager => wishFor(room, place, betOf(wager), 0));
  // In the Insurance window only Insurance may be touched: the other wagers stay.
  const free = wishes.filter((wish): wish is StakeChange => !('refused' in wish));
  return changeWagers(room, place, { by, at, gesture: 'clear' }, free);
}

export const clearWagersAct: Act<ClearWagers> = {
  name: 'clear-wagers',
  fields: clearWagersFields,
  may: ['play'],
  whileFrozen: 'waits',
  decide: decideClearWagers,
  evolve: {},
};

// A patron lays the last coup's wagers again, or doubles those that lie: an act each (R-BET-8).

import * as field from '../../fields.ts';
import type { Act, At, CommandWith, Decision } from '../../act.ts';
import { type OpenPlace, ownPlace, touchedSince, type WagerTouch } from '../../wagers/may-wager.ts';
import { isRefusal, refuse, type Refusal } from '../../refusal.ts';
import type { Gesture, LeftOut, WagersChanged, StakeChange } from '../../wagers/wager-change.ts';
import { betOf, type StakedBy } from '../../wagers/wager.ts';
import { layWagers, wishFor } from '../../wagers/lay-wagers.ts';

const repeatWagersFields = { ...field.wagerTouch, revision: field.revision };

/** Lays what lay in the last coup; bets that cannot be had now are left out, and said. */
export type RepeatWagers = CommandWith<'repeat-wagers', typeof repeatWagersFields>;

const doubleWagersFields = { ...field.wagerTouch, revision: field.revision };

export type DoubleWagers = CommandWith<'double-wagers', typeof doubleWagersFields>;

export function decideRepeatWagers(room: At, command: RepeatWagers): Decision<WagersChanged> {
  const place = ownPlace(room, command);
  if ('refused' in place) return place;
  if (touchedSince(place, command.revision)) return [];
  const last = place.seat.lastWagers.filter(({ patron }) => patron === command.patron);
  return layAll(room, place, command, 'repeat', last);
}

export function decideDoubleWagers(room: At, command: DoubleWagers): Decision<WagersChanged> {
  const place = ownPlace(room, command);
  if ('refused' in place) return place;
  if (touchedSince(place, command.revision)) return [];
  const twice = place.seat.wagers
    .filter(({ patron }) => patron === command.patron)
    .map(wager => ({ ...wager, stake: wager.stake * 2 }));
  return layAll(room, place, command, 'double', twice);
}

function layAll(
  room: At,
  place: OpenPlace,
  { by, at }: WagerTouch,
  gesture: Gesture & ('repeat' | 'double'),
  wagers: readonly StakedBy[],
): Decision<WagersChanged> {
  if (wagers.length === 0) {
    const code = gesture === 'repeat' ? 'no-wagers-before' : 'no-wagers-here';
    return refuse('nothing-to-do', room.book.procedure.wagering.route, { code });
  }
  const wishes: StakeChange[] = [];
  const leftOut: (LeftOut & { readonly refusal: Refusal })[] = [];
  for (const wager of wagers) {
    const bet = betOf(wager);
    const wish = wishFor(room, place, bet, wager.stake);
    if (!('refused' in wish)) wishes.push(wish);
    else {
      const { clause, reason } = wish;
      leftOut.push({ bet, asked: wager.stake, clause, reason, refusal: wish });
    }
  }
  const [first] = leftOut;
  if (wishes.length === 0 && first !== undefined) return first.refusal;
  const laid = layWagers(room, place, { by, at, gesture }, wishes);
  if (isRefusal(laid) || leftOut.length === 0) return laid;
  const missing = leftOut.map(({ refusal: _refusal, ...left }) => left);
  return laid.map(event => (event.gesture === gesture ? { ...event, leftOut: missing } : event));
}

export const repeatWagersAct: Act<RepeatWagers> = {
  name: 'repeat-wagers',
  fields: repeatWagersFields,
  may: ['play'],
  whileFrozen: 'waits',
  decide: decideRepeatWagers,
  evolve: {},
};

export const doubleWagersAct: Act<DoubleWagers> = {
  name: 'double-wagers',
  fields: doubleWagersFields,
  may: ['play'],
  whileFrozen: 'waits',
  decide: decideDoubleWagers,
  evolve: {},
};

// A patron drags chips from one bet to another: one change, judged as a whole (crown-rapid 4.2.1).

import * as field from '../../fields.ts';
import type { Act, At, CommandWith, Decision } from '../../act.ts';
import { shapedBet } from '../../wagers/bet-shape.ts';
import { ownPlace, touchedSince } from '../../wagers/may-wager.ts';
import { refuse } from '../../refusal.ts';
import { withSeat } from '../../change.ts';
import type { WagersChanged, StakeChange } from '../../wagers/wager-change.ts';
import { sameBet, type Wager, wagerOn } from '../../wagers/wager.ts';
import { layWagers, wishFor } from '../../wagers/lay-wagers.ts';

const moveWagerFields = {
  ...field.wagerTouch,
  from: field.bet,
  to: field.bet,
  stake: field.cents,
  /** The revision of the seat that the patron saw: a repeated touch moves nothing twice. */
  revision: field.revision,
};

/** So much of one wager goes to another bet; what the limits do not take there is credit again. */
export type MoveWager = CommandWith<'move-wager', typeof moveWagerFields>;

export function decideMoveWager(room: At, command: MoveWager): Decision<WagersChanged> {
  const place = ownPlace(room, command);
  if ('refused' in place) return place;
  const { by, at, stake, patron, revision } = command;
  if (touchedSince(place, revision)) return [];
  const { wagers } = place.seat;
  const from = shapedBet(room, place.seat, command.from);
  if ('refused' in from) return from;
  const to = shapedBet(room, place.seat, command.to);
  if ('refused' in to) return to;
  const lies = wagerOn(wagers, patron, from)?.stake ?? 0;
  if (!Number.isSafeInteger(stake) || stake <= 0 || stake > lies || sameBet(from, to)) {
    return refuse('nothing-to-do', room.book.procedure.wagering.route, {
      code: 'moves-more-than-lies',
      stake: lies,
      bet: from,
    });
  }
  const less = wishFor(room, place, from, lies - stake);
  if ('refused' in less) return less;
  // What is left where the chips came from is lower already when they are judged at the other bet.
  const seat = { ...place.seat, wagers: lowered(wagers, less) };
  const after = { book: room.book, table: withSeat(room.table, seat) };
  const there = { ...place, seat };
  const more = wishFor(after, there, to, (wagerOn(wagers, patron, to)?.stake ?? 0) + stake);
  if ('refused' in more) return more;
  return layWagers(after, there, { by, at, gesture: 'move' }, [less, more]);
}

const lowered = (wagers: readonly Wager[], { lies, stake }: StakeChange): readonly Wager[] =>
  stake === 0
    ? wagers.filter(wager => wager !== lies)
    : wagers.map(wager => (wager === lies ? { ...wager, stake } : wager));

export const moveWagerAct: Act<MoveWager> = {
  name: 'move-wager',
  fields: moveWagerFields,
  may: ['play'],
  whileFrozen: 'waits',
  decide: decideMoveWager,
  evolve: {},
};

// A spoken wager: it counts only with its money, changed into chips at once (crown 6.3).

import { z } from 'zod';

import * as field from '../../fields.ts';
import { type BoughtIn, decideBuyIn, openAccountOf, TENDERS } from '../accounts/buy-in.ts';
import type { Act, At, CommandWith, Decision } from '../../act.ts';
import { shapedBet } from '../../wagers/bet-shape.ts';
import { enterTransfers } from '../../accounts/money.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import type { WagersChanged } from '../../wagers/wager-change.ts';
import { wagerOn } from '../../wagers/wager.ts';
import { layWagers, stakeChangeFor } from '../../wagers/lay-wagers.ts';
import { outside, recordedPlace } from './record-wager.ts';

const callBetFields = {
  ...field.wagerTouch,
  bet: field.bet,
  stake: field.cents,
  tender: z.enum(TENDERS),
  /** What came with it: at least the stake. */
  cents: field.cents,
};

/** A bet called out, with what was thrown in for it. */
export type CallBet = CommandWith<'call-bet', typeof callBetFields>;

export function decideCallBet(room: At, command: CallBet): Decision<BoughtIn | WagersChanged> {
  const { book } = room;
  const clause = book.procedure.wagering.callBets;
  if (clause === undefined) {
    return refuse('not-in-this-book', book.procedure.wagering.route, {
      code: 'no-spoken-wagers-in-book',
    });
  }
  const { by, at, seat, patron, bet, stake, tender, cents } = command;
  const place = recordedPlace(room, command);
  if ('refused' in place) return place;
  if (cents < stake || stake <= 0) {
    return refuse('not-enough-money', clause, {
      code: 'called-bet-not-covered',
      paid: cents,
      asked: stake,
    });
  }
  const bought = decideBuyIn(room, { do: 'buy-in', by, at, seat, patron, tender, cents });
  if (isRefusal(bought)) return bought;
  const [conversion] = bought;
  if (conversion === undefined) return [];
  const opened = openAccountOf(room.table, seat, patron);
  const ledger = enterTransfers(opened.ledger, conversion.transfers ?? []);
  const after = { book, table: { ...opened, ledger } };
  const shaped = shapedBet(room, place.seat, bet);
  if ('refused' in shaped) return shaped;
  const lies = wagerOn(place.seat.wagers, patron, shaped)?.stake ?? 0;
  const change = stakeChangeFor(after, place, shaped, lies + stake, true);
  if ('refused' in change) return change;
  const laid = layWagers(after, place, { by, at, gesture: 'call' }, [
    outside(after, place, change),
  ]);
  return isRefusal(laid) ? laid : [conversion, ...laid];
}

export const callBetAct: Act<CallBet> = {
  name: 'call-bet',
  fields: callBetFields,
  may: ['run-table'],
  whileFrozen: 'waits',
  decide: decideCallBet,
  evolve: {},
};

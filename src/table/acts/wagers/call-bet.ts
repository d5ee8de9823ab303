// A spoken wager: it counts only with its money, changed into chips at once (crown 6.3).

import type { At, Decision } from '../../act.ts';
import { shapedBet } from '../../wagers/bet-shape.ts';
import type { WagerTouch } from '../../wagers/may-wager.ts';
import { enterTransfers } from '../../accounts/money.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import type { WagersChanged } from '../../wagers/wager-change.ts';
import { type Bet, wagerOn } from '../../wagers/wager.ts';
import { layWagers, wishFor } from '../../wagers/lay-wagers.ts';
import { type BoughtIn, decideBuyIn, openAccountOf, type Tender } from '../accounts/buy-in.ts';
import { outside, recordedPlace } from './record-wager.ts';

/** A bet called out, with what was thrown in for it. */
export interface CallBet extends WagerTouch {
  readonly do: 'call-bet';
  readonly bet: Bet;
  readonly stake: number;
  readonly tender: Tender;
  /** What came with it: at least the stake. */
  readonly cents: number;
}

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
  const wish = wishFor(after, place, shaped, lies + stake, true);
  if ('refused' in wish) return wish;
  const laid = layWagers(after, place, { by, at, gesture: 'call' }, [outside(after, place, wish)]);
  return isRefusal(laid) ? laid : [conversion, ...laid];
}

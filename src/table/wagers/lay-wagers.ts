// What a patron wishes for a bet, judged; and the laying of what may be laid.

import { assert } from '../../rules/assert.ts';
import { whyLess } from '../../rules/placement/limits.ts';
import { limitFor } from '../../rules/placement/personal-terms.ts';
import type { At } from '../act.ts';
import { ownLimitFault } from '../acts/wagers/set-own-limits.ts';
import { clauseFor, claimRank, roomOnArea } from './area.ts';
import { shapedBet } from './bet-shape.ts';
import { permittedStake } from './judge-stake.ts';
import type { OpenPlace } from './may-wager.ts';
import { isRefusal, type Refusal } from '../refusal.ts';
import { refuseStake } from './say-refusal.ts';
import { stakeRulesAt } from './stake-rules.ts';
import { changeWagers, type Touch, type WagersChanged, type StakeChange } from './wager-change.ts';
import { type Bet, betOf, type Wager, wagerOn } from './wager.ts';
import type { Reason } from '../reason.ts';

/** Judges the wished total of one bet. The same wish again changes nothing and is no fault. */
export function wishFor(
  room: At,
  place: OpenPlace,
  asks: Bet,
  asked: number,
  isRecorded = false,
): StakeChange | Refusal {
  const bet = shapedBet(room, place.seat, asks);
  if ('refused' in bet) return bet;
  const lies = wagerOn(place.seat.wagers, place.person.id, bet);
  const now = lies?.stake ?? 0;
  if (now === asked || lies?.asked === asked) return { bet, lies, asked, stake: now };
  const stake = permittedStake(room, place, { bet, asked, lies: now }, isRecorded);
  if (typeof stake !== 'number') return stake;
  if (stake === asked) return { bet, lies, asked, stake };
  const less = lessThanAsked(room, place, bet, asked, stake);
  if (stake === now) return less;
  const { clause, reason } = less;
  return { bet, lies, asked, stake, why: { clause, reason } };
}

/** Why the limits leave less than was wished, with the figures (5.3). */
function lessThanAsked(
  room: At,
  { person }: OpenPlace,
  bet: Bet,
  asked: number,
  stake: number,
): Refusal {
  const limit = limitFor(stakeRulesAt(room, bet.on), person);
  assert(limit !== undefined, 'only limits leave less than was asked');
  return refuseStake(room, stake === 0 ? 'below-minimum' : whyLess(limit, asked), {
    ...{ bet, asked, limit },
  });
}

/** Lays what was judged; on a full area a weaker claim gives way first (6.8). */
export function layWagers(
  room: At,
  place: OpenPlace,
  touch: Touch,
  wishes: readonly StakeChange[],
): readonly WagersChanged[] | Refusal {
  // A dealer records chips that lie: only the patron's own hand is held to the patron's limits.
  if (place.person.own !== undefined && touch.by.role === 'patron') {
    const fault = ownLimitFault(room, place, touch.at, wishes);
    if (fault !== undefined) return fault;
  }
  const { areaHolds } = room.book.procedure.wagering;
  if (areaHolds === undefined) return changeWagers(room, place, touch, wishes);
  const givingWay: WagersChanged[] = [];
  const { next } = room.table.ledger;
  for (const wish of wishes) {
    if (wish.lies !== undefined || wish.stake === 0) continue;
    const space = roomOnArea(room, place, wish.bet);
    if (space === undefined) continue;
    if ('refused' in space) return space;
    const gone = giveWay(room, place, touch, wish.bet, space, next + givingWay.length);
    givingWay.push(...gone);
  }
  const laid = changeWagers(room, place, touch, wishes, next + givingWay.length);
  return isRefusal(laid) ? laid : [...givingWay, ...laid];
}

function giveWay(
  room: At,
  { seat, person }: OpenPlace,
  { by, at }: Touch,
  bet: Bet,
  lies: Wager,
  first: number,
): readonly WagersChanged[] {
  const clause = clauseFor(room, claimRank(seat, person.id, bet), bet);
  assert(clause !== undefined, 'a place is taken only where the book ranks claims');
  const reason: Reason = { code: 'gave-way-to-better-claim', bet, stake: lies.stake };
  const whose = seat.patron?.id === lies.patron ? seat.patron : { id: lies.patron };
  const wish = { bet: betOf(lies), lies, asked: 0, stake: 0, why: { clause, reason } };
  const touch = { by, at, gesture: 'give-way' } as const;
  const gone = changeWagers(room, { seat, person: whose }, touch, [wish], first);
  assert(!isRefusal(gone), 'a wager that lies can always be taken back');
  return gone;
}

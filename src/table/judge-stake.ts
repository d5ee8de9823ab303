// How much of a wished total may lie on a bet: the rules' placement, at the speed of a touch.

import { tailAreaOpen } from '../rules/dragon-tails.ts';
import { assert } from '../rules/assert.ts';
import { type Limit, permittedTotal } from '../rules/place.ts';
import { paysExactly } from '../rules/settle.ts';
import { isSingleCoupWager } from '../rules/wagers.ts';
import type { At } from './act.ts';
import { counterOf, type Slot, unitFor } from './counter.ts';
import { isArranged, limitFor } from './limits.ts';
import type { OpenPlace } from './may-wager.ts';
import { elsewhere } from './partners.ts';
import { refuse, type Refusal } from './refusal.ts';
import { refuseStake } from './say-refusal.ts';
import type { Bet } from './wager.ts';

/** A wish for one bet: the total that should lie there, and what lies there now. */
export interface StakeWish {
  readonly bet: Bet;
  readonly asked: number;
  readonly lies: number;
}

/**
 * What the rules leave of the wished total, or why nothing changes. Whether the credit covers it
 * is asked once for the whole gesture; qualifiers and aggregates are judged at the close (R6).
 */
export function permittedStake(room: At, place: OpenPlace, wish: StakeWish): number | Refusal {
  const { book } = room;
  const { bet, asked, lies } = wish;
  if (asked === 0) return windowFault(room, wish) ?? 0;
  const slot = slotFor(room, bet);
  const fault = betFault(room, slot, wish);
  if (fault !== undefined) return fault;
  const figures = { bet, asked };
  const limit = limitFor(slot, place.person);
  const total = permittedTotal(book, limit, 0, asked);
  if (typeof total === 'string') {
    // Lowering below the minimum clears the wager wholly, where stakes fall by themselves (5.3.1).
    if (total === 'below-minimum' && book.placement.clamps && asked < lies) return 0;
    return refuseStake(room, total, { ...figures, limit });
  }
  return (
    exactFault(room, slot, place, wish, total) ?? spreadFault(room, place, wish, limit) ?? total
  );
}

/**
 * What a dealer or a layout that reads chips may enter: stakes outside the limits too, for they
 * may be found only after the result (7.3.1, 7.4).
 */
export function recordableStake(room: At, place: OpenPlace, wish: StakeWish): number | Refusal {
  const { bet, asked } = wish;
  if (asked === 0) return windowFault(room, wish) ?? 0;
  const slot = slotFor(room, bet);
  const limit = limitFor(slot, place.person);
  // Where the book rounds a payment up the dealer may refuse such a stake, but need not (6.6).
  const exact = room.book.fractions.go === 'unpaid';
  return (
    betFault(room, slot, wish) ??
    (exact ? exactFault(room, slot, place, wish, asked) : undefined) ??
    spreadFault(room, place, wish, limit) ??
    asked
  );
}

function slotFor({ book, table }: At, { on }: Bet): Slot {
  assert(table.setup !== null, 'an open table has house rules');
  return counterOf(book, table.setup)[on];
}

function betFault(room: At, slot: Slot, wish: StakeWish): Refusal | undefined {
  const { bet, asked } = wish;
  if (slot.shut !== undefined) {
    const clause = slot.shut === 'wrong-decks' ? slot.offer?.decks?.clause : undefined;
    return refuseStake(room, slot.shut, { bet, asked }, clause);
  }
  if (!Number.isSafeInteger(asked) || asked < 0) {
    return refuse('cannot-be-paid-exactly', 'ruling G1', 'A stake is a whole number of cents.');
  }
  return windowFault(room, wish) ?? shapeFault(room, slot, wish);
}

/** What each window lets patrons do: all, insure only, or lower and take back only. */
function windowFault(room: At, { bet, asked, lies }: StakeWish): Refusal | undefined {
  const { phase, coup } = room.table;
  const figures = { bet, asked };
  if (phase === 'insurance') {
    return bet.on === 'insurance' ? undefined : refuseStake(room, 'wagers-closed', figures);
  }
  const isLower = asked <= lies;
  if (bet.on === 'insurance' && !(phase === 'wagers-reopened' && isLower)) {
    return refuseStake(room, 'window-not-open', figures);
  }
  if (phase !== 'wagers-reopened' || isLower) return undefined;
  const clause = coup?.rulings.at(-1)?.clause ?? room.book.procedure.wagering.after;
  return refuse('wagers-closed', clause, 'Wagers may only be lowered or taken back now.');
}

function shapeFault(room: At, slot: Slot, { bet, asked }: StakeWish): Refusal | undefined {
  const { setup, shoe, tails } = room.table;
  const figures = { bet, asked };
  if (slot.family === 'run') {
    const length = bet.pattern?.length ?? bet.length;
    const line = length === undefined ? undefined : slot.run?.odds[length];
    return line === undefined ? refuseStake(room, 'wrong-length', figures) : undefined;
  }
  if (slot.family === 'dragon-tail') {
    assert(slot.side !== undefined && setup !== null, 'a tail has a side');
    const area = bet.area ?? 'early';
    const { indicator } = tails[slot.side];
    const open = tailAreaOpen(area, indicator, shoe.lastCoup, setup.tails);
    return open ? undefined : refuseStake(room, 'area-not-open', figures);
  }
  return undefined;
}

/** A stake that could not be paid to the chip is refused before the deal (6.6, G1). */
function exactFault(
  room: At,
  slot: Slot,
  { person }: OpenPlace,
  { bet, asked }: StakeWish,
  total: number,
): Refusal | undefined {
  const unit = unitFor(slot, bet);
  if (isArrangedHere(room, slot, person, total)) {
    const { setup } = room.table;
    assert(setup !== null && slot.offer !== undefined && isSingleCoupWager(slot.on), 'a main bet');
    if (paysExactly(slot.offer, setup.pay, { on: slot.on, stake: total })) return undefined;
  } else if (total % unit === 0) return undefined;
  return refuseStake(room, 'cannot-be-paid-exactly', { bet, asked, figure: unit });
}

const isArrangedHere = (room: At, slot: Slot, person: OpenPlace['person'], stake: number) =>
  person.arrangement !== undefined &&
  room.table.setup !== null &&
  isArranged(slot, person, stake, room.table.setup.pay);

/** Insurance is capped by the main wager (C9), stakes over all positions by the maximum (7.3). */
function spreadFault(
  room: At,
  { seat, person }: OpenPlace,
  { bet, asked }: StakeWish,
  limit: Limit | undefined,
): Refusal | undefined {
  if (bet.on === 'insurance') {
    let main = 0;
    for (const { on, patron, stake } of seat.wagers) {
      if (patron === person.id && (on === 'player' || on === 'banker'))
        main = Math.max(main, stake);
    }
    const figures = { bet, asked, figure: main };
    return asked <= main ? undefined : refuseStake(room, 'exceeds-main-wager', figures);
  }
  const clause = room.book.procedure.limits?.addedUp;
  if (clause === undefined || limit === undefined) return undefined;
  const others = elsewhere(room.table, seat.number, person.id, bet);
  const total = asked + others;
  // A stake over the maximum by itself is judged by the limits, not as one spread out.
  if (others === 0 || total <= limit.max) return undefined;
  return refuseStake(room, 'above-maximum', { bet, asked: total, limit }, clause);
}

// Changing what lies at a seat: one gesture is one event, with all its money or none.

import type { AccountId } from '../../ledger/account.ts';
import type { Transfer, TransferId } from '../../ledger/transfer.ts';
import { assert } from '../../rules/assert.ts';
import { pairsWithoutQualifier } from '../../rules/placement/close.ts';
import type { OutsideLimits } from '../../rules/placement/limits.ts';
import type { At, Happened } from '../act.ts';
import { placeInOrder } from '../change.ts';
import { withMoneyMoved, withWagersChanged } from '../copies.ts';
import type { OpenPlace } from './may-wager.ts';
import {
  availableOf,
  enterTransfers,
  hasRoomFor,
  houseAccount,
  patronAccount,
} from '../accounts/money.ts';
import { type Refusal, refuseUncountable } from '../refusal.ts';
import { refuseStake } from './say-refusal.ts';
import type { Actor } from '../setup/setup.ts';
import type { Table } from '../table.ts';
import { type Bet, betOf, isPlain, sameBet, type Wager } from './wager.ts';
import type { Reason } from '../reason.ts';

/** What moved the chips: a patron's gesture, the dealer's record, or a better claim. */
export const GESTURES = [
  'set',
  'move',
  'clear',
  'repeat',
  'double',
  'record',
  'call',
  'give-way',
] as const;
export type Gesture = (typeof GESTURES)[number];

export interface WagerChange {
  readonly bet: Bet;
  /** What lies there now: 0 when it was taken back. */
  readonly stake: number;
  /** What was wished; another figure than the stake where the limits left less of it (5.3). */
  readonly asked: number;
  /** The pending transfer that holds the stake; null when nothing lies there. */
  readonly transfer: TransferId | null;
  /** Why something else lies there than was wished. */
  readonly clause?: string;
  readonly reason?: Reason;
  /** Marks of a stake that was entered outside the limits. */
  readonly outside?: OutsideLimits;
}

export interface WagersChanged extends Happened {
  readonly happened: 'wagers-changed';
  readonly seat: number;
  readonly patron: string;
  readonly gesture: Gesture;
  readonly changes: readonly WagerChange[];
  /** What of a repeat or double could not be placed, and why. */
  readonly leftOut?: readonly LeftOut[];
}

export interface LeftOut {
  readonly bet: Bet;
  readonly asked: number;
  readonly clause: string;
  readonly reason: Reason;
}

/** One bet of a gesture: what lies there, what was wished and what may lie there. */
export interface StakeChange {
  readonly bet: Bet;
  readonly lies: Wager | undefined;
  readonly asked: number;
  readonly stake: number;
  readonly why?: { readonly clause: string; readonly reason: Reason };
  /** Marks of a stake that was entered outside the limits. */
  readonly outside?: OutsideLimits;
}

export interface Touch {
  readonly by: Actor;
  readonly at: number;
  readonly gesture: Gesture;
}

/** Draws up a gesture; nothing when it changes nothing, a refusal when the credit does not do. */
export function changeWagers(
  room: At,
  place: OpenPlace,
  touch: Touch,
  wishes: readonly StakeChange[],
  first: TransferId = room.table.ledger.next,
): readonly WagersChanged[] | Refusal {
  const { seat, person } = place;
  const moving = wishes.filter(isChange);
  if (moving.length === 0) return [];
  const debit = patronAccount(seat.number, person.id);
  const short = creditFault(room, debit, moving);
  if (short !== undefined) return short;
  const all = withUnqualified(room, place, moving);
  const credit = houseAccount(room.table);
  return [
    {
      happened: 'wagers-changed',
      by: touch.by,
      at: touch.at,
      seat: seat.number,
      patron: person.id,
      gesture: touch.gesture,
      changes: all.map((wish, index) => changeOf(wish, first + index)),
      transfers: all.map((wish, index) => transferFor(wish, first + index, debit, credit)),
    },
  ];
}

const isChange = (wish: StakeChange): boolean => difference(wish) !== 0;

const difference = ({ lies, stake }: StakeChange): number => stake - (lies?.stake ?? 0);

/** More than the credit is rejected whole: nobody but the patron chooses what to leave out (R5). */
function creditFault(
  room: At,
  account: AccountId,
  wishes: readonly StakeChange[],
): Refusal | undefined {
  const { ledger } = room.table;
  let more = 0;
  for (const wish of wishes) more += difference(wish);
  if (more <= 0) return undefined;
  const credit = availableOf(ledger, account);
  if (more > credit) {
    const bet = wishes[0]?.bet ?? { on: 'player' };
    const figures = { bet, asked: more, figure: credit };
    return refuseStake(room, 'insufficient-balance', figures);
  }
  return hasRoomFor(ledger, more) ? undefined : refuseUncountable();
}

/**
 * Withdrawing the last qualifier gives the pair wagers back with it (crown-rapid 4.11.1, R6). What
 * is given up comes before what is taken, so that the books are never short in between.
 */
function withUnqualified(
  room: At,
  place: OpenPlace,
  moving: readonly StakeChange[],
): readonly StakeChange[] {
  const rule = room.book.placement.pairsNeedOneOf;
  const [only] = moving;
  if (moving.length === 1 && (rule === undefined || only?.stake !== 0)) return moving;
  const isWithdrawn = moving.some(({ stake, bet }) => stake === 0 && rule?.wagers.includes(bet.on));
  const back = isWithdrawn ? unqualified(room, place, moving) : [];
  return [...moving, ...back].toSorted((a, b) => difference(a) - difference(b));
}

function unqualified(
  { book }: At,
  { seat, person }: OpenPlace,
  moving: readonly StakeChange[],
): readonly StakeChange[] {
  const moves = (bet: Bet) => moving.some(wish => sameBet(wish.bet, bet));
  const stays = seat.wagers.filter(wager => wager.patron === person.id && !moves(wager));
  const laid = moving.filter(({ stake }) => stake > 0).map(({ bet }) => bet);
  const back = pairsWithoutQualifier<Bet>(book, [...stays, ...laid]);
  const reason: Reason = { code: 'returned-with-main-wager' };
  return stays.flatMap(lies => {
    const goes = back.find(({ wager }) => wager === lies);
    if (goes === undefined) return [];
    const why = { clause: goes.reason.clause, reason };
    return [{ bet: betOf(lies), lies, asked: 0, stake: 0, why }];
  });
}

function transferFor(
  { lies, stake }: StakeChange,
  id: TransferId,
  debit: Transfer['debit'],
  credit: Transfer['credit'],
): Transfer {
  if (lies === undefined) {
    return { id, act: 'pend', debit, credit, cents: stake, refersTo: null, memo: 'wager' };
  }
  const refersTo = lies.transfer;
  return stake === 0
    ? { id, act: 'void', debit, credit, cents: lies.stake, refersTo, memo: 'wager' }
    : { id, act: 'replace', debit, credit, cents: stake, refersTo, memo: 'wager' };
}

function changeOf({ bet, stake, asked, why, outside }: StakeChange, id: TransferId): WagerChange {
  const transfer = stake === 0 ? null : id;
  if (outside !== undefined) return { bet, stake, asked, transfer, outside };
  return why === undefined
    ? { bet, stake, asked, transfer }
    : { bet, stake, asked, transfer, clause: why.clause, reason: why.reason };
}

/** Money and wagers at once: it is by far the most frequent event, and is written in one copy. */
export function evolveWagersChanged(table: Table, event: WagersChanged): Table {
  const { patron, changes, transfers = [] } = event;
  const place = placeInOrder(table.seats, event.seat);
  const seat = table.seats[place];
  assert(seat !== undefined, 'an event names a seat that the table has');
  let wagers = seat.wagers;
  for (const change of changes) wagers = withChange(wagers, patron, change);
  const seats = table.seats.slice();
  seats[place] = withWagersChanged(seat, wagers);
  return withMoneyMoved(table, event.at, seats, enterTransfers(table.ledger, transfers));
}

/** As long as it must be and no longer: at ten thousand terminals spare room is most of a wager. */
function withChange(
  wagers: readonly Wager[],
  patron: string,
  change: WagerChange,
): readonly Wager[] {
  const { bet, transfer } = change;
  const at = wagers.findIndex(wager => wager.patron === patron && sameBet(wager, bet));
  if (transfer === null) return at < 0 ? wagers : wagers.toSpliced(at, 1);
  const laid = laidWager(change, transfer, patron);
  return at < 0 ? wagers.concat(laid) : wagers.with(at, laid);
}

function laidWager(
  { bet, stake, asked, outside }: WagerChange,
  transfer: TransferId,
  patron: string,
): Wager {
  if (outside !== undefined) return { ...betOf(bet), stake, transfer, patron, ...outside };
  // Nearly all bets are plain, and those are written out: copying costs more than laying.
  if (asked !== stake) return { ...betOf(bet), stake, transfer, patron, asked };
  return isPlain(bet)
    ? { on: bet.on, stake, transfer, patron }
    : { ...betOf(bet), stake, transfer, patron };
}

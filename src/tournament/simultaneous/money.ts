// The chips of one table in one session: drawn up as transfers, entered with their event.

import { procedureOf } from '../roles.ts';
import { refuseTournament, type TournamentRefusal } from '../refusal.ts';
import type { TogetherAt } from './act.ts';
import { assert } from '../../rules/assert.ts';
import {
  accountOf,
  apply,
  available,
  balance,
  type Draft,
  isLedgerRefusal,
  type Ledger,
  numbered,
  type Pending,
  pendingOf,
  post,
  type Transfer,
  transfer,
  voidTransfer,
} from '../../ledger/index.ts';
import {
  BANK,
  seatAccount,
  type Together,
  type TogetherSeat,
  type TogetherWager,
} from './simultaneous.ts';

/** Everything a seat owns, chips on the layout included. */
export function chipsOf({ ledger }: Together, seat: number): number {
  const account = accountOf(ledger, seatAccount(seat));
  return account === undefined ? 0 : balance(account);
}

/** What a seat may still stake. */
export function freeChipsOf({ ledger }: Together, seat: number): number {
  const account = accountOf(ledger, seatAccount(seat));
  return account === undefined ? 0 : available(account);
}

/** Numbers drafts and tries them; undefined where the chips do not suffice. */
export function drawUpChips(
  ledger: Ledger,
  drafts: readonly Draft[],
): readonly Transfer[] | undefined {
  const rows = drafts.filter(({ cents }) => cents > 0);
  const transfers = numbered(ledger, rows);
  return isLedgerRefusal(apply(ledger, transfers)) ? undefined : transfers;
}

/** Draws up what cannot fail, such as giving stakes back. */
export function mustDrawUpChips(ledger: Ledger, drafts: readonly Draft[]): readonly Transfer[] {
  const transfers = drawUpChips(ledger, drafts);
  assert(transfers !== undefined, 'these chips are all there');
  return transfers;
}

export function enterChips(ledger: Ledger, transfers: readonly Transfer[]): Ledger {
  const after = apply(ledger, transfers);
  assert(!isLedgerRefusal(after), 'transfers of an event were drawn up against these very books');
  return after;
}

/** The pending transfer behind a wager. */
export function behind(play: Together, seat: number, { transfer: id }: TogetherWager): Pending {
  const pending = pendingOf(play.ledger, seatAccount(seat), id);
  assert(pending !== undefined, `the wager of seat ${seat} has its transfer`);
  return pending;
}

/** Gives every stake of a seat back. */
export const giveBackAll = (play: Together, { seat, wagers }: TogetherSeat): readonly Draft[] =>
  wagers.map(wager => voidTransfer(behind(play, seat, wager)));

/** A lost stake is posted to the bank; anything else goes back, and profit comes on top. */
export function settleDrafts(
  play: Together,
  seat: number,
  wager: TogetherWager,
  paid: number,
): readonly Draft[] {
  const pending = behind(play, seat, wager);
  if (paid <= wager.stake) {
    return paid === wager.stake ? [voidTransfer(pending)] : [post(pending, wager.stake - paid)];
  }
  const cents = paid - wager.stake;
  return [
    voidTransfer(pending),
    transfer({ debit: BANK, credit: seatAccount(seat), cents, memo: 'payment' }),
  ];
}

/** Chips from the bank to a seat, or back. */
export const fromBank = (seat: number, cents: number): Draft =>
  transfer({ debit: BANK, credit: seatAccount(seat), cents, memo: 'buy-in' });
export const toBank = (seat: number, cents: number): Draft =>
  transfer({ debit: seatAccount(seat), credit: BANK, cents, memo: 'cash-out' });

/** Between two coups, where nothing is at stake. */
export function atRest(room: TogetherAt): TournamentRefusal | undefined {
  const { phase } = room.play;
  if (phase === 'between-coups' || phase === 'gathering') return undefined;
  return refuseTournament('not-now', procedureOf(room).sessions.ranking, {
    code: 'finish-coup-first',
  });
}

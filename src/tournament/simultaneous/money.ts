// The chips of one table in one session: drawn up as transfers, entered with their event.

import { procedureOf } from '../roles.ts';
import { refuseTournament, type TournamentRefusal } from '../refusal.ts';
import type { SimultaneousContext } from './act.ts';
import { assert } from '../../rules/assert.ts';
import { availableOf, balanceOf, drawUp, pendingBehind } from '../../table/accounts/money.ts';
import {
  type Draft,
  isLedgerRefusal,
  type Ledger,
  type Pending,
  post,
  type Transfer,
  transfer,
  voidTransfer,
} from '../../ledger/index.ts';
import {
  BANK,
  seatAccount,
  type SimultaneousPlay,
  type SimultaneousSeat,
  type SimultaneousWager,
} from './simultaneous.ts';

/** Everything a seat owns, chips on the layout included. */
export const chipsOf = ({ ledger }: SimultaneousPlay, seat: number): number =>
  balanceOf(ledger, seatAccount(seat));

/** What a seat may still stake. */
export const freeChipsOf = ({ ledger }: SimultaneousPlay, seat: number): number =>
  availableOf(ledger, seatAccount(seat));

/** Numbers drafts and tries them; undefined where the chips do not suffice. */
export function drawUpChips(
  ledger: Ledger,
  drafts: readonly Draft[],
): readonly Transfer[] | undefined {
  const rows = drafts.filter(({ cents }) => cents > 0);
  const transfers = drawUp(ledger, rows);
  return isLedgerRefusal(transfers) ? undefined : transfers;
}

/** Draws up what cannot fail, such as giving stakes back. */
export function mustDrawUpChips(ledger: Ledger, drafts: readonly Draft[]): readonly Transfer[] {
  const transfers = drawUpChips(ledger, drafts);
  assert(transfers !== undefined, 'these chips are all there');
  return transfers;
}

/** The pending transfer behind a wager. */
export const behind = (
  { ledger }: SimultaneousPlay,
  seat: number,
  wager: SimultaneousWager,
): Pending => pendingBehind(ledger, seatAccount(seat), wager.transfer);

/** Gives every stake of a seat back. */
export const giveBackAll = (
  play: SimultaneousPlay,
  { seat, wagers }: SimultaneousSeat,
): readonly Draft[] => wagers.map(wager => voidTransfer(behind(play, seat, wager)));

/** A lost stake is posted to the bank; anything else goes back, and profit comes on top. */
export function settleDrafts(
  play: SimultaneousPlay,
  seat: number,
  wager: SimultaneousWager,
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
export function atRest(room: SimultaneousContext): TournamentRefusal | undefined {
  const { phase } = room.play;
  if (phase === 'between-coups' || phase === 'gathering') return undefined;
  return refuseTournament('not-now', procedureOf(room).sessions.ranking, {
    code: 'finish-coup-first',
  });
}

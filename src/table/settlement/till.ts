// The till of one coup: what is collected, given back and paid, as money and as a record.

import { type Draft, post, transfer, voidTransfer } from '../../ledger/index.ts';
import { markerAccount } from './commission.ts';
import { houseAccount, patronAccount, pendingBehind } from '../accounts/money.ts';
import type { Reason } from '../reason.ts';
import type { PaidWager, Table } from '../table.ts';
import { betOf, isPlain, type Wager } from '../wagers/wager.ts';

export interface Till {
  readonly paid: Map<number, PaidWager[]>;
  /** Losing wagers are cleared before winning ones are paid (6.7, 15.7). */
  readonly cleared: Draft[];
  readonly payments: Draft[];
  /** Who is told about a wager under the minimum in this coup. */
  readonly warned: Set<string>;
  /** Fifty seats win or lose for a few reasons: each is kept once, not fifty times. */
  readonly reasons: Reason[];
}

export const emptyTill = (): Till => ({
  paid: new Map(),
  cleared: [],
  payments: [],
  warned: new Set(),
  reasons: [],
});

/** What became of one wager. */
export interface WagerOutcome {
  readonly outcome: PaidWager['outcome'];
  /** Winnings less commission, in whole cents; nought unless it won. */
  readonly profit: number;
  readonly commission: number;
  readonly clause: string;
  readonly reason: Reason;
  /** True where the commission goes on a marker. */
  readonly deferred?: boolean;
  /** True where it was a wager above the differential by arrangement. */
  readonly arranged?: boolean;
}

/** Enters a settled wager: its money, and its record with the reason. */
export function enter(
  table: Table,
  seat: number,
  wager: Wager,
  settled: WagerOutcome,
  till: Till,
): void {
  moveMoney(table, seat, wager, settled, till);
  const record = paidWager(wager, settled, keptOnce(till, settled.reason));
  const wagers = till.paid.get(seat);
  if (wagers === undefined) till.paid.set(seat, [record]);
  else wagers.push(record);
}

function keptOnce({ reasons }: Till, reason: Reason): Reason {
  const known = reasons.find(other => isSameReason(other, reason));
  if (known === undefined) reasons.push(reason);
  return known ?? reason;
}

/** Compared figure by figure: a text of each reason would cost as much as settling the wager. */
function isSameReason(one: Reason, other: Reason): boolean {
  if (one.code !== other.code) return false;
  const [ours, theirs]: [Figure, Figure] = [one, other];
  for (const name in theirs) {
    if (!isSameFigure(ours[name], theirs[name])) return false;
  }
  return true;
}

/** Reasons of one code have the same figures. */
type Figure = Readonly<Record<string, unknown>>;

const isSameFigure = (one: unknown, other: unknown): boolean =>
  one === other ||
  (Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((part, index) => part === other[index]));

/** A settled wager as it is kept, with its reason. */
export function paidWager(
  wager: Wager,
  settled: WagerOutcome,
  reason: Reason = settled.reason,
): PaidWager {
  const { on, stake, counts, patron, transfer: id } = wager;
  const { outcome, commission, clause, deferred, arranged } = settled;
  const paid = paidFor(stake, counts ?? stake, settled);
  // Written out, not copied: a coup of fifty terminals has hundreds of these.
  const plain: PaidWager = {
    on,
    stake,
    outcome,
    paid,
    commission,
    clause,
    reason,
    patron,
    transfer: id,
  };
  if (isPlain(wager) && counts === undefined && deferred !== true && arranged !== true)
    return plain;
  return {
    ...plain,
    ...betOf(wager),
    ...(counts === undefined ? {} : { counts }),
    ...(deferred === true ? { deferred } : {}),
    ...(arranged === true ? { arranged } : {}),
  };
}

/** What goes back to the patron, stake included; deferred commission is not taken off it. */
function paidFor(stake: number, counts: number, settled: WagerOutcome): number {
  const { outcome, profit, commission, deferred } = settled;
  if (outcome === 'lose') return stake - counts;
  return stake + profit + (deferred === true ? commission : 0);
}

function moveMoney(
  table: Table,
  seat: number,
  wager: Wager,
  settled: WagerOutcome,
  till: Till,
): void {
  const { patron, stake, counts = stake } = wager;
  const { outcome, profit, commission, deferred } = settled;
  const account = patronAccount(seat, patron);
  const pending = pendingBehind(table.ledger, account, wager.transfer);
  if (outcome === 'lose') {
    // What is above the maximum was never at risk: only the rest is posted (7.3.2, 7.4).
    till.cleared.push(post(pending, counts));
    return;
  }
  till.cleared.push(voidTransfer(pending));
  const gross = profit + commission;
  if (gross > 0) {
    const debit = houseAccount(table);
    till.payments.push(transfer({ debit, credit: account, cents: gross, memo: 'payment' }));
  }
  if (commission > 0) {
    const debit = deferred === true ? markerAccount(seat, patron) : account;
    const cents = commission;
    till.payments.push(transfer({ debit, credit: 'commission', cents, memo: 'commission' }));
  }
}

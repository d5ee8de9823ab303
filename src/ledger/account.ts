// The chart of accounts: which kinds there are, what each may do, and one account's books.

import type { Pending } from './transfer.ts';

/** Whose money an account shows; the terms of "money in = money out + balances + house win". */
export const MONEY_CLASSES = ['money-in', 'money-out', 'patrons', 'house', 'cage'] as const;
export type MoneyClass = (typeof MONEY_CLASSES)[number];

/** The two columns of the books: an account grows in its normal one. */
export type Column = 'debit' | 'credit';

/** What a kind of account is: whose money, its normal column, whether it may be overdrawn. */
export interface KindOfAccount {
  readonly of: MoneyClass;
  readonly normal: Column;
  readonly mayBeNegative: boolean;
  readonly says: string;
}

const kind = (of: MoneyClass, normal: Column, says: string): KindOfAccount =>
  Object.freeze({ of, normal, mayBeNegative: false, says });

const overdrawable = (of: MoneyClass, normal: Column, says: string): KindOfAccount =>
  Object.freeze({ of, normal, mayBeNegative: true, says });

/** Every kind of account there is. One line adds one. */
export const CHART = Object.freeze({
  patron: kind('patrons', 'credit', 'chips of one terminal or seat, free or reserved for a wager'),
  held: kind('patrons', 'credit', 'winnings held until an investigation closes'),
  owed: kind('patrons', 'credit', 'owed by the house to a patron who was already paid out'),
  owing: kind('patrons', 'debit', 'owed by a patron from a coup that was restated'),
  'entry-fees': kind('patrons', 'credit', 'paid to enter a tournament, each payer’s own, held'),
  'prize-pool': kind('patrons', 'credit', 'what a tournament has to pay in prizes'),
  'commission-due': kind('patrons', 'debit', 'deferred commission a patron still owes (a marker)'),
  house: overdrawable('house', 'credit', 'the table’s own money where nobody counts chips'),
  float: kind('house', 'credit', 'the table’s own chips, counted, with fills and credits'),
  drop: kind('house', 'credit', 'cash and its equivalents in the drop box of a live table'),
  commission: kind('house', 'credit', 'commission taken, metered apart, part of the win'),
  win: overdrawable('house', 'credit', 'result taken out of the float, and differences of a count'),
  shortfall: kind('house', 'debit', 'overpayments written off: the house’s loss'),
  cage: overdrawable('cage', 'debit', 'chips the cage has sent to the table, less those sent back'),
  'notes-in': kind('money-in', 'debit', 'notes stacked by an acceptor'),
  'cash-in': kind('money-in', 'debit', 'cash tendered to the dealer'),
  'vouchers-in': kind('money-in', 'debit', 'vouchers tendered to the dealer'),
  'tokens-in': kind('money-in', 'debit', 'authorised tokens tendered to the dealer'),
  'chips-in': kind('money-in', 'debit', 'chips tendered to the dealer or laid on the felt'),
  'tickets-in': kind('money-in', 'debit', 'tickets that a terminal took as a note is taken'),
  'chips-out': kind('money-out', 'credit', 'chips paid to a patron'),
  'tickets-out': kind('money-out', 'credit', 'tickets printed and not yet redeemed'),
  'cash-out': kind('money-out', 'credit', 'cash paid at the cage, as for a ticket redeemed'),
  'hand-pays': kind('money-out', 'credit', 'paid by hand, as after a printer’s fault'),
} satisfies Record<string, KindOfAccount>);

export type AccountKind = keyof typeof CHART;

/** A kind, or a kind and whose it is: 'house', 'patron:terminal-7', 'notes-in:terminal-7'. */
export type AccountId = AccountKind | `${AccountKind}:${string}`;

/** What is counted in whole cents here: 'AUD', 'SGD', or chips without value in a tournament. */
export type Currency = string;

/** One account's books. Debits and credits are lifetime meters: they only ever rise (R-MTR-4). */
export interface Account {
  readonly id: AccountId;
  readonly kind: AccountKind;
  readonly currency: Currency;
  readonly debits: number;
  readonly credits: number;
  readonly pendingDebits: number;
  readonly pendingCredits: number;
  /** The unresolved transfers that debit this account, oldest first. */
  readonly pending: readonly Pending[];
}

/** Writes an account's id: accountId('patron', 'terminal-7') is 'patron:terminal-7'. */
export const accountId = <K extends AccountKind>(of: K, whose: string): `${K}:${string}` =>
  `${of}:${whose}`;

const isKind = (text: string): text is AccountKind => Object.hasOwn(CHART, text);

/** Reads the kind out of an account's id; undefined if the chart has no such kind. */
export function accountKindOf(id: string): AccountKind | undefined {
  const colon = id.indexOf(':');
  const text = colon < 0 ? id : id.slice(0, colon);
  return isKind(text) && colon !== id.length - 1 ? text : undefined;
}

/** What the account holds, in its normal column's sense; reserved money is still in it. */
export function balance(account: Account): number {
  return CHART[account.kind].normal === 'credit'
    ? account.credits - account.debits
    : account.debits - account.credits;
}

/** What may still be taken: the balance less what pending transfers have reserved. */
export function available(account: Account): number {
  return CHART[account.kind].normal === 'credit'
    ? account.credits - account.debits - account.pendingDebits
    : account.debits - account.credits - account.pendingCredits;
}

// Every no of the ledger, as data, in the order in which a transfer is checked.

import type { AccountId, Currency } from './account.ts';
import type { TransferId } from './transfer.ts';

/** Why a transfer is refused. A row with several faults is refused for the first in this order. */
export const TRANSFER_REFUSALS = [
  'cents-not-whole',
  'cents-not-positive',
  'cents-beyond-safe-integers',
  'already-entered',
  'out-of-sequence',
  'accounts-are-the-same',
  'no-such-account',
  'currencies-differ',
  'between-patrons',
  'refers-to-nothing',
  'not-pending',
  'pending-credits-another-account',
  'not-the-pending-cents',
  'more-than-pending',
  'beyond-safe-integers',
  'not-enough',
] as const;

/** Why an account is not opened or not closed. */
export const ACCOUNT_REFUSALS = [
  'not-in-the-chart',
  'already-open',
  'not-open',
  'account-not-empty',
] as const;

/** An expected no of the ledger, with what the caller needs in order to explain it. */
export type LedgerRefusal = TransferRefusal | AccountRefusal;

/** A transfer that is refused, and with it the whole batch it is linked in. */
export type TransferRefusal = { readonly transfer: TransferId } & (
  | {
      readonly refused: 'cents-not-whole' | 'cents-not-positive' | 'cents-beyond-safe-integers';
      readonly cents: number;
    }
  | { readonly refused: 'already-entered' | 'out-of-sequence'; readonly expected: TransferId }
  | { readonly refused: 'accounts-are-the-same' | 'no-such-account'; readonly account: AccountId }
  | {
      readonly refused: 'currencies-differ';
      readonly debit: Currency;
      readonly credit: Currency;
    }
  | {
      readonly refused: 'between-patrons';
      readonly debit: AccountId;
      readonly credit: AccountId;
    }
  | {
      readonly refused: 'refers-to-nothing' | 'not-pending';
      readonly refersTo: TransferId | null;
    }
  | { readonly refused: 'pending-credits-another-account'; readonly account: AccountId }
  | {
      readonly refused: 'not-the-pending-cents' | 'more-than-pending';
      readonly cents: number;
      readonly pending: number;
    }
  | { readonly refused: 'beyond-safe-integers'; readonly wanted: number; readonly room: number }
  | {
      readonly refused: 'not-enough';
      readonly account: AccountId;
      readonly wanted: number;
      readonly available: number;
    }
);

/** An account that is not opened or not closed. */
export type AccountRefusal = { readonly account: string } & (
  | { readonly refused: 'not-in-the-chart' | 'already-open' | 'not-open' }
  | {
      readonly refused: 'account-not-empty';
      readonly balance: number;
      readonly pending: number;
    }
);

/** Tells a refusal from what was asked for. */
export const isLedgerRefusal = (answer: object): answer is LedgerRefusal => 'refused' in answer;

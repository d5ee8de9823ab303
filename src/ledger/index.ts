// The ledger's door: double entry for chips and cash, without a clock, chance, I/O or baccarat.

export * from './account.ts';
export * from './apply.ts';
export * from './audit.ts';
export {
  accountOf,
  accountsOf,
  closeAccount,
  emptyLedger,
  openAccounts,
  pendingOf,
} from './ledger.ts';
export type { Ledger, Opening } from './ledger.ts';
export * from './refusal.ts';
export * from './transfer.ts';
export * from './trial-balance.ts';

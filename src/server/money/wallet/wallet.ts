// The port of a seamless wallet: the money of patrons lies with the operator, and the house asks
// for each stake. `unknown` means that nobody answered: it must be asked again, or rolled back.

import type { WalletAnswer, WalletRequest } from '../../../wire/cage/wallet.ts';

export type WalletOutcome = WalletAnswer | { readonly outcome: 'unknown'; readonly says: string };

export interface Wallet {
  readonly reserve: (asked: WalletRequest<'reserve'>) => Promise<WalletOutcome>;
  readonly settle: (asked: WalletRequest<'settle'>) => Promise<WalletOutcome>;
  /** Also of what may never have arrived: a reservation that comes later is refused. */
  readonly rollBack: (asked: WalletRequest<'roll-back'>) => Promise<WalletOutcome>;
}

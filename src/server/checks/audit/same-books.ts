// Whether the books that are played with are those that the stored transfers make.

import { accountsOf, audit, type Ledger } from '../../../ledger/index.ts';

/** An account as the balances' projection has it. */
export interface StoredAccount {
  readonly account: string;
  readonly currency: string;
  /** Credits less debits: an account that was closed and opened again began at nothing. */
  readonly net: number;
  readonly pendingDebits: number;
  readonly pendingCredits: number;
}

type Sums = Omit<StoredAccount, 'account' | 'currency'>;

const NOTHING: Sums = { net: 0, pendingDebits: 0, pendingCredits: 0 };

const isSame = (one: Sums, other: Sums): boolean =>
  one.net === other.net &&
  one.pendingDebits === other.pendingDebits &&
  one.pendingCredits === other.pendingCredits;

const format = ({ net, pendingDebits, pendingCredits }: Sums): string =>
  `${net} (${pendingDebits} and ${pendingCredits} pending)`;

/** A sentence where the ledger in play is not in order, or is not what is stored. */
export function differenceOfBooks(ledger: Ledger, stored: readonly StoredAccount[]): string | null {
  const [finding] = audit(ledger);
  if (finding !== undefined) return `The ledger does not agree with itself: ${finding.found}.`;
  const rest = new Map<string, Sums>(
    stored.map(({ account, currency, ...sums }) => [`${account} ${currency}`, sums]),
  );
  for (const { id, currency, debits, credits, pendingDebits, pendingCredits } of accountsOf(
    ledger,
  )) {
    const name = `${id} ${currency}`;
    const own: Sums = { net: credits - debits, pendingDebits, pendingCredits };
    const kept = rest.get(name) ?? NOTHING;
    if (!isSame(own, kept)) return differs(name, own, kept);
    rest.delete(name);
  }
  // An account that is closed held nothing.
  for (const [name, kept] of rest) if (!isSame(NOTHING, kept)) return differs(name, NOTHING, kept);
  return null;
}

const differs = (name: string, own: Sums, kept: Sums): string =>
  `Account ${name} is ${format(own)} in play, its stored transfers make ${format(kept)}.`;

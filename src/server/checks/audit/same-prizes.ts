// Whether a tournament's prizes are what its books owe (R-MTR-2).

import { accountsOf } from '../../../ledger/index.ts';
import type { Tournament } from '../../../tournament/index.ts';
import { tournamentBalanceOf, prizeAccount } from '../../../tournament/money.ts';

/** A sentence where somebody is owed more or less than the prizes that are still to be paid. */
export function differenceOfPrizes({ prizes, ledger }: Tournament): string | null {
  const due = new Map<string, number>();
  for (const { patron, cents, paid } of prizes) {
    if (!paid) due.set(prizeAccount(patron), (due.get(prizeAccount(patron)) ?? 0) + cents);
  }
  const owed = accountsOf(ledger).filter(({ id }) => id.startsWith('owed:'));
  for (const account of new Set([...due.keys(), ...owed.map(({ id }) => id)])) {
    const [own, prize] = [owed.find(({ id }) => id === account), due.get(account) ?? 0];
    const cents = own === undefined ? 0 : tournamentBalanceOf(ledger, own.id);
    if (cents !== prize) return `The books owe ${cents} cents on ${account}, prizes ${prize}.`;
  }
  return null;
}

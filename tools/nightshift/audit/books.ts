// The auditor's own ledger: every row of every event is entered here a second time, by a simpler
// hand, and the table's balances and reservations must come out the same.

import { accountsOf, CHART, type Transfer } from '../../../src/ledger/index.ts';
import type { Table } from '../../../src/table/table.ts';

export interface Reserved {
  readonly debit: string;
  readonly cents: number;
}

/** 'patron:3/ann' is ann's; the house's own accounts are nobody's. */
export const personOf = (account: string): string | undefined => {
  const slash = account.indexOf('/');
  return slash < 0 ? undefined : account.slice(slash + 1);
};

type Kind = keyof typeof CHART;

// The chart names every account.
const kindOf = (account: string): Kind => account.split(':')[0] as Kind;

export class Books {
  readonly #balances = new Map<string, number>();
  readonly reserved = new Map<number, Reserved>();
  /** What each person has paid in, less what was paid out to them. */
  readonly broughtIn = new Map<string, number>();
  readonly faults: string[] = [];

  enter(row: Transfer): void {
    switch (row.act) {
      case 'transfer':
        return this.#move(row);
      case 'pend':
        this.reserved.set(row.id, row);
        return undefined;
      case 'replace':
        this.#resolve(row);
        this.reserved.set(row.id, row);
        return undefined;
      case 'post':
        this.#resolve(row);
        return this.#move(row);
      case 'void':
        return this.#resolve(row);
    }
  }

  #move({ debit, credit, cents }: Transfer): void {
    if (!Number.isSafeInteger(cents) || cents <= 0)
      this.faults.push(`a transfer of ${cents} cents`);
    this.#balances.set(debit, this.balanceOf(debit) - cents);
    this.#balances.set(credit, this.balanceOf(credit) + cents);
    if (debit.startsWith('patron:') && this.balanceOf(debit) < 0) {
      this.faults.push(`${debit} is below zero`);
    }
    this.#passDoor(debit, credit, cents);
  }

  /** Money that comes in or goes out is somebody's: the person on the other side of the row. */
  #passDoor(debit: string, credit: string, cents: number): void {
    const comesIn = CHART[kindOf(debit)].of === 'money-in';
    const goesOut = CHART[kindOf(credit)].of === 'money-out';
    const person = personOf(comesIn ? credit : debit);
    if (person === undefined || comesIn === goesOut) return;
    this.broughtIn.set(person, (this.broughtIn.get(person) ?? 0) + (comesIn ? cents : -cents));
  }

  #resolve({ id, refersTo }: Transfer): void {
    if (refersTo === null || !this.reserved.delete(refersTo)) {
      this.faults.push(`transfer ${id} resolves ${refersTo}, which is not pending`);
    }
  }

  balanceOf(account: string): number {
    return this.#balances.get(account) ?? 0;
  }

  /** What stands on all accounts of a kind that are one person's, at whatever seat. */
  sumOf(kind: string, patron: string): number {
    let sum = 0;
    for (const [account, cents] of this.#balances) {
      if (account.startsWith(`${kind}:`) && personOf(account) === patron) sum += cents;
    }
    return sum;
  }

  /** What differs from the table's own books. */
  differences({ ledger }: Table): readonly string[] {
    const reserved = new Map<string, number>();
    for (const { debit, cents } of this.reserved.values()) {
      reserved.set(debit, (reserved.get(debit) ?? 0) + cents);
    }
    const faults = accountsOf(ledger).flatMap(({ id, credits, debits, pendingDebits }) => {
      const [balance, pending] = [credits - debits, reserved.get(id) ?? 0];
      const here = this.balanceOf(id);
      return [
        ...(balance === here ? [] : [`${id}: the table has ${balance}, the auditor ${here}`]),
        ...(pendingDebits === pending ? [] : [`${id}: ${pendingDebits} reserved, not ${pending}`]),
      ];
    });
    const open = new Set<string>(accountsOf(ledger).map(({ id }) => id));
    const lost = [...this.#balances].filter(([id, cents]) => cents !== 0 && !open.has(id));
    return [...faults, ...lost.map(([id, cents]) => `${id} is gone with ${cents} on it`)];
  }
}

// Judges credit in custody: each has its own number, is taken or undone, and is paid whole and once
// to whom it was taken from.

import { type EventFields, numberIn, stringIn } from '../fields.ts';
import type { Raise } from '../verdict.ts';

interface InCustody {
  readonly owner: string;
  readonly cents: number;
  isTaken: boolean;
}

const CLAUSE = 'ruling G1';

const ownerIn = (event: EventFields): string =>
  [stringIn(event, 'table'), numberIn(event, 'seat'), stringIn(event, 'patron')].join(' ');

export class JudgedCustody {
  readonly #held = new Map<string, InCustody>();
  readonly #known = new Set<string>();

  see(event: EventFields, raise: Raise): void {
    const happened = stringIn(event, 'happened');
    const custody = stringIn(event, 'custody');
    if (happened === 'custody-begun') {
      if (this.#known.has(custody)) raise('already-on-record', { custody }, CLAUSE);
      this.#known.add(custody);
      const cents = numberIn(event, 'cents');
      this.#held.set(custody, { owner: ownerIn(event), cents, isTaken: false });
      return;
    }
    const held = this.#held.get(custody);
    const isPaid = happened === 'custody-paid';
    if (held === undefined || held.isTaken !== isPaid) {
      raise('money-without-ground', { happened, custody }, CLAUSE);
      return;
    }
    if (happened === 'custody-taken') held.isTaken = true;
    else this.#held.delete(custody);
    if (!isPaid) return;
    const cents = numberIn(event, 'cents');
    const isOther = cents !== held.cents || ownerIn(event) !== held.owner;
    if (isOther) raise('payment-wrong', { custody, cents, held: held.cents }, CLAUSE);
  }
}

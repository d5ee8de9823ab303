// Credit that somebody left at a table and two people took into custody, until it is paid back: a
// fold, plain, so that a restart forgets none.

import type { CustodyLine } from '../../wire/pit/seats-kept.ts';

export interface CustodyHeld extends CustodyLine {
  /** True until the table's own pay-out is known to be on record. */
  readonly isBegun: boolean;
}

export interface CustodyOnRecord {
  /** How many there ever were: numbers are in one series. */
  readonly made: number;
  readonly held: Readonly<Record<string, CustodyHeld>>;
}

export const NOTHING_IN_CUSTODY: CustodyOnRecord = { made: 0, held: {} };

const CUSTODY_EVENTS = [
  'custody-begun',
  'custody-taken',
  'custody-undone',
  'custody-paid',
] as const;
type CustodyEvent = (typeof CUSTODY_EVENTS)[number];

export const isCustodyEvent = (kind: string): kind is CustodyEvent =>
  CUSTODY_EVENTS.some(each => each === kind);

/** What an event changes; bodies were written by the house itself (`routes/money/custody.ts`). */
export function evolveCustody(
  { made, held }: CustodyOnRecord,
  kind: CustodyEvent,
  body: unknown,
): CustodyOnRecord {
  const { custody } = body as Pick<CustodyLine, 'custody'>; // all have it
  const { [custody]: one, ...others } = held;
  switch (kind) {
    case 'custody-begun': {
      const line = body as CustodyLine; // its act's
      return { made: made + 1, held: { ...held, [custody]: { ...line, isBegun: true } } };
    }
    case 'custody-taken':
      if (one === undefined) return { made, held };
      return { made, held: { ...held, [custody]: { ...one, isBegun: false } } };
    case 'custody-undone':
    case 'custody-paid':
      return { made, held: others };
  }
}

// What stands still while the accounts of a table are frozen (crown-rapid 11.11, ruling R19). A
// coup that has begun is dealt out and posted; nothing new begins, and nobody wagers, leaves or is
// paid.

import type { ActOptions } from '../act.ts';
import { type Refusal, refuseFrozen } from '../refusal.ts';
import type { Table, TablePhase } from '../table.ts';

/** Periods in which patrons may touch their wagers: their clock stands still. */
export const isWagerPeriod = (phase: TablePhase): boolean =>
  phase === 'wagering' ||
  phase === 'insurance' ||
  phase === 'wagers-reopened' ||
  phase === 'wagers-changing';

/** Refuses what waits for the accounts to be released; undefined for all else. */
export function frozenFault(
  { frozen, phase }: Table,
  { whileFrozen }: ActOptions,
): Refusal | undefined {
  if (frozen === null || whileFrozen === undefined) return undefined;
  // With cards an open wagering period would become a coup; one that has begun is dealt out.
  return whileFrozen === 'waits' || isWagerPeriod(phase) ? refuseFrozen(frozen) : undefined;
}

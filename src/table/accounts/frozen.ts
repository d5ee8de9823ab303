// What stands still while the accounts of a table are frozen (crown-rapid 11.11, ruling R19). A
// coup that has begun is dealt out and posted; nothing new begins, and nobody wagers, leaves or is
// paid.

import type { Command } from '../command.ts';
import { type Refusal, refuseFrozen } from '../refusal.ts';
import type { Table, TablePhase } from '../table.ts';

/** Commands that wait until the accounts are released. */
const WAITS: ReadonlySet<Command['do']> = new Set<Command['do']>([
  'open-wagering',
  'close-wagering',
  'close-insurance',
  'close-wager-window',
  'begin-dummy-coup',
  'order-dummy-coups',
  'set-wager',
  'move-wager',
  'clear-wagers',
  'repeat-wagers',
  'double-wagers',
  'record-wager',
  'call-bet',
  'refuse-wager',
  'reduce-pro-rata',
  'buy-in',
  'leave',
  'pay-out',
  'pay-owed',
  'collect-owing',
  'write-off-owing',
  'settle-commission',
  'release-debt',
  'end-hold',
  'release-locked-win',
  'change-setup',
  'close-table',
]);

/** Acts with cards: in an open wagering period they would begin the coup. */
const DEALS: ReadonlySet<Command['do']> = new Set<Command['do']>(['deal-card', 'burn-card']);

/** Periods in which patrons may touch their wagers: their clock stands still. */
export const isWagerPeriod = (phase: TablePhase): boolean =>
  phase === 'wagering' ||
  phase === 'insurance' ||
  phase === 'wagers-reopened' ||
  phase === 'wagers-changing';

/** Refuses what waits for the accounts to be released; undefined for all else. */
export function frozenFault({ frozen, phase }: Table, name: Command['do']): Refusal | undefined {
  if (frozen === null) return undefined;
  const waits = WAITS.has(name) || (DEALS.has(name) && isWagerPeriod(phase));
  return waits ? refuseFrozen(frozen) : undefined;
}

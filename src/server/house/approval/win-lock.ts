// The house's own value above which a win waits for an attendant, laid over every set-up of its
// currency from the next opening of a table on (R-CSH-11).

import { RULEBOOKS } from '../../../rulebooks/index.ts';
import type { Setup } from '../../../table/setup/setup.ts';
import { locksWins } from '../../../table/settlement/substantial-win.ts';
import type { SumByCurrency } from '../../settings/setting-kinds.ts';

/** The set-up with the house's value: itself where its own is as low, else under another id. */
export function withWinLock(setup: Setup, sums: SumByCurrency): Setup {
  const above = sums[setup.currency];
  if (above === undefined || !locksWins(RULEBOOKS[setup.rulebook], setup)) return setup;
  if (setup.substantialWin !== undefined && setup.substantialWin <= above) return setup;
  return { ...setup, id: `${setup.id}+substantial-win-${above}`, substantialWin: above };
}

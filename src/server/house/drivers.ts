// Who deals and plays at a virtual table: for the demonstration house alone.

import { VirtualDealer } from '../tables/virtual/dealer.ts';
import { PACE } from '../tables/virtual/pace.ts';
import { SimulatedPatrons } from '../tables/virtual/patrons.ts';
import type { Mailbox } from '../tables/mailbox/mailbox.ts';
import type { PlannedTable } from '../record/plan.ts';
import { withWinLock } from './approval/win-lock.ts';
import type { House } from './house.ts';

/** The virtual dealer and the simulated patrons of a table; none where people deal. */
export function driversOf(house: House, plan: PlannedTable, mailbox: Mailbox) {
  if (!house.demonstration || plan.shoe !== 'virtual') return { dealer: null, patrons: null };
  const { clock, gamingDay, safe, settings, meters, log } = house;
  const setup = withWinLock(plan.setup, settings.substantialWin);
  const pace = PACE[settings.pace];
  const onTrouble = (says: string): void => {
    meters.dealerTroubles.inc();
    log.warn({ says }, 'a virtual dealer was refused');
  };
  const dealer = new VirtualDealer({ mailbox, setup, safe, pace, clock, gamingDay, onTrouble });
  return { dealer, patrons: new SimulatedPatrons({ mailbox, setup, pace, clock }) };
}

// Who plays in a demonstration house without people: virtual dealers and simulated patrons.

import type { Logger } from 'pino';

import type { Clock } from '../ports/clock.ts';
import type { PlannedTable } from '../record/plan.ts';
import type { Settings } from '../settings/settings.ts';
import type { Mailbox } from '../tables/mailbox/mailbox.ts';
import { VirtualDealer } from '../tables/virtual/dealer.ts';
import type { ShoeSafe } from '../tables/virtual/shoe-safe.ts';
import { PACE } from '../tables/virtual/pace.ts';
import { SimulatedPatrons } from '../tables/virtual/patrons.ts';
import { withWinLock } from './approval/win-lock.ts';
import type { HouseMeters } from './meters.ts';

/** What a virtual dealer needs of the house. */
interface DrivenHouse {
  readonly demonstration: boolean;
  readonly clock: Clock;
  readonly settings: Settings;
  readonly meters: HouseMeters;
  readonly log: Logger;
  readonly gamingDay: (at: number) => string;
  readonly safe: ShoeSafe;
}

export function virtualDrivers(
  { demonstration, clock, settings, meters, log, gamingDay, safe }: DrivenHouse,
  plan: PlannedTable,
  mailbox: Mailbox,
) {
  if (!demonstration || plan.shoe !== 'virtual') return { dealer: null, patrons: null };
  const setup = withWinLock(plan.setup, settings.substantialWin);
  const pace = PACE[settings.pace];
  const onTrouble = (says: string): void => {
    meters.dealerTroubles.inc();
    log.warn({ says }, 'a virtual dealer was refused');
  };
  const dealer = new VirtualDealer({ mailbox, setup, safe, pace, clock, gamingDay, onTrouble });
  return { dealer, patrons: new SimulatedPatrons({ mailbox, setup, pace, clock }) };
}

// Every act at a table where everybody wagers together; what can be asked and what can happen there
// is read from this list.

import { askTableAct, recordCoupAct } from './acts/at-table.ts';
import { removePatronAct, replacePatronAct, sitDownAct } from './acts/change-patrons.ts';
import { closePeriodAct } from './acts/close-wagering.ts';
import { endSimultaneousPlayAct } from './acts/end-play.ts';
import { issueBanksAct } from './acts/issue-banks.ts';
import { addChipsAct, takeChipsAct } from './acts/move-chips.ts';
import { openPeriodAct } from './acts/open-wagering.ts';
import { breakSealAct, openSecretAct, sealWagerAct } from './acts/seal-wager.ts';
import { settleStakesAct } from './acts/settle-coup.ts';
import { layWagerAct } from './wager.ts';

export const SIMULTANEOUS_ACTS = [
  issueBanksAct,
  sitDownAct,
  openPeriodAct,
  layWagerAct,
  sealWagerAct,
  breakSealAct,
  closePeriodAct,
  recordCoupAct,
  openSecretAct,
  settleStakesAct,
  askTableAct,
  addChipsAct,
  takeChipsAct,
  removePatronAct,
  replacePatronAct,
  endSimultaneousPlayAct,
] as const;

type AnyAct = (typeof SIMULTANEOUS_ACTS)[number];

export type SimultaneousCommand = NonNullable<AnyAct['command']>;
export type SimultaneousEvent = NonNullable<AnyAct['event']>;

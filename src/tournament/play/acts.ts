// Every act at a table in turn; what can be asked and what can happen there is read from this list.

import { announceSecretsAct, laySecretAct } from './acts/announce-secrets.ts';
import { askForFormAct } from './acts/ask-for-form.ts';
import { atTableAct } from './acts/at-table.ts';
import { beginPlayAct } from './acts/begin-play.ts';
import { closeInTurnWageringAct } from './acts/close-wagering.ts';
import { correctStakeAct } from './acts/correct-stake.ts';
import { declareLastCoupAct } from './acts/declare-last-coup.ts';
import { endPlayAct, handBackChipsAct } from './acts/end-play.ts';
import { examineFormAct } from './acts/examine-form.ts';
import { giveChipsAct } from './acts/give-chips.ts';
import { handInFormAct } from './acts/hand-in-form.ts';
import { insertIndicatorAct } from './acts/insert-indicator.ts';
import { voidPositionAct } from './acts/leave-position.ts';
import { letWagerStandAct } from './acts/let-wager-stand.ts';
import { callTimeAct, passOverAct, setTimeLimitAct } from './acts/limit-time.ts';
import { markAbsentAct, markPresentAct } from './acts/mark-absent.ts';
import { openInTurnWageringAct } from './acts/open-wagering.ts';
import { placeWagerAct } from './acts/place-wager.ts';
import { raiseLimitsAct } from './acts/raise-limits.ts';
import { markSecretAct, recordFormAct } from './acts/record-form.ts';
import { recordIndicatorCardAct } from './acts/record-indicator-card.ts';
import { confirmHiddenChipsAct, reportHiddenChipsAct } from './acts/report-hidden-chips.ts';
import { reportWrongHandAct } from './acts/report-wrong-hand.ts';
import { seatSubstituteAct } from './acts/seat-substitute.ts';
import { settleInTurnCoupAct } from './acts/settle-coup.ts';
import { takeSeatAct } from './acts/take-seat.ts';
import { topUpWagerAct } from './acts/top-up-wager.ts';
import type { EventOfFirstRelease } from './journals-of-0-1-0.ts';

export const IN_TURN_ACTS = [
  announceSecretsAct,
  laySecretAct,
  askForFormAct,
  atTableAct,
  beginPlayAct,
  closeInTurnWageringAct,
  correctStakeAct,
  declareLastCoupAct,
  endPlayAct,
  handBackChipsAct,
  examineFormAct,
  giveChipsAct,
  handInFormAct,
  insertIndicatorAct,
  voidPositionAct,
  letWagerStandAct,
  setTimeLimitAct,
  callTimeAct,
  passOverAct,
  markAbsentAct,
  markPresentAct,
  openInTurnWageringAct,
  placeWagerAct,
  raiseLimitsAct,
  markSecretAct,
  recordFormAct,
  recordIndicatorCardAct,
  reportHiddenChipsAct,
  confirmHiddenChipsAct,
  reportWrongHandAct,
  seatSubstituteAct,
  settleInTurnCoupAct,
  takeSeatAct,
  topUpWagerAct,
] as const;

type AnyAct = (typeof IN_TURN_ACTS)[number];

/** Everything that can be asked for at a competition's table. */
export type PlayCommand = NonNullable<AnyAct['command']>;

/** Everything that can happen at a competition's table. */
export type PlayEvent = NonNullable<AnyAct['event']> | EventOfFirstRelease;
export type PlayEventOf<Name extends PlayEvent['happened']> = Extract<
  PlayEvent,
  { happened: Name }
>;

// Every act at a table in turn; what can be asked and what can happen there is read from this list.

import { announceSecretsAct, laySecretAct } from './acts/secrets/announce-secrets.ts';
import { askForFormAct } from './acts/secrets/ask-for-form.ts';
import { coupCommandAct } from './acts/coup/coup-command.ts';
import { beginPlayAct } from './acts/seats/begin-play.ts';
import { closeInTurnWageringAct } from './acts/wagers/close-wagering.ts';
import { correctStakeAct } from './acts/wagers/correct-stake.ts';
import { declareLastCoupAct } from './acts/coup/declare-last-coup.ts';
import { endPlayAct, handBackChipsAct } from './acts/seats/end-play.ts';
import { examineFormAct } from './acts/secrets/examine-form.ts';
import { giveChipsAct } from './acts/seats/give-chips.ts';
import { handInFormAct } from './acts/secrets/hand-in-form.ts';
import { insertIndicatorAct } from './acts/coup/insert-indicator.ts';
import { voidPositionAct } from './acts/seats/leave-position.ts';
import { letWagerStandAct } from './acts/wagers/let-wager-stand.ts';
import { callTimeAct, passOverAct, setTimeLimitAct } from './acts/wagers/limit-time.ts';
import { markAbsentAct, markPresentAct } from './acts/seats/mark-absent.ts';
import { openInTurnWageringAct } from './acts/wagers/open-wagering.ts';
import { placeWagerAct } from './acts/wagers/place-wager.ts';
import { raiseLimitsAct } from './acts/wagers/raise-limits.ts';
import { markSecretAct, recordFormAct } from './acts/secrets/record-form.ts';
import { recordIndicatorCardAct } from './acts/coup/record-indicator-card.ts';
import { confirmHiddenChipsAct, reportHiddenChipsAct } from './acts/seats/report-hidden-chips.ts';
import { reportWrongHandAct } from './acts/coup/report-wrong-hand.ts';
import { seatSubstituteAct } from './acts/seats/seat-substitute.ts';
import { settleInTurnCoupAct } from './acts/coup/settle-coup.ts';
import { takeSeatAct } from './acts/seats/take-seat.ts';
import { topUpWagerAct } from './acts/wagers/top-up-wager.ts';
import type { EventOfFirstRelease } from './journals-of-0-1-0.ts';

export const IN_TURN_ACTS = [
  announceSecretsAct,
  laySecretAct,
  askForFormAct,
  coupCommandAct,
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

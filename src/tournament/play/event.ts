// Everything that can happen at a competition's table.

import type { SecretLaid, SecretsAnnounced } from './acts/announce-secrets.ts';
import type { FormRead } from './acts/ask-for-form.ts';
import type { PlayBegun } from './acts/begin-play.ts';
import type { WageringClosed } from './acts/close-wagering.ts';
import type { ExcessReturned, LosingCollected, WinningPaid } from './acts/collect-and-pay.ts';
import type { StakeCorrected } from './acts/correct-stake.ts';
import type { LastCoupDeclared } from './acts/declare-last-coup.ts';
import type { MinimumDeducted } from './acts/deduct-minimum.ts';
import type { AllFell } from './acts/eliminate.ts';
import type { CoupEnded } from './acts/end-coup.ts';
import type { ChipsHandedBack, PlayEnded } from './acts/end-play.ts';
import type { FormApproved, FormReturned } from './acts/examine-form.ts';
import type { ChipsGiven } from './acts/give-chips.ts';
import type { FormHandedIn } from './acts/hand-in-form.ts';
import type { PositionLeft } from './acts/leave-position.ts';
import type { WagerLeftStanding } from './acts/let-wager-stand.ts';
import type { PassedOver, TimeCalled, TimeLimitSet } from './acts/limit-time.ts';
import type { MarkedAbsent, MarkedPresent } from './acts/mark-absent.ts';
import type { PuckMoved } from './acts/move-puck.ts';
import type { IndicatorNoted } from './acts/record-indicator-card.ts';
import type { WageringOpened } from './acts/open-wagering.ts';
import type { WagerPlaced } from './acts/place-wager.ts';
import type { IndicatorInserted } from './acts/insert-indicator.ts';
import type { LimitsRaised } from './acts/raise-limits.ts';
import type { FormRecorded, SecretMarked } from './acts/record-form.ts';
import type { HidingReported } from './acts/report-hidden-chips.ts';
import type { HandPassedWrongly } from './acts/report-wrong-hand.ts';
import type { SubstituteSeated } from './acts/seat-substitute.ts';
import type { SeatTaken } from './acts/take-seat.ts';
import type { WagerToppedUp } from './acts/top-up-wager.ts';
import type { CoupVoided, DummyCoupBegun, HappenedAtTable, StakesReturned } from './dealing.ts';
import type { EventOfFirstRelease } from './journals-of-0-1-0.ts';
import type { CoupRestated } from './restate.ts';

export type PlayEvent =
  | HappenedAtTable
  | DummyCoupBegun
  | StakesReturned
  | CoupVoided
  | CoupRestated
  | EventOfFirstRelease
  | ChipsGiven
  | SeatTaken
  | IndicatorInserted
  | PlayBegun
  | PositionLeft
  | AllFell
  | PuckMoved
  | WageringOpened
  | WagerPlaced
  | WagerToppedUp
  | WagerLeftStanding
  | FormHandedIn
  | SecretMarked
  | FormRecorded
  | FormApproved
  | FormReturned
  | TimeLimitSet
  | TimeCalled
  | PassedOver
  | WageringClosed
  | SecretsAnnounced
  | SecretLaid
  | HandPassedWrongly
  | StakeCorrected
  | ExcessReturned
  | LosingCollected
  | WinningPaid
  | MinimumDeducted
  | CoupEnded
  | IndicatorNoted
  | LimitsRaised
  | LastCoupDeclared
  | MarkedAbsent
  | MarkedPresent
  | SubstituteSeated
  | FormRead
  | HidingReported
  | PlayEnded
  | ChipsHandedBack;

export type PlayEventOf<Name extends PlayEvent['happened']> = Extract<
  PlayEvent,
  { happened: Name }
>;

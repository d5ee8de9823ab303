// Everything that can be asked for at a competition's table.

import type { AnnounceSecrets, LaySecret } from './acts/announce-secrets.ts';
import type { AtTable } from './acts/at-table.ts';
import type { AskForForm } from './acts/ask-for-form.ts';
import type { BeginPlay } from './acts/begin-play.ts';
import type { CloseWagering } from './acts/close-wagering.ts';
import type { CorrectStake } from './acts/correct-stake.ts';
import type { DeclareLastCoup } from './acts/declare-last-coup.ts';
import type { EndPlay, HandBackChips } from './acts/end-play.ts';
import type { ExamineForm } from './acts/examine-form.ts';
import type { GiveChips } from './acts/give-chips.ts';
import type { HandInForm } from './acts/hand-in-form.ts';
import type { VoidPosition } from './acts/leave-position.ts';
import type { LetWagerStand } from './acts/let-wager-stand.ts';
import type { CallTime, PassOver, SetTimeLimit } from './acts/limit-time.ts';
import type { MarkAbsent, MarkPresent } from './acts/mark-absent.ts';
import type { RecordIndicatorCard } from './acts/record-indicator-card.ts';
import type { OpenWagering } from './acts/open-wagering.ts';
import type { PlaceWager } from './acts/place-wager.ts';
import type { InsertIndicator } from './acts/insert-indicator.ts';
import type { RaiseLimits } from './acts/raise-limits.ts';
import type { MarkSecret, RecordForm } from './acts/record-form.ts';
import type { ConfirmHiddenChips, ReportHiddenChips } from './acts/report-hidden-chips.ts';
import type { ReportWrongHand } from './acts/report-wrong-hand.ts';
import type { SeatSubstitute } from './acts/seat-substitute.ts';
import type { SettleCoup } from './acts/settle-coup.ts';
import type { TakeSeat } from './acts/take-seat.ts';
import type { TopUpWager } from './acts/top-up-wager.ts';

export type PlayCommand =
  | AtTable
  | GiveChips
  | TakeSeat
  | InsertIndicator
  | BeginPlay
  | OpenWagering
  | PlaceWager
  | TopUpWager
  | LetWagerStand
  | HandInForm
  | MarkSecret
  | RecordForm
  | ExamineForm
  | SetTimeLimit
  | CallTime
  | PassOver
  | CloseWagering
  | AnnounceSecrets
  | LaySecret
  | ReportWrongHand
  | CorrectStake
  | SettleCoup
  | RecordIndicatorCard
  | RaiseLimits
  | DeclareLastCoup
  | MarkAbsent
  | MarkPresent
  | SeatSubstitute
  | AskForForm
  | ReportHiddenChips
  | ConfirmHiddenChips
  | VoidPosition
  | EndPlay
  | HandBackChips;

export type PlayCommandOf<Name extends PlayCommand['do']> = Extract<PlayCommand, { do: Name }>;

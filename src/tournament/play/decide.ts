// Says what follows from a command at a competition's table: events, or a refusal with its clause.

import { decideAnnounceSecrets, decideLaySecret } from './acts/announce-secrets.ts';
import { decideAtTable } from './acts/at-table.ts';
import { decideAskForForm } from './acts/ask-for-form.ts';
import { decideBeginPlay } from './acts/begin-play.ts';
import { decideCloseWagering } from './acts/close-wagering.ts';
import { decideCorrectStake } from './acts/correct-stake.ts';
import { decideDeclareLastCoup } from './acts/declare-last-coup.ts';
import { decideEndPlay, decideHandBackChips } from './acts/end-play.ts';
import { decideExamineForm } from './acts/examine-form.ts';
import { decideGiveChips } from './acts/give-chips.ts';
import { decideHandInForm } from './acts/hand-in-form.ts';
import { decideVoidPosition } from './acts/leave-position.ts';
import { decideLetWagerStand } from './acts/let-wager-stand.ts';
import { decideCallTime, decidePassOver, decideSetTimeLimit } from './acts/limit-time.ts';
import { decideMarkAbsent, decideMarkPresent } from './acts/mark-absent.ts';
import { decideRecordIndicatorCard } from './acts/record-indicator-card.ts';
import { decideOpenWagering } from './acts/open-wagering.ts';
import { decidePlaceWager } from './acts/place-wager.ts';
import { decideInsertIndicator } from './acts/insert-indicator.ts';
import { decideRaiseLimits } from './acts/raise-limits.ts';
import { decideMarkSecret, decideRecordForm } from './acts/record-form.ts';
import { decideConfirmHiddenChips, decideReportHiddenChips } from './acts/report-hidden-chips.ts';
import { decideReportWrongHand } from './acts/report-wrong-hand.ts';
import { decideSeatSubstitute } from './acts/seat-substitute.ts';
import { decideSettleCoup } from './acts/settle-coup.ts';
import { decideTakeSeat } from './acts/take-seat.ts';
import { decideTopUpWager } from './acts/top-up-wager.ts';
import type { Decision, PlayAt } from './act.ts';
import type { PlayCommand, PlayCommandOf } from './command.ts';
import type { PlayEvent } from './event.ts';

type Deciders = {
  readonly [Name in PlayCommand['do']]: (
    room: PlayAt,
    command: PlayCommandOf<Name>,
  ) => Decision<PlayEvent>;
};

const DECIDERS: Deciders = {
  'at-table': decideAtTable,
  'record-indicator-card': decideRecordIndicatorCard,
  'insert-indicator': decideInsertIndicator,
  'announce-secrets': decideAnnounceSecrets,
  'lay-secret': decideLaySecret,
  'ask-for-form': decideAskForForm,
  'begin-play': decideBeginPlay,
  'close-wagering': decideCloseWagering,
  'correct-stake': decideCorrectStake,
  'declare-last-coup': decideDeclareLastCoup,
  'end-play': decideEndPlay,
  'hand-back-chips': decideHandBackChips,
  'examine-form': decideExamineForm,
  'give-chips': decideGiveChips,
  'hand-in-form': decideHandInForm,
  'void-position': decideVoidPosition,
  'let-wager-stand': decideLetWagerStand,
  'set-time-limit': decideSetTimeLimit,
  'call-time': decideCallTime,
  'pass-over': decidePassOver,
  'mark-absent': decideMarkAbsent,
  'mark-present': decideMarkPresent,
  'open-wagering': decideOpenWagering,
  'place-wager': decidePlaceWager,
  'raise-limits': decideRaiseLimits,
  'mark-secret': decideMarkSecret,
  'record-form': decideRecordForm,
  'report-hidden-chips': decideReportHiddenChips,
  'confirm-hidden-chips': decideConfirmHiddenChips,
  'report-wrong-hand': decideReportWrongHand,
  'seat-substitute': decideSeatSubstitute,
  'settle-coup': decideSettleCoup,
  'take-seat': decideTakeSeat,
  'top-up-wager': decideTopUpWager,
};

/** Judges a command at the table of a session. Time and cards come in with it. */
export function decidePlay<Name extends PlayCommand['do']>(
  room: PlayAt,
  command: PlayCommandOf<Name>,
): Decision<PlayEvent> {
  const decider: (room: PlayAt, command: PlayCommandOf<Name>) => Decision<PlayEvent> =
    DECIDERS[command.do];
  return decider(room, command);
}

// Says what follows from a command at a competition's table: events, or a refusal with its clause.

import { decideAnnounceSecrets, decideLaySecret } from './acts/announce-secrets.ts';
import { decideAskForForm } from './acts/ask-for-form.ts';
import { decideBeginDummyCoup } from './acts/begin-dummy-coup.ts';
import { decideBeginPlay } from './acts/begin-play.ts';
import { decideCloseWagering } from './acts/close-wagering.ts';
import { decideCorrectStake } from './acts/correct-stake.ts';
import { decideDealCard } from './acts/deal-card.ts';
import { decideDeclareLastCoup } from './acts/declare-last-coup.ts';
import { decideEndPlay, decideHandBackChips } from './acts/end-play.ts';
import { decideExamineForm } from './acts/examine-form.ts';
import { decideGiveChips } from './acts/give-chips.ts';
import { decideHandInForm } from './acts/hand-in-form.ts';
import { decideVoidPosition } from './acts/leave-position.ts';
import { decideLetWagerStand } from './acts/let-wager-stand.ts';
import { decideCallTime, decidePassOver, decideSetTimeLimit } from './acts/limit-time.ts';
import { decideMarkAbsent, decideMarkPresent } from './acts/mark-absent.ts';
import { decideRecordIndicatorCard, decideRecordMarkerCard } from './acts/record-cards.ts';
import { decideOpenWagering } from './acts/open-wagering.ts';
import { decidePlaceWager } from './acts/place-wager.ts';
import { decideInsertIndicator, decideLoadShoe } from './acts/prepare-shoe.ts';
import { decideRaiseLimits } from './acts/raise-limits.ts';
import { decideMarkSecret, decideRecordForm } from './acts/record-form.ts';
import { decideConfirmHiddenChips, decideReportHiddenChips } from './acts/report-hidden-chips.ts';
import { decideReportMisdeal } from './acts/report-misdeal.ts';
import { decideReportWrongHand } from './acts/report-wrong-hand.ts';
import { decideSeatSubstitute } from './acts/seat-substitute.ts';
import { decideSettleCoup } from './acts/settle-coup.ts';
import { decideLeavePost, decideTakePost } from './acts/take-post.ts';
import { decideTakeSeat } from './acts/take-seat.ts';
import { decideTopUpWager } from './acts/top-up-wager.ts';
import { decideTurnCard } from './acts/turn-card.ts';
import { decideVoidCoup } from './acts/void-coup.ts';
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
  'announce-secrets': decideAnnounceSecrets,
  'lay-secret': decideLaySecret,
  'ask-for-form': decideAskForForm,
  'begin-dummy-coup': decideBeginDummyCoup,
  'begin-play': decideBeginPlay,
  'close-wagering': decideCloseWagering,
  'correct-stake': decideCorrectStake,
  'deal-card': decideDealCard,
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
  'record-indicator-card': decideRecordIndicatorCard,
  'record-marker-card': decideRecordMarkerCard,
  'open-wagering': decideOpenWagering,
  'place-wager': decidePlaceWager,
  'insert-indicator': decideInsertIndicator,
  'load-shoe': decideLoadShoe,
  'raise-limits': decideRaiseLimits,
  'mark-secret': decideMarkSecret,
  'record-form': decideRecordForm,
  'report-hidden-chips': decideReportHiddenChips,
  'confirm-hidden-chips': decideConfirmHiddenChips,
  'report-wrong-hand': decideReportWrongHand,
  'report-misdeal': decideReportMisdeal,
  'seat-substitute': decideSeatSubstitute,
  'settle-coup': decideSettleCoup,
  'take-post': decideTakePost,
  'leave-post': decideLeavePost,
  'take-seat': decideTakeSeat,
  'top-up-wager': decideTopUpWager,
  'turn-card': decideTurnCard,
  'void-coup': decideVoidCoup,
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

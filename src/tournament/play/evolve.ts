// Writes one event into a competition's table. Never refuses: what happened, happened.

import { evolveSecretLaid, evolveSecretsAnnounced } from './acts/announce-secrets.ts';
import { evolveFormRead } from './acts/ask-for-form.ts';
import { evolveDummyCoupBegun } from './acts/begin-dummy-coup.ts';
import { evolvePlayBegun } from './acts/begin-play.ts';
import { evolveWageringClosed } from './acts/close-wagering.ts';
import {
  evolveExcessReturned,
  evolveLosingCollected,
  evolveWinningPaid,
} from './acts/collect-and-pay.ts';
import { evolveStakeCorrected } from './acts/correct-stake.ts';
import { evolveCardDealt, evolveHandsPassed } from './acts/deal-card.ts';
import { evolveLastCoupDeclared } from './acts/declare-last-coup.ts';
import { evolveMinimumDeducted } from './acts/deduct-minimum.ts';
import { evolveAllFell } from './acts/eliminate.ts';
import { evolveCoupEnded } from './acts/end-coup.ts';
import { evolveChipsHandedBack, evolvePlayEnded } from './acts/end-play.ts';
import { evolveFormApproved, evolveFormReturned } from './acts/examine-form.ts';
import { evolveChipsGiven } from './acts/give-chips.ts';
import { evolveFormHandedIn } from './acts/hand-in-form.ts';
import { evolvePositionLeft } from './acts/leave-position.ts';
import { evolveWagerLeftStanding } from './acts/let-wager-stand.ts';
import { evolvePassedOver, evolveTimeCalled, evolveTimeLimitSet } from './acts/limit-time.ts';
import { evolveMarkedAbsent, evolveMarkedPresent } from './acts/mark-absent.ts';
import { evolvePuckMoved } from './acts/move-puck.ts';
import { evolveIndicatorNoted, evolveMarkerNoted } from './acts/record-cards.ts';
import { evolveWageringOpened } from './acts/open-wagering.ts';
import { evolveWagerPlaced } from './acts/place-wager.ts';
import { evolveIndicatorInserted, evolveShoeLoaded } from './acts/prepare-shoe.ts';
import { evolveLimitsRaised } from './acts/raise-limits.ts';
import { evolveFormRecorded, evolveSecretMarked } from './acts/record-form.ts';
import { evolveHidingReported } from './acts/report-hidden-chips.ts';
import { evolveMisdealRuled } from './acts/report-misdeal.ts';
import { evolveHandPassedWrongly } from './acts/report-wrong-hand.ts';
import { evolveSubstituteSeated } from './acts/seat-substitute.ts';
import { evolvePostLeft, evolvePostTaken } from './acts/take-post.ts';
import { evolveSeatTaken } from './acts/take-seat.ts';
import { evolveWagerToppedUp } from './acts/top-up-wager.ts';
import { evolveCardTurned, evolveCoupFinished } from './acts/turn-card.ts';
import { evolveCoupVoided } from './acts/void-coup.ts';
import { assertBalanced } from './change.ts';
import type { PlayEvent, PlayEventOf } from './event.ts';
import type { Play } from './play.ts';
import { whoseTurn } from './positions.ts';

type Evolvers = {
  readonly [Name in PlayEvent['happened']]: (play: Play, event: PlayEventOf<Name>) => Play;
};

const EVOLVERS: Evolvers = {
  'secrets-announced': evolveSecretsAnnounced,
  'secret-laid': evolveSecretLaid,
  'form-read': evolveFormRead,
  'dummy-coup-begun': evolveDummyCoupBegun,
  'play-begun': evolvePlayBegun,
  'wagering-closed': evolveWageringClosed,
  'excess-returned': evolveExcessReturned,
  'losing-collected': evolveLosingCollected,
  'winning-paid': evolveWinningPaid,
  'stake-corrected': evolveStakeCorrected,
  'card-dealt': evolveCardDealt,
  'hands-passed': evolveHandsPassed,
  'last-coup-declared': evolveLastCoupDeclared,
  'minimum-deducted': evolveMinimumDeducted,
  'all-fell': evolveAllFell,
  'coup-ended': evolveCoupEnded,
  'play-ended': evolvePlayEnded,
  'chips-handed-back': evolveChipsHandedBack,
  'form-approved': evolveFormApproved,
  'form-returned': evolveFormReturned,
  'chips-given': evolveChipsGiven,
  'form-handed-in': evolveFormHandedIn,
  'position-left': evolvePositionLeft,
  'wager-left-standing': evolveWagerLeftStanding,
  'time-limit-set': evolveTimeLimitSet,
  'time-called': evolveTimeCalled,
  'passed-over': evolvePassedOver,
  'marked-absent': evolveMarkedAbsent,
  'marked-present': evolveMarkedPresent,
  'puck-moved': evolvePuckMoved,
  'indicator-noted': evolveIndicatorNoted,
  'marker-noted': evolveMarkerNoted,
  'wagering-opened': evolveWageringOpened,
  'wager-placed': evolveWagerPlaced,
  'indicator-inserted': evolveIndicatorInserted,
  'shoe-loaded': evolveShoeLoaded,
  'limits-raised': evolveLimitsRaised,
  'secret-marked': evolveSecretMarked,
  'form-recorded': evolveFormRecorded,
  'hiding-reported': evolveHidingReported,
  'hand-passed-wrongly': evolveHandPassedWrongly,
  'misdeal-ruled': evolveMisdealRuled,
  'substitute-seated': evolveSubstituteSeated,
  'post-taken': evolvePostTaken,
  'post-left': evolvePostLeft,
  'seat-taken': evolveSeatTaken,
  'wager-topped-up': evolveWagerToppedUp,
  'card-turned': evolveCardTurned,
  'coup-finished': evolveCoupFinished,
  'coup-voided': evolveCoupVoided,
};

/** The next table. Its chips balance after every event, and a new turn starts its own clock. */
export function evolvePlay(play: Play, event: PlayEvent): Play {
  // The table of evolvers is keyed by what happened: the compiler cannot follow that on its own.
  const evolver = EVOLVERS[event.happened] as (play: Play, of: typeof event) => Play;
  const after = evolver(play, event);
  assertBalanced(after);
  const { coup } = after;
  if (coup === null || whoseTurn(play) === whoseTurn(after)) return after;
  return { ...after, coup: { ...coup, turnSince: event.at } };
}

// Writes one event into a competition's table. Never refuses: what happened, happened.

import { evolveSecretLaid, evolveSecretsAnnounced } from './acts/announce-secrets.ts';
import { evolveFormRead } from './acts/ask-for-form.ts';
import { evolvePlayBegun } from './acts/begin-play.ts';
import { evolveWageringClosed } from './acts/close-wagering.ts';
import {
  evolveExcessReturned,
  evolveLosingCollected,
  evolveWinningPaid,
} from './acts/collect-and-pay.ts';
import { evolveStakeCorrected } from './acts/correct-stake.ts';
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
import { evolveIndicatorInserted } from './acts/insert-indicator.ts';
import { evolveWageringOpened } from './acts/open-wagering.ts';
import { evolveWagerPlaced } from './acts/place-wager.ts';
import { evolveLimitsRaised } from './acts/raise-limits.ts';
import { evolveIndicatorNoted } from './acts/record-indicator-card.ts';
import { evolveFormRecorded, evolveSecretMarked } from './acts/record-form.ts';
import { evolveHidingReported } from './acts/report-hidden-chips.ts';
import { evolveHandPassedWrongly } from './acts/report-wrong-hand.ts';
import { evolveSubstituteSeated } from './acts/seat-substitute.ts';
import { evolveSeatTaken } from './acts/take-seat.ts';
import { evolveWagerToppedUp } from './acts/top-up-wager.ts';
import type { Rulebook } from '../../rulebooks/index.ts';
import { evolve } from '../../table/index.ts';
import { assertBalanced } from './change.ts';
import {
  evolveCoupVoided,
  evolveDummyCoupBegun,
  evolveStakesReturned,
  withDealing,
} from './dealing.ts';
import type { PlayEvent, PlayEventOf } from './event.ts';
import { EVOLVED_SINCE_FIRST_RELEASE, liftedTable } from './journals-of-0-1-0.ts';
import type { Play } from './play.ts';
import { whoseTurn } from './positions.ts';
import { evolveCoupRestated } from './restate.ts';

type Evolvers = {
  readonly [Name in Exclude<PlayEvent['happened'], 'at-table'>]: (
    play: Play,
    event: PlayEventOf<Name>,
  ) => Play;
};

const EVOLVERS: Evolvers = {
  ...EVOLVED_SINCE_FIRST_RELEASE,
  'dummy-coup-begun': evolveDummyCoupBegun,
  'stakes-returned': evolveStakesReturned,
  'coup-voided': evolveCoupVoided,
  'coup-restated': evolveCoupRestated,
  'indicator-inserted': evolveIndicatorInserted,
  'indicator-noted': evolveIndicatorNoted,
  'secrets-announced': evolveSecretsAnnounced,
  'secret-laid': evolveSecretLaid,
  'form-read': evolveFormRead,
  'play-begun': evolvePlayBegun,
  'wagering-closed': evolveWageringClosed,
  'excess-returned': evolveExcessReturned,
  'losing-collected': evolveLosingCollected,
  'winning-paid': evolveWinningPaid,
  'stake-corrected': evolveStakeCorrected,
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
  'wagering-opened': evolveWageringOpened,
  'wager-placed': evolveWagerPlaced,
  'limits-raised': evolveLimitsRaised,
  'secret-marked': evolveSecretMarked,
  'form-recorded': evolveFormRecorded,
  'hiding-reported': evolveHidingReported,
  'hand-passed-wrongly': evolveHandPassedWrongly,
  'substitute-seated': evolveSubstituteSeated,
  'seat-taken': evolveSeatTaken,
  'wager-topped-up': evolveWagerToppedUp,
};

/** The next table. Its chips balance after every event, and a new turn starts its own clock. */
export function evolvePlay(book: Rulebook, play: Play, event: PlayEvent): Play {
  const after = evolved(book, play, event);
  assertBalanced(after);
  const { coup } = after;
  if (coup === null || whoseTurn(play) === whoseTurn(after)) return after;
  return { ...after, coup: { ...coup, turnSince: event.at } };
}

function evolved(book: Rulebook, play: Play, event: PlayEvent): Play {
  if (event.happened === 'at-table') {
    const table = evolve({ book, table: play.dealing }, event.event);
    return withDealing(play, table, event.event);
  }
  // The table of evolvers is keyed by what happened: the compiler cannot follow that on its own.
  const evolver = EVOLVERS[event.happened] as (play: Play, of: typeof event) => Play;
  return evolver({ ...play, dealing: liftedTable(book, play, event) }, event);
}

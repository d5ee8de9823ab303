// Everything that can happen at a table. Events are added to the journal and never edited.

import type {
  LimitsAnnounced,
  LimitsChanged,
  LimitsConsented,
  LimitsWithdrawn,
} from './acts/announce-limits.ts';
import type { BoughtIn } from './acts/buy-in.ts';
import type { SetupChanged } from './acts/change-setup.ts';
import type { ClosingAnnounced, StreaksReturned, TableClosed } from './acts/close-table.ts';
import type { CardBurnt } from './acts/burn-card.ts';
import type { CutDeclined, CutterNamed } from './acts/cut-cards.ts';
import type { CuttingCardNoted } from './acts/record-cutting-card.ts';
import type { ShuffleOrdered } from './acts/order-shuffle.ts';
import type { BurnCardAskedFor } from './acts/ask-to-see-burn-card.ts';
import type { BurnCardShown } from './acts/show-burn-card.ts';
import type { CardsReplaced } from './acts/replace-cards.ts';
import type { WageringClosed } from './acts/close-wagering.ts';
import type { CardDealt } from './acts/deal-card.ts';
import type { FloatMoved } from './acts/move-float.ts';
import type { LeavingNoted, PaidOut } from './acts/leave.ts';
import type { NomineeNamed } from './acts/name-nominee.ts';
import type { TableOpened } from './acts/open-table.ts';
import type { WageringOpened } from './acts/open-wagering.ts';
import type { CardsBrought, ShoeStepDone } from './acts/prepare-shoe.ts';
import type { WinCleared, WinLocked } from './acts/release-locked-win.ts';
import type { StoppedPaymentBooked } from './acts/book-stopped-payment.ts';
import type { CoupSettled } from './acts/settle-coup.ts';
import type { DummyCoupBegun } from './acts/begin-dummy-coup.ts';
import type { DummyCoupsOrdered, WishedToWager } from './acts/order-dummy-coups.ts';
import type { FreeCoupsOrdered } from './acts/order-free-coups.ts';
import type { CountsAnnounced } from './acts/announce-counts.ts';
import type { IrregularityRuled } from './acts/report-irregularity.ts';
import type { CardsHeld, CardsPutAway } from './coup/held-cards.ts';
import type { CoupMadeDummy } from './rulings/coup-becomes-dummy.ts';
import type { FirstCoupTakenBack } from './rulings/deal-the-first-coup-again.ts';
import type { BurnFoundMissing } from './rulings/play-on.ts';
import type { ShoeCounted } from './rulings/record-the-count.ts';
import type { CoupVoided } from './rulings/void-coup.ts';
import type { WagerVoided } from './rulings/void-the-wager.ts';
import type { WagerWindowClosed, WagerWindowOpened } from './wagers/wager-window.ts';

import type { SignedOff, SignedOn } from './acts/sign-on.ts';

import type { HandDeclined, HandTaken, OpeningDelegated } from './acts/offer-hands.ts';
import type {
  DealingDelegated,
  MethodChosen,
  ShoeDeclined,
  ShoeGivenUp,
  ShoeTaken,
} from './acts/pass-shoe.ts';
import type { ExposureSet, SqueezeInformed } from './acts/set-face-down.ts';
import type { CardTurned } from './acts/turn-card.ts';
import type { WagersChanged } from './wagers/wager-change.ts';
import type { LimitsAgreed, WagersArranged } from './acts/agree-terms.ts';
import type { OwnLimitsSet } from './acts/set-own-limits.ts';
import type { GamingDayBegun } from './acts/begin-gaming-day.ts';
import type { InsuranceClosed } from './acts/close-insurance.ts';
import type { ShownMatterClosed, SnapshotConfirmed } from './acts/confirm-snapshot.ts';
import type {
  CommissionCarried,
  CommissionSettled,
  DeferralApproved,
} from './acts/defer-commission.ts';
import type { CollectiveLiabilitySet, WagersReduced } from './acts/reduce-pro-rata.ts';
import type { WagerRefused } from './acts/refuse-wager.ts';
import type { StandingAllowed, StoodBehind } from './acts/stand-behind.ts';
import type { PartnershipTagged } from './acts/tag-partnership.ts';

import type { ClaimClosed, ClaimDisputed, ClaimOpened, ComplainantAdvised } from './acts/claim.ts';
import type { AccountsFrozen, AccountsUnfrozen } from './acts/freeze-accounts.ts';
import type { DetentionEnded } from './acts/end-detention.ts';
import type { HoldEnded } from './acts/end-hold.ts';
import type { DebtReleased } from './acts/release-debt.ts';
import type { ExclusionLifted } from './acts/lift-exclusion.ts';
import type { PatronSanctioned } from './acts/sanction-patron.ts';
import type { OwedPaid } from './acts/pay-owed.ts';
import type { OwingCollected, OwingWrittenOff } from './acts/settle-owing.ts';
import type { CardCorrected } from './acts/correct-card.ts';
import type { TerminalFailed, TerminalReturned } from './malfunctions/failed-terminals.ts';
import type { RecordsConfirmed } from './rulings/adjust-from-records.ts';
import type {
  CoupRecalculated,
  CoupRestated,
  SettledCoupVoided,
} from './restatement/coup-restated.ts';
import type { WagersVoided } from './rulings/void-open-wagers.ts';

export type TableEvent =
  | AccountsFrozen
  | AccountsUnfrozen
  | CoupRecalculated
  | CoupRestated
  | WagersVoided
  | RecordsConfirmed
  | ClaimOpened
  | ClaimClosed
  | ClaimDisputed
  | ComplainantAdvised
  | PatronSanctioned
  | HoldEnded
  | ExclusionLifted
  | DetentionEnded
  | DebtReleased
  | OwedPaid
  | OwingCollected
  | OwingWrittenOff
  | CardCorrected
  | TerminalFailed
  | TerminalReturned
  | WinLocked
  | WinCleared
  | StoppedPaymentBooked
  | SignedOn
  | SignedOff
  | TableOpened
  | SetupChanged
  | LimitsAnnounced
  | LimitsWithdrawn
  | LimitsConsented
  | LimitsChanged
  | ClosingAnnounced
  | StreaksReturned
  | TableClosed
  | CardsBrought
  | ShoeStepDone
  | CutDeclined
  | CutterNamed
  | ShuffleOrdered
  | BurnCardAskedFor
  | BurnCardShown
  | CardsReplaced
  | CardBurnt
  | CuttingCardNoted
  | FloatMoved
  | BoughtIn
  | LeavingNoted
  | PaidOut
  | NomineeNamed
  | WageringOpened
  | WagersChanged
  | WagerRefused
  | WagersReduced
  | CollectiveLiabilitySet
  | LimitsAgreed
  | OwnLimitsSet
  | WagersArranged
  | DeferralApproved
  | CommissionSettled
  | CommissionCarried
  | StandingAllowed
  | StoodBehind
  | PartnershipTagged
  | GamingDayBegun
  | SnapshotConfirmed
  | ShownMatterClosed
  | CountsAnnounced
  | InsuranceClosed
  | WageringClosed
  | CardDealt
  | CardTurned
  | ExposureSet
  | SqueezeInformed
  | HandTaken
  | HandDeclined
  | OpeningDelegated
  | ShoeTaken
  | ShoeDeclined
  | ShoeGivenUp
  | DealingDelegated
  | MethodChosen
  | CoupSettled
  | IrregularityRuled
  | BurnFoundMissing
  | CardsHeld
  | CardsPutAway
  | CoupMadeDummy
  | CoupVoided
  | ShoeCounted
  | SettledCoupVoided
  | FirstCoupTakenBack
  | WagerVoided
  | WagerWindowOpened
  | WagerWindowClosed
  | DummyCoupBegun
  | DummyCoupsOrdered
  | WishedToWager
  | FreeCoupsOrdered;

export type EventOf<Name extends TableEvent['happened']> = Extract<TableEvent, { happened: Name }>;

// Everything that can happen at a table. Events are added to the journal and never edited.

import type {
  LimitsAnnounced,
  LimitsChanged,
  LimitsConsented,
  LimitsWithdrawn,
} from './acts/table/announce-limits.ts';
import type { BoughtIn } from './acts/accounts/buy-in.ts';
import type { SetupChanged } from './acts/table/change-setup.ts';
import type { ClosingAnnounced, StreaksReturned, TableClosed } from './acts/table/close-table.ts';
import type { CardBurnt } from './acts/shoe/burn-card.ts';
import type { CutDeclined, CutterNamed } from './acts/shoe/cut-cards.ts';
import type { CuttingCardNoted } from './acts/shoe/record-cutting-card.ts';
import type { ShuffleOrdered } from './acts/shoe/order-shuffle.ts';
import type { BurnCardAskedFor } from './acts/shoe/ask-to-see-burn-card.ts';
import type { BurnCardShown } from './acts/shoe/show-burn-card.ts';
import type { CardsReplaced } from './acts/shoe/replace-cards.ts';
import type { WageringClosed } from './acts/coup/close-wagering.ts';
import type { CardDealt } from './acts/coup/deal-card.ts';
import type { FloatMoved } from './acts/table/move-float.ts';
import type { LeavingNoted, PaidOut } from './acts/accounts/leave.ts';
import type { NomineeNamed } from './acts/people/name-nominee.ts';
import type { TableOpened } from './acts/table/open-table.ts';
import type { WageringOpened } from './acts/coup/open-wagering.ts';
import type { CardsBrought, ShoeStepDone } from './acts/shoe/prepare-shoe.ts';
import type { WinCleared, WinLocked } from './acts/accounts/release-locked-win.ts';
import type { StoppedPaymentBooked } from './acts/accounts/book-stopped-payment.ts';
import type { CoupSettled } from './acts/coup/settle-coup.ts';
import type { DummyCoupBegun } from './acts/coup/begin-dummy-coup.ts';
import type { DummyCoupsOrdered, WishedToWager } from './acts/coup/order-dummy-coups.ts';
import type { FreeCoupsOrdered } from './acts/coup/order-free-coups.ts';
import type { CountsAnnounced } from './acts/coup/announce-counts.ts';
import type { IrregularityRuled } from './acts/coup/report-irregularity.ts';
import type { CardsHeld, CardsPutAway } from './coup/held-cards.ts';
import type { CoupMadeDummy } from './rulings/coup-becomes-dummy.ts';
import type { FirstCoupTakenBack } from './rulings/deal-the-first-coup-again.ts';
import type { BurnFoundMissing } from './rulings/play-on.ts';
import type { ShoeCounted } from './rulings/record-the-count.ts';
import type { CoupVoided } from './rulings/void-coup.ts';
import type { WagerVoided } from './rulings/void-the-wager.ts';
import type { WagerWindowClosed, WagerWindowOpened } from './wagers/wager-window.ts';

import type { SignedOff, SignedOn } from './acts/table/sign-on.ts';

import type { HandDeclined, HandTaken, OpeningDelegated } from './acts/coup/offer-hands.ts';
import type {
  DealingDelegated,
  MethodChosen,
  ShoeDeclined,
  ShoeGivenUp,
  ShoeTaken,
} from './acts/shoe/pass-shoe.ts';
import type { ExposureSet, SqueezeInformed } from './acts/coup/set-face-down.ts';
import type { CardTurned } from './acts/coup/turn-card.ts';
import type { WagersChanged } from './wagers/wager-change.ts';
import type { LimitsAgreed, WagersArranged } from './acts/table/agree-terms.ts';
import type { OwnLimitsSet } from './acts/wagers/set-own-limits.ts';
import type { GamingDayBegun } from './acts/table/begin-gaming-day.ts';
import type { InsuranceClosed } from './acts/coup/close-insurance.ts';
import type { ShownMatterClosed, SnapshotConfirmed } from './acts/wagers/confirm-snapshot.ts';
import type {
  CommissionCarried,
  CommissionSettled,
  DeferralApproved,
} from './acts/accounts/defer-commission.ts';
import type { CollectiveLiabilitySet, WagersReduced } from './acts/wagers/reduce-pro-rata.ts';
import type { WagerRefused } from './acts/wagers/refuse-wager.ts';
import type { StandingAllowed, StoodBehind } from './acts/people/stand-behind.ts';
import type { PartnershipTagged } from './acts/people/tag-partnership.ts';

import type {
  ClaimClosed,
  ClaimDisputed,
  ClaimOpened,
  ComplainantAdvised,
} from './acts/people/claim.ts';
import type { AccountsFrozen, AccountsUnfrozen } from './acts/accounts/freeze-accounts.ts';
import type { DetentionEnded } from './acts/people/end-detention.ts';
import type { HoldEnded } from './acts/accounts/end-hold.ts';
import type { DebtReleased } from './acts/accounts/release-debt.ts';
import type { ExclusionLifted } from './acts/people/lift-exclusion.ts';
import type { PatronSanctioned } from './acts/people/sanction-patron.ts';
import type { OwedPaid } from './acts/accounts/pay-owed.ts';
import type { OwingCollected, OwingWrittenOff } from './acts/accounts/settle-owing.ts';
import type { CardCorrected } from './acts/coup/correct-card.ts';
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

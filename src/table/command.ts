// Everything that can be asked of a table.

import type { AnnounceCounts } from './acts/announce-counts.ts';
import type { AnnounceLimits, ConsentToLimits, WithdrawLimits } from './acts/announce-limits.ts';
import type { BookStoppedPayment } from './acts/book-stopped-payment.ts';
import type { BuyIn } from './acts/buy-in.ts';
import type { ChangeSetup } from './acts/change-setup.ts';
import type { AnnounceClosing, CloseTable } from './acts/close-table.ts';
import type { BurnCard } from './acts/burn-card.ts';
import type { DeclineCut, NameCutter } from './acts/cut-cards.ts';
import type { RecordCuttingCard } from './acts/record-cutting-card.ts';
import type { OrderShuffle } from './acts/order-shuffle.ts';
import type { AskToSeeBurnCard } from './acts/ask-to-see-burn-card.ts';
import type { ShowBurnCard } from './acts/show-burn-card.ts';
import type { ReplaceCards } from './acts/replace-cards.ts';
import type { CloseWagering } from './acts/close-wagering.ts';
import type { DealCard } from './acts/deal-card.ts';
import type { MoveFloat } from './acts/move-float.ts';
import type { Leave, PayOut } from './acts/leave.ts';
import type { NameNominee } from './acts/name-nominee.ts';
import type { OpenTable } from './acts/open-table.ts';
import type { OpenWagering } from './acts/open-wagering.ts';
import type { BringCards, PrepareShoe } from './acts/prepare-shoe.ts';
import type { ClearWagers } from './acts/clear-wagers.ts';
import type { SetOwnLimits } from './acts/set-own-limits.ts';
import type { MoveWager } from './acts/move-wager.ts';
import type { DoubleWagers, RepeatWagers } from './acts/repeat-wagers.ts';
import type { SetWager } from './acts/set-wager.ts';
import type { AgreeLimits, ArrangeAboveDifferential } from './acts/agree-terms.ts';
import type { BeginGamingDay } from './acts/begin-gaming-day.ts';
import type { CallBet } from './acts/call-bet.ts';
import type { CloseInsurance } from './acts/close-insurance.ts';
import type { CloseDiscrepancy, ConfirmSnapshot } from './acts/confirm-snapshot.ts';
import type {
  ApproveCommissionDeferral,
  CarryCommission,
  SettleCommission,
} from './acts/defer-commission.ts';
import type { RecordWager } from './acts/record-wager.ts';
import type { ReduceProRata, SetCollectiveLiability } from './acts/reduce-pro-rata.ts';
import type { RefuseWager } from './acts/refuse-wager.ts';
import type { AllowStandingPatrons, StandBehind } from './acts/stand-behind.ts';
import type { TagPartnership } from './acts/tag-partnership.ts';
import type { SettleCoup } from './acts/settle-coup.ts';
import type { BeginDummyCoup } from './acts/begin-dummy-coup.ts';
import type { OrderDummyCoups, AskToWager } from './acts/order-dummy-coups.ts';
import type { OrderFreeCoups } from './acts/order-free-coups.ts';
import type { ReportIrregularity } from './acts/report-irregularity.ts';
import type { CloseWagerWindow } from './wagers/wager-window.ts';

import type { SignOff, SignOn } from './acts/sign-on.ts';

import type { DeclineHand, DelegateHand, TakeHand } from './acts/offer-hands.ts';
import type {
  ChooseDealingMethod,
  DeclineShoe,
  DelegateDealing,
  GiveUpShoe,
  TakeShoe,
} from './acts/pass-shoe.ts';
import type { InformOfSqueeze, SetFaceDown } from './acts/set-face-down.ts';
import type { TurnCard } from './acts/turn-card.ts';

import type { AdviseComplainant, CloseClaim, DisputeClaim, OpenClaim } from './acts/claim.ts';
import type { FreezeAccounts, UnfreezeAccounts } from './acts/freeze-accounts.ts';
import type { EndDetention } from './acts/end-detention.ts';
import type { EndHold } from './acts/end-hold.ts';
import type { ReleaseDebt } from './acts/release-debt.ts';
import type { LiftExclusion } from './acts/lift-exclusion.ts';
import type { SanctionPatron } from './acts/sanction-patron.ts';
import type { PayOwed } from './acts/pay-owed.ts';
import type { CollectOwing, WriteOffOwing } from './acts/settle-owing.ts';
import type { CorrectCard } from './acts/correct-card.ts';
import type { ReturnTerminal } from './malfunctions/failed-terminals.ts';
import type { ReleaseLockedWin } from './acts/release-locked-win.ts';

export type Command =
  | FreezeAccounts
  | UnfreezeAccounts
  | OpenClaim
  | CloseClaim
  | DisputeClaim
  | AdviseComplainant
  | SanctionPatron
  | EndHold
  | LiftExclusion
  | EndDetention
  | ReleaseDebt
  | PayOwed
  | CollectOwing
  | WriteOffOwing
  | ReturnTerminal
  | CorrectCard
  | ReleaseLockedWin
  | BookStoppedPayment
  | SignOn
  | SignOff
  | OpenTable
  | ChangeSetup
  | AnnounceLimits
  | WithdrawLimits
  | ConsentToLimits
  | AnnounceClosing
  | CloseTable
  | BringCards
  | PrepareShoe
  | DeclineCut
  | NameCutter
  | OrderShuffle
  | AskToSeeBurnCard
  | ShowBurnCard
  | ReplaceCards
  | BurnCard
  | RecordCuttingCard
  | MoveFloat
  | BuyIn
  | Leave
  | PayOut
  | NameNominee
  | OpenWagering
  | SetWager
  | MoveWager
  | ClearWagers
  | SetOwnLimits
  | RepeatWagers
  | DoubleWagers
  | RecordWager
  | CallBet
  | RefuseWager
  | ReduceProRata
  | SetCollectiveLiability
  | AgreeLimits
  | ArrangeAboveDifferential
  | ApproveCommissionDeferral
  | SettleCommission
  | CarryCommission
  | AllowStandingPatrons
  | StandBehind
  | TagPartnership
  | BeginGamingDay
  | ConfirmSnapshot
  | CloseDiscrepancy
  | AnnounceCounts
  | CloseInsurance
  | CloseWagering
  | DealCard
  | TurnCard
  | SetFaceDown
  | InformOfSqueeze
  | TakeHand
  | DeclineHand
  | DelegateHand
  | TakeShoe
  | DeclineShoe
  | GiveUpShoe
  | DelegateDealing
  | ChooseDealingMethod
  | SettleCoup
  | ReportIrregularity
  | CloseWagerWindow
  | BeginDummyCoup
  | OrderDummyCoups
  | AskToWager
  | OrderFreeCoups;

export type CommandOf<Name extends Command['do']> = Extract<Command, { do: Name }>;

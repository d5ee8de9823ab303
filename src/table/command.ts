// Everything that can be asked of a table.

import type { AnnounceCounts } from './acts/coup/announce-counts.ts';
import type {
  AnnounceLimits,
  ConsentToLimits,
  WithdrawLimits,
} from './acts/table/announce-limits.ts';
import type { BookStoppedPayment } from './acts/accounts/book-stopped-payment.ts';
import type { BuyIn } from './acts/accounts/buy-in.ts';
import type { ChangeSetup } from './acts/table/change-setup.ts';
import type { AnnounceClosing, CloseTable } from './acts/table/close-table.ts';
import type { BurnCard } from './acts/shoe/burn-card.ts';
import type { DeclineCut, NameCutter } from './acts/shoe/cut-cards.ts';
import type { RecordCuttingCard } from './acts/shoe/record-cutting-card.ts';
import type { OrderShuffle } from './acts/shoe/order-shuffle.ts';
import type { AskToSeeBurnCard } from './acts/shoe/ask-to-see-burn-card.ts';
import type { ShowBurnCard } from './acts/shoe/show-burn-card.ts';
import type { ReplaceCards } from './acts/shoe/replace-cards.ts';
import type { CloseWagering } from './acts/coup/close-wagering.ts';
import type { DealCard } from './acts/coup/deal-card.ts';
import type { MoveFloat } from './acts/table/move-float.ts';
import type { Leave, PayOut } from './acts/accounts/leave.ts';
import type { NameNominee } from './acts/people/name-nominee.ts';
import type { OpenTable } from './acts/table/open-table.ts';
import type { OpenWagering } from './acts/coup/open-wagering.ts';
import type { BringCards, PrepareShoe } from './acts/shoe/prepare-shoe.ts';
import type { ClearWagers } from './acts/wagers/clear-wagers.ts';
import type { SetOwnLimits } from './acts/wagers/set-own-limits.ts';
import type { MoveWager } from './acts/wagers/move-wager.ts';
import type { DoubleWagers, RepeatWagers } from './acts/wagers/repeat-wagers.ts';
import type { SetWager } from './acts/wagers/set-wager.ts';
import type { AgreeLimits, ArrangeAboveDifferential } from './acts/table/agree-terms.ts';
import type { BeginGamingDay } from './acts/table/begin-gaming-day.ts';
import type { CallBet } from './acts/wagers/call-bet.ts';
import type { CloseInsurance } from './acts/coup/close-insurance.ts';
import type { CloseDiscrepancy, ConfirmSnapshot } from './acts/wagers/confirm-snapshot.ts';
import type {
  ApproveCommissionDeferral,
  CarryCommission,
  SettleCommission,
} from './acts/accounts/defer-commission.ts';
import type { RecordWager } from './acts/wagers/record-wager.ts';
import type { ReduceProRata, SetCollectiveLiability } from './acts/wagers/reduce-pro-rata.ts';
import type { RefuseWager } from './acts/wagers/refuse-wager.ts';
import type { AllowStandingPatrons, StandBehind } from './acts/people/stand-behind.ts';
import type { TagPartnership } from './acts/people/tag-partnership.ts';
import type { SettleCoup } from './acts/coup/settle-coup.ts';
import type { BeginDummyCoup } from './acts/coup/begin-dummy-coup.ts';
import type { OrderDummyCoups, AskToWager } from './acts/coup/order-dummy-coups.ts';
import type { OrderFreeCoups } from './acts/coup/order-free-coups.ts';
import type { ReportIrregularity } from './acts/coup/report-irregularity.ts';
import type { CloseWagerWindow } from './wagers/wager-window.ts';

import type { SignOff, SignOn } from './acts/table/sign-on.ts';

import type { DeclineHand, DelegateHand, TakeHand } from './acts/coup/offer-hands.ts';
import type {
  ChooseDealingMethod,
  DeclineShoe,
  DelegateDealing,
  GiveUpShoe,
  TakeShoe,
} from './acts/shoe/pass-shoe.ts';
import type { InformOfSqueeze, SetFaceDown } from './acts/coup/set-face-down.ts';
import type { TurnCard } from './acts/coup/turn-card.ts';

import type {
  AdviseComplainant,
  CloseClaim,
  DisputeClaim,
  OpenClaim,
} from './acts/people/claim.ts';
import type { FreezeAccounts, UnfreezeAccounts } from './acts/accounts/freeze-accounts.ts';
import type { EndDetention } from './acts/people/end-detention.ts';
import type { EndHold } from './acts/accounts/end-hold.ts';
import type { ReleaseDebt } from './acts/accounts/release-debt.ts';
import type { LiftExclusion } from './acts/people/lift-exclusion.ts';
import type { SanctionPatron } from './acts/people/sanction-patron.ts';
import type { PayOwed } from './acts/accounts/pay-owed.ts';
import type { CollectOwing, WriteOffOwing } from './acts/accounts/settle-owing.ts';
import type { CorrectCard } from './acts/coup/correct-card.ts';
import type { ReturnTerminal } from './malfunctions/failed-terminals.ts';
import type { ReleaseLockedWin } from './acts/accounts/release-locked-win.ts';

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

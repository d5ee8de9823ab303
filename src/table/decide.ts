// Says what follows from a command: events, or a refusal with its clause. Changes nothing.

import {
  decideAnnounceLimits,
  decideConsent,
  decideWithdrawLimits,
} from './acts/announce-limits.ts';
import { decideBookStoppedPayment } from './acts/book-stopped-payment.ts';
import { decideBuyIn } from './acts/buy-in.ts';
import { decideChangeSetup } from './acts/change-setup.ts';
import { decideAnnounceClosing, decideCloseTable } from './acts/close-table.ts';
import { decideBurnCard } from './acts/burn-card.ts';
import { decideDeclineCut, decideNameCutter } from './acts/cut-cards.ts';
import { decideRecordCuttingCard } from './acts/record-cutting-card.ts';
import { decideOrderShuffle } from './acts/order-shuffle.ts';
import { decideAskToSeeBurnCard } from './acts/ask-to-see-burn-card.ts';
import { decideShowBurnCard } from './acts/show-burn-card.ts';
import { decideReplaceCards } from './acts/replace-cards.ts';
import { decideCloseWagering } from './acts/close-wagering.ts';
import { decideDealCard } from './acts/deal-card.ts';
import { decideLeave, decidePayOut } from './acts/leave.ts';
import { decideMoveFloat } from './acts/move-float.ts';
import { decideNameNominee } from './acts/name-nominee.ts';
import { decideOpenTable } from './acts/open-table.ts';
import { decideOpenWagering } from './acts/open-wagering.ts';
import { decideBringCards, decidePrepareShoe } from './acts/prepare-shoe.ts';
import { decideClearWagers } from './acts/clear-wagers.ts';
import { decideSetOwnLimits } from './acts/set-own-limits.ts';
import { decideMoveWager } from './acts/move-wager.ts';
import { decideDoubleWagers, decideRepeatWagers } from './acts/repeat-wagers.ts';
import { decideSetWager } from './acts/set-wager.ts';
import { decideAgreeLimits, decideArrangeAboveDifferential } from './acts/agree-terms.ts';
import { decideAnnounceCounts } from './acts/announce-counts.ts';
import { decideBeginGamingDay } from './acts/begin-gaming-day.ts';
import { decideCallBet } from './acts/call-bet.ts';
import { decideCloseInsurance } from './acts/close-insurance.ts';
import { decideCloseDiscrepancy, decideConfirmSnapshot } from './acts/confirm-snapshot.ts';
import {
  decideApproveCommissionDeferral,
  decideCarryCommission,
  decideSettleCommission,
} from './acts/defer-commission.ts';
import { decideRecordWager } from './acts/record-wager.ts';
import { decideReduceProRata, decideSetCollectiveLiability } from './acts/reduce-pro-rata.ts';
import { decideRefuseWager } from './acts/refuse-wager.ts';
import { decideAllowStandingPatrons, decideStandBehind } from './acts/stand-behind.ts';
import { decideTagPartnership } from './acts/tag-partnership.ts';
import { decideSettleCoup } from './acts/settle-coup.ts';
import { decideBeginDummyCoup } from './acts/begin-dummy-coup.ts';
import { decideOrderDummyCoups, decideAskToWager } from './acts/order-dummy-coups.ts';
import { decideOrderFreeCoups } from './acts/order-free-coups.ts';
import { decideReportIrregularity } from './acts/report-irregularity.ts';
import { decideCloseWagerWindow } from './wagers/wager-window.ts';
import { decideSignOff, decideSignOn } from './acts/sign-on.ts';
import { decideDeclineHand, decideDelegateHand, decideTakeHand } from './acts/offer-hands.ts';
import {
  decideChooseDealingMethod,
  decideDeclineShoe,
  decideDelegateDealing,
  decideGiveUpShoe,
  decideTakeShoe,
} from './acts/pass-shoe.ts';
import { decideInformOfSqueeze, decideSetFaceDown } from './acts/set-face-down.ts';
import { decideTurnCard } from './acts/turn-card.ts';
import {
  decideAdvise,
  decideCloseClaim,
  decideDisputeClaim,
  decideOpenClaim,
} from './acts/claim.ts';
import { decideFreeze, decideUnfreeze } from './acts/freeze-accounts.ts';
import { decideEndDetention } from './acts/end-detention.ts';
import { decideEndHold } from './acts/end-hold.ts';
import { decideReleaseDebt } from './acts/release-debt.ts';
import { decideLiftExclusion } from './acts/lift-exclusion.ts';
import { decideSanctionPatron } from './acts/sanction-patron.ts';
import { decidePayOwed } from './acts/pay-owed.ts';
import { decideCollectOwing, decideWriteOffOwing } from './acts/settle-owing.ts';
import { decideCorrectCard } from './acts/correct-card.ts';
import { decideReturnTerminal } from './malfunctions/failed-terminals.ts';
import { decideReleaseLockedWin } from './acts/release-locked-win.ts';
import { frozenFault } from './accounts/frozen.ts';
import type { At, Decision } from './act.ts';
import type { Command, CommandOf } from './command.ts';
import type { TableEvent } from './event.ts';

type Deciders = {
  readonly [Name in Command['do']]: (room: At, command: CommandOf<Name>) => Decision<TableEvent>;
};

const DECIDERS: Deciders = {
  'freeze-accounts': decideFreeze,
  'unfreeze-accounts': decideUnfreeze,
  'open-claim': decideOpenClaim,
  'close-claim': decideCloseClaim,
  'dispute-claim': decideDisputeClaim,
  'advise-complainant': decideAdvise,
  'sanction-patron': decideSanctionPatron,
  'end-hold': decideEndHold,
  'lift-exclusion': decideLiftExclusion,
  'end-detention': decideEndDetention,
  'release-debt': decideReleaseDebt,
  'pay-owed': decidePayOwed,
  'collect-owing': decideCollectOwing,
  'write-off-owing': decideWriteOffOwing,
  'return-terminal': decideReturnTerminal,
  'correct-card': decideCorrectCard,
  'release-locked-win': decideReleaseLockedWin,
  'book-stopped-payment': decideBookStoppedPayment,
  'sign-on': decideSignOn,
  'sign-off': decideSignOff,
  'open-table': decideOpenTable,
  'change-setup': decideChangeSetup,
  'announce-limits': decideAnnounceLimits,
  'withdraw-limits': decideWithdrawLimits,
  'consent-to-limits': decideConsent,
  'announce-closing': decideAnnounceClosing,
  'close-table': decideCloseTable,
  'bring-cards': decideBringCards,
  'prepare-shoe': decidePrepareShoe,
  'decline-cut': decideDeclineCut,
  'name-cutter': decideNameCutter,
  'order-shuffle': decideOrderShuffle,
  'replace-cards': decideReplaceCards,
  'ask-to-see-burn-card': decideAskToSeeBurnCard,
  'show-burn-card': decideShowBurnCard,
  'burn-card': decideBurnCard,
  'record-cutting-card': decideRecordCuttingCard,
  'move-float': decideMoveFloat,
  'buy-in': decideBuyIn,
  leave: decideLeave,
  'pay-out': decidePayOut,
  'name-nominee': decideNameNominee,
  'open-wagering': decideOpenWagering,
  'set-wager': decideSetWager,
  'move-wager': decideMoveWager,
  'clear-wagers': decideClearWagers,
  'set-own-limits': decideSetOwnLimits,
  'repeat-wagers': decideRepeatWagers,
  'double-wagers': decideDoubleWagers,
  'record-wager': decideRecordWager,
  'call-bet': decideCallBet,
  'refuse-wager': decideRefuseWager,
  'reduce-pro-rata': decideReduceProRata,
  'set-collective-liability': decideSetCollectiveLiability,
  'agree-limits': decideAgreeLimits,
  'arrange-above-differential': decideArrangeAboveDifferential,
  'approve-commission-deferral': decideApproveCommissionDeferral,
  'settle-commission': decideSettleCommission,
  'carry-commission': decideCarryCommission,
  'allow-standing-patrons': decideAllowStandingPatrons,
  'stand-behind': decideStandBehind,
  'tag-partnership': decideTagPartnership,
  'begin-gaming-day': decideBeginGamingDay,
  'confirm-snapshot': decideConfirmSnapshot,
  'close-discrepancy': decideCloseDiscrepancy,
  'announce-counts': decideAnnounceCounts,
  'close-insurance': decideCloseInsurance,
  'close-wagering': decideCloseWagering,
  'deal-card': decideDealCard,
  'turn-card': decideTurnCard,
  'set-face-down': decideSetFaceDown,
  'inform-of-squeeze': decideInformOfSqueeze,
  'take-hand': decideTakeHand,
  'decline-hand': decideDeclineHand,
  'delegate-hand': decideDelegateHand,
  'take-shoe': decideTakeShoe,
  'decline-shoe': decideDeclineShoe,
  'give-up-shoe': decideGiveUpShoe,
  'delegate-dealing': decideDelegateDealing,
  'choose-dealing-method': decideChooseDealingMethod,
  'settle-coup': decideSettleCoup,
  'report-irregularity': decideReportIrregularity,
  'close-wager-window': decideCloseWagerWindow,
  'begin-dummy-coup': decideBeginDummyCoup,
  'order-dummy-coups': decideOrderDummyCoups,
  'ask-to-wager': decideAskToWager,
  'order-free-coups': decideOrderFreeCoups,
};

/** Judges a command at a table. Time and cards come in with it. */
export function decide<Name extends Command['do']>(
  room: At,
  command: CommandOf<Name>,
): Decision<TableEvent> {
  const decider: (room: At, command: CommandOf<Name>) => Decision<TableEvent> =
    DECIDERS[command.do];
  return frozenFault(room.table, command.do) ?? decider(room, command);
}

// Says what follows from a command: events, or a refusal with its clause. Changes nothing.

import {
  decideAnnounceLimits,
  decideConsent,
  decideWithdrawLimits,
} from './acts/table/announce-limits.ts';
import { decideBookStoppedPayment } from './acts/accounts/book-stopped-payment.ts';
import { decideBuyIn } from './acts/accounts/buy-in.ts';
import { decideChangeSetup } from './acts/table/change-setup.ts';
import { decideAnnounceClosing, decideCloseTable } from './acts/table/close-table.ts';
import { decideBurnCard } from './acts/shoe/burn-card.ts';
import { decideDeclineCut, decideNameCutter } from './acts/shoe/cut-cards.ts';
import { decideRecordCuttingCard } from './acts/shoe/record-cutting-card.ts';
import { decideOrderShuffle } from './acts/shoe/order-shuffle.ts';
import { decideAskToSeeBurnCard } from './acts/shoe/ask-to-see-burn-card.ts';
import { decideShowBurnCard } from './acts/shoe/show-burn-card.ts';
import { decideReplaceCards } from './acts/shoe/replace-cards.ts';
import { decideCloseWagering } from './acts/coup/close-wagering.ts';
import { decideDealCard } from './acts/coup/deal-card.ts';
import { decideLeave, decidePayOut } from './acts/accounts/leave.ts';
import { decideMoveFloat } from './acts/table/move-float.ts';
import { decideNameNominee } from './acts/people/name-nominee.ts';
import { decideOpenTable } from './acts/table/open-table.ts';
import { decideOpenWagering } from './acts/coup/open-wagering.ts';
import { decideBringCards, decidePrepareShoe } from './acts/shoe/prepare-shoe.ts';
import { decideClearWagers } from './acts/wagers/clear-wagers.ts';
import { decideSetOwnLimits } from './acts/wagers/set-own-limits.ts';
import { decideMoveWager } from './acts/wagers/move-wager.ts';
import { decideDoubleWagers, decideRepeatWagers } from './acts/wagers/repeat-wagers.ts';
import { decideSetWager } from './acts/wagers/set-wager.ts';
import { decideAgreeLimits, decideArrangeAboveDifferential } from './acts/table/agree-terms.ts';
import { decideAnnounceCounts } from './acts/coup/announce-counts.ts';
import { decideBeginGamingDay } from './acts/table/begin-gaming-day.ts';
import { decideCallBet } from './acts/wagers/call-bet.ts';
import { decideCloseInsurance } from './acts/coup/close-insurance.ts';
import { decideCloseDiscrepancy, decideConfirmSnapshot } from './acts/wagers/confirm-snapshot.ts';
import {
  decideApproveCommissionDeferral,
  decideCarryCommission,
  decideSettleCommission,
} from './acts/accounts/defer-commission.ts';
import { decideRecordWager } from './acts/wagers/record-wager.ts';
import {
  decideReduceProRata,
  decideSetCollectiveLiability,
} from './acts/wagers/reduce-pro-rata.ts';
import { decideRefuseWager } from './acts/wagers/refuse-wager.ts';
import { decideAllowStandingPatrons, decideStandBehind } from './acts/people/stand-behind.ts';
import { decideTagPartnership } from './acts/people/tag-partnership.ts';
import { decideSettleCoup } from './acts/coup/settle-coup.ts';
import { decideBeginDummyCoup } from './acts/coup/begin-dummy-coup.ts';
import { decideOrderDummyCoups, decideAskToWager } from './acts/coup/order-dummy-coups.ts';
import { decideOrderFreeCoups } from './acts/coup/order-free-coups.ts';
import { decideReportIrregularity } from './acts/coup/report-irregularity.ts';
import { decideCloseWagerWindow } from './wagers/wager-window.ts';
import { decideSignOff, decideSignOn } from './acts/table/sign-on.ts';
import { decideDeclineHand, decideDelegateHand, decideTakeHand } from './acts/coup/offer-hands.ts';
import {
  decideChooseDealingMethod,
  decideDeclineShoe,
  decideDelegateDealing,
  decideGiveUpShoe,
  decideTakeShoe,
} from './acts/shoe/pass-shoe.ts';
import { decideInformOfSqueeze, decideSetFaceDown } from './acts/coup/set-face-down.ts';
import { decideTurnCard } from './acts/coup/turn-card.ts';
import {
  decideAdvise,
  decideCloseClaim,
  decideDisputeClaim,
  decideOpenClaim,
} from './acts/people/claim.ts';
import { decideFreeze, decideUnfreeze } from './acts/accounts/freeze-accounts.ts';
import { decideEndDetention } from './acts/people/end-detention.ts';
import { decideEndHold } from './acts/accounts/end-hold.ts';
import { decideReleaseDebt } from './acts/accounts/release-debt.ts';
import { decideLiftExclusion } from './acts/people/lift-exclusion.ts';
import { decideSanctionPatron } from './acts/people/sanction-patron.ts';
import { decidePayOwed } from './acts/accounts/pay-owed.ts';
import { decideCollectOwing, decideWriteOffOwing } from './acts/accounts/settle-owing.ts';
import { decideCorrectCard } from './acts/coup/correct-card.ts';
import { decideReturnTerminal } from './malfunctions/failed-terminals.ts';
import { decideReleaseLockedWin } from './acts/accounts/release-locked-win.ts';
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

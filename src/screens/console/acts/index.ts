// Every act of the sheet by the name of its command: one that is missing does not compile.

import type { FloorAct, ActName } from './act.ts';
import * as corrections from './correction-acts.ts';
import * as money from './money-acts.ts';
import * as people from './people-acts.ts';
import * as sanctions from './sanction-acts.ts';
import * as stakes from './stake-acts.ts';
import * as table from './table-acts.ts';

export const FLOOR_ACTS: { readonly [name in ActName]: FloorAct } = {
  'sign-on': people.signOn,
  'sign-off': people.signOff,
  'buy-in': people.buyIn,
  'pay-out': people.payOut,
  leave: people.leave,
  'record-wager': stakes.recordWager,
  'call-bet': stakes.callBet,
  'name-nominee': people.nameNominee,
  'stand-behind': people.standBehind,
  'tag-partnership': people.tagPartnership,
  'agree-limits': people.agreeLimits,
  'arrange-above-differential': people.arrangeAboveDifferential,
  'move-float': money.moveFloat,
  'release-locked-win': money.releaseLockedWin,
  'unfreeze-accounts': corrections.unfreezeAccounts,
  'pay-owed': corrections.payOwed,
  'collect-owing': corrections.collectOwing,
  'write-off-owing': corrections.writeOffOwing,
  'close-discrepancy': corrections.closeDiscrepancy,
  'correct-card': corrections.correctCard,
  'return-terminal': corrections.returnTerminal,
  'close-claim': corrections.closeClaim,
  'settle-commission': money.settleCommission,
  'approve-commission-deferral': money.approveCommissionDeferral,
  'carry-commission': money.carryCommission,
  'release-debt': money.releaseDebt,
  'open-claim': sanctions.openClaim,
  'sanction-patron': sanctions.sanctionPatron,
  'end-hold': sanctions.endHold,
  'lift-exclusion': sanctions.liftExclusion,
  'end-detention': sanctions.endDetention,
  'order-dummy-coups': table.orderDummyCoups,
  'order-free-coups': table.orderFreeCoups,
  'ask-to-wager': table.wishToWager,
  'set-face-down': table.setFaceDown,
  'inform-of-squeeze': table.informOfSqueeze,
  'delegate-hand': table.delegateHand,
  'choose-dealing-method': table.chooseDealingMethod,
  'delegate-dealing': table.delegateDealing,
  'name-cutter': table.nameCutter,
  'order-shuffle': table.orderShuffle,
  'show-burn-card': table.showBurnCard,
  'replace-cards': table.replaceCards,
  'announce-limits': table.announceLimits,
  'consent-to-limits': table.consentToLimits,
  'set-collective-liability': table.setCollectiveLiability,
  'change-setup': table.changeSetup,
};

// Writes one event into the table. Never refuses: what happened, happened.

import {
  evolveLimitsAnnounced,
  evolveLimitsChanged,
  evolveLimitsConsented,
  evolveLimitsWithdrawn,
} from './acts/announce-limits.ts';
import { evolveStoppedPaymentBooked } from './acts/book-stopped-payment.ts';
import { evolveBoughtIn, openAccountOf } from './acts/buy-in.ts';
import { evolveSetupChanged } from './acts/change-setup.ts';
import {
  evolveClosingAnnounced,
  evolveStreaksReturned,
  evolveTableClosed,
} from './acts/close-table.ts';
import { evolveCutDeclined, evolveCutterNamed } from './acts/cut-cards.ts';
import { evolveCardBurnt } from './acts/burn-card.ts';
import { evolveCuttingCardNoted } from './acts/record-cutting-card.ts';
import { evolveShuffleOrdered } from './acts/order-shuffle.ts';
import { evolveBurnCardAskedFor } from './acts/ask-to-see-burn-card.ts';
import { evolveBurnCardShown } from './acts/show-burn-card.ts';
import { evolveCardsReplaced } from './acts/replace-cards.ts';
import { evolveWageringClosed } from './acts/close-wagering.ts';
import { evolveCardDealt } from './acts/deal-card.ts';
import { evolveLeavingNoted, evolvePaidOut } from './acts/leave.ts';
import { evolveNomineeNamed } from './acts/name-nominee.ts';
import { evolveOwedPaid } from './acts/pay-owed.ts';
import { evolveOwingCollected, evolveOwingWrittenOff } from './acts/settle-owing.ts';
import { evolveWinCleared, evolveWinLocked } from './acts/release-locked-win.ts';
import { evolveTableOpened } from './acts/open-table.ts';
import { evolveWageringOpened } from './acts/open-wagering.ts';
import { evolveCardsBrought, evolveShoeStepDone } from './acts/prepare-shoe.ts';
import { evolveCoupSettled } from './acts/settle-coup.ts';
import { evolveLimitsAgreed, evolveWagersArranged } from './acts/agree-terms.ts';
import { evolveOwnLimitsSet } from './acts/set-own-limits.ts';
import { evolveCountsAnnounced } from './acts/announce-counts.ts';
import { evolveGamingDayBegun } from './acts/begin-gaming-day.ts';
import { evolveInsuranceClosed, insuranceOpened } from './acts/close-insurance.ts';
import { evolveShownMatterClosed, evolveSnapshotConfirmed } from './acts/confirm-snapshot.ts';
import {
  evolveCommissionCarried,
  evolveCommissionSettled,
  evolveDeferralApproved,
} from './acts/defer-commission.ts';
import { evolveCollectiveLiabilitySet, evolveWagersReduced } from './acts/reduce-pro-rata.ts';
import { evolveWagerRefused } from './acts/refuse-wager.ts';
import { evolveStandingAllowed, evolveStoodBehind } from './acts/stand-behind.ts';
import { evolvePartnershipTagged } from './acts/tag-partnership.ts';
import { evolveDummyCoupBegun } from './acts/begin-dummy-coup.ts';
import { evolveDummyCoupsOrdered, evolveWishedToWager } from './acts/order-dummy-coups.ts';
import { evolveFreeCoupsOrdered } from './acts/order-free-coups.ts';
import { evolveIrregularityRuled } from './acts/report-irregularity.ts';
import { evolveCardsHeld, evolveCardsPutAway } from './coup/held-cards.ts';
import { evolveCoupMadeDummy } from './rulings/coup-becomes-dummy.ts';
import { evolveFirstCoupTakenBack } from './rulings/deal-the-first-coup-again.ts';
import { evolveBurnFoundMissing } from './rulings/play-on.ts';
import { evolveShoeCounted } from './rulings/record-the-count.ts';
import { evolveCoupVoided } from './rulings/void-coup.ts';
import { evolveWagerVoided } from './rulings/void-the-wager.ts';
import { evolveWagerWindowClosed, evolveWagerWindowOpened } from './wagers/wager-window.ts';
import { evolveSignedOff, evolveSignedOn } from './acts/sign-on.ts';
import { evolveHandDeclined, evolveHandTaken, evolveOpeningDelegated } from './acts/offer-hands.ts';
import {
  evolveDealingDelegated,
  evolveMethodChosen,
  evolveShoeDeclined,
  evolveShoeGivenUp,
  evolveShoeTaken,
} from './acts/pass-shoe.ts';
import { evolveExposureSet, evolveSqueezeInformed } from './acts/set-face-down.ts';
import { evolveCardTurned } from './acts/turn-card.ts';
import {
  evolveClaimClosed,
  evolveClaimDisputed,
  evolveClaimOpened,
  evolveComplainantAdvised,
} from './acts/claim.ts';
import { evolveAccountsFrozen, evolveAccountsUnfrozen } from './acts/freeze-accounts.ts';
import { evolveDetentionEnded } from './acts/end-detention.ts';
import { evolveHoldEnded } from './acts/end-hold.ts';
import { evolveDebtReleased } from './acts/release-debt.ts';
import { evolveExclusionLifted } from './acts/lift-exclusion.ts';
import { evolvePatronSanctioned } from './acts/sanction-patron.ts';
import { evolveCardCorrected } from './acts/correct-card.ts';
import { evolveTerminalFailed, evolveTerminalReturned } from './malfunctions/failed-terminals.ts';
import { evolveRecordsConfirmed } from './rulings/adjust-from-records.ts';
import {
  evolveCoupRecalculated,
  evolveCoupRestated,
  evolveSettledCoupVoided,
  withOwedBefore,
} from './restatement/coup-restated.ts';
import { withOutstandingAccounts } from './restatement/outstanding.ts';
import { evolveWagersVoided } from './rulings/void-open-wagers.ts';
import type { At } from './act.ts';
import type { EventOf, TableEvent } from './event.ts';
import { withHeldAccounts } from './accounts/holds.ts';
import { enterTransfers } from './accounts/money.ts';
import { evolveWagersChanged, type WagersChanged } from './wagers/wager-change.ts';
import type { Table } from './table.ts';

/** The next table: the event's money is entered first, then what else it changed. */
export function evolve({ book, table }: At, event: TableEvent): Table {
  if (event.happened === 'wagers-changed') return evolveWagersChanged(table, event);
  const opened = withAccountsOf(table, event);
  const ledger =
    event.transfers === undefined ? opened.ledger : enterTransfers(opened.ledger, event.transfers);
  const after = change({ book, table: { ...opened, ledger, at: event.at } }, event);
  const insures = after.phase === 'insurance' && table.phase !== 'insurance';
  return insures ? insuranceOpened(after, event.at) : after;
}

/** Accounts that an event's money needs are opened before it is entered. */
function withAccountsOf(table: Table, event: TableEvent): Table {
  if (event.happened === 'bought-in') return openAccountOf(table, event.seat, event.patron);
  if (event.happened === 'coup-recalculated' || event.happened === 'settled-coup-voided') {
    return withOwedBefore(table, event);
  }
  if (event.happened === 'hold-ended') return withOutstandingAccounts(table, event.owed ?? []);
  if (event.happened === 'coup-restated') return withOutstandingAccounts(table, event.outstanding);
  return event.happened === 'patron-sanctioned'
    ? withHeldAccounts(table, event.transfers ?? [])
    : table;
}

type Evolvers = {
  readonly [Name in Exclude<TableEvent['happened'], 'wagers-changed'>]: (
    room: At,
    event: EventOf<Name>,
  ) => Table;
};

/** An event that its table alone can take in, whatever the book. */
const atTable =
  <Event>(evolveTable: (table: Table, event: Event) => Table) =>
  ({ table }: At, event: Event): Table =>
    evolveTable(table, event);

/** The money was all there was to it. */
const same = (table: Table): Table => table;

const EVOLVERS: Evolvers = {
  'accounts-frozen': atTable(evolveAccountsFrozen),
  'accounts-unfrozen': atTable(evolveAccountsUnfrozen),
  'coup-recalculated': atTable(evolveCoupRecalculated),
  'coup-restated': atTable(evolveCoupRestated),
  'wagers-voided': atTable(evolveWagersVoided),
  'records-confirmed': atTable(evolveRecordsConfirmed),
  'claim-opened': atTable(evolveClaimOpened),
  'claim-closed': atTable(evolveClaimClosed),
  'claim-disputed': atTable(evolveClaimDisputed),
  'complainant-advised': atTable(evolveComplainantAdvised),
  'patron-sanctioned': atTable(evolvePatronSanctioned),
  'hold-ended': atTable(evolveHoldEnded),
  'exclusion-lifted': atTable(evolveExclusionLifted),
  'detention-ended': atTable(evolveDetentionEnded),
  'debt-released': atTable(evolveDebtReleased),
  'owed-paid': atTable(evolveOwedPaid),
  'owing-collected': atTable(evolveOwingCollected),
  'owing-written-off': atTable(evolveOwingWrittenOff),
  'card-corrected': evolveCardCorrected,
  'terminal-failed': atTable(evolveTerminalFailed),
  'terminal-returned': atTable(evolveTerminalReturned),
  'win-locked': atTable(evolveWinLocked),
  'win-cleared': atTable(evolveWinCleared),
  'stopped-payment-booked': atTable(evolveStoppedPaymentBooked),
  'signed-on': atTable(evolveSignedOn),
  'signed-off': atTable(evolveSignedOff),
  'table-opened': atTable(evolveTableOpened),
  'setup-changed': atTable(evolveSetupChanged),
  'limits-announced': atTable(evolveLimitsAnnounced),
  'limits-withdrawn': atTable(evolveLimitsWithdrawn),
  'limits-consented': atTable(evolveLimitsConsented),
  'limits-changed': atTable(evolveLimitsChanged),
  'closing-announced': atTable(evolveClosingAnnounced),
  'streaks-returned': atTable(evolveStreaksReturned),
  'table-closed': atTable(evolveTableClosed),
  'cards-brought': atTable(evolveCardsBrought),
  'shoe-step-done': atTable(evolveShoeStepDone),
  'cut-declined': atTable(evolveCutDeclined),
  'cutter-named': atTable(evolveCutterNamed),
  'shuffle-ordered': atTable(evolveShuffleOrdered),
  'cards-replaced': atTable(evolveCardsReplaced),
  'burn-card-asked-for': atTable(evolveBurnCardAskedFor),
  'burn-card-shown': atTable(evolveBurnCardShown),
  'card-burnt': atTable(evolveCardBurnt),
  'cutting-card-noted': atTable(evolveCuttingCardNoted),
  'float-moved': atTable(same),
  'bought-in': atTable(evolveBoughtIn),
  'leaving-noted': atTable(evolveLeavingNoted),
  'paid-out': atTable(evolvePaidOut),
  'nominee-named': atTable(evolveNomineeNamed),
  'wagering-opened': atTable(evolveWageringOpened),
  'wager-refused': atTable(evolveWagerRefused),
  'wagers-reduced': atTable(evolveWagersReduced),
  'collective-liability-set': atTable(evolveCollectiveLiabilitySet),
  'limits-agreed': atTable(evolveLimitsAgreed),
  'own-limits-set': atTable(evolveOwnLimitsSet),
  'wagers-arranged': atTable(evolveWagersArranged),
  'deferral-approved': atTable(evolveDeferralApproved),
  'commission-settled': atTable(evolveCommissionSettled),
  'commission-carried': atTable(evolveCommissionCarried),
  'standing-allowed': atTable(evolveStandingAllowed),
  'stood-behind': atTable(evolveStoodBehind),
  'partnership-tagged': atTable(evolvePartnershipTagged),
  'gaming-day-begun': atTable(evolveGamingDayBegun),
  'snapshot-confirmed': atTable(evolveSnapshotConfirmed),
  'shown-matter-closed': atTable(evolveShownMatterClosed),
  'counts-announced': atTable(evolveCountsAnnounced),
  'insurance-closed': atTable(evolveInsuranceClosed),
  'wagering-closed': atTable(evolveWageringClosed),
  'card-dealt': evolveCardDealt,
  'card-turned': evolveCardTurned,
  'exposure-set': atTable(evolveExposureSet),
  'squeeze-informed': atTable(evolveSqueezeInformed),
  'hand-taken': atTable(evolveHandTaken),
  'hand-declined': evolveHandDeclined,
  'opening-delegated': atTable(evolveOpeningDelegated),
  'shoe-taken': atTable(evolveShoeTaken),
  'shoe-declined': atTable(evolveShoeDeclined),
  'shoe-given-up': atTable(evolveShoeGivenUp),
  'dealing-delegated': atTable(evolveDealingDelegated),
  'method-chosen': atTable(evolveMethodChosen),
  'coup-settled': evolveCoupSettled,
  'irregularity-ruled': atTable(evolveIrregularityRuled),
  'burn-found-missing': atTable(evolveBurnFoundMissing),
  'cards-held': atTable(evolveCardsHeld),
  'cards-put-away': atTable(evolveCardsPutAway),
  'coup-made-dummy': evolveCoupMadeDummy,
  'coup-voided': evolveCoupVoided,
  'settled-coup-voided': atTable(evolveSettledCoupVoided),
  'first-coup-taken-back': atTable(evolveFirstCoupTakenBack),
  'shoe-counted': evolveShoeCounted,
  'wager-voided': atTable(evolveWagerVoided),
  'wager-window-opened': atTable(evolveWagerWindowOpened),
  'wager-window-closed': evolveWagerWindowClosed,
  'dummy-coup-begun': atTable(evolveDummyCoupBegun),
  'dummy-coups-ordered': atTable(evolveDummyCoupsOrdered),
  'wished-to-wager': atTable(evolveWishedToWager),
  'free-coups-ordered': atTable(evolveFreeCoupsOrdered),
};

function change(room: At, event: Exclude<TableEvent, WagersChanged>): Table {
  // The table of evolvers is keyed by what happened: the compiler cannot follow that on its own.
  const evolver = EVOLVERS[event.happened] as (room: At, of: typeof event) => Table;
  return evolver(room, event);
}

/** Folds events from a table on. */
export const fold = (book: At['book'], table: Table, events: readonly TableEvent[]): Table =>
  events.reduce((after, event) => evolve({ book, table: after }, event), table);

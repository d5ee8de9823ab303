// Writes one event into the table. Never refuses: what happened, happened.

import {
  evolveLimitsAnnounced,
  evolveLimitsChanged,
  evolveLimitsConsented,
  evolveLimitsWithdrawn,
} from './acts/table/announce-limits.ts';
import { evolveStoppedPaymentBooked } from './acts/accounts/book-stopped-payment.ts';
import { evolveBoughtIn, openAccountOf } from './acts/accounts/buy-in.ts';
import { evolveSetupChanged } from './acts/table/change-setup.ts';
import {
  evolveClosingAnnounced,
  evolveStreaksReturned,
  evolveTableClosed,
} from './acts/table/close-table.ts';
import { evolveCutDeclined, evolveCutterNamed } from './acts/shoe/cut-cards.ts';
import { evolveCardBurnt } from './acts/shoe/burn-card.ts';
import { evolveCuttingCardNoted } from './acts/shoe/record-cutting-card.ts';
import { evolveShuffleOrdered } from './acts/shoe/order-shuffle.ts';
import { evolveBurnCardAskedFor } from './acts/shoe/ask-to-see-burn-card.ts';
import { evolveBurnCardShown } from './acts/shoe/show-burn-card.ts';
import { evolveCardsReplaced } from './acts/shoe/replace-cards.ts';
import { evolveWageringClosed } from './acts/coup/close-wagering.ts';
import { evolveCardDealt } from './acts/coup/deal-card.ts';
import { evolveLeavingNoted, evolvePaidOut } from './acts/accounts/leave.ts';
import { evolveNomineeNamed } from './acts/people/name-nominee.ts';
import { evolveOwedPaid } from './acts/accounts/pay-owed.ts';
import { evolveOwingCollected, evolveOwingWrittenOff } from './acts/accounts/settle-owing.ts';
import { evolveWinCleared, evolveWinLocked } from './acts/accounts/release-locked-win.ts';
import { evolveTableOpened } from './acts/table/open-table.ts';
import { evolveWageringOpened } from './acts/coup/open-wagering.ts';
import { evolveCardsBrought, evolveShoeStepDone } from './acts/shoe/prepare-shoe.ts';
import { evolveCoupSettled } from './acts/coup/settle-coup.ts';
import { evolveLimitsAgreed, evolveWagersArranged } from './acts/table/agree-terms.ts';
import { evolveOwnLimitsSet } from './acts/wagers/set-own-limits.ts';
import { evolveCountsAnnounced } from './acts/coup/announce-counts.ts';
import { evolveGamingDayBegun } from './acts/table/begin-gaming-day.ts';
import { evolveInsuranceClosed, insuranceOpened } from './acts/coup/close-insurance.ts';
import {
  evolveShownMatterClosed,
  evolveSnapshotConfirmed,
} from './acts/wagers/confirm-snapshot.ts';
import {
  evolveCommissionCarried,
  evolveCommissionSettled,
  evolveDeferralApproved,
} from './acts/accounts/defer-commission.ts';
import {
  evolveCollectiveLiabilitySet,
  evolveWagersReduced,
} from './acts/wagers/reduce-pro-rata.ts';
import { evolveWagerRefused } from './acts/wagers/refuse-wager.ts';
import { evolveStandingAllowed, evolveStoodBehind } from './acts/people/stand-behind.ts';
import { evolvePartnershipTagged } from './acts/people/tag-partnership.ts';
import { evolveDummyCoupBegun } from './acts/coup/begin-dummy-coup.ts';
import { evolveDummyCoupsOrdered, evolveWishedToWager } from './acts/coup/order-dummy-coups.ts';
import { evolveFreeCoupsOrdered } from './acts/coup/order-free-coups.ts';
import { evolveIrregularityRuled } from './acts/coup/report-irregularity.ts';
import { evolveCardsHeld, evolveCardsPutAway } from './coup/held-cards.ts';
import { evolveCoupMadeDummy } from './rulings/coup-becomes-dummy.ts';
import { evolveFirstCoupTakenBack } from './rulings/deal-the-first-coup-again.ts';
import { evolveBurnFoundMissing } from './rulings/play-on.ts';
import { evolveShoeCounted } from './rulings/record-the-count.ts';
import { evolveCoupVoided } from './rulings/void-coup.ts';
import { evolveWagerVoided } from './rulings/void-the-wager.ts';
import { evolveWagerWindowClosed, evolveWagerWindowOpened } from './wagers/wager-window.ts';
import { evolveSignedOff, evolveSignedOn } from './acts/table/sign-on.ts';
import {
  evolveHandDeclined,
  evolveHandTaken,
  evolveOpeningDelegated,
} from './acts/coup/offer-hands.ts';
import {
  evolveDealingDelegated,
  evolveMethodChosen,
  evolveShoeDeclined,
  evolveShoeGivenUp,
  evolveShoeTaken,
} from './acts/shoe/pass-shoe.ts';
import { evolveExposureSet, evolveSqueezeInformed } from './acts/coup/set-face-down.ts';
import { evolveCardTurned } from './acts/coup/turn-card.ts';
import {
  evolveClaimClosed,
  evolveClaimDisputed,
  evolveClaimOpened,
  evolveComplainantAdvised,
} from './acts/people/claim.ts';
import { evolveAccountsFrozen, evolveAccountsUnfrozen } from './acts/accounts/freeze-accounts.ts';
import { evolveDetentionEnded } from './acts/people/end-detention.ts';
import { evolveHoldEnded } from './acts/accounts/end-hold.ts';
import { evolveDebtReleased } from './acts/accounts/release-debt.ts';
import { evolveExclusionLifted } from './acts/people/lift-exclusion.ts';
import { evolvePatronSanctioned } from './acts/people/sanction-patron.ts';
import { evolveCardCorrected } from './acts/coup/correct-card.ts';
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

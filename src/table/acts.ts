// Every act of a table. Commands, events, deciders, evolvers, wire schemas, the matrix of roles and
// the documentation are all read from this list: a new act is its file and its line here.

import type { z } from 'zod';

import type { ActOptions, At, Decision, FilledByServer } from './act.ts';
import { bookStoppedPaymentAct } from './acts/accounts/book-stopped-payment.ts';
import { buyInAct } from './acts/accounts/buy-in.ts';
import {
  approveCommissionDeferralAct,
  carryCommissionAct,
  settleCommissionAct,
} from './acts/accounts/defer-commission.ts';
import { endHoldAct } from './acts/accounts/end-hold.ts';
import { freezeAccountsAct, unfreezeAccountsAct } from './acts/accounts/freeze-accounts.ts';
import { leaveAct, payOutAct } from './acts/accounts/leave.ts';
import { payOwedAct } from './acts/accounts/pay-owed.ts';
import { releaseDebtAct } from './acts/accounts/release-debt.ts';
import { releaseLockedWinAct } from './acts/accounts/release-locked-win.ts';
import { collectOwingAct, writeOffOwingAct } from './acts/accounts/settle-owing.ts';
import { announceCountsAct } from './acts/coup/announce-counts.ts';
import { beginDummyCoupAct } from './acts/coup/begin-dummy-coup.ts';
import { closeInsuranceAct } from './acts/coup/close-insurance.ts';
import { closeWageringAct } from './acts/coup/close-wagering.ts';
import { correctCardAct } from './acts/coup/correct-card.ts';
import { dealCardAct } from './acts/coup/deal-card.ts';
import { declineHandAct, delegateHandAct, takeHandAct } from './acts/coup/offer-hands.ts';
import { openWageringAct } from './acts/coup/open-wagering.ts';
import { askToWagerAct, orderDummyCoupsAct } from './acts/coup/order-dummy-coups.ts';
import { orderFreeCoupsAct } from './acts/coup/order-free-coups.ts';
import { reportIrregularityAct } from './acts/coup/report-irregularity.ts';
import { informOfSqueezeAct, setFaceDownAct } from './acts/coup/set-face-down.ts';
import { settleCoupAct } from './acts/coup/settle-coup.ts';
import { turnCardAct } from './acts/coup/turn-card.ts';
import {
  adviseComplainantAct,
  closeClaimAct,
  disputeClaimAct,
  openClaimAct,
} from './acts/people/claim.ts';
import { endDetentionAct } from './acts/people/end-detention.ts';
import { liftExclusionAct } from './acts/people/lift-exclusion.ts';
import { nameNomineeAct } from './acts/people/name-nominee.ts';
import { sanctionPatronAct } from './acts/people/sanction-patron.ts';
import { allowStandingPatronsAct, standBehindAct } from './acts/people/stand-behind.ts';
import { tagPartnershipAct } from './acts/people/tag-partnership.ts';
import { askToSeeBurnCardAct } from './acts/shoe/ask-to-see-burn-card.ts';
import { burnCardAct } from './acts/shoe/burn-card.ts';
import { declineCutAct, nameCutterAct } from './acts/shoe/cut-cards.ts';
import { orderShuffleAct } from './acts/shoe/order-shuffle.ts';
import {
  chooseDealingMethodAct,
  declineShoeAct,
  delegateDealingAct,
  giveUpShoeAct,
  takeShoeAct,
} from './acts/shoe/pass-shoe.ts';
import { bringCardsAct, prepareShoeAct } from './acts/shoe/prepare-shoe.ts';
import { recordCuttingCardAct } from './acts/shoe/record-cutting-card.ts';
import { replaceCardsAct } from './acts/shoe/replace-cards.ts';
import { showBurnCardAct } from './acts/shoe/show-burn-card.ts';
import { agreeLimitsAct, arrangeAboveDifferentialAct } from './acts/table/agree-terms.ts';
import {
  announceLimitsAct,
  consentToLimitsAct,
  withdrawLimitsAct,
} from './acts/table/announce-limits.ts';
import { beginGamingDayAct } from './acts/table/begin-gaming-day.ts';
import { changeSetupAct } from './acts/table/change-setup.ts';
import { announceClosingAct, closeTableAct } from './acts/table/close-table.ts';
import { moveFloatAct } from './acts/table/move-float.ts';
import { openTableAct } from './acts/table/open-table.ts';
import { signOffAct, signOnAct } from './acts/table/sign-on.ts';
import { callBetAct } from './acts/wagers/call-bet.ts';
import { clearWagersAct } from './acts/wagers/clear-wagers.ts';
import { closeDiscrepancyAct, confirmSnapshotAct } from './acts/wagers/confirm-snapshot.ts';
import { moveWagerAct } from './acts/wagers/move-wager.ts';
import { recordWagerAct } from './acts/wagers/record-wager.ts';
import { reduceProRataAct, setCollectiveLiabilityAct } from './acts/wagers/reduce-pro-rata.ts';
import { refuseWagerAct } from './acts/wagers/refuse-wager.ts';
import { doubleWagersAct, repeatWagersAct } from './acts/wagers/repeat-wagers.ts';
import { setOwnLimitsAct } from './acts/wagers/set-own-limits.ts';
import { setWagerAct } from './acts/wagers/set-wager.ts';
import { returnTerminalAct } from './malfunctions/failed-terminals.ts';
import { closeWagerWindowAct } from './wagers/wager-window.ts';

/** The acts by subject, as their folders are. */
export const TABLE_ACTS = [
  bookStoppedPaymentAct,
  buyInAct,
  approveCommissionDeferralAct,
  settleCommissionAct,
  carryCommissionAct,
  endHoldAct,
  freezeAccountsAct,
  unfreezeAccountsAct,
  leaveAct,
  payOutAct,
  payOwedAct,
  releaseDebtAct,
  releaseLockedWinAct,
  collectOwingAct,
  writeOffOwingAct,
  announceCountsAct,
  beginDummyCoupAct,
  closeInsuranceAct,
  closeWageringAct,
  correctCardAct,
  dealCardAct,
  takeHandAct,
  declineHandAct,
  delegateHandAct,
  openWageringAct,
  orderDummyCoupsAct,
  askToWagerAct,
  orderFreeCoupsAct,
  reportIrregularityAct,
  setFaceDownAct,
  informOfSqueezeAct,
  settleCoupAct,
  turnCardAct,
  openClaimAct,
  closeClaimAct,
  disputeClaimAct,
  adviseComplainantAct,
  endDetentionAct,
  liftExclusionAct,
  nameNomineeAct,
  sanctionPatronAct,
  allowStandingPatronsAct,
  standBehindAct,
  tagPartnershipAct,
  askToSeeBurnCardAct,
  burnCardAct,
  declineCutAct,
  nameCutterAct,
  orderShuffleAct,
  takeShoeAct,
  declineShoeAct,
  giveUpShoeAct,
  delegateDealingAct,
  chooseDealingMethodAct,
  bringCardsAct,
  prepareShoeAct,
  recordCuttingCardAct,
  replaceCardsAct,
  showBurnCardAct,
  agreeLimitsAct,
  arrangeAboveDifferentialAct,
  announceLimitsAct,
  withdrawLimitsAct,
  consentToLimitsAct,
  beginGamingDayAct,
  changeSetupAct,
  announceClosingAct,
  closeTableAct,
  moveFloatAct,
  openTableAct,
  signOnAct,
  signOffAct,
  callBetAct,
  clearWagersAct,
  confirmSnapshotAct,
  closeDiscrepancyAct,
  moveWagerAct,
  recordWagerAct,
  reduceProRataAct,
  setCollectiveLiabilityAct,
  refuseWagerAct,
  repeatWagersAct,
  doubleWagersAct,
  setOwnLimitsAct,
  setWagerAct,
  returnTerminalAct,
  closeWagerWindowAct,
] as const;

type AnyAct = (typeof TABLE_ACTS)[number];

/** Everything that can be asked of a table. */
export type Command = NonNullable<AnyAct['command']>;
export type CommandName = Command['do'];
export type CommandOf<Name extends CommandName> = Extract<Command, { do: Name }>;

/** Everything that can happen at a table. Events are added to the journal and never edited. */
export type TableEvent = NonNullable<AnyAct['event']>;
export type EventOf<Name extends TableEvent['happened']> = Extract<TableEvent, { happened: Name }>;

/** A command as it is sent: who gives it, when and who approves are the server's to say. */
export type SentCommandOf<Name extends CommandName> = Omit<CommandOf<Name>, FilledByServer>;
export type SentCommand = { [Name in CommandName]: SentCommandOf<Name> }[CommandName];

/** An act as whoever looks one up by its name needs it. */
export interface ListedAct extends ActOptions {
  readonly name: CommandName;
  readonly fields: Readonly<Record<string, z.ZodType>>;
  readonly decide: (context: At, command: never) => Decision<TableEvent>;
}

/** Every act by the name of its command; all of one shape, so that a lookup stays cheap. */
export const ACT_OF = Object.fromEntries(
  TABLE_ACTS.map(
    ({
      name,
      fields,
      may,
      whileFrozen,
      whileClosed,
      secondPerson,
      decide,
    }): [string, ListedAct] => [
      name,
      { name, fields, may, whileFrozen, whileClosed, secondPerson, decide },
    ],
  ),
) as Readonly<Record<CommandName, ListedAct>>; // the list has one for each

export const COMMAND_NAMES: readonly CommandName[] = TABLE_ACTS.map(({ name }) => name);

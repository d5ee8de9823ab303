// Every act of a tournament. Commands, events, deciders, evolvers, wire schemas, the matrix of
// roles and the documentation are all read from this list: a new act is its file and its line here.

import { actsByName } from '../table/act.ts';
import type { FilledByTournament } from './act.ts';
import { applyAct } from './acts/entries/apply.ts';
import {
  appointDirectorAct,
  signDirectorOffAct,
  signDirectorOnAct,
} from './acts/office/appoint-director.ts';
import { awardPrizesAct, payPrizeAct } from './acts/office/award-prizes.ts';
import { briefAct, instructAct, signConditionsAct } from './acts/office/brief.ts';
import { addOnAct, buyBackAct } from './acts/entries/buy.ts';
import { cancelAct } from './acts/office/cancel.ts';
import { designateTablesAct } from './acts/office/designate-tables.ts';
import { agreeToEndAct, endTableAct } from './acts/sessions/end-table.ts';
import { acceptEntryAct, refuseEntryAct } from './acts/entries/judge-entry.ts';
import { moveStartAct } from './acts/sessions/move-start.ts';
import { nameSubstituteAct } from './acts/entries/name-substitute.ts';
import { closeEntriesAct, openEntriesAct } from './acts/entries/open-entries.ts';
import { orderPlayOffAct } from './acts/sessions/order-play-off.ts';
import {
  notifyInspectorateAct,
  publishConditionsAct,
  recordApprovalAct,
} from './acts/office/pass-gates.ts';
import { penaliseAct } from './acts/entries/penalise.ts';
import { assignSeatsAct, drawSeatsAct, planSessionAct } from './acts/sessions/plan-session.ts';
import { callRollAct, disqualifyAct, retireAct } from './acts/entries/put-out.ts';
import { ruleOnDisputeAct } from './acts/office/rule-on-dispute.ts';
import { addRoundAct, admitAct } from './acts/entries/second-chances.ts';
import { settleSessionAct } from './acts/sessions/settle-session.ts';
import { startSessionAct } from './acts/sessions/start-session.ts';
import { withdrawAct } from './acts/entries/withdraw.ts';
import { writeConditionsAct } from './acts/office/write-conditions.ts';
import { playAtTableAct } from './acts/sessions/play.ts';

export const TOURNAMENT_ACTS = [
  applyAct,
  appointDirectorAct,
  signDirectorOnAct,
  signDirectorOffAct,
  awardPrizesAct,
  payPrizeAct,
  briefAct,
  signConditionsAct,
  instructAct,
  buyBackAct,
  addOnAct,
  cancelAct,
  designateTablesAct,
  agreeToEndAct,
  endTableAct,
  acceptEntryAct,
  refuseEntryAct,
  moveStartAct,
  nameSubstituteAct,
  openEntriesAct,
  closeEntriesAct,
  orderPlayOffAct,
  recordApprovalAct,
  publishConditionsAct,
  notifyInspectorateAct,
  penaliseAct,
  planSessionAct,
  drawSeatsAct,
  assignSeatsAct,
  callRollAct,
  disqualifyAct,
  retireAct,
  ruleOnDisputeAct,
  addRoundAct,
  admitAct,
  settleSessionAct,
  startSessionAct,
  withdrawAct,
  writeConditionsAct,
  playAtTableAct,
] as const;

type AnyAct = (typeof TOURNAMENT_ACTS)[number];

/** Everything that can be asked of a tournament. */
export type TournamentCommand = NonNullable<AnyAct['command']>;
export type TournamentCommandName = TournamentCommand['do'];
export type TournamentCommandOf<Name extends TournamentCommandName> = Extract<
  TournamentCommand,
  { do: Name }
>;

/** A command as it is sent: who gives it, when and the order of a draw are the server's to say. */
export type SentTournamentCommand = {
  [Name in TournamentCommandName]: Omit<TournamentCommandOf<Name>, FilledByTournament>;
}[TournamentCommandName];

/** Everything that can happen in a tournament. */
export type TournamentEvent = NonNullable<AnyAct['event']>;
export type TournamentEventOf<Name extends TournamentEvent['happened']> = Extract<
  TournamentEvent,
  { happened: Name }
>;

/** Every act by the name of its command. */
export const TOURNAMENT_ACT_OF = actsByName(TOURNAMENT_ACTS);

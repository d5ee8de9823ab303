// Every act of a tournament. Commands, events, deciders, evolvers, wire schemas, the matrix of
// roles and the documentation are all read from this list: a new act is its file and its line here.

import { actsByName } from '../table/act.ts';
import type { FilledByTournament } from './act.ts';
import { applyAct } from './acts/apply.ts';
import {
  appointDirectorAct,
  signDirectorOffAct,
  signDirectorOnAct,
} from './acts/appoint-director.ts';
import { awardPrizesAct, payPrizeAct } from './acts/award-prizes.ts';
import { briefAct, instructAct, signConditionsAct } from './acts/brief.ts';
import { addOnAct, buyBackAct } from './acts/buy.ts';
import { cancelAct } from './acts/cancel.ts';
import { designateTablesAct } from './acts/designate-tables.ts';
import { agreeToEndAct, endTableAct } from './acts/end-table.ts';
import { acceptEntryAct, refuseEntryAct } from './acts/judge-entry.ts';
import { moveStartAct } from './acts/move-start.ts';
import { nameSubstituteAct } from './acts/name-substitute.ts';
import { closeEntriesAct, openEntriesAct } from './acts/open-entries.ts';
import { orderPlayOffAct } from './acts/order-play-off.ts';
import {
  notifyInspectorateAct,
  publishConditionsAct,
  recordApprovalAct,
} from './acts/pass-gates.ts';
import { penaliseAct } from './acts/penalise.ts';
import { assignSeatsAct, drawSeatsAct, planSessionAct } from './acts/plan-session.ts';
import { callRollAct, disqualifyAct, retireAct } from './acts/put-out.ts';
import { ruleOnDisputeAct } from './acts/rule-on-dispute.ts';
import { addRoundAct, admitAct } from './acts/second-chances.ts';
import { settleSessionAct } from './acts/settle-session.ts';
import { startSessionAct } from './acts/start-session.ts';
import { withdrawAct } from './acts/withdraw.ts';
import { writeConditionsAct } from './acts/write-conditions.ts';
import { playAtTableAct } from './acts/play.ts';

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

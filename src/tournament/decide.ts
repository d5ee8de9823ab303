// Says what follows from a command: events, or a refusal with its clause. Changes nothing.

import { decideWriteConditions } from './acts/write-conditions.ts';
import {
  decideRecordApproval,
  decidePublish,
  decideNotifyInspectorate,
} from './acts/pass-gates.ts';
import { decideAppointDirector, decideSignDirector } from './acts/appoint-director.ts';
import { decideDesignateTables } from './acts/designate-tables.ts';
import { decideOpenEntries, decideCloseEntries } from './acts/open-entries.ts';
import { decideApply } from './acts/apply.ts';
import { decideAcceptEntry, decideRefuseEntry } from './acts/judge-entry.ts';
import { decideWithdraw } from './acts/withdraw.ts';
import { decideBrief, decideSignConditions, decideInstruct } from './acts/brief.ts';
import { decidePlanSession, decideDrawSeats, decideAssignSeats } from './acts/plan-session.ts';
import { decideMoveStart } from './acts/move-start.ts';
import { decideStartSession } from './acts/start-session.ts';
import { decidePlayAtTable } from './acts/play.ts';
import { decideCallRoll, decideDisqualify, decideRetire } from './acts/put-out.ts';
import { decideAgreeToEnd, decideEndTable } from './acts/end-table.ts';
import { decideSettleSession } from './acts/settle-session.ts';
import { decideOrderPlayOff } from './acts/order-play-off.ts';
import { decideBuyBack, decideAddOn } from './acts/buy.ts';
import { decideNameSubstitute } from './acts/name-substitute.ts';
import { decidePenalise } from './acts/penalise.ts';
import { decideAddRound, decideAdmit } from './acts/second-chances.ts';
import { decideRuleOnDispute } from './acts/rule-on-dispute.ts';
import { decideAwardPrizes, decidePayPrize } from './acts/award-prizes.ts';
import { decideCancel } from './acts/cancel.ts';
import type { At, Decision } from './act.ts';
import type { Command } from './command.ts';
import type { TournamentEvent } from './event.ts';
import { refuse } from './refusal.ts';

type Deciders = {
  readonly [Name in Command['do']]: (
    room: At,
    command: Extract<Command, { do: Name }>,
  ) => Decision<TournamentEvent>;
};

const DECIDERS: Deciders = {
  'write-conditions': decideWriteConditions,
  'record-approval': decideRecordApproval,
  'publish-conditions': decidePublish,
  'notify-inspectorate': decideNotifyInspectorate,
  'appoint-director': decideAppointDirector,
  'sign-director-on': decideSignDirector,
  'sign-director-off': decideSignDirector,
  'designate-tables': decideDesignateTables,
  'open-entries': decideOpenEntries,
  'close-entries': decideCloseEntries,
  apply: decideApply,
  'accept-entry': decideAcceptEntry,
  'refuse-entry': decideRefuseEntry,
  withdraw: decideWithdraw,
  brief: decideBrief,
  'sign-conditions': decideSignConditions,
  instruct: decideInstruct,
  'plan-session': decidePlanSession,
  'draw-seats': decideDrawSeats,
  'assign-seats': decideAssignSeats,
  'move-start': decideMoveStart,
  'start-session': decideStartSession,
  play: decidePlayAtTable,
  'call-roll': decideCallRoll,
  'agree-to-end': decideAgreeToEnd,
  'end-table': decideEndTable,
  'settle-session': decideSettleSession,
  'order-play-off': decideOrderPlayOff,
  'buy-back': decideBuyBack,
  'add-on': decideAddOn,
  'name-substitute': decideNameSubstitute,
  disqualify: decideDisqualify,
  retire: decideRetire,
  penalise: decidePenalise,
  'add-round': decideAddRound,
  admit: decideAdmit,
  'rule-on-dispute': decideRuleOnDispute,
  'award-prizes': decideAwardPrizes,
  'pay-prize': decidePayPrize,
  cancel: decideCancel,
};

/** Judges a command. Time, draws and cards come in with it. */
export function decide(room: At, command: Command): Decision<TournamentEvent> {
  if (room.book.tournament === undefined) {
    return refuse('not-in-this-book', 'title', { code: 'no-tournaments-here' });
  }
  // The table of deciders is keyed by the command: the compiler cannot follow that on its own.
  const decider = DECIDERS[command.do] as (room: At, of: Command) => Decision<TournamentEvent>;
  return decider(room, command);
}

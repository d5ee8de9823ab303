// Everything that can be asked of a tournament.

import type { WriteConditions } from './acts/write-conditions.ts';
import type { RecordApproval, PublishConditions, NotifyInspectorate } from './acts/pass-gates.ts';
import type { AppointDirector, SignDirector } from './acts/appoint-director.ts';
import type { DesignateTables } from './acts/designate-tables.ts';
import type { OpenEntries, CloseEntries } from './acts/open-entries.ts';
import type { Apply } from './acts/apply.ts';
import type { AcceptEntry, RefuseEntry } from './acts/judge-entry.ts';
import type { Withdraw } from './acts/withdraw.ts';
import type { Brief, SignConditions, Instruct } from './acts/brief.ts';
import type { PlanSession, DrawSeats, AssignSeats } from './acts/plan-session.ts';
import type { MoveStart } from './acts/move-start.ts';
import type { StartSession } from './acts/start-session.ts';
import type { PlayAtTable } from './acts/play.ts';
import type { CallRoll, Disqualify, Retire } from './acts/put-out.ts';
import type { AgreeToEnd, EndTable } from './acts/end-table.ts';
import type { SettleSession } from './acts/settle-session.ts';
import type { OrderPlayOff } from './acts/order-play-off.ts';
import type { BuyBack, AddOn } from './acts/buy.ts';
import type { NameSubstitute } from './acts/name-substitute.ts';
import type { Penalise } from './acts/penalise.ts';
import type { AddRound, Admit } from './acts/second-chances.ts';
import type { RuleOnDispute } from './acts/rule-on-dispute.ts';
import type { AwardPrizes, PayPrize } from './acts/award-prizes.ts';
import type { Cancel } from './acts/cancel.ts';

export type Command =
  | WriteConditions
  | RecordApproval
  | PublishConditions
  | NotifyInspectorate
  | AppointDirector
  | SignDirector
  | DesignateTables
  | OpenEntries
  | CloseEntries
  | Apply
  | AcceptEntry
  | RefuseEntry
  | Withdraw
  | Brief
  | SignConditions
  | Instruct
  | PlanSession
  | DrawSeats
  | AssignSeats
  | MoveStart
  | StartSession
  | PlayAtTable
  | CallRoll
  | AgreeToEnd
  | EndTable
  | SettleSession
  | OrderPlayOff
  | BuyBack
  | AddOn
  | NameSubstitute
  | Disqualify
  | Retire
  | Penalise
  | AddRound
  | Admit
  | RuleOnDispute
  | AwardPrizes
  | PayPrize
  | Cancel;

export type CommandOf<Name extends Command['do']> = Extract<Command, { do: Name }>;

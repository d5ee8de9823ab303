// Everything that can happen in a tournament.

import type { ConditionsWritten } from './acts/write-conditions.ts';
import type { ApprovalRecorded, ConditionsPublished, InspectorateTold } from './acts/pass-gates.ts';
import type { DirectorAppointed, DirectorSigned } from './acts/appoint-director.ts';
import type { TablesDesignated } from './acts/designate-tables.ts';
import type { EntriesOpened, EntriesClosed } from './acts/open-entries.ts';
import type { Applied } from './acts/apply.ts';
import type { EntryAccepted, EntryRefused } from './acts/judge-entry.ts';
import type { Withdrawn } from './acts/withdraw.ts';
import type { Briefed, ConditionsSigned, Instructed } from './acts/brief.ts';
import type { SessionPlanned, PatronsSeated } from './acts/plan-session.ts';
import type { StartMoved } from './acts/move-start.ts';
import type { SessionStarted } from './acts/start-session.ts';
import type { Played } from './acts/play.ts';
import type { RollCalled, Disqualified, Retired } from './acts/put-out.ts';
import type { AgreedToEnd, TableEnded } from './acts/end-table.ts';
import type { SessionDecided } from './acts/settle-session.ts';
import type { PlayOffOrdered } from './acts/order-play-off.ts';
import type { BoughtBack, AddedOn } from './acts/buy.ts';
import type { SubstituteNamed, SubstituteDeclined } from './acts/name-substitute.ts';
import type { Penalised } from './acts/penalise.ts';
import type { RoundAdded, Admitted } from './acts/second-chances.ts';
import type { DisputeRuled } from './acts/rule-on-dispute.ts';
import type { PrizesAwarded, PrizePaid } from './acts/award-prizes.ts';
import type { Cancelled } from './acts/cancel.ts';

export type TournamentEvent =
  | ConditionsWritten
  | ApprovalRecorded
  | ConditionsPublished
  | InspectorateTold
  | DirectorAppointed
  | DirectorSigned
  | TablesDesignated
  | EntriesOpened
  | EntriesClosed
  | Applied
  | EntryAccepted
  | EntryRefused
  | Withdrawn
  | Briefed
  | ConditionsSigned
  | Instructed
  | SessionPlanned
  | PatronsSeated
  | StartMoved
  | SessionStarted
  | Played
  | RollCalled
  | AgreedToEnd
  | TableEnded
  | SessionDecided
  | PlayOffOrdered
  | BoughtBack
  | AddedOn
  | SubstituteNamed
  | SubstituteDeclined
  | Disqualified
  | Retired
  | Penalised
  | RoundAdded
  | Admitted
  | DisputeRuled
  | PrizesAwarded
  | PrizePaid
  | Cancelled;

export type EventOf<Name extends TournamentEvent['happened']> = Extract<
  TournamentEvent,
  { happened: Name }
>;

// The next tournament: what an event changes. Never refuses: what happened, happened.

import { evolveConditionsWritten } from './acts/write-conditions.ts';
import {
  evolveApprovalRecorded,
  evolvePublished,
  evolveInspectorateTold,
} from './acts/pass-gates.ts';
import { evolveDirectorAppointed, evolveDirectorSigned } from './acts/appoint-director.ts';
import { evolveTablesDesignated } from './acts/designate-tables.ts';
import { evolveEntriesOpened, evolveEntriesClosed } from './acts/open-entries.ts';
import { evolveApplied } from './acts/apply.ts';
import { evolveEntryAccepted, evolveEntryRefused } from './acts/judge-entry.ts';
import { evolveWithdrawn } from './acts/withdraw.ts';
import { evolveBriefed, evolveConditionsSigned } from './acts/brief.ts';
import { evolveSessionPlanned, evolvePatronsSeated } from './acts/plan-session.ts';
import { evolveStartMoved } from './acts/move-start.ts';
import { evolveSessionStarted } from './acts/start-session.ts';
import { evolvePlayed } from './acts/play.ts';
import { evolveAgreedToEnd, evolveTableEnded } from './acts/end-table.ts';
import { evolveSessionDecided } from './acts/settle-session.ts';
import { evolvePlayOffOrdered } from './acts/order-play-off.ts';
import { evolveBoughtBack, evolveAddedOn } from './acts/buy.ts';
import { evolveSubstituteNamed } from './acts/name-substitute.ts';
import { evolveDisqualified, evolveRetired } from './acts/put-out.ts';
import { evolvePenalised } from './acts/penalise.ts';
import { evolveRoundAdded, evolveAdmitted } from './acts/second-chances.ts';
import { evolvePrizesAwarded, evolvePrizePaid } from './acts/award-prizes.ts';
import { evolveCancelled } from './acts/cancel.ts';
import type { At } from './act.ts';
import type { EventOf, TournamentEvent } from './event.ts';
import { enterTransfers } from './money.ts';
import type { Tournament } from './tournament.ts';

type Evolvers = {
  readonly [Name in TournamentEvent['happened']]: (room: At, event: EventOf<Name>) => Tournament;
};

/** An event that the tournament alone can take in, whatever the book. */
const alone =
  <Event>(evolver: (tournament: Tournament, event: Event) => Tournament) =>
  ({ tournament }: At, event: Event): Tournament =>
    evolver(tournament, event);

/** It is on record, and that is all. */
const same = (tournament: Tournament): Tournament => tournament;

const EVOLVERS: Evolvers = {
  'conditions-written': alone(evolveConditionsWritten),
  'approval-recorded': alone(evolveApprovalRecorded),
  'conditions-published': alone(evolvePublished),
  'inspectorate-told': alone(evolveInspectorateTold),
  'director-appointed': alone(evolveDirectorAppointed),
  'director-signed': alone(evolveDirectorSigned),
  'tables-designated': alone(evolveTablesDesignated),
  'entries-opened': alone(evolveEntriesOpened),
  'entries-closed': alone(evolveEntriesClosed),
  applied: alone(evolveApplied),
  'entry-accepted': alone(evolveEntryAccepted),
  'entry-refused': alone(evolveEntryRefused),
  withdrawn: alone(evolveWithdrawn),
  briefed: alone(evolveBriefed),
  'conditions-signed': alone(evolveConditionsSigned),
  instructed: alone(same),
  'session-planned': alone(evolveSessionPlanned),
  'patrons-seated': alone(evolvePatronsSeated),
  'start-moved': alone(evolveStartMoved),
  'session-started': evolveSessionStarted,
  played: evolvePlayed,
  'roll-called': alone(same),
  'agreed-to-end': alone(evolveAgreedToEnd),
  'table-ended': alone(evolveTableEnded),
  'session-decided': alone(evolveSessionDecided),
  'play-off-ordered': alone(evolvePlayOffOrdered),
  'bought-back': alone(evolveBoughtBack),
  'added-on': alone(evolveAddedOn),
  'substitute-named': alone(evolveSubstituteNamed),
  'substitute-declined': alone(same),
  disqualified: alone(evolveDisqualified),
  retired: alone(evolveRetired),
  penalised: alone(evolvePenalised),
  'round-added': alone(evolveRoundAdded),
  admitted: alone(evolveAdmitted),
  'dispute-ruled': alone(same),
  'prizes-awarded': alone(evolvePrizesAwarded),
  'prize-paid': alone(evolvePrizePaid),
  cancelled: alone(evolveCancelled),
};

/** The event's money is entered first, then what else it changed. */
export function evolve({ book, tournament }: At, event: TournamentEvent): Tournament {
  const ledger = enterTransfers(tournament, event.transfers ?? []);
  // The table of evolvers is keyed by what happened: the compiler cannot follow that on its own.
  const evolver = EVOLVERS[event.happened] as (room: At, of: TournamentEvent) => Tournament;
  return evolver({ book, tournament: { ...tournament, ledger, at: event.at } }, event);
}

/** Folds events from a tournament on. */
export const fold = (
  book: At['book'],
  tournament: Tournament,
  events: readonly TournamentEvent[],
): Tournament =>
  events.reduce((after, event) => evolve({ book, tournament: after }, event), tournament);

// What is put on record about the conditions: approval, publication, notice to the inspectorate.

import * as field from '../../fields.ts';
import type {
  TournamentContext,
  CommandWith,
  TournamentDecision,
  Happened,
  TournamentAct,
} from '../../act.ts';
import { conditionFaults } from '../../conditions/check.ts';
import { procedureOf } from '../../roles.ts';
import { refuseTournament, type TournamentRefusal } from '../../refusal.ts';
import type { Tournament } from '../../tournament.ts';

const recordApprovalFields = {
  version: field.count,
  approvedBy: field.name,
  document: field.name,
};

/** An approval that was given in writing, outside; the operator records it. */
type RecordApproval = CommandWith<'record-approval', typeof recordApprovalFields>;

export interface ApprovalRecorded extends Happened {
  readonly happened: 'approval-recorded';
  readonly version: number;
  readonly approvedBy: string;
  readonly document: string;
}

type PublishConditions = CommandWith<'publish-conditions'>;

export interface ConditionsPublished extends Happened {
  readonly happened: 'conditions-published';
  readonly version: number;
}

const notifyInspectorateFields = {
  to: field.name,
};

type NotifyInspectorate = CommandWith<'notify-inspectorate', typeof notifyInspectorateFields>;

export interface InspectorateTold extends Happened {
  readonly happened: 'inspectorate-told';
  readonly to: string;
  readonly version: number;
}

/** Conditions with a blank are nothing to approve or publish. */
function notComplete(room: TournamentContext): TournamentRefusal | undefined {
  const { book, tournament } = room;
  const procedure = procedureOf(room);
  const { conditions } = tournament;
  const clause = procedure.gates.find(({ gate }) => gate === 'conditions-complete')?.clause ?? '';
  if (conditions === null)
    return refuseTournament('steps-missing', clause, { code: 'conditions-not-written' });
  const faults = conditionFaults(book, procedure, conditions);
  const [first] = faults;
  if (first === undefined) return undefined;
  return refuseTournament(
    'conditions-incomplete',
    first.clause,
    { code: 'conditions-still-need', lack: first.what },
    faults,
  );
}

function decideRecordApproval(
  room: TournamentContext,
  { by, at, version, approvedBy, document }: RecordApproval,
): TournamentDecision<ApprovalRecorded> {
  const fault = notComplete(room);
  if (fault !== undefined) return fault;
  const { clause } = procedureOf(room).powers.approve;
  if (version !== room.tournament.version) {
    return refuseTournament('not-permitted', clause, { code: 'approval-of-other-version' });
  }
  if (approvedBy.trim() === '' || document.trim() === '') {
    return refuseTournament('steps-missing', clause, { code: 'approver-not-named' });
  }
  return [{ happened: 'approval-recorded', by, at, version, approvedBy, document }];
}

function decidePublish(
  room: TournamentContext,
  { by, at }: PublishConditions,
): TournamentDecision<ConditionsPublished> {
  const fault = notComplete(room);
  if (fault !== undefined) return fault;
  return [{ happened: 'conditions-published', by, at, version: room.tournament.version }];
}

function decideNotifyInspectorate(
  room: TournamentContext,
  { by, at, to }: NotifyInspectorate,
): TournamentDecision<InspectorateTold> {
  if (to.trim() === '' || room.tournament.version === 0) {
    const { clause } = procedureOf(room).powers['notify-inspectorate'];
    return refuseTournament('steps-missing', clause, { code: 'told-person-not-named' });
  }
  return [{ happened: 'inspectorate-told', by, at, to, version: room.tournament.version }];
}

const evolveApprovalRecorded = (
  tournament: Tournament,
  { version, approvedBy, document, at }: ApprovalRecorded,
): Tournament => ({ ...tournament, approval: { version, by: approvedBy, document, at } });

const evolvePublished = (tournament: Tournament, { version }: ConditionsPublished): Tournament => ({
  ...tournament,
  published: version,
});

const evolveInspectorateTold = (
  tournament: Tournament,
  { version, to, at }: InspectorateTold,
): Tournament => ({ ...tournament, inspectorateTold: { version, to, at } });

export const recordApprovalAct: TournamentAct<RecordApproval, ApprovalRecorded> = {
  name: 'record-approval',
  fields: recordApprovalFields,
  may: ['run-tournament'],
  power: 'approve',
  decide: decideRecordApproval,
  evolve: { 'approval-recorded': evolveApprovalRecorded },
};

export const publishConditionsAct: TournamentAct<PublishConditions, ConditionsPublished> = {
  name: 'publish-conditions',
  fields: {},
  may: ['run-tournament'],
  power: 'publish',
  decide: decidePublish,
  evolve: { 'conditions-published': evolvePublished },
};

export const notifyInspectorateAct: TournamentAct<NotifyInspectorate, InspectorateTold> = {
  name: 'notify-inspectorate',
  fields: notifyInspectorateFields,
  may: ['run-tournament'],
  power: 'notify-inspectorate',
  decide: decideNotifyInspectorate,
  evolve: { 'inspectorate-told': evolveInspectorateTold },
};

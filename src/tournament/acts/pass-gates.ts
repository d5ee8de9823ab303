// What is put on record about the conditions: approval, publication, notice to the inspectorate.

import type { At, Decision, Given, Happened } from '../act.ts';
import { conditionFaults } from '../conditions/check.ts';
import { lacksPower, procedureOf } from '../roles.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { Tournament } from '../tournament.ts';

/** An approval that was given in writing, outside; the operator records it. */
export interface RecordApproval extends Given {
  readonly do: 'record-approval';
  readonly version: number;
  readonly approvedBy: string;
  readonly document: string;
}

export interface ApprovalRecorded extends Happened {
  readonly happened: 'approval-recorded';
  readonly version: number;
  readonly approvedBy: string;
  readonly document: string;
}

export interface PublishConditions extends Given {
  readonly do: 'publish-conditions';
}

export interface ConditionsPublished extends Happened {
  readonly happened: 'conditions-published';
  readonly version: number;
}

export interface NotifyInspectorate extends Given {
  readonly do: 'notify-inspectorate';
  readonly to: string;
}

export interface InspectorateTold extends Happened {
  readonly happened: 'inspectorate-told';
  readonly to: string;
  readonly version: number;
}

/** Conditions with a blank are nothing to approve or publish. */
function notComplete(room: At): Refusal | undefined {
  const { book, tournament } = room;
  const procedure = procedureOf(room);
  const { conditions } = tournament;
  const clause = procedure.gates.find(({ gate }) => gate === 'conditions-complete')?.clause ?? '';
  if (conditions === null)
    return refuse('steps-missing', clause, { code: 'conditions-not-written' });
  const faults = conditionFaults(book, procedure, conditions);
  const [first] = faults;
  if (first === undefined) return undefined;
  return refuse(
    'conditions-incomplete',
    first.clause,
    { code: 'conditions-still-need', lack: first.what },
    faults,
  );
}

export function decideRecordApproval(
  room: At,
  { by, at, version, approvedBy, document }: RecordApproval,
): Decision<ApprovalRecorded> {
  const fault = lacksPower(room, by, 'approve') ?? notComplete(room);
  if (fault !== undefined) return fault;
  const { clause } = procedureOf(room).powers.approve;
  if (version !== room.tournament.version) {
    return refuse('not-permitted', clause, { code: 'approval-of-other-version' });
  }
  if (approvedBy.trim() === '' || document.trim() === '') {
    return refuse('steps-missing', clause, { code: 'approver-not-named' });
  }
  return [{ happened: 'approval-recorded', by, at, version, approvedBy, document }];
}

export function decidePublish(
  room: At,
  { by, at }: PublishConditions,
): Decision<ConditionsPublished> {
  const fault = lacksPower(room, by, 'publish') ?? notComplete(room);
  if (fault !== undefined) return fault;
  return [{ happened: 'conditions-published', by, at, version: room.tournament.version }];
}

export function decideNotifyInspectorate(
  room: At,
  { by, at, to }: NotifyInspectorate,
): Decision<InspectorateTold> {
  const fault = lacksPower(room, by, 'notify-inspectorate');
  if (fault !== undefined) return fault;
  if (to.trim() === '' || room.tournament.version === 0) {
    const { clause } = procedureOf(room).powers['notify-inspectorate'];
    return refuse('steps-missing', clause, { code: 'told-person-not-named' });
  }
  return [{ happened: 'inspectorate-told', by, at, to, version: room.tournament.version }];
}

export const evolveApprovalRecorded = (
  tournament: Tournament,
  { version, approvedBy, document, at }: ApprovalRecorded,
): Tournament => ({ ...tournament, approval: { version, by: approvedBy, document, at } });

export const evolvePublished = (
  tournament: Tournament,
  { version }: ConditionsPublished,
): Tournament => ({ ...tournament, published: version });

export const evolveInspectorateTold = (
  tournament: Tournament,
  { version, to, at }: InspectorateTold,
): Tournament => ({ ...tournament, inspectorateTold: { version, to, at } });

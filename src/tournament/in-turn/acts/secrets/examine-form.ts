// Before the coup the inspector examines each form and approves it or gives it back (16.6.7).

import { z } from 'zod';

import * as field from '../../../fields.ts';
import type { CommandWith, TournamentDecision, Happened, InTurnAct, PlayAt } from '../../act.ts';
import { AT_TABLE } from '../../../sessions/at-table-powers.ts';
import { changePlayCoup, changeForm, playCoupOf } from '../../change.ts';
import { faultsOf } from '../../wagers/form-faults.ts';
import type { FormReason, Play } from '../../play.ts';
import { positionAt } from '../../wagers/positions.ts';
import { isTournamentRefusal } from '../../../refusal.ts';
import { deny } from '../../refusal.ts';
import { formAt } from './record-form.ts';

const examineFormFields = {
  ...field.ofSeat,
  finding: z.enum(['approved', 'returned']),
  /** Whether words that the machine cannot read say what the figures say. */
  wordsAgree: z.boolean().exactOptional(),
};

type ExamineForm = CommandWith<'examine-form', typeof examineFormFields>;

export interface FormApproved extends Happened {
  readonly happened: 'form-approved';
  readonly seat: number;
  readonly wordsAgree: boolean | null;
}

export interface FormReturned extends Happened {
  readonly happened: 'form-returned';
  readonly seat: number;
  /** What the patron has to put right; a sentence in journals of 0.1.0. */
  readonly faults: readonly (FormReason | string)[];
}

function decideExamineForm(
  room: PlayAt,
  command: ExamineForm,
): TournamentDecision<FormApproved | FormReturned> {
  const { by, at, seat, finding, wordsAgree = null } = command;
  const form = formAt(room, seat);
  const position = positionAt(room.play, seat);
  if (isTournamentRefusal(form)) return form;
  if (form.recordedAt === null || position === undefined) {
    return deny(room, 'steps-missing', 'secretMarked', { code: 'form-not-recorded' });
  }
  if (finding === 'approved') return [{ happened: 'form-approved', by, at, seat, wordsAgree }];
  const faults = faultsOf(room, position, { ...form, wordsAgree }).map(({ reason }) => reason);
  return [{ happened: 'form-returned', by, at, seat, faults }];
}

const evolveFormApproved = (play: Play, { by, seat, wordsAgree }: FormApproved): Play =>
  changeForm(play, seat, { approvedBy: by.id, wordsAgree });

/** The turn is open again, and nothing was used up. */
function evolveFormReturned(play: Play, { seat, faults }: FormReturned): Play {
  const { [seat]: _returned, ...forms } = playCoupOf(play).forms;
  const reasons = faults.map(fault =>
    typeof fault === 'string' ? ({ code: 'as-written', note: fault } as const) : fault,
  );
  return changePlayCoup({ ...play, returned: { ...play.returned, [seat]: reasons } }, { forms });
}

export const examineFormAct: InTurnAct<ExamineForm, FormApproved | FormReturned> = {
  name: 'examine-form',
  fields: examineFormFields,
  may: AT_TABLE,
  power: 'examine-secrets',
  decide: decideExamineForm,
  evolve: { 'form-approved': evolveFormApproved, 'form-returned': evolveFormReturned },
};

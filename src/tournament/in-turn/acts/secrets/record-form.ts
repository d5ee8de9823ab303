// The dealer marks the seat and passes the form on, then the inspector records it (16.6.6).

import * as field from '../../../fields.ts';
import type { CommandWith, TournamentDecision, Happened, InTurnAct, PlayAt } from '../../act.ts';
import { AT_TABLE } from '../../../sessions/at-table-powers.ts';
import { changeForm } from '../../change.ts';
import type { FormInHand, Play } from '../../play.ts';
import { isTournamentRefusal, type TournamentRefusal } from '../../../refusal.ts';
import { deny } from '../../refusal.ts';

type MarkSecret = CommandWith<'mark-secret', typeof field.ofSeat>;

export interface SecretMarked extends Happened {
  readonly happened: 'secret-marked';
  readonly seat: number;
}

type RecordForm = CommandWith<'record-form', typeof field.ofSeat>;

export interface FormRecorded extends Happened {
  readonly happened: 'form-recorded';
  readonly seat: number;
}

/** The form of a seat while wagers are open. */
export function formAt(room: PlayAt, seat: number): FormInHand | TournamentRefusal {
  const { play } = room;
  const form = play.phase === 'wagering' ? play.coup?.forms[seat] : undefined;
  return form ?? deny(room, 'nothing-to-do', 'secretMarked', { code: 'no-form-in-hand', seat });
}

function decideMarkSecret(room: PlayAt, { by, at, seat }: MarkSecret) {
  const form = formAt(room, seat);
  if (isTournamentRefusal(form)) return form;
  const marked: TournamentDecision<SecretMarked> = [{ happened: 'secret-marked', by, at, seat }];
  return form.markedAt === null ? marked : [];
}

function decideRecordForm(room: PlayAt, { by, at, seat }: RecordForm) {
  const form = formAt(room, seat);
  if (isTournamentRefusal(form)) return form;
  if (form.markedAt === null) {
    return deny(room, 'steps-missing', 'secretMarked', { code: 'seat-not-marked' });
  }
  const recorded: TournamentDecision<FormRecorded> = [{ happened: 'form-recorded', by, at, seat }];
  return form.recordedAt === null ? recorded : [];
}

const evolveSecretMarked = (play: Play, { seat, at }: SecretMarked): Play =>
  changeForm(play, seat, { markedAt: at });

const evolveFormRecorded = (play: Play, { seat, at }: FormRecorded): Play =>
  changeForm(play, seat, { recordedAt: at });

export const markSecretAct: InTurnAct<MarkSecret, SecretMarked> = {
  name: 'mark-secret',
  fields: field.ofSeat,
  may: AT_TABLE,
  power: 'run-the-table',
  decide: decideMarkSecret,
  evolve: { 'secret-marked': evolveSecretMarked },
};

export const recordFormAct: InTurnAct<RecordForm, FormRecorded> = {
  name: 'record-form',
  fields: field.ofSeat,
  may: AT_TABLE,
  power: 'examine-secrets',
  decide: decideRecordForm,
  evolve: { 'form-recorded': evolveFormRecorded },
};

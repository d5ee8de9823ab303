// The dealer marks the seat and passes the form on, then the inspector records it (16.6.6).

import type { Decision, Given, Happened, PlayAt } from '../act.ts';
import { changeForm } from '../change.ts';
import type { FormInHand, Play } from '../play.ts';
import { lacksPlayPower } from '../powers.ts';
import { isRefusal, type Refusal } from '../../refusal.ts';
import { deny } from '../refusal.ts';

export interface MarkSecret extends Given {
  readonly do: 'mark-secret';
  readonly seat: number;
}

export interface SecretMarked extends Happened {
  readonly happened: 'secret-marked';
  readonly seat: number;
}

export interface RecordForm extends Given {
  readonly do: 'record-form';
  readonly seat: number;
}

export interface FormRecorded extends Happened {
  readonly happened: 'form-recorded';
  readonly seat: number;
}

/** The form of a seat while wagers are open. */
export function formAt(room: PlayAt, seat: number): FormInHand | Refusal {
  const { play } = room;
  const form = play.phase === 'wagering' ? play.coup?.forms[seat] : undefined;
  return form ?? deny(room, 'nothing-to-do', 'secretMarked', { code: 'no-form-in-hand', seat });
}

export function decideMarkSecret(room: PlayAt, { by, at, seat }: MarkSecret) {
  const lacking = lacksPlayPower(room, by, 'run-the-table');
  if (lacking) return lacking;
  const form = formAt(room, seat);
  if (isRefusal(form)) return form;
  const marked: Decision<SecretMarked> = [{ happened: 'secret-marked', by, at, seat }];
  return form.markedAt === null ? marked : [];
}

export function decideRecordForm(room: PlayAt, { by, at, seat }: RecordForm) {
  const lacking = lacksPlayPower(room, by, 'examine-secrets');
  if (lacking) return lacking;
  const form = formAt(room, seat);
  if (isRefusal(form)) return form;
  if (form.markedAt === null) {
    return deny(room, 'steps-missing', 'secretMarked', { code: 'seat-not-marked' });
  }
  const recorded: Decision<FormRecorded> = [{ happened: 'form-recorded', by, at, seat }];
  return form.recordedAt === null ? recorded : [];
}

export const evolveSecretMarked = (play: Play, { seat, at }: SecretMarked): Play =>
  changeForm(play, seat, { markedAt: at });

export const evolveFormRecorded = (play: Play, { seat, at }: FormRecorded): Play =>
  changeForm(play, seat, { recordedAt: at });

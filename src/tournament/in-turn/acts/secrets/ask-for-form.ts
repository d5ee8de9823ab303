// After the coup a patron may read another's form, until the next coup's first card (16.6.9).

import * as field from '../../../fields.ts';
import type { CommandWith, TournamentDecision, Happened, InTurnAct, PlayAt } from '../../act.ts';
import { AT_TABLE } from '../../../sessions/at-table-powers.ts';
import type { Play } from '../../play.ts';
import { deny } from '../../refusal.ts';

const askForFormFields = {
  /** The seat whose form is asked for. */
  of: field.seatNumber,
};

type AskForForm = CommandWith<'ask-for-form', typeof askForFormFields>;

export interface FormRead extends Happened {
  readonly happened: 'form-read';
  readonly patron: string;
  readonly of: number;
}

function decideAskForForm(room: PlayAt, { by, at, of }: AskForForm): TournamentDecision<FormRead> {
  const { play } = room;
  if (by.role !== 'patron' || !play.positions.some(({ patron }) => patron === by.id)) {
    return deny(room, 'not-authorised', 'formsRead', { code: 'forms-for-patrons-only' });
  }
  if (play.readable?.forms[of] === undefined) {
    return deny(room, 'not-now', 'formsRead', { code: 'form-not-readable' });
  }
  return [{ happened: 'form-read', by, at, patron: by.id, of }];
}

function evolveFormRead(play: Play, { patron, of }: FormRead): Play {
  const { readable } = play;
  if (readable === null) return play;
  return { ...play, readable: { ...readable, readers: [...readable.readers, { patron, of }] } };
}

export const askForFormAct: InTurnAct<AskForForm, FormRead> = {
  name: 'ask-for-form',
  fields: askForFormFields,
  may: AT_TABLE,
  decide: decideAskForForm,
  evolve: { 'form-read': evolveFormRead },
};

// After the coup a patron may read another's form, until the next coup's first card (16.6.9).

import type { Decision, Given, Happened, PlayAt } from '../act.ts';
import type { Play } from '../play.ts';
import { deny } from '../refusal.ts';

export interface AskForForm extends Given {
  readonly do: 'ask-for-form';
  /** The seat whose form is asked for. */
  readonly of: number;
}

export interface FormRead extends Happened {
  readonly happened: 'form-read';
  readonly patron: string;
  readonly of: number;
}

export function decideAskForForm(room: PlayAt, { by, at, of }: AskForForm): Decision<FormRead> {
  const { play } = room;
  if (by.role !== 'patron' || !play.positions.some(({ patron }) => patron === by.id)) {
    return deny(room, 'not-authorised', 'formsRead', { code: 'forms-for-patrons-only' });
  }
  if (play.readable?.forms[of] === undefined) {
    return deny(room, 'not-now', 'formsRead', { code: 'form-not-readable' });
  }
  return [{ happened: 'form-read', by, at, patron: by.id, of }];
}

export function evolveFormRead(play: Play, { patron, of }: FormRead): Play {
  const { readable } = play;
  if (readable === null) return play;
  return { ...play, readable: { ...readable, readers: [...readable.readers, { patron, of }] } };
}

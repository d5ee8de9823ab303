// A patron hands the form of a secret wager to the dealer; it is kept as it was written (16.6.2).

import * as field from '../../../fields.ts';
import type { CommandWith, TournamentDecision, Happened, InTurnAct, PlayAt } from '../../act.ts';
import { AT_TABLE } from '../../../sessions/at-table-powers.ts';
import { changePlayCoup, playCoupOf } from '../../change.ts';
import { type SecretForm, secretForm } from '../../wagers/form.ts';
import type { Play } from '../../play.ts';
import {
  hasTaken,
  isActive,
  ownPosition,
  positionAt,
  seatToWager,
} from '../../wagers/positions.ts';
import { isTournamentRefusal } from '../../../refusal.ts';
import { deny } from '../../refusal.ts';
import { assert } from '../../../../rules/assert.ts';

const handInFormFields = {
  ...field.ofSeat,
  form: secretForm,
};

type HandInForm = CommandWith<'hand-in-form', typeof handInFormFields>;

export interface FormHandedIn extends Happened {
  readonly happened: 'form-handed-in';
  readonly seat: number;
  readonly form: SecretForm;
  readonly outOfSequence: boolean;
}

/** Only whether a form may be used is judged here: what is on it is for the inspector (16.6.7). */
function decideHandInForm(room: PlayAt, command: HandInForm): TournamentDecision<FormHandedIn> {
  const { by, at, seat, form } = command;
  if (by.role !== 'patron') {
    return deny(room, 'not-authorised', 'secretForm', { code: 'form-by-patron-only' });
  }
  const position = ownPosition(room, by, seat);
  if (isTournamentRefusal(position)) return position;
  const { play } = room;
  const { coup, rules } = play;
  if (coup === null || play.phase !== 'wagering') {
    return deny(room, 'not-now', 'secretForm', { code: 'wagers-not-open' });
  }
  if (!isActive(position))
    return deny(room, 'out-of-play', 'absence', { code: 'nobody-sits-at-seat', seat });
  if (position.secretsUsed >= rules.secretWagers) {
    return deny(room, 'no-secret-left', 'secretCount', { code: 'no-secret-wager-left' });
  }
  if (coup.forms[seat] !== undefined) {
    return deny(room, 'wager-final', 'final', { code: 'form-already-in' });
  }
  if (coup.restricted.includes(seat)) {
    return deny(room, 'above-maximum', 'timeOver', { code: 'held-to-minimum' });
  }
  const outOfSequence = !hasTaken(coup, position) && seatToWager(play) !== seat;
  return [{ happened: 'form-handed-in', by, at, seat, form, outOfSequence }];
}

function evolveFormHandedIn(play: Play, event: FormHandedIn): Play {
  const { seat, form, at, outOfSequence } = event;
  const coup = playCoupOf(play);
  const position = positionAt(play, seat);
  assert(position !== undefined, `there is no seat ${seat}`);
  const handedIn = {
    form,
    chipsHeld: position.chips,
    handedInAt: at,
    markedAt: null,
    recordedAt: null,
    approvedBy: null,
    wordsAgree: null,
    deemed: null,
    laid: false,
  };
  const { [seat]: _told, ...returned } = play.returned;
  return changePlayCoup(
    { ...play, returned },
    {
      forms: { ...coup.forms, [seat]: handedIn },
      outOfSequence: outOfSequence ? [...coup.outOfSequence, seat] : coup.outOfSequence,
    },
  );
}

export const handInFormAct: InTurnAct<HandInForm, FormHandedIn> = {
  name: 'hand-in-form',
  fields: handInFormFields,
  may: AT_TABLE,
  decide: decideHandInForm,
  evolve: { 'form-handed-in': evolveFormHandedIn },
};

// The inspector reads out every secret wager, as written and as it settles (16.6.8, 16.6.10).

import * as field from '../../../fields.ts';
import type { CommandWith, TournamentDecision, Happened, InTurnAct, PlayAt } from '../../act.ts';
import { AT_TABLE } from '../../../sessions/at-table-powers.ts';
import { changePlayCoup, changeForm, playCoupOf, lay } from '../../change.ts';
import { type DeemedForm, deem } from '../../wagers/deem.ts';
import type { Play } from '../../play.ts';
import { ownPosition, positionAt } from '../../wagers/positions.ts';
import { hasPlayPower } from '../../powers.ts';
import { isTournamentRefusal } from '../../../refusal.ts';
import { deny } from '../../refusal.ts';

type AnnounceSecrets = CommandWith<'announce-secrets'>;

export interface SecretsAnnounced extends Happened {
  readonly happened: 'secrets-announced';
  readonly secrets: readonly { readonly seat: number; readonly deemed: DeemedForm }[];
}

type LaySecret = CommandWith<'lay-secret', typeof field.ofSeat>;

export interface SecretLaid extends Happened {
  readonly happened: 'secret-laid';
  readonly seat: number;
}

function decideAnnounceSecrets(room: PlayAt, command: AnnounceSecrets) {
  const { by, at } = command;
  const { play, book } = room;
  const { coup, phase } = play;
  if (coup === null || (phase !== 'over' && phase !== 'announcing')) {
    return deny(room, 'not-now', 'secretAnnounced', { code: 'secrets-read-after-coup' });
  }
  if (coup.announced) return [];
  const secrets = play.positions.flatMap(position => {
    const form = coup.forms[position.seat];
    if (form === undefined) return [];
    return [{ seat: position.seat, deemed: deem(book, play, position, form) }];
  });
  if (secrets.length === 0)
    return deny(room, 'nothing-to-do', 'secretAnnounced', { code: 'no-secret-wager' });
  const announced: TournamentDecision<SecretsAnnounced> = [
    { happened: 'secrets-announced', by, at, secrets },
  ];
  return announced;
}

const evolveSecretsAnnounced = (play: Play, { secrets }: SecretsAnnounced): Play =>
  secrets.reduce(
    (after, { seat, deemed }) => changeForm(after, seat, { deemed }),
    changePlayCoup(play, { announced: true }),
  );

/** In the last coup of the final the announced amount is laid out before the deal (16.6.11.b). */
function decideLaySecret(
  room: PlayAt,
  { by, at, seat }: LaySecret,
): TournamentDecision<SecretLaid> {
  if (by.role !== 'patron' && !hasPlayPower(room, by, 'run-the-table')) {
    return deny(room, 'not-authorised', 'finalCoupLaid', { code: 'chips-laid-by-patron' });
  }
  const position = ownPosition(room, by, seat);
  if (isTournamentRefusal(position)) return position;
  const { phase, coup } = room.play;
  if (phase !== 'announcing' || coup?.announced !== true) {
    return deny(room, 'not-now', 'finalCoupAnnounced', { code: 'secrets-not-read-out' });
  }
  const form = coup.forms[seat];
  if (form === undefined || form.laid) return [];
  return [{ happened: 'secret-laid', by, at, seat }];
}

function evolveSecretLaid(play: Play, { seat }: SecretLaid): Play {
  const deemed = playCoupOf(play).forms[seat]?.deemed;
  const marked = changeForm(play, seat, { laid: true });
  const wager = deemed?.as === 'wager' ? deemed : undefined;
  const position = positionAt(play, seat);
  const laid = wager && position ? lay(marked, seat, wager.on, wager.stake) : marked;
  const all = Object.values(playCoupOf(laid).forms).every(form => form.laid);
  return all ? { ...laid, phase: 'dealing' } : laid;
}

export const announceSecretsAct: InTurnAct<AnnounceSecrets, SecretsAnnounced> = {
  name: 'announce-secrets',
  fields: {},
  may: AT_TABLE,
  power: 'examine-secrets',
  decide: decideAnnounceSecrets,
  evolve: { 'secrets-announced': evolveSecretsAnnounced },
};

export const laySecretAct: InTurnAct<LaySecret, SecretLaid> = {
  name: 'lay-secret',
  fields: field.ofSeat,
  may: AT_TABLE,
  decide: decideLaySecret,
  evolve: { 'secret-laid': evolveSecretLaid },
};

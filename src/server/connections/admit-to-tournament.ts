// Who may watch a tournament: staff who signed in, the terminal of a competitor's seat, a board.

import type { Actor } from '../../table/setup/setup.ts';
import type { Hello, Watch } from '../../wire/socket/client-messages.ts';
import type { AdmittingHouse } from './connected-house.ts';
import {
  type AdmittedClient,
  away,
  type Cookies,
  enrolledAt,
  personsRate,
  type Rejection,
} from './rejection.ts';

export type TournamentWatch = Extract<Watch, { readonly tournament: string }>;

export const isOfTournament = (watch: Watch): watch is TournamentWatch => 'tournament' in watch;

export async function admitToTournament(
  house: AdmittingHouse,
  hello: Hello,
  watch: TournamentWatch,
  cookies: Cookies,
): Promise<AdmittedClient | Rejection> {
  if (house.tournaments.desk(watch.tournament) === undefined) {
    return away('no-such-tournament', { code: 'no-tournament-named', name: watch.tournament });
  }
  if (watch.as === 'competitor') {
    return admitCompetitor(house, watch, hello.token ?? cookies.device);
  }
  const token = hello.token ?? cookies.session;
  const session = token === undefined ? null : await house.sessions.find(token);
  if (session?.lacksCode === true) {
    return away('not-permitted', { code: 'code-required' });
  }
  if (session !== null) {
    const { person, role, until, mark } = session;
    const whose = personsRate(house, session);
    return { watch, actor: () => ({ role, id: person.id }), mark, whose, until, device: null };
  }
  if (watch.as === 'leader-board') return admitBoard(house, watch, hello.token ?? cookies.device);
  return away('not-signed-in', { code: 'sign-in-first' });
}

/** A terminal speaks for whoever the draw has put at its seat, at the table where they play. */
function admitCompetitor(
  house: AdmittingHouse,
  watch: TournamentWatch & { readonly as: 'competitor' },
  token: string | undefined,
): AdmittedClient | Rejection {
  const { tournament, table, seat } = watch;
  const device = enrolledAt(house, token, { kind: 'terminal', table, seat });
  if (device === null) return away('not-enrolled', { code: 'terminal-not-of-seat' });
  const { id } = device;
  const actor = (): Actor => {
    const patron = house.tournaments.desk(tournament)?.patronAt(table, seat) ?? id;
    return { role: 'patron', id: patron, seat };
  };
  return { watch, actor, mark: id, whose: id, until: null, device: id };
}

/** A board shows what everybody may see; in a live house it is an enrolled display. */
function admitBoard(
  house: AdmittingHouse,
  watch: TournamentWatch,
  token: string | undefined,
): AdmittedClient | Rejection {
  const device = token === undefined ? null : house.devices.find(token);
  if (device?.kind !== 'display' && !house.demonstration) {
    return away('not-enrolled', { code: 'display-not-enrolled' });
  }
  const mark = device?.id ?? 'leader-board';
  const whose = device?.id ?? null;
  const actor = (): Actor => ({ role: 'patron', id: mark });
  return { watch, actor, mark, whose, until: null, device: null };
}

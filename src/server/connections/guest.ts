// Who is at the other end of a connection, and what they may watch.

import { hasAnyPower } from '../../rulebooks/roles.ts';
import type { Actor } from '../../table/setup/setup.ts';
import type { Hello, Watch } from '../../wire/socket/client-messages.ts';
import type { AdmittingHouse } from './connected-house.ts';
import { admitToTournament, isOfTournament } from './admit-to-tournament.ts';
import {
  type AdmittedClient,
  away,
  type Cookies,
  enrolledAt,
  personsRate,
  type Rejection,
} from './rejection.ts';

export type { AdmittedClient, Caller, Cookies, Rejection } from './rejection.ts';

/** Whoever is on a break comes back by their own password or PIN (R-ACC-3). */
export const ON_BREAK: Rejection = {
  why: 'on-break',
  reason: { code: 'console-on-break' },
};

/** Recognises who says hello, by the tokens in it or the cookies that came with the connection. */
export async function admit(
  house: AdmittingHouse,
  hello: Hello,
  cookies: Cookies,
): Promise<AdmittedClient | Rejection> {
  const { watch } = hello;
  for (const token of [hello.token, hello.device, cookies.device]) {
    if (token !== undefined) await house.devices.learn(token);
  }
  if (isOfTournament(watch)) return admitToTournament(house, hello, watch, cookies);
  if (watch.as !== 'pit' && house.table(watch.table) === undefined) {
    return away('no-such-table', { code: 'no-table-named', name: watch.table });
  }
  if (watch.as === 'terminal') return admitTerminal(house, watch, hello.token ?? cookies.device);
  const token = hello.token ?? cookies.session;
  const session = token === undefined ? null : await house.sessions.find(token);
  if (session?.lacksCode === true) {
    return away('not-permitted', { code: 'code-required' });
  }
  if (session !== null) {
    const { person, role, until, mark } = session;
    const guest = {
      ...{ watch, actor: () => ({ role, id: person.id }), mark, until, device: null },
      whose: personsRate(house, session),
    };
    if (watch.as !== 'console') return guest;
    if (!hasAnyPower(role, ['watch-table'])) {
      return away('not-permitted', { code: 'role-without-console', role });
    }
    return house.demonstration || !hasAnyPower(role, ['run-table', 'inspect-table'])
      ? guest
      : fromConsole(house, guest, watch.table, hello.device ?? cookies.device);
  }
  if (watch.as === 'display') return admitDisplay(house, watch, hello.token ?? cookies.device);
  const isOnBreak = token !== undefined && (await house.sessions.findOnBreak(token)) !== null;
  return isOnBreak ? ON_BREAK : away('not-signed-in', { code: 'sign-in-first' });
}

/**
 * Whoever runs a table does so from its one console, which is enrolled and approved (crown-rapid
 * 2.2(b), 1.1 SGC (c)); surveillance and inspectors only look, from anywhere.
 */
function fromConsole(
  house: AdmittingHouse,
  guest: AdmittedClient,
  table: string,
  token: string | undefined,
): AdmittedClient | Rejection {
  const device = enrolledAt(house, token, { kind: 'console', table });
  if (device === null) return away('not-enrolled', { code: 'console-not-of-table' });
  return { ...guest, device: device.id };
}

/** A terminal proves that it is the one enrolled for this seat (R-MEM-8, R-COM-5). */
function admitTerminal(
  house: AdmittingHouse,
  watch: Watch & { readonly as: 'terminal' },
  token: string | undefined,
): AdmittedClient | Rejection {
  const { seat, table } = watch;
  const device = enrolledAt(house, token, { kind: 'terminal', table, seat });
  if (device === null) return away('not-enrolled', { code: 'terminal-not-of-seat' });
  const { id } = device;
  const actor = (): Actor => {
    const patron = house.table(table)?.parts?.broadcast.patronAt(seat) ?? id;
    return { role: 'patron', id: patron, seat };
  };
  return { watch, actor, mark: id, whose: id, until: null, device: id };
}

/** A display shows what everybody may see; in a live house it is enrolled all the same. */
function admitDisplay(
  house: AdmittingHouse,
  watch: Watch & { readonly as: 'display' },
  token: string | undefined,
): AdmittedClient | Rejection {
  const device = token === undefined ? null : house.devices.find(token);
  const isEnrolled = device?.kind === 'display' && device.table === watch.table;
  if (!isEnrolled && !house.demonstration) {
    return away('not-enrolled', { code: 'display-not-of-table' });
  }
  const mark = device?.id ?? 'display';
  const actor = (): Actor => ({ role: 'patron', id: mark });
  const own = isEnrolled ? mark : null;
  return { watch, actor, mark, whose: own, until: null, device: own };
}

/** Whether somebody who watches so may send commands at all. */
export const maySend = ({ watch }: AdmittedClient): boolean =>
  watch.as === 'terminal' || watch.as === 'console';

/** The table that somebody watches; a pit and a tournament are none. */
export const watchedTable = (watch: Watch): string | null =>
  watch.as === 'pit' || isOfTournament(watch) ? null : watch.table;

// Who is at the other end of a connection, and what they may watch.

import { STAFF_RANKS } from '../../rulebooks/procedure.ts';
import { hasAnyPower, type Role } from '../../rulebooks/roles.ts';
import type { Actor } from '../../table/setup/setup.ts';
import type { Hello, Watch } from '../../wire/client.ts';
import type { Farewell } from '../../wire/server.ts';
import type { House } from '../house/house.ts';
import { mayJoin } from '../devices/devices.ts';
import { admitToTournament, isOfTournament } from './admit-to-tournament.ts';

/** What a browser sends along by itself: its person's session, and which device it is. */
export interface Cookies {
  readonly session?: string | undefined;
  readonly device?: string | undefined;
}

/** Somebody who was let in. */
export interface AdmittedClient {
  readonly watch: Watch;
  /** Who acts; a terminal's patron is whoever holds its seat at that moment. */
  readonly actor: () => Actor;
  /** Names the device or session in keys and logs. */
  readonly mark: string;
  /** When the sign-in ends; null for devices, which stay. */
  readonly until: number | null;
  /** The enrolled device that it speaks from, where it had to be one. */
  readonly device: string | null;
}

export interface Rejection {
  readonly why: Farewell;
  readonly says: string;
}

/** Staff who see a table from the dealer's side; the others see what everybody sees. */
const CONSOLE_ROLES: readonly Role[] = [
  ...(Object.keys(STAFF_RANKS) as (keyof typeof STAFF_RANKS)[]), // its own keys
  'table-inspector',
  'tournament-director',
  'surveillance',
  'inspector',
];

const away = (why: Farewell, says: string): Rejection => ({ why, says });

/** Whoever is on a break comes back by their own password or PIN (R-ACC-3). */
export const ON_BREAK: Rejection = {
  why: 'on-break',
  says: 'This console is locked for a break: its own person opens it again.',
};

/** Recognises who says hello, by the tokens in it or the cookies that came with the connection. */
export async function admit(
  house: House,
  hello: Hello,
  cookies: Cookies,
): Promise<AdmittedClient | Rejection> {
  const { watch } = hello;
  if (isOfTournament(watch)) return admitToTournament(house, hello, watch, cookies);
  if (watch.as !== 'pit' && house.table(watch.table) === undefined) {
    return away('no-such-table', `There is no table ${watch.table}.`);
  }
  if (watch.as === 'terminal') return admitTerminal(house, watch, hello.token ?? cookies.device);
  const token = hello.token ?? cookies.session;
  const session = token === undefined ? null : await house.sessions.find(token);
  if (session !== null) {
    const { person, role, until, mark } = session;
    const guest = { watch, actor: () => ({ role, id: person.id }), mark, until, device: null };
    if (watch.as !== 'console') return guest;
    if (!CONSOLE_ROLES.includes(role)) {
      return away('not-permitted', `A ${role.replaceAll('-', ' ')} has no console.`);
    }
    return house.demonstration || !hasAnyPower(role, ['run-table', 'inspect-table'])
      ? guest
      : fromConsole(house, guest, watch.table, hello.device ?? cookies.device);
  }
  if (watch.as === 'display') return admitDisplay(house, watch, hello.token ?? cookies.device);
  const isOnBreak = token !== undefined && (await house.sessions.findOnBreak(token)) !== null;
  return isOnBreak ? ON_BREAK : away('not-signed-in', 'Sign in first.');
}

/**
 * Whoever runs a table does so from its one console, which is enrolled and approved (crown-rapid
 * 2.2(b), 1.1 SGC (c)); surveillance and inspectors only look, from anywhere.
 */
function fromConsole(
  house: House,
  guest: AdmittedClient,
  table: string,
  token: string | undefined,
): AdmittedClient | Rejection {
  const device = token === undefined ? null : house.devices.find(token);
  const listed = device === null ? null : house.devices.listed(device.id);
  const isThere = device?.kind === 'console' && device.table === table;
  if (!isThere || !mayJoin(device, listed, house.demonstration)) {
    return away('not-enrolled', 'This is not the approved console of that table.');
  }
  return { ...guest, device: device.id };
}

/** A terminal proves that it is the one enrolled for this seat (R-MEM-8, R-COM-5). */
function admitTerminal(
  house: House,
  watch: Watch & { readonly as: 'terminal' },
  token: string | undefined,
): AdmittedClient | Rejection {
  const device = token === undefined ? null : house.devices.find(token);
  const listed = device === null ? null : house.devices.listed(device.id);
  const isThere =
    device?.kind === 'terminal' && device.table === watch.table && device.seat === watch.seat;
  if (!isThere || !mayJoin(device, listed, house.demonstration)) {
    return away('not-enrolled', 'This terminal is not enrolled for that seat.');
  }
  const { seat, table } = watch;
  const { id } = device;
  const actor = (): Actor => {
    const patron = house.table(table)?.parts?.broadcast.patronAt(seat) ?? id;
    return { role: 'patron', id: patron, seat };
  };
  return { watch, actor, mark: id, until: null, device: id };
}

/** A display shows what everybody may see; in a live house it is enrolled all the same. */
function admitDisplay(
  house: House,
  watch: Watch & { readonly as: 'display' },
  token: string | undefined,
): AdmittedClient | Rejection {
  const device = token === undefined ? null : house.devices.find(token);
  const isEnrolled = device?.kind === 'display' && device.table === watch.table;
  if (!isEnrolled && !house.demonstration) {
    return away('not-enrolled', 'This display is not enrolled for that table.');
  }
  const mark = device?.id ?? 'display';
  const actor = (): Actor => ({ role: 'patron', id: mark });
  return { watch, actor, mark, until: null, device: isEnrolled ? mark : null };
}

/** Whether somebody who watches so may send commands at all. */
export const maySend = ({ watch }: AdmittedClient): boolean =>
  watch.as === 'terminal' || watch.as === 'console';

/** The table that somebody watches; a pit and a tournament are none. */
export const watchedTable = (watch: Watch): string | null =>
  watch.as === 'pit' || isOfTournament(watch) ? null : watch.table;

// Who sends a request: by the session's cookie, or by a token in the authorization header.

import { englishText } from '../../texts/index.ts';
import type { HouseReason } from '../../wire/reasons/house-reasons.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { hasAnyPower, type HousePower, type Role, rolesWith } from '../../rulebooks/roles.ts';
import { assert } from '../../rules/assert.ts';

import { personsRate } from '../connections/rejection.ts';
import type { House } from '../house/house.ts';
import type { StaffSession } from '../people/sessions.ts';
import { SERVICE_TOKEN, type Service, serviceBehind } from '../record/outside.ts';

export const SESSION_COOKIE = 'sabot-session';
export const DEVICE_COOKIE = 'sabot-device';
/** As long as a browser keeps anything; a device that leaves is taken off the list. */
const DEVICE_DAYS_MS = 400 * 86_400_000;

export function tokenOf({ headers, cookies }: FastifyRequest): string | undefined {
  const [scheme, token] = headers.authorization?.split(' ') ?? [];
  return scheme === 'Bearer' ? token : cookies[SESSION_COOKIE];
}

export async function requestSession(
  { sessions }: Pick<House, 'sessions'>,
  request: FastifyRequest,
): Promise<StaffSession | null> {
  const token = tokenOf(request);
  return token === undefined ? null : sessions.find(token);
}

/** Who was let through to a route's own work. */
const LET_IN = new WeakMap<object, StaffSession>();

/** The guard before a route: only somebody signed in, with one of these powers if any are named. */
export const only =
  (house: Pick<House, 'sessions' | 'demonstration' | 'clock'>, ...powers: readonly HousePower[]) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const session = await requestSession(house, request);
    if (session === null) {
      await reply.code(STATUS.notSignedIn).send(notSignedIn());
    } else if (!house.sessions.requests.take(personsRate(house, session), house.clock.now())) {
      await reply.code(STATUS.tooMany).send(denied('too-many', { code: 'sent-too-fast' }));
    } else if (powers.length > 0 && !hasAnyPower(session.role, powers)) {
      await reply.code(STATUS.notPermitted).send(wrongRole(rolesWith(powers)));
    } else if (powers.length > 0 && session.lacksCode) {
      await reply
        .code(STATUS.notPermitted)
        .send(denied('code-required', { code: 'code-required' }));
    } else {
      LET_IN.set(request, session);
    }
  };

/** Which program was let through in its own name. */
const SERVICES_IN = new WeakMap<object, Service>();

type GuardedHouse = Pick<House, 'sessions' | 'demonstration' | 'clock'>;

/** The guard before what programs may read too: by a token with one of these powers. */
export const onlyOrService =
  (house: GuardedHouse & Pick<House, 'record'>, ...powers: readonly HousePower[]) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const token = tokenOf(request);
    if (token?.startsWith(SERVICE_TOKEN) !== true) {
      await only(house, ...powers)(request, reply);
      return;
    }
    const { record, clock, sessions } = house;
    const service = serviceBehind(record.known.outside, token, clock.now());
    if (service === null) {
      await reply.code(STATUS.notSignedIn).send(notSignedIn());
    } else if (!sessions.requests.take(`service ${service.id}`, clock.now())) {
      await reply.code(STATUS.tooMany).send(denied('too-many', { code: 'sent-too-fast' }));
    } else if (!service.powers.some(power => powers.includes(power))) {
      await reply.code(STATUS.notPermitted).send(wrongRole(rolesWith(powers)));
    } else {
      SERVICES_IN.set(request, service);
    }
  };

/** The program behind a request, if one is. */
export const serviceIn = (request: object): Service | null => SERVICES_IN.get(request) ?? null;

/** Whether somebody who is signed in, or a program with a token, sends it. */
export const isKnown = (request: object): boolean =>
  LET_IN.has(request) || SERVICES_IN.has(request);

/** The session of a request that came through the guard. */
export function sessionBehind(request: object): StaffSession {
  const session = LET_IN.get(request);
  assert(session !== undefined, 'the route has a guard before it');
  return session;
}

/** Keeps the session's token where no script can read it. */
export function keepCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  until: number,
  path = '/',
): void {
  reply.setCookie(SESSION_COOKIE, token, { ...cookieOf(request, until), path });
}

/** Makes a browser the enrolled device whose token this is; no script can read that either. */
export function keepDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  now: number,
): void {
  reply.setCookie(DEVICE_COOKIE, token, cookieOf(request, now + DEVICE_DAYS_MS));
}

const cookieOf = ({ protocol }: FastifyRequest, until: number) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: protocol === 'https',
    expires: new Date(until),
  }) as const;

export const STATUS = {
  ok: 200,
  made: 201,
  notSignedIn: 401,
  notPermitted: 403,
  notFound: 404,
  conflict: 409,
  wrongHost: 421,
  tooMany: 429,
  unavailable: 503,
} as const;

/** A no over HTTP: what, and one sentence. */
export const denied = (what: string, reason: HouseReason) => ({
  denied: what,
  says: englishText(reason),
  reason,
});

export const notSignedIn = () => denied('not-signed-in', { code: 'sign-in-first' });

const wrongRole = (roles: readonly Role[]) =>
  denied('not-permitted', { code: 'only-for-roles', roles });

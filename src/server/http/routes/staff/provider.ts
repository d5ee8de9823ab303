// Signing in by the operator's OpenID Connect provider. Whoever it names works here already, added
// by two people: what it claims narrows their roles to those of today, and adds none (ruling G19).

import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { areInConflict } from '../../../../rulebooks/roles.ts';
import type { HouseReason } from '../../../../wire/reasons/house-reasons.ts';
import { staffRole } from '../../../../wire/roles.ts';
import { listStaff, roleOf } from '../../../people/staff.ts';
import { Elsewhere, houseAct, notDone, type Parts, SentFile } from '../house-act.ts';
import type { Named } from '../../provider.ts';
import { keepCookie, STATUS } from '../../who.ts';

const COOKIE = 'sabot-provider';
const PATH = '/api/provider';
const SIGN_INS = 20;
const LONGEST_CLAIM = 40;

const beginAsked = z.strictObject({
  role: staffRole.exactOptional().describe('Which of the person’s roles; the first if left out.'),
});
/** What the provider sends along is its own business. */
const backAsked = z.looseObject({}).describe('As the provider answers: code and state, or error.');

const waysToSignIn = z.strictObject({
  provider: z
    .string()
    .nullable()
    .describe('Whose sign-in there is beside passwords; none if null.'),
});

const readWaysAct = houseAct({
  address: 'GET /api/provider',
  summary: 'Whether staff may sign in by the operator’s provider',
  answer: waysToSignIn,
  do: (_, __, { provider }) => ({ provider: provider && new URL(provider.issuer).host }),
});

const noProvider = () => notDone(STATUS.notFound, 'no-provider', { code: 'no-provider' });

const beginAct = houseAct({
  address: 'GET /api/provider/begin',
  summary: 'Sends the browser to the provider to sign in',
  perMinute: SIGN_INS,
  query: beginAsked,
  answer: 'file',
  do: async ({ clock }: Parts<'clock'>, { query, request, reply }, { provider }) => {
    if (provider === null) return noProvider();
    const back = `${request.protocol}://${request.host}${PATH}/back`;
    const { url, kept } = await provider.begin(back, query.role ?? null, clock.now());
    // Lax: the browser comes back from another site.
    reply.setCookie(COOKIE, kept, { ...cookieOf(request), sameSite: 'lax' });
    return new Elsewhere(url);
  },
});

type ProviderHouse = Parts<'clock' | 'journal' | 'record' | 'sessions' | 'settings' | 'desk'>;

const backAct = houseAct({
  address: 'GET /api/provider/back',
  summary: 'The provider’s answer: signs in whom it names',
  perMinute: SIGN_INS,
  query: backAsked,
  answer: 'file',
  records: ['signed-in', 'sign-in-refused'],
  do: async (house: ProviderHouse, { request, reply }, { provider }) => {
    if (provider === null) return noProvider();
    const kept = request.cookies[COOKIE] ?? '';
    reply.clearCookie(COOKIE, { path: PATH });
    const query = request.url.slice(request.url.indexOf('?'));
    const named = await provider.end(kept, query, house.clock.now());
    // What the provider never said is anybody's, without end: it is told, and not put on record.
    if (named === null) return notDone(STATUS.notSignedIn, nobody().why, nobody().reason);
    const come = await whoComes(house, named);
    const by = { provider: provider.issuer };
    if ('why' in come) {
      const id = named.id?.slice(0, LONGEST_CLAIM) ?? null;
      await house.record.note('sign-in-refused', { id, why: come.why, ...by });
      return notDone(STATUS.notSignedIn, come.why, come.reason);
    }
    const { person, role, hasFactor } = come;
    const { token, session } = await house.sessions.open(person, role, hasFactor);
    const signed = { id: person.id, role, session: session.mark };
    await house.record.note('signed-in', { ...signed, ...by, factor: hasFactor });
    keepCookie(request, reply, token, session.until);
    return onward(reply);
  },
});

interface NotIn {
  readonly why: string;
  readonly reason: HouseReason;
}

const nobody = (): NotIn => ({
  why: 'not-recognised',
  reason: { code: 'provider-names-nobody' },
});

/** Who has come, in which role; or why nobody has. */
async function whoComes(house: ProviderHouse, { id, roles, hasFactor, wanted }: Named) {
  if (areInConflict(roles)) {
    return { why: 'conflicting-roles', reason: { code: 'conflicting-roles' } } satisfies NotIn;
  }
  const person = (await listStaff(house.journal.db)).find(one => one.id === id);
  if (person === undefined) return nobody();
  const today = { ...person, roles: person.roles.filter(role => roles.includes(role)) };
  const role = roleOf(today, wanted ?? undefined);
  if (role === undefined) {
    return { why: 'not-authorised', reason: { code: 'roles-not-claimed' } } satisfies NotIn;
  }
  const needsFactor =
    house.settings.codeRoles.includes(role) || (await house.sessions.hasCode(person.id));
  if (needsFactor && !hasFactor) {
    return { why: 'code-wanted', reason: { code: 'second-factor-wanted' } } satisfies NotIn;
  }
  return { person, role, hasFactor };
}

/**
 * A page that goes on by itself: the session's cookie is strict, and a browser that is sent on
 * straight from another site would not bring it.
 */
function onward(reply: FastifyReply): SentFile {
  reply.header('cache-control', 'no-store');
  const page =
    '<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0;url=/">' +
    '<title>Sabot</title><a href="/">Sabot</a>';
  return new SentFile('text/html; charset=utf-8', page);
}

const cookieOf = ({ protocol }: FastifyRequest) =>
  ({ path: PATH, httpOnly: true, secure: protocol === 'https', maxAge: 600 }) as const;

export const PROVIDER_ACTS = [readWaysAct, beginAct, backAct];

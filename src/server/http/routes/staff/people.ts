// Staff over HTTP: the first set-up, signing in and out, new people, and approvals.

import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import {
  approval,
  approvalRequest,
  denial,
  newStaff,
  session as sessionPage,
  type SessionPage,
  setUp,
  signInBody,
  staffEntry,
} from '../../../../wire/http.ts';
import type { House } from '../../../house/house.ts';
import type { StaffSession } from '../../../people/sessions.ts';
import { useSetUpToken } from '../../../people/set-up-link.ts';
import { isDenial } from '../../../people/sign-in-desk.ts';
import { addStaff, listStaff, roleOf } from '../../../people/staff.ts';
import { areInConflict, hasAnyPower, type HousePower } from '../../../../rulebooks/roles.ts';
import { isWeakPassword } from '../../../people/weak-password.ts';
import { asApprover, changedIfOld, denialAnswer, knownBy, weakPassword } from './locks.ts';
import {
  denied,
  keepCookie,
  notSignedIn,
  only,
  SESSION_COOKIE,
  sessionBehind,
  requestSession,
  STATUS,
  tokenOf,
} from '../../who.ts';
import type { TypedApp } from '../../typed-app.ts';

/** Guesses at passwords are slowed down; lock-out comes on top of it. */
const GUESSES = { rateLimit: { max: 20, timeWindow: '1 minute' } };
const NOBODY = { code: 'name-and-password-wrong' } as const;

const pageOf = ({ person, role, until }: StaffSession): SessionPage => ({
  id: person.id,
  name: person.name,
  role,
  roles: [...person.roles],
  until,
});

export function peopleRoutes(app: TypedApp, house: House): void {
  signInRoutes(app, house);
  setUpRoute(app, house);
  staffRoutes(app, house);
  approvalRoute(app, house);
}

function signInRoutes(app: TypedApp, house: House): void {
  app.post(
    '/api/sign-in',
    {
      config: GUESSES,
      schema: {
        summary: 'Signs in; the session’s cookie comes with the answer',
        body: signInBody,
        response: { [STATUS.ok]: sessionPage, [STATUS.notSignedIn]: denial },
      },
    },
    async (request, reply) => {
      const { id, role: wanted } = request.body;
      const person = await knownBy(house, request, request.body);
      if (isDenial(person)) return reply.code(STATUS.notSignedIn).send(denialAnswer(person));
      const role = roleOf(person, wanted);
      if (role === undefined) {
        await house.record.note('sign-in-refused', { id, role: wanted });
        return reply.code(STATUS.notSignedIn).send(denied('not-recognised', NOBODY));
      }
      const old = await changedIfOld(house, person, request.body);
      if (old !== null) return reply.code(STATUS.notSignedIn).send(old);
      const { token, session } = await house.sessions.open(person, role);
      await house.record.note('signed-in', { id, role, session: session.mark });
      keepCookie(request, reply, token, session.until);
      return reply.code(STATUS.ok).send(pageOf(session));
    },
  );

  app.post(
    '/api/sign-out',
    { schema: { summary: 'Signs out', response: { [STATUS.ok]: z.strictObject({}) } } },
    async (request, reply) => {
      const session = await requestSession(house, request);
      const token = tokenOf(request);
      if (session !== null && token !== undefined) {
        await house.sessions.end(token);
        await house.record.note('signed-out', { id: session.person.id, session: session.mark });
      }
      reply.clearCookie(SESSION_COOKIE, { path: '/' });
      return reply.code(STATUS.ok).send({});
    },
  );

  app.get(
    '/api/session',
    {
      schema: {
        summary: 'Who is signed in',
        response: { [STATUS.ok]: sessionPage, [STATUS.notSignedIn]: denial },
      },
    },
    async (request, reply) => {
      const session = await requestSession(house, request);
      if (session !== null) return reply.code(STATUS.ok).send(pageOf(session));
      const token = tokenOf(request);
      const away = token === undefined ? null : await house.sessions.findOnBreak(token);
      if (away === null) return reply.code(STATUS.notSignedIn).send(notSignedIn());
      const reason = { code: 'person-on-break', name: away.person.name } as const;
      return reply.code(STATUS.notSignedIn).send(denied('on-break', reason));
    },
  );
}

function setUpRoute(app: TypedApp, house: House): void {
  const { db } = house.journal;
  app.post(
    '/api/set-up',
    {
      config: GUESSES,
      schema: {
        summary: 'Uses the one-time link of a live house’s first start',
        body: setUp,
        response: { [STATUS.made]: z.strictObject({}), [STATUS.notPermitted]: denial },
      },
    },
    async (request, reply) => {
      const { token, id, name, password } = request.body;
      if (isWeakPassword(password, { id, name })) {
        return reply.code(STATUS.notPermitted).send(weakPassword());
      }
      const isMade =
        !house.demonstration &&
        (await useSetUpToken(db, house.record, token, { id, name, password }));
      if (!isMade) {
        const reason = { code: 'link-not-valid' } as const;
        return reply.code(STATUS.notPermitted).send(denied('link-not-valid', reason));
      }
      return reply.code(STATUS.made).send({});
    },
  );
}

function staffRoutes(app: TypedApp, house: House): void {
  const { db } = house.journal;
  app.get(
    '/api/staff',
    {
      onRequest: only(house, 'manage-staff'),
      schema: {
        summary: 'The house’s staff',
        response: {
          [STATUS.ok]: z.array(staffEntry),
          [STATUS.notSignedIn]: denial,
          [STATUS.notPermitted]: denial,
        },
      },
    },
    async (_, reply) => {
      const staff = await listStaff(db);
      return reply
        .code(STATUS.ok)
        .send(staff.map(({ id, name, roles, since }) => ({ id, name, roles: [...roles], since })));
    },
  );

  app.post(
    '/api/staff',
    {
      onRequest: only(house, 'manage-staff'),
      schema: {
        summary: 'Adds a person to the staff',
        body: newStaff,
        response: {
          [STATUS.made]: z.strictObject({}),
          [STATUS.notSignedIn]: denial,
          [STATUS.notPermitted]: denial,
          [STATUS.conflict]: denial,
        },
      },
    },
    async (request, reply) => {
      const session = sessionBehind(request);
      const { approver: _, ...person } = request.body;
      const { id, name, roles, password } = person;
      if (isWeakPassword(password, { id, name })) {
        return reply.code(STATUS.notPermitted).send(weakPassword());
      }
      if (areInConflict(roles)) {
        const reason = { code: 'conflicting-roles' } as const;
        return reply.code(STATUS.notPermitted).send(denied('conflicting-roles', reason));
      }
      const second = await agreedBy(house, request, session.person.id);
      if ('body' in second) return reply.code(second.status).send(second.body);
      // Whoever adds them knows this password: it is changed at its first use.
      const first = { ...person, passwordIsFirst: true };
      const added = await addStaff(db, house.record, first, session.person.id, second.id);
      if (!added) {
        const reason = { code: 'sign-in-name-taken', name: id } as const;
        return reply.code(STATUS.conflict).send(denied('name-taken', reason));
      }
      return reply.code(STATUS.made).send({});
    },
  );
}

/**
 * Nobody comes to work here by one person's word: another who keeps the staff, or may agree to a
 * release, proves who they are. Only a house's one administrator adds a second one alone.
 */
async function agreedBy(
  house: House,
  request: Pick<FastifyRequest, 'ip'> & { readonly body: z.infer<typeof newStaff> },
  by: string,
) {
  const { approver, roles } = request.body;
  const alone = { status: STATUS.notPermitted, body: denied('needs-two', NEEDS_ANOTHER) };
  if (approver === undefined) {
    const others = (await listStaff(house.journal.db)).filter(({ id }) => id !== by);
    const couldAgree = others.some(other => other.roles.some(role => hasAnyPower(role, AGREE)));
    const isSecond = roles.every(role => hasAnyPower(role, ['manage-staff']));
    return couldAgree || !isSecond ? alone : { id: null };
  }
  const known = await knownBy(house, request, asApprover(approver), { approving: 'new-staff' });
  if (isDenial(known)) return { status: STATUS.notPermitted, body: denialAnswer(known) };
  const role = roleOf(known, approver.role);
  const agrees = role !== undefined && hasAnyPower(role, AGREE);
  return known.id === by || !agrees ? alone : { id: known.id };
}

const AGREE: readonly HousePower[] = ['manage-staff', 'agree-to-release'];
const NEEDS_ANOTHER = { code: 'needs-another-person' } as const;

/** A second person proves who they are; nobody approves their own command (R-ACC-2). */
function approvalRoute(app: TypedApp, house: House): void {
  app.post(
    '/api/approvals',
    {
      config: GUESSES,
      onRequest: only(house),
      schema: {
        summary: 'A second person’s approval for one command at one table',
        body: approvalRequest,
        response: { [STATUS.ok]: approval, [STATUS.notSignedIn]: denial },
      },
    },
    async (request, reply) => {
      const { id, role: wanted, table, command } = request.body;
      const asker = sessionBehind(request);
      const person = await knownBy(house, request, asApprover(request.body), {
        approving: table,
      });
      if (isDenial(person)) return reply.code(STATUS.notSignedIn).send(denialAnswer(person));
      const role = roleOf(person, wanted);
      if (role === undefined || person.id === asker.person.id) {
        await house.record.note('sign-in-refused', { id, approving: table });
        return reply.code(STATUS.notSignedIn).send(denied('not-recognised', NOBODY));
      }
      const given = house.approvals.give(table, command, { id, role });
      const noted = { id, role, table, act: command.do, command, to: asker.person.id };
      await house.record.note('approval-given', noted);
      return reply.code(STATUS.ok).send({ ...given, id, role });
    },
  );
}

// Staff over HTTP: the first set-up, signing in and out, new people, and approvals.

import { z } from 'zod';

import {
  approval,
  approvalRequest,
  denial,
  newStaff,
  session as sessionPage,
  type SessionPage,
  setUp,
  signIn,
  staffEntry,
} from '../../../../wire/http.ts';
import type { House } from '../../../house/house.ts';
import type { StaffSession } from '../../../people/sessions.ts';
import { useSetUpToken } from '../../../people/set-up-link.ts';
import { isDenial } from '../../../people/sign-in-desk.ts';
import { insertStaff, listStaff, roleOf } from '../../../people/staff.ts';
import { changedIfOld, knownBy, denialAnswer } from './locks.ts';
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
const NOBODY = 'That name and password do not belong together.';

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
        body: signIn,
        response: { [STATUS.ok]: sessionPage, [STATUS.notSignedIn]: denial },
      },
    },
    async (request, reply) => {
      const { id, role: wanted } = request.body;
      const person = await knownBy(house, request.body);
      if (isDenial(person)) return reply.code(STATUS.notSignedIn).send(denialAnswer(person));
      const role = roleOf(person, wanted);
      if (role === undefined) {
        await house.record.note('sign-in-refused', { id, role: wanted });
        return reply.code(STATUS.notSignedIn).send(denied('not-recognised', NOBODY));
      }
      const old = await changedIfOld(house, request.body);
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
      const says = `${away?.person.name} is on a break.`;
      const why = away === null ? notSignedIn() : denied('on-break', says);
      return reply.code(STATUS.notSignedIn).send(why);
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
      const isMade =
        !house.demonstration && (await useSetUpToken(db, token, { id, name, password }));
      if (!isMade) {
        const says = 'That link has been used or never was: start the server again for a new one.';
        return reply.code(STATUS.notPermitted).send(denied('link-not-valid', says));
      }
      await house.record.note('staff-added', { id, name, roles: ['administrator'], by: 'set-up' });
      return reply.code(STATUS.made).send({});
    },
  );
}

function staffRoutes(app: TypedApp, house: House): void {
  const { db } = house.journal;
  app.get(
    '/api/staff',
    {
      preHandler: only(house, 'administrator'),
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
      preHandler: only(house, 'administrator'),
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
      const { id, name, roles, password } = request.body;
      if (!(await insertStaff(db, { id, name, roles, password }))) {
        const says = `There is or was somebody called ${id} already.`;
        return reply.code(STATUS.conflict).send(denied('name-taken', says));
      }
      await house.record.note('staff-added', { id, name, roles, by: session.person.id });
      return reply.code(STATUS.made).send({});
    },
  );
}

/** A second person proves who they are; nobody approves their own command (R-ACC-2). */
function approvalRoute(app: TypedApp, house: House): void {
  app.post(
    '/api/approvals',
    {
      config: GUESSES,
      preHandler: only(house),
      schema: {
        summary: 'A second person’s approval for one command at one table',
        body: approvalRequest,
        response: { [STATUS.ok]: approval, [STATUS.notSignedIn]: denial },
      },
    },
    async (request, reply) => {
      const { id, role: wanted, table, act } = request.body;
      const asker = sessionBehind(request);
      const person = await knownBy(house, request.body, { approving: table });
      if (isDenial(person)) return reply.code(STATUS.notSignedIn).send(denialAnswer(person));
      const role = roleOf(person, wanted);
      if (role === undefined || person.id === asker.person.id) {
        await house.record.note('sign-in-refused', { id, approving: table });
        return reply.code(STATUS.notSignedIn).send(denied('not-recognised', NOBODY));
      }
      await house.record.note('approval-given', { id, role, table, act, to: asker.person.id });
      const given = house.approvals.give(table, act, { id, role });
      return reply.code(STATUS.ok).send({ ...given, id, role });
    },
  );
}

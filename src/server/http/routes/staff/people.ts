// The acts of staff: the first set-up, signing in and out, new people, and approvals.

import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import {
  approval,
  approvalRequest,
  newStaff,
  session as sessionPage,
  type SessionPage,
  setUp,
  signInBody,
  staffEntry,
} from '../../../../wire/http.ts';
import { areInConflict, hasAnyPower } from '../../../../rulebooks/roles.ts';
import type { StaffSession } from '../../../people/sessions.ts';
import { useSetUpToken } from '../../../people/set-up-link.ts';
import { isDenial } from '../../../people/sign-in-desk.ts';
import { addStaff, listStaff, roleOf } from '../../../people/staff.ts';
import { isWeakPassword } from '../../../people/weak-password.ts';
import { houseAct, NotDone, notDone, type Parts } from '../house-act.ts';
import { asApprover, denialAnswer, recognise } from '../recognise.ts';
import {
  keepCookie,
  notSignedIn,
  requestSession,
  SESSION_COOKIE,
  STATUS,
  tokenOf,
} from '../../who.ts';
import { alone, couldAnyoneAgree, secondBehind } from './agreed.ts';
import { changedIfOld, weakPassword } from './passwords.ts';

/** Guesses at passwords are slowed down; lock-out comes on top of it. */
const GUESSES = 20;

const nobody = () =>
  notDone(STATUS.notSignedIn, 'not-recognised', { code: 'name-and-password-wrong' });

const pageOf = ({ person, role, until }: StaffSession): SessionPage => ({
  id: person.id,
  name: person.name,
  role,
  roles: [...person.roles],
  until,
});

const signInAct = houseAct({
  address: 'POST /api/sign-in',
  summary: 'Signs in; the session’s cookie comes with the answer',
  whileHeld: true,
  perMinute: GUESSES,
  body: signInBody,
  answer: sessionPage,
  records: ['signed-in', 'sign-in-refused', 'locked-out', 'password-changed'],
  do: async (
    house: Parts<'desk' | 'record' | 'sessions' | 'settings'>,
    { body, request, reply },
  ) => {
    const { id, role: wanted } = body;
    const person = await recognise(house, request, body);
    if (isDenial(person)) return new NotDone(STATUS.notSignedIn, denialAnswer(person));
    const role = roleOf(person, wanted);
    if (role === undefined) {
      await house.record.note('sign-in-refused', { id, role: wanted });
      return nobody();
    }
    const old = await changedIfOld(house, person, body);
    if (old !== null) return old;
    const { token, session } = await house.sessions.open(person, role);
    await house.record.note('signed-in', { id, role, session: session.mark });
    keepCookie(request, reply, token, session.until);
    return pageOf(session);
  },
});

const signOutAct = houseAct({
  address: 'POST /api/sign-out',
  summary: 'Signs out',
  whileHeld: true,
  records: ['signed-out'],
  do: async (house: Parts<'sessions' | 'record'>, { request, reply }) => {
    const session = await requestSession(house, request);
    const token = tokenOf(request);
    if (session !== null && token !== undefined) {
      await house.sessions.end(token);
      await house.record.note('signed-out', { id: session.person.id, session: session.mark });
    }
    reply.clearCookie(SESSION_COOKIE, { path: '/' });
    return undefined;
  },
});

const lookAtSessionAct = houseAct({
  address: 'GET /api/session',
  summary: 'Who is signed in',
  answer: sessionPage,
  do: async (house: Parts<'sessions'>, { request }) => {
    const session = await requestSession(house, request);
    if (session !== null) return pageOf(session);
    const token = tokenOf(request);
    const away = token === undefined ? null : await house.sessions.findOnBreak(token);
    if (away === null) return new NotDone(STATUS.notSignedIn, notSignedIn());
    const reason = { code: 'person-on-break', name: away.person.name } as const;
    return notDone(STATUS.notSignedIn, 'on-break', reason);
  },
});

const setUpAct = houseAct({
  address: 'POST /api/set-up',
  summary: 'Uses the one-time link of a live house’s first start',
  perMinute: GUESSES,
  body: setUp,
  makes: true,
  records: ['staff-added'],
  do: async (house: Parts<'demonstration' | 'journal' | 'record'>, { body }) => {
    const { token, id, name, password } = body;
    if (isWeakPassword(password, { id, name })) return weakPassword();
    const { db } = house.journal;
    const isMade =
      !house.demonstration &&
      (await useSetUpToken(db, house.record, token, { id, name, password }));
    if (isMade) return undefined;
    return notDone(STATUS.notPermitted, 'link-not-valid', { code: 'link-not-valid' });
  },
});

const listStaffAct = houseAct({
  address: 'GET /api/staff',
  summary: 'The house’s staff',
  may: ['manage-staff'],
  answer: z.array(staffEntry),
  do: ({ journal }: Parts<'journal'>) => listStaff(journal.db),
});

const addStaffAct = houseAct({
  address: 'POST /api/staff',
  summary: 'Adds a person to the staff',
  may: ['manage-staff'],
  body: newStaff,
  makes: true,
  records: ['staff-added'],
  do: async (house: Parts<'desk' | 'record' | 'journal'>, { body, by, request }) => {
    const { approver: _, ...person } = body;
    const { id, name, roles, password } = person;
    if (isWeakPassword(password, { id, name })) return weakPassword();
    if (areInConflict(roles)) {
      return notDone(STATUS.notPermitted, 'conflicting-roles', { code: 'conflicting-roles' });
    }
    const agreed = await agreedBy(house, request, body, by.id);
    if (agreed instanceof NotDone) return agreed;
    // Whoever adds them knows this password: it is changed at its first use.
    const first = { ...person, passwordIsFirst: true };
    if (await addStaff(house.journal.db, house.record, first, by.id, agreed.id)) return undefined;
    return notDone(STATUS.conflict, 'name-taken', { code: 'sign-in-name-taken', name: id });
  },
});

/**
 * Nobody comes to work here by one person's word. Only a house's one administrator adds a second
 * one alone: at its founding, since nobody is ever left without somebody who could agree.
 */
async function agreedBy(
  house: Parts<'desk' | 'record' | 'journal'>,
  request: FastifyRequest,
  { approver, roles }: z.infer<typeof newStaff>,
  by: string,
): Promise<{ readonly id: string | null } | NotDone> {
  if (approver !== undefined) {
    return secondBehind(house, request, approver, { approving: 'new-staff', by });
  }
  const isSecond = roles.every(role => hasAnyPower(role, ['manage-staff']));
  return !isSecond || (await couldAnyoneAgree(house, by)) ? alone() : { id: null };
}

/** A second person proves who they are; nobody approves their own command (R-ACC-2). */
const approveCommandAct = houseAct({
  address: 'POST /api/approvals',
  summary: 'A second person’s approval for one command at one table',
  may: [],
  perMinute: GUESSES,
  body: approvalRequest,
  answer: approval,
  records: ['approval-given', 'sign-in-refused', 'locked-out'],
  do: async (house: Parts<'desk' | 'record' | 'approvals'>, { body, by, request }) => {
    const { id, role: wanted, table, command } = body;
    const person = await recognise(house, request, asApprover(body), { approving: table });
    if (isDenial(person)) return new NotDone(STATUS.notSignedIn, denialAnswer(person));
    const role = roleOf(person, wanted);
    if (role === undefined || person.id === by.id) {
      await house.record.note('sign-in-refused', { id, approving: table });
      return nobody();
    }
    const given = house.approvals.give(table, command, { id, role });
    const noted = { id, role, table, act: command.do, command, to: by.id };
    await house.record.note('approval-given', noted);
    return { ...given, id, role };
  },
});

export const PEOPLE_ACTS = [
  signInAct,
  signOutAct,
  lookAtSessionAct,
  setUpAct,
  listStaffAct,
  addStaffAct,
  approveCommandAct,
];

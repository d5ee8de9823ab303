// Locks over HTTP: who is recognised and who is locked out, PINs, one-time codes, breaks.

import type { FastifyRequest } from 'fastify';

import { reasonOf } from '../../../tables/mailbox/outcome.ts';
import { z } from 'zod';

import {
  breakOver,
  codeConfirmation,
  codeEnrolment,
  denial,
  type Denial,
  handoverRequest,
  passwordChange,
  pinChange,
  staffName,
} from '../../../../wire/http.ts';
import type { House } from '../../../house/house.ts';
import { handOverDuty } from '../../../people/handover.ts';
import { isDenial } from '../../../people/sign-in-desk.ts';
import type { Proof, SignInDenial } from '../../../people/sign-in-desk.ts';
import type { StaffMember } from '../../../people/staff.ts';
import { isWeakPassword } from '../../../people/weak-password.ts';
import { leaveStaff, roleOf } from '../../../people/staff.ts';
import {
  denied,
  keepCookie,
  notSignedIn,
  only,
  sessionBehind,
  STATUS,
  tokenOf,
} from '../../who.ts';
import type { TypedApp } from '../../typed-app.ts';

/** Recognises somebody at the desk; every failure and every lock goes on record (R-EVT-2). */
export async function knownBy(
  house: House,
  { ip }: Pick<FastifyRequest, 'ip'>,
  { id, password, pin, code, purpose = 'sign-in' }: Proof,
  more: object = {},
): Promise<StaffMember | SignInDenial> {
  const proof = {
    ...(password === undefined ? {} : { password }),
    ...(pin === undefined ? {} : { pin }),
    ...(code === undefined ? {} : { code }),
  };
  const known = await house.desk.recognise({ id, ...proof, purpose, place: ip });
  if (!isDenial(known)) return known;
  // Who was not even tried has failed at nothing.
  if (known.denied === 'not-now') return known;
  if (known.denied !== 'code-wanted') {
    await house.record.note('sign-in-refused', { id, why: known.denied, ...more });
  }
  if (known.hasLocked) await house.record.note('locked-out', { id, from: ip });
  return known;
}

/** Somebody who stands behind another's command: their failures there lock no sign-in. */
export const asApprover = (proof: Proof): Proof => ({ ...proof, purpose: 'approval' });

/** A denial as it is told: what, and one sentence. */
export const denialAnswer = ({ denied: what, reason }: SignInDenial): Denial =>
  denied(what, reason);

/**
 * A password that has grown old is changed before anybody comes in with it (R-ACC-1). Only whoever
 * has just shown the right one is told so.
 */
export async function changedIfOld(
  house: House,
  person: StaffMember,
  { password, newPassword }: { readonly password: string; readonly newPassword?: string },
): Promise<Denial | null> {
  const { id } = person;
  const age = await house.desk.passwordAge(id, house.settings.passwordDays);
  if (age === 'good') return null;
  if (newPassword === undefined || newPassword === password) {
    const days = house.settings.passwordDays;
    const old = { code: 'password-too-old', count: days } as const;
    return denied('password-old', age === 'first' ? { code: 'password-first' } : old);
  }
  return changedTo(house, person, newPassword);
}

/** Another password from now on: whoever came in with the old one is out everywhere. */
async function changedTo(
  house: House,
  person: StaffMember,
  password: string,
): Promise<Denial | null> {
  if (isWeakPassword(password, person)) return weakPassword();
  const { id } = person;
  await house.desk.setPassword(id, password, mark =>
    house.record.note('password-changed', { id, mark }),
  );
  await house.sessions.endAllOf(person.id);
  return null;
}

export const weakPassword = (): Denial => denied('weak-password', { code: 'weak-password' });

const NOTHING = z.strictObject({});
const ANSWERS = {
  [STATUS.ok]: NOTHING,
  [STATUS.notSignedIn]: denial,
  [STATUS.notPermitted]: denial,
};

export function lockRoutes(app: TypedApp, house: House): void {
  administratorRoutes(app, house);
  ownRoutes(app, house);
  codeRoutes(app, house);
  breakRoutes(app, house);
  handoverRoute(app, house);
}

const ADMINISTRATION = {
  'lock-released': async ({ record, desk }: House, id: string, by: string) => {
    await record.note('lock-released', { id, by });
    await desk.release(id);
  },
  'code-removed': async ({ record, desk }: House, id: string, by: string) => {
    await record.note('code-removed', { id, by });
    await desk.removeCode(id);
  },
  'staff-left': async ({ journal, record, sessions }: House, id: string, by: string) => {
    await leaveStaff(journal.db, record, id, by);
    await sessions.endAllOf(id);
  },
} as const;

/** What only an administrator does: ending a lock, taking a lost phone's codes off. */
function administratorRoutes(app: TypedApp, house: House): void {
  const acts = [
    ['/api/staff/release', 'Ends a lock-out', 'lock-released'],
    ['/api/staff/remove-code', 'Takes one-time codes off a person', 'code-removed'],
    ['/api/staff/leave', 'Somebody works here no more: every sign-in of theirs ends', 'staff-left'],
  ] as const;
  for (const [url, summary, event] of acts) {
    app.post(
      url,
      {
        onRequest: only(house, 'manage-staff'),
        schema: { summary, body: staffName, response: ANSWERS },
      },
      async (request, reply) => {
        const session = sessionBehind(request);
        const { id } = request.body;
        // Nobody takes their own second lock off, or leaves the house without an administrator.
        if (event !== 'lock-released' && id === session.person.id) {
          const reason = { code: 'another-administrator' } as const;
          return reply.code(STATUS.notPermitted).send(denied('same-person', reason));
        }
        await ADMINISTRATION[event](house, id, session.person.id);
        return reply.code(STATUS.ok).send({});
      },
    );
  }
}

/** What everybody does for themselves: the PIN, the password. */
function ownRoutes(app: TypedApp, house: House): void {
  app.post(
    '/api/pin',
    {
      onRequest: only(house),
      schema: { summary: 'Sets the own PIN for approvals', body: pinChange, response: ANSWERS },
    },
    async (request, reply) => {
      const session = sessionBehind(request);
      const { id } = session.person;
      const known = await knownBy(house, request, { ...request.body, id });
      if (isDenial(known)) return reply.code(STATUS.notSignedIn).send(denialAnswer(known));
      await house.desk.setPin(id, request.body.newPin, mark =>
        house.record.note('pin-set', { id, mark }),
      );
      return reply.code(STATUS.ok).send({});
    },
  );

  app.post(
    '/api/password',
    {
      config: { rateLimit: { max: 20, timeWindow: '1 minute' } },
      onRequest: only(house),
      schema: { summary: 'Changes the own password', body: passwordChange, response: ANSWERS },
    },
    async (request, reply) => {
      const session = sessionBehind(request);
      const { id } = session.person;
      const known = await knownBy(house, request, { ...request.body, id });
      if (isDenial(known)) return reply.code(STATUS.notSignedIn).send(denialAnswer(known));
      const weak = await changedTo(house, session.person, request.body.newPassword);
      if (weak !== null) return reply.code(STATUS.notPermitted).send(weak);
      const again = await house.sessions.open(session.person, session.role);
      keepCookie(request, reply, again.token, again.session.until);
      return reply.code(STATUS.ok).send({});
    },
  );
}

/** One-time codes, for whoever wants them. */
function codeRoutes(app: TypedApp, house: House): void {
  app.post(
    '/api/code',
    {
      onRequest: only(house),
      schema: {
        summary: 'Begins one-time codes for oneself; the first one confirms them',
        response: {
          [STATUS.ok]: codeEnrolment,
          [STATUS.notSignedIn]: denial,
          [STATUS.conflict]: denial,
        },
      },
    },
    async (request, reply) => {
      const session = sessionBehind(request);
      const enrolment = await house.desk.enrolCode(session.person.id);
      if (enrolment !== null) return reply.code(STATUS.ok).send(enrolment);
      const reason = { code: 'codes-enrolled' } as const;
      return reply.code(STATUS.conflict).send(denied('code-enrolled', reason));
    },
  );

  app.post(
    '/api/code/confirm',
    {
      config: { rateLimit: { max: 20, timeWindow: '1 minute' } },
      onRequest: only(house),
      schema: { summary: 'Confirms the own codes', body: codeConfirmation, response: ANSWERS },
    },
    async (request, reply) => {
      const session = sessionBehind(request);
      const { id } = session.person;
      if (!(await house.desk.confirmCode(id, request.body.code))) {
        const reason = { code: 'code-wrong' } as const;
        return reply.code(STATUS.notPermitted).send(denied('wrong-code', reason));
      }
      await house.record.note('code-enrolled', { id });
      return reply.code(STATUS.ok).send({});
    },
  );
}

/** A console is locked for a break, and opened again by the same person only. */
function breakRoutes(app: TypedApp, house: House): void {
  app.post(
    '/api/break',
    {
      onRequest: only(house),
      schema: { summary: 'Locks the own console for a break', response: ANSWERS },
    },
    async (request, reply) => {
      const session = sessionBehind(request);
      const { person, mark } = session;
      await house.record.note('break-begun', { id: person.id, session: mark });
      await house.sessions.pause(mark);
      return reply.code(STATUS.ok).send({});
    },
  );

  app.post(
    '/api/break/over',
    { schema: { summary: 'Opens the own console again', body: breakOver, response: ANSWERS } },
    async (request, reply) => {
      const token = tokenOf(request);
      const session = token === undefined ? null : await house.sessions.findOnBreak(token);
      if (session === null) return reply.code(STATUS.notSignedIn).send(notSignedIn());
      const { id } = session.person;
      const known = await knownBy(house, request, { ...request.body, id });
      if (isDenial(known)) return reply.code(STATUS.notSignedIn).send(denialAnswer(known));
      await house.sessions.goOn(session.mark);
      await house.record.note('break-ended', { id, session: session.mark });
      return reply.code(STATUS.ok).send({});
    },
  );
}

/** A shift ends and the next begins at one console: the table is never without (R-ACC-3). */
function handoverRoute(app: TypedApp, house: House): void {
  const summary = 'Hands a duty and its console over to somebody else';
  app.post(
    '/api/handover',
    {
      config: { rateLimit: { max: 20, timeWindow: '1 minute' } },
      onRequest: only(house),
      schema: { summary, body: handoverRequest, response: ANSWERS },
    },
    async (request, reply) => {
      const going = sessionBehind(request);
      const { table, duty } = request.body;
      const coming = await knownBy(house, request, request.body, { handover: table });
      if (isDenial(coming)) return reply.code(STATUS.notSignedIn).send(denialAnswer(coming));
      const old = await changedIfOld(house, coming, request.body);
      if (old !== null) return reply.code(STATUS.notSignedIn).send(old);
      const role = roleOf(coming, duty) ?? roleOf(coming, 'pit-boss');
      const mailbox = house.table(table)?.parts?.mailbox;
      if (role === undefined || mailbox === undefined) {
        const reason = { code: 'no-such-duty', name: coming.id } as const;
        return reply.code(STATUS.notPermitted).send(denied('not-permitted', reason));
      }
      const outcome = await handOverDuty(mailbox, duty, going.person, { role, id: coming.id });
      if (outcome.outcome !== 'done') {
        return reply.code(STATUS.notPermitted).send(denied('not-handed-over', reasonOf(outcome)));
      }
      const token = tokenOf(request);
      if (token !== undefined) await house.sessions.end(token);
      const opened = await house.sessions.open(coming, role);
      const who = { from: going.person.id, to: coming.id, role };
      await house.record.note('shift-handed-over', { table, duty, ...who });
      keepCookie(request, reply, opened.token, opened.session.until);
      return reply.code(STATUS.ok).send({});
    },
  );
}

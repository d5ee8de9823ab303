// Locks over HTTP: who is recognised and who is locked out, PINs, one-time codes, breaks.

import { englishText } from '../../../../texts/index.ts';
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
  { id, password, pin, code }: Proof,
  more: object = {},
): Promise<StaffMember | SignInDenial> {
  const proof = {
    ...(password === undefined ? {} : { password }),
    ...(pin === undefined ? {} : { pin }),
    ...(code === undefined ? {} : { code }),
  };
  const known = await house.desk.recognise({ id, ...proof });
  if (!isDenial(known)) return known;
  if (known.denied !== 'code-wanted') {
    await house.record.note('sign-in-refused', { id, why: known.denied, ...more });
  }
  if (known.hasLocked) await house.record.note('locked-out', { id });
  return known;
}

/** A denial as it is told: what, and one sentence. */
export const denialAnswer = ({ denied: what, says }: SignInDenial): Denial => denied(what, says);

/**
 * A password that has grown old is changed before anybody comes in with it (R-ACC-1). Only whoever
 * has just shown the right one is told so.
 */
export async function changedIfOld(
  house: House,
  { id, password, newPassword }: { id: string; password: string; newPassword?: string },
): Promise<Denial | null> {
  if (!(await house.desk.isPasswordOld(id, house.settings.passwordDays))) return null;
  if (newPassword === undefined || newPassword === password) {
    const says = `Your password is older than ${house.settings.passwordDays} days: choose another.`;
    return denied('password-old', says);
  }
  await house.record.note('password-changed', { id });
  await house.desk.setPassword(id, newPassword);
  return null;
}

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
  'lock-released': ({ desk }: House, id: string) => desk.release(id),
  'code-removed': ({ desk }: House, id: string) => desk.removeCode(id),
  'staff-left': async ({ journal, sessions }: House, id: string) => {
    await leaveStaff(journal.db, id);
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
        preHandler: only(house, 'administrator'),
        schema: { summary, body: staffName, response: ANSWERS },
      },
      async (request, reply) => {
        const session = sessionBehind(request);
        const { id } = request.body;
        // Nobody takes their own second lock off, or leaves the house without an administrator.
        if (event !== 'lock-released' && id === session.person.id) {
          const says = 'Another administrator must do that.';
          return reply.code(STATUS.notPermitted).send(denied('same-person', says));
        }
        await house.record.note(event, { id, by: session.person.id });
        await ADMINISTRATION[event](house, id);
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
      preHandler: only(house),
      schema: { summary: 'Sets the own PIN for approvals', body: pinChange, response: ANSWERS },
    },
    async (request, reply) => {
      const session = sessionBehind(request);
      const { id } = session.person;
      const known = await knownBy(house, { ...request.body, id });
      if (isDenial(known)) return reply.code(STATUS.notSignedIn).send(denialAnswer(known));
      await house.desk.setPin(id, request.body.newPin);
      await house.record.note('pin-set', { id });
      return reply.code(STATUS.ok).send({});
    },
  );

  app.post(
    '/api/password',
    {
      config: { rateLimit: { max: 20, timeWindow: '1 minute' } },
      preHandler: only(house),
      schema: { summary: 'Changes the own password', body: passwordChange, response: ANSWERS },
    },
    async (request, reply) => {
      const session = sessionBehind(request);
      const { id } = session.person;
      const known = await knownBy(house, { ...request.body, id });
      if (isDenial(known)) return reply.code(STATUS.notSignedIn).send(denialAnswer(known));
      await house.record.note('password-changed', { id });
      await house.desk.setPassword(id, request.body.newPassword);
      return reply.code(STATUS.ok).send({});
    },
  );
}

/** One-time codes, for whoever wants them. */
function codeRoutes(app: TypedApp, house: House): void {
  app.post(
    '/api/code',
    {
      preHandler: only(house),
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
      const says = 'You have one-time codes already: an administrator can take them off.';
      return reply.code(STATUS.conflict).send(denied('code-enrolled', says));
    },
  );

  app.post(
    '/api/code/confirm',
    {
      config: { rateLimit: { max: 20, timeWindow: '1 minute' } },
      preHandler: only(house),
      schema: { summary: 'Confirms the own codes', body: codeConfirmation, response: ANSWERS },
    },
    async (request, reply) => {
      const session = sessionBehind(request);
      const { id } = session.person;
      if (!(await house.desk.confirmCode(id, request.body.code))) {
        const says = 'That is not the code of this moment.';
        return reply.code(STATUS.notPermitted).send(denied('wrong-code', says));
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
      preHandler: only(house),
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
      const known = await knownBy(house, { ...request.body, id });
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
      preHandler: only(house),
      schema: { summary, body: handoverRequest, response: ANSWERS },
    },
    async (request, reply) => {
      const going = sessionBehind(request);
      const { table, duty } = request.body;
      const coming = await knownBy(house, request.body, { handover: table });
      if (isDenial(coming)) return reply.code(STATUS.notSignedIn).send(denialAnswer(coming));
      const old = await changedIfOld(house, request.body);
      if (old !== null) return reply.code(STATUS.notSignedIn).send(old);
      const role = roleOf(coming, duty) ?? roleOf(coming, 'pit-boss');
      const mailbox = house.table(table)?.parts?.mailbox;
      if (role === undefined || mailbox === undefined) {
        const says = `There is no such duty for ${coming.id} here.`;
        return reply.code(STATUS.notPermitted).send(denied('not-permitted', says));
      }
      const outcome = await handOverDuty(mailbox, duty, going.person, { role, id: coming.id });
      if (outcome.outcome !== 'done') {
        const says =
          outcome.outcome === 'busy' ? outcome.says : englishText(outcome.refusal.reason);
        return reply.code(STATUS.notPermitted).send(denied('not-handed-over', says));
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

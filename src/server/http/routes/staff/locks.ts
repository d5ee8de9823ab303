// Locks, PINs, one-time codes, breaks and the hand-over of a shift.

import {
  breakOver,
  codeConfirmation,
  codeEnrolment,
  handoverRequest,
  passwordChange,
  pinChange,
  staffName,
} from '../../../../wire/http.ts';
import { handOverDuty } from '../../../people/handover.ts';
import { isDenial } from '../../../people/sign-in-desk.ts';
import { leaveStaff, roleOf } from '../../../people/staff.ts';
import { reasonOf } from '../../../tables/mailbox/outcome.ts';
import { houseAct, NotDone, notDone, type Parts } from '../house-act.ts';
import { denialAnswer, recognise } from '../recognise.ts';
import { keepCookie, notSignedIn, STATUS, tokenOf } from '../../who.ts';
import { isLastToAgree } from './agreed.ts';
import { changedIfOld, changedTo } from './passwords.ts';

const GUESSES = 20;
const MANAGE = ['manage-staff'] as const;

/** Nobody takes their own second lock off, or leaves the house without an administrator. */
const ownCase = () =>
  notDone(STATUS.notPermitted, 'same-person', { code: 'another-administrator' });

const releaseLockAct = houseAct({
  address: 'POST /api/staff/release',
  summary: 'Ends a lock-out',
  may: MANAGE,
  body: staffName,
  records: ['lock-released'],
  do: async ({ desk, record }: Parts<'desk' | 'record'>, { body: { id }, by }) => {
    await record.note('lock-released', { id, by: by.id });
    await desk.release(id);
    return undefined;
  },
});

const removeCodeAct = houseAct({
  address: 'POST /api/staff/remove-code',
  summary: 'Takes one-time codes off a person',
  may: MANAGE,
  body: staffName,
  records: ['code-removed'],
  do: async ({ desk, record }: Parts<'desk' | 'record'>, { body: { id }, by }) => {
    if (id === by.id) return ownCase();
    await record.note('code-removed', { id, by: by.id });
    await desk.removeCode(id);
    return undefined;
  },
});

const leaveStaffAct = houseAct({
  address: 'POST /api/staff/leave',
  summary: 'Somebody works here no more: every sign-in of theirs ends',
  may: MANAGE,
  body: staffName,
  records: ['staff-left'],
  do: async (
    { journal, record, sessions }: Parts<'journal' | 'record' | 'sessions'>,
    { body: { id }, by },
  ) => {
    if (id === by.id) return ownCase();
    if (await isLastToAgree({ journal }, id, by.id)) {
      return notDone(STATUS.conflict, 'last-to-agree', { code: 'last-to-agree', name: id });
    }
    await leaveStaff(journal.db, record, id, by.id);
    await sessions.endAllOf(id);
    return undefined;
  },
});

const setPinAct = houseAct({
  address: 'POST /api/pin',
  summary: 'Sets the own PIN for approvals',
  whileHeld: true,
  may: [],
  body: pinChange,
  records: ['pin-set', 'sign-in-refused', 'locked-out'],
  do: async (house: Parts<'desk' | 'record'>, { body, by: { id }, request }) => {
    const known = await recognise(house, request, { ...body, id });
    if (isDenial(known)) return new NotDone(STATUS.notSignedIn, denialAnswer(known));
    await house.desk.setPin(id, body.newPin, mark => house.record.note('pin-set', { id, mark }));
    return undefined;
  },
});

const changePasswordAct = houseAct({
  address: 'POST /api/password',
  summary: 'Changes the own password',
  whileHeld: true,
  may: [],
  perMinute: GUESSES,
  body: passwordChange,
  records: ['password-changed', 'sign-in-refused', 'locked-out'],
  do: async (house: Parts<'desk' | 'record' | 'sessions'>, { body, session, request, reply }) => {
    const { person, role } = session;
    const known = await recognise(house, request, { ...body, id: person.id });
    if (isDenial(known)) return new NotDone(STATUS.notSignedIn, denialAnswer(known));
    const weak = await changedTo(house, person, body.newPassword);
    if (weak !== null) return weak;
    const again = await house.sessions.open(person, role);
    keepCookie(request, reply, again.token, again.session.until);
    return undefined;
  },
});

const enrolCodeAct = houseAct({
  address: 'POST /api/code',
  summary: 'Begins one-time codes for oneself; the first one confirms them',
  whileHeld: true,
  may: [],
  answer: codeEnrolment,
  do: async ({ desk }: Parts<'desk'>, { by }) =>
    (await desk.enrolCode(by.id)) ??
    notDone(STATUS.conflict, 'code-enrolled', { code: 'codes-enrolled' }),
});

const confirmCodeAct = houseAct({
  address: 'POST /api/code/confirm',
  summary: 'Confirms the own codes',
  whileHeld: true,
  may: [],
  perMinute: GUESSES,
  body: codeConfirmation,
  records: ['code-enrolled'],
  do: async ({ desk, record }: Parts<'desk' | 'record'>, { body, by: { id } }) => {
    if (!(await desk.confirmCode(id, body.code))) {
      return notDone(STATUS.notPermitted, 'wrong-code', { code: 'code-wrong' });
    }
    await record.note('code-enrolled', { id });
    return undefined;
  },
});

/** A console is locked for a break, and opened again by the same person only. */
const beginBreakAct = houseAct({
  address: 'POST /api/break',
  summary: 'Locks the own console for a break',
  may: [],
  records: ['break-begun'],
  do: async ({ record, sessions }: Parts<'record' | 'sessions'>, { session }) => {
    const { person, mark } = session;
    await record.note('break-begun', { id: person.id, session: mark });
    await sessions.pause(mark);
    return undefined;
  },
});

const endBreakAct = houseAct({
  address: 'POST /api/break/over',
  summary: 'Opens the own console again',
  body: breakOver,
  records: ['break-ended', 'sign-in-refused', 'locked-out'],
  do: async (house: Parts<'desk' | 'record' | 'sessions'>, { body, request }) => {
    const token = tokenOf(request);
    const session = token === undefined ? null : await house.sessions.findOnBreak(token);
    if (session === null) return new NotDone(STATUS.notSignedIn, notSignedIn());
    const { id } = session.person;
    const known = await recognise(house, request, { ...body, id });
    if (isDenial(known)) return new NotDone(STATUS.notSignedIn, denialAnswer(known));
    await house.sessions.goOn(session.mark);
    await house.record.note('break-ended', { id, session: session.mark });
    return undefined;
  },
});

/** A shift ends and the next begins at one console: the table is never without (R-ACC-3). */
const handOverAct = houseAct({
  address: 'POST /api/handover',
  summary: 'Hands a duty and its console over to somebody else',
  may: [],
  perMinute: GUESSES,
  body: handoverRequest,
  records: ['shift-handed-over', 'sign-in-refused', 'locked-out', 'password-changed'],
  do: async (
    house: Parts<'desk' | 'record' | 'sessions' | 'settings' | 'table'>,
    { body, session: going, request, reply },
  ) => {
    const { table, duty } = body;
    const coming = await recognise(house, request, body, { handover: table });
    if (isDenial(coming)) return new NotDone(STATUS.notSignedIn, denialAnswer(coming));
    const old = await changedIfOld(house, coming, body);
    if (old !== null) return old;
    const role = roleOf(coming, duty) ?? roleOf(coming, 'pit-boss');
    const mailbox = house.table(table)?.parts?.mailbox;
    if (role === undefined || mailbox === undefined) {
      const reason = { code: 'no-such-duty', name: coming.id } as const;
      return notDone(STATUS.notPermitted, 'not-permitted', reason);
    }
    const outcome = await handOverDuty(mailbox, duty, going.person, { role, id: coming.id });
    if (outcome.outcome !== 'done') {
      return notDone(STATUS.notPermitted, 'not-handed-over', reasonOf(outcome));
    }
    const token = tokenOf(request);
    if (token !== undefined) await house.sessions.end(token);
    const opened = await house.sessions.open(coming, role);
    const who = { from: going.person.id, to: coming.id, role };
    await house.record.note('shift-handed-over', { table, duty, ...who });
    keepCookie(request, reply, opened.token, opened.session.until);
    return undefined;
  },
});

export const LOCK_ACTS = [
  releaseLockAct,
  removeCodeAct,
  leaveStaffAct,
  setPinAct,
  changePasswordAct,
  enrolCodeAct,
  confirmCodeAct,
  beginBreakAct,
  endBreakAct,
  handOverAct,
];

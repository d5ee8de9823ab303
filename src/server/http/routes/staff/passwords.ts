// Passwords that are changed over HTTP: weak ones, and those that have grown old (R-ACC-1).

import type { StaffMember } from '../../../people/staff.ts';
import { isWeakPassword } from '../../../people/weak-password.ts';
import { notDone, type NotDone, type Parts } from '../house-act.ts';
import { STATUS } from '../../who.ts';

type PasswordParts = Parts<'desk' | 'sessions' | 'record'>;

/**
 * A password that has grown old is changed before anybody comes in with it. Only whoever has just
 * shown the right one is told so.
 */
export async function changedIfOld(
  house: PasswordParts & Parts<'settings'>,
  person: StaffMember,
  { password, newPassword }: { readonly password: string; readonly newPassword?: string },
): Promise<NotDone | null> {
  const days = house.settings.passwordDays;
  const age = await house.desk.passwordAge(person.id, days);
  if (age === 'good') return null;
  if (newPassword === undefined || newPassword === password) {
    const old = { code: 'password-too-old', count: days } as const;
    const reason = age === 'first' ? ({ code: 'password-first' } as const) : old;
    return notDone(STATUS.notSignedIn, 'password-old', reason);
  }
  return changedTo(house, person, newPassword, STATUS.notSignedIn);
}

/** Another password from now on: whoever came in with the old one is out everywhere. */
export async function changedTo(
  { desk, sessions, record }: PasswordParts,
  person: StaffMember,
  password: string,
  status: number = STATUS.notPermitted,
): Promise<NotDone | null> {
  if (isWeakPassword(password, person)) return weakPassword(status);
  const { id } = person;
  await desk.setPassword(id, password, mark => record.note('password-changed', { id, mark }));
  await sessions.endAllOf(id);
  return null;
}

export const weakPassword = (status: number = STATUS.notPermitted): NotDone =>
  notDone(status, 'weak-password', { code: 'weak-password' });

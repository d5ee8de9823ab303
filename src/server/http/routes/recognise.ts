// Who shows a password, a PIN or a code with a request, and what is put on record when nobody is
// recognised by it.

import type { FastifyRequest } from 'fastify';

import type { Denial } from '../../../wire/http.ts';
import type { House } from '../../house/house.ts';
import { isDenial } from '../../people/sign-in-desk.ts';
import type { Proof, SignInDenial } from '../../people/sign-in-desk.ts';
import type { StaffMember } from '../../people/staff.ts';
import { denied } from '../who.ts';

/** Recognises somebody at the desk; every failure and every lock goes on record (R-EVT-2). */
export async function recognise(
  { desk, record }: Pick<House, 'desk' | 'record'>,
  { ip }: Pick<FastifyRequest, 'ip'>,
  { id, password, pin, code, purpose = 'sign-in' }: Proof,
  more: object = {},
): Promise<StaffMember | SignInDenial> {
  const proof = {
    ...(password === undefined ? {} : { password }),
    ...(pin === undefined ? {} : { pin }),
    ...(code === undefined ? {} : { code }),
  };
  const known = await desk.recognise({ id, ...proof, purpose, place: ip });
  if (!isDenial(known)) return known;
  // Who was not even tried has failed at nothing.
  if (known.denied === 'not-now') return known;
  if (known.denied !== 'code-wanted') {
    await record.note('sign-in-refused', { id, why: known.denied, ...more });
  }
  if (known.hasLocked) await record.note('locked-out', { id, from: ip });
  return known;
}

/** Somebody who stands behind another's command: their failures there lock no sign-in. */
export const asApprover = (proof: Proof): Proof => ({ ...proof, purpose: 'approval' });

export const denialAnswer = ({ denied: what, reason }: SignInDenial): Denial =>
  denied(what, reason);

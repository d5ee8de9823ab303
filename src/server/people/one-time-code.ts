// One-time codes of six digits (TOTP), for whoever wants more than a password at the door.

import { generateSecret, generateURI, verifySync } from 'otplib';

/** A code changes every thirty seconds; the one before and the one after are let pass. */
const STEP_S = 30;

/** What a person's app needs, shown once. */
export interface CodeEnrolment {
  readonly secret: string;
  readonly uri: string;
}

/** Whose secret it is stands in its seal. */
export const labelOfCode = (id: string): string => `one-time code of ${id}`;

export function newCodeSecret(house: string, id: string): CodeEnrolment {
  const secret = generateSecret();
  return { secret, uri: generateURI({ issuer: house, label: id, secret }) };
}

/** The step of a code that is good now and was not used before; null for any other. */
export function stepOfCode(
  secret: string,
  code: string,
  now: number,
  lastStep: number,
): number | null {
  if (!/^\d{6}$/u.test(code)) return null;
  const epoch = Math.floor(now / 1000);
  const result = verifySync({ secret, token: code, epoch, epochTolerance: STEP_S });
  if (!result.valid || !('timeStep' in result)) return null;
  // Seen over somebody's shoulder, a code is good for nothing any more.
  return result.timeStep > lastStep ? result.timeStep : null;
}

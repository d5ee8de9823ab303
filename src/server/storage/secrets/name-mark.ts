// The mark of a person's name on record: it proves a name to whoever has the salt, to nobody else.

import { createHmac, randomBytes } from 'node:crypto';

const SALT_BYTES = 16;

/** One for each person; erased with them. */
export const newNameSalt = (): Buffer => randomBytes(SALT_BYTES);

export const markOfName = (name: string, salt: Buffer | null): string | null =>
  salt === null ? null : createHmac('sha256', salt).update(name).digest('hex');

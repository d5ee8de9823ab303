// Passwords as argon2id: slow to try, and nothing in the database can be turned back into one.

import { createHash } from 'node:crypto';

import { hash, verify } from '@node-rs/argon2';

/** 19 MiB and two rounds, the least that is advised for argon2id; about 30 ms here. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A mark of what is stored, for the record: it tells two of them apart and nothing else. */
export const markOf = (stored: string): string => createHash('sha256').update(stored).digest('hex');

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

let nobody: Promise<string> | null = null;

/** Whether the password is the one that was hashed; for nobody's it takes as long to say no. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password');
  const known = stored ?? (await nobody);
  const fits = await verify(known, password).catch(() => false);
  return stored !== null && fits;
}

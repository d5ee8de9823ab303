// Bearer secrets: drawn from the operating system, given out once, kept only as their hash.

import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A secret that nobody can guess, in letters that fit into a link. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What is kept of it. It is long and random, so that one round of hashing is enough. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();

// The mark of a person's name on record: it proves a name to whoever has the salt, and nothing else.

import { createHmac } from 'node:crypto';

export const markOfName = (name: string, salt: Buffer | null): string | null =>
  salt === null ? null : createHmac('sha256', salt).update(name).digest('hex');

// Who does something in a scenario: named in the line, or the usual person.

import { z } from 'zod';
import { type Role, ROLES } from '../rulebooks/roles.ts';
import type { Actor } from '../table/setup/setup.ts';
import { seatNumber, word } from '../table/fields.ts';

const role = z.enum(ROLES);

export const actorSchema = z
  .union([
    role,
    z.strictObject({ role, id: word.exactOptional(), seat: seatNumber.exactOptional() }),
  ])
  .describe('A role alone stands for the person of that role; a patron is named.');
export type ActorLine = z.infer<typeof actorSchema>;

/** What a line says of a person, with the role alone written out. */
export const namedIn = (line: ActorLine): Exclude<ActorLine, string> =>
  typeof line === 'string' ? { role: line } : line;

/** Staff are called by their role where nobody else is on duty. */
export const staffOf = (of: Role, id: string | null = null): Actor => ({ role: of, id: id ?? of });

// A wish: a table command as a screen may send it. Who and when are the server's to say.

import { z } from 'zod';

import type { Command, CommandOf } from '../table/command.ts';

/** What no screen may say: it is known from the sign-in, the clock, and who approved. */
export const FILLED_BY_THE_SERVER = ['by', 'at', 'approvedBy', 'countersignedBy'] as const;
type Filled = (typeof FILLED_BY_THE_SERVER)[number];

export type CommandName = Command['do'];

/** What a screen sends for a command of that name. */
export type WishOf<Name extends CommandName> = Omit<CommandOf<Name>, Filled>;

/** The schema of one wish: its name and its own fields, and no others. */
export const wish = <const Name extends CommandName, Fields extends z.ZodRawShape>(
  name: Name,
  fields: Fields,
) => z.strictObject({ do: z.literal(name), ...fields });

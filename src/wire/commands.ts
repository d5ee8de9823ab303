// The schema of every table command as it is sent, made from the acts of the table.

import { z } from 'zod';

import { ACTS, type CommandName, type SentCommand } from '../table/acts.ts';

/** The name of a command and its own fields, and no others. */
type CommandSchema = z.ZodObject<
  Readonly<Record<string, z.ZodType>> & { do: z.ZodLiteral<CommandName> }
>;

/** Every command by its name. */
export const COMMAND_SCHEMAS = Object.fromEntries(
  ACTS.map(({ name, fields }) => [name, z.strictObject({ do: z.literal(name), ...fields })]),
) as unknown as Readonly<Record<CommandName, CommandSchema>>; // the list has one for each

const all = Object.values(COMMAND_SCHEMAS) as [CommandSchema, ...CommandSchema[]]; // there are many

/** Reads a command by its name in `do`. */
export const commandSchema = z
  .discriminatedUnion('do', all)
  .meta({ title: 'command' }) as unknown as z.ZodType<SentCommand>; // inferred from the same fields

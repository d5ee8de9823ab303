// The schema of a command as it is sent, made from the act of that name.

import { z } from 'zod';

/** The name of a command and its own fields, and no others. */
export type SentSchema<Name extends string = string> = z.ZodObject<
  Readonly<Record<string, z.ZodType>> & { do: z.ZodLiteral<Name> }
>;

/** Every command of a list of acts by its name. */
export const sentSchemasOf = <Name extends string>(
  acts: readonly {
    readonly name: Name;
    readonly fields: Readonly<Record<string, z.ZodType>>;
  }[],
) =>
  Object.fromEntries(
    acts.map(({ name, fields }) => [name, z.strictObject({ do: z.literal(name), ...fields })]),
  ) as unknown as Readonly<Record<Name, SentSchema<Name>>>; // the list has one for each

/** Reads a command by its name in `do`; what it infers is the commands of the same acts. */
export const oneOfSchemas = <Sent>(
  schemas: Readonly<Record<string, SentSchema>>,
  title: string,
): z.ZodType<Sent> =>
  z
    .discriminatedUnion('do', Object.values(schemas) as [SentSchema, ...SentSchema[]]) // not empty
    .meta({ title }) as unknown as z.ZodType<Sent>; // inferred from the same fields

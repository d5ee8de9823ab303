// The schema of every table command as it is sent, made from the acts of the table.

import { TABLE_ACTS, type CommandName, type SentCommand } from '../../table/acts.ts';
import { oneOfSchemas, sentSchemasOf } from '../../table/sent-schema.ts';

/** Every command by its name. */
export const COMMAND_SCHEMAS = sentSchemasOf<CommandName>(TABLE_ACTS);

/** Reads a command by its name in `do`. */
export const commandSchema = oneOfSchemas<SentCommand>(COMMAND_SCHEMAS, 'command');

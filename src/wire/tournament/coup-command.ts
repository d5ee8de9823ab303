// What the table of a session is asked about its coup.

import { z } from 'zod';

import { COUP_COMMANDS } from '../../table/index.ts';
import type { CoupCommandAsked } from '../../tournament/table-coup.ts';
import { COMMAND_SCHEMAS } from '../commands.ts';

const COUP_SCHEMAS = COUP_COMMANDS.map(name => COMMAND_SCHEMAS[name]);
type CoupSchema = (typeof COUP_SCHEMAS)[number];
/** Anything about the coup itself, as at any other table. */
export const coupCommand = z.discriminatedUnion(
  'do',
  COUP_SCHEMAS as [CoupSchema, ...CoupSchema[]], // the list is not empty
) as unknown as z.ZodType<CoupCommandAsked>; // an act's command is inferred from its fields

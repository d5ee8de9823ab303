// What may be asked of a session's table, by its way of playing.

import { z } from 'zod';

import type { HousePower } from '../../rulebooks/roles.ts';
import { actsByName } from '../../table/act.ts';
import { oneOfSchemas, sentSchemasOf } from '../../table/sent-schema.ts';
import { IN_TURN_ACTS, type PlayCommand } from '../in-turn/acts.ts';
import { SIMULTANEOUS_ACTS, type SimultaneousCommand } from '../simultaneous/acts.ts';

/** A command without who and when: the tournament's own command brings those. */
type Bare<Command> = Command extends unknown ? Omit<Command, 'by' | 'at'> : never;

export type TableCommand =
  | { readonly way: 'in-turn'; readonly what: Bare<PlayCommand> }
  | { readonly way: 'together'; readonly what: Bare<SimultaneousCommand> };

/** Every command at a table by its name, in each way of playing. */
export const TABLE_COMMAND_SCHEMAS = {
  'in-turn': sentSchemasOf<PlayCommand['do']>(IN_TURN_ACTS),
  together: sentSchemasOf<SimultaneousCommand['do']>(SIMULTANEOUS_ACTS),
} as const;

const inTurnCommand = oneOfSchemas<Bare<PlayCommand>>(
  TABLE_COMMAND_SCHEMAS['in-turn'],
  'command in turn',
);
const simultaneousCommand = oneOfSchemas<Bare<SimultaneousCommand>>(
  TABLE_COMMAND_SCHEMAS.together,
  'command together',
);

export const tableCommand = z.discriminatedUnion('way', [
  z.strictObject({ way: z.literal('in-turn'), what: inTurnCommand }),
  z.strictObject({ way: z.literal('together'), what: simultaneousCommand }),
]) as unknown as z.ZodType<TableCommand>; // an act's command is inferred from its fields

const IN_TURN = actsByName(IN_TURN_ACTS);
const TOGETHER = actsByName(SIMULTANEOUS_ACTS);

/** Who may send it; nobody where only the tournament itself asks for it. */
export const mayAtTable = ({ way, what }: TableCommand): readonly HousePower[] =>
  way === 'in-turn' ? IN_TURN[what.do].may : TOGETHER[what.do].may;

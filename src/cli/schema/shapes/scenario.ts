// The shapes of `sabot table` and `sabot tournament play`: lines, commands, answers, refusals.

import { z } from 'zod';
import { PLACEMENT_REFUSALS } from '../../../rules/placement/refusals.ts';
import {
  COMMAND_LINES,
  headerSchema,
  LINE_ERRORS,
  SESSION_TABLE_LINES,
  TABLE_LINES,
  TOURNAMENT_COMMAND_LINES,
  TOURNAMENT_LINES,
} from '../../../scenario/index.ts';
import { COUP_COMMANDS } from '../../../table/coup/coup-commands.ts';
import { TABLE_REFUSALS } from '../../../table/refusal.ts';
import { PLAY_REFUSALS } from '../../../tournament/in-turn/refusal.ts';
import { TOURNAMENT_REFUSALS } from '../../../tournament/index.ts';
import { citedClause } from './parts.ts';

const expectation = z
  .strictObject({ expect: z.looseObject({}) })
  .describe('Part of the answer or show just before must be this (docs/scenarios.md).');

/** A command by name; what it holds beside is in the shape of that command. */
const doLine = (names: readonly string[], shape: string) =>
  z
    .looseObject({ do: z.enum(names as [string, ...string[]]) }) // there are many
    .describe(`A command: ${shape}-<name> has its fields.`);

const inTurn = Object.keys(SESSION_TABLE_LINES['in-turn']);
/** At a table whose coups are the gaming table's own, its commands about the coup as well. */
const together = [...Object.keys(SESSION_TABLE_LINES.together), ...COUP_COMMANDS];

export const tableLine = z.union([
  ...Object.values(TABLE_LINES),
  doLine(Object.keys(COMMAND_LINES), 'table-command'),
  expectation,
  headerSchema,
]);

export const tournamentLine = z.union([
  ...Object.values(TOURNAMENT_LINES),
  doLine(
    [...new Set([...Object.keys(TOURNAMENT_COMMAND_LINES), ...inTurn, ...together])],
    'tournament-command',
  ),
  expectation,
  headerSchema,
]);

const refusalOf = (codes: readonly string[]) =>
  z.looseObject({
    refused: z.enum(codes as [string, ...string[]]), // there are many
    clause: citedClause,
    because: z.string().describe('One sentence for a person.'),
  });

export const tableRefusal = refusalOf([...TABLE_REFUSALS, ...PLACEMENT_REFUSALS]);
export const tournamentRefusal = refusalOf([
  ...new Set<string>([...TOURNAMENT_REFUSALS, ...PLAY_REFUSALS, ...TABLE_REFUSALS]),
]);

const line = z.int().min(1).describe('The line of the file, blank ones counted.');
const file = z.string().exactOptional().describe('Where several files are run.');
const event = z.looseObject({ happened: z.string(), at: z.int() });

/** One answer a line: which of these it is, its fields say. */
const answerOf = (refusal: z.ZodObject) =>
  z.union([
    z
      .looseObject({ line, file, events: z.array(event) })
      .extend(refusal.partial().shape)
      .describe('What happened; with the refusal that ended a line of several commands.'),
    refusal.extend({ line, file }),
    z.strictObject({ line, file, stopped: z.string() }),
    z.strictObject({ line, file, show: z.looseObject({}) }),
    z.strictObject({ line, file, held: z.literal(true) }),
    z.strictObject({
      ...{ line, file, expected: z.looseObject({}) },
      got: z.looseObject({}).describe('The same part as it was.'),
      because: z.string().describe('The first difference, in one sentence.'),
    }),
    z.strictObject({
      ...{ line, file },
      error: z.strictObject({
        code: z.enum(LINE_ERRORS),
        message: z.string(),
        field: z.string().exactOptional(),
      }),
    }),
    headerSchema.extend({ line, file }),
  ]);

export const tableAnswer = answerOf(tableRefusal);
export const tournamentPlayAnswer = answerOf(tournamentRefusal);

type Shapes = Readonly<Record<string, z.ZodType>>;

const named = (prefix: string, shapes: Shapes): Shapes =>
  Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [`${prefix}-${name}`, shape]));

/** Every command as a line writes it. */
export const COMMAND_SHAPES: Shapes = {
  ...named('table-command', COMMAND_LINES),
  ...named('tournament-command', TOURNAMENT_COMMAND_LINES),
  ...named('tournament-in-turn-command', SESSION_TABLE_LINES['in-turn']),
  ...named('tournament-together-command', SESSION_TABLE_LINES.together),
};

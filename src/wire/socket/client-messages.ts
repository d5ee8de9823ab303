// What a screen may send over its socket: who it is, what it watches, commands, signs of life.

import { z } from 'zod';

import { tournamentCommandSchema } from '../tournament/commands.ts';
import { count, seatNumber, time, word } from '../../table/fields.ts';
import type { SentCommandOf } from '../../table/acts.ts';
import { COMMAND_SCHEMAS, commandSchema } from './commands.ts';

/** What a screen is there to show. */
export const WATCHES = [
  'terminal',
  'console',
  'display',
  'pit',
  'tournament',
  'competitor',
  'leader-board',
] as const;

export const watch = z.discriminatedUnion('as', [
  z.strictObject({ as: z.literal('terminal'), table: word, seat: seatNumber }),
  z.strictObject({ as: z.literal('console'), table: word }),
  z.strictObject({ as: z.literal('display'), table: word }),
  z.strictObject({ as: z.literal('pit') }),
  z.strictObject({ as: z.literal('tournament'), tournament: word }),
  z.strictObject({
    as: z.literal('competitor'),
    tournament: word,
    table: word,
    seat: seatNumber,
  }),
  z.strictObject({ as: z.literal('leader-board'), tournament: word }),
]);
export type Watch = z.infer<typeof watch>;

/** A bearer secret that the server gave out: a device's, a session's or an approval. */
export const token = z.string().regex(/^[A-Za-z0-9_-]{22,128}$/);

/** Numbers a page's commands: 1, 2, 3, ... A repeated number gets its first answer (R-BET-3). */
export const key = z.int().min(1).max(1_000_000_000);

export const hello = z
  .strictObject({
    kind: z.literal('hello'),
    wire: count.describe('The version of the wire that the screen speaks.'),
    watch: watch.describe('What it is there to show.'),
    token: token
      .exactOptional()
      .describe('Of a device or a session; left out where a cookie says it.'),
    device: token
      .exactOptional()
      .describe('Of a live table’s enrolled console; left out where the device’s cookie says it.'),
    page: z
      .string()
      .regex(/^[A-Za-z0-9_-]{6,32}$/)
      .describe('Names the page for as long as it is open: its keys count up under this name.'),
    seen: key
      .exactOptional()
      .describe('After a break: the number of the last view that it still shows.'),
  })
  .describe('The first message of a connection, and after a break the first again.');

export const command = z
  .strictObject({
    kind: z.literal('command'),
    key,
    command: commandSchema.describe('A table command without who and when.'),
    approval: token.exactOptional().describe('Of a second person, where the book wants one.'),
  })
  .describe('A command for the table that is watched.');

export const tournamentCommand = z
  .strictObject({
    kind: z.literal('tournament-command'),
    key,
    command: tournamentCommandSchema.describe('A tournament command without who and when.'),
    approval: token.exactOptional().describe('Of a second person, for a ruling at its table.'),
  })
  .describe('A command for the tournament that is watched.');

// An act's command is inferred from its fields.
const reportSchema = COMMAND_SCHEMAS['report-irregularity'].meta({
  title: 'command report-irregularity',
}) as unknown as z.ZodType<SentCommandOf<'report-irregularity'>>;

export const preview = z
  .strictObject({
    kind: z.literal('preview'),
    key,
    command: reportSchema.describe('The report whose effect is asked for.'),
  })
  .describe('What would a ruling do? Nothing is done.');

export const recall = z
  .strictObject({ kind: z.literal('recall'), key })
  .describe('Asks for the last coups: on a terminal with what they paid there.');

export const ping = z
  .strictObject({ kind: z.literal('ping'), at: time.describe('The screen’s own clock.') })
  .describe('Is anybody there?');

/** Every message of a screen, by its kind. */
export const CLIENT_MESSAGES = {
  hello,
  command,
  'tournament-command': tournamentCommand,
  preview,
  recall,
  ping,
} as const;

export const clientMessage = z.discriminatedUnion('kind', [
  hello,
  command,
  tournamentCommand,
  preview,
  recall,
  ping,
]);
export type ClientMessage = z.infer<typeof clientMessage>;
export type Hello = z.infer<typeof hello>;
export type CommandMessage = z.infer<typeof command>;
export type TournamentCommandMessage = z.infer<typeof tournamentCommand>;

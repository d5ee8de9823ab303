// The lines of a tournament's scenario, one schema each.

import { z } from 'zod';
import { ROLES } from '../../rulebooks/roles.ts';
import { WAGERS } from '../../rules/wagers.ts';
import { cents, word } from '../../table/fields.ts';
import { atSchema } from '../time.ts';
import { tournamentSchema } from './preset.ts';

const at = atSchema.exactOptional();

/** How far `ready` goes. */
export const READY_STEPS = ['draft', 'entries', 'closed', 'briefed', 'playing'] as const;
export type ReadyStep = (typeof READY_STEPS)[number];

const laid = z.strictObject({ on: z.enum(WAGERS), stake: cents });
export type LaidLine = z.infer<typeof laid>;

const place = { session: word.exactOptional(), table: word.exactOptional() };
const patrons = z.array(word).min(1).max(1_000);

export const TOURNAMENT_LINES = {
  tournament: z
    .strictObject({ tournament: tournamentSchema, seed: z.int().exactOptional() })
    .describe('The first line: under which book, by which conditions.'),
  ready: z
    .strictObject({
      ready: z.strictObject({
        patrons: patrons.describe('Who enters, in the order in which they are seated.'),
        until: z.enum(READY_STEPS).exactOptional().describe('Left out: playing.'),
      }),
      at,
    })
    .describe('All that comes before play, by ordinary commands; the first session is S1.'),
  begin: z
    .strictObject({
      begin: z.strictObject({
        session: word,
        round: z.string().min(1).max(200),
        patrons: patrons.exactOptional().describe('Left out: all who may play the round.'),
      }),
      at,
    })
    .describe('Plans a session, seats it in order, starts it, and lets everybody sit down.'),
  play: z
    .strictObject({
      play: z.string().max(200).describe('The cards of one coup; empty: the shoe’s own.'),
      wagers: z.record(word, z.array(laid).max(10)).exactOptional().describe('By patron.'),
      others: laid.exactOptional().describe('What everybody else lays.'),
      ...place,
      at,
    })
    .describe('One coup at a session’s table, as far as the table lets it.'),
  show: z
    .discriminatedUnion('show', [
      z.strictObject({ show: z.literal('money') }),
      z.strictObject({ show: z.literal('standings') }),
      z.strictObject({ show: z.literal('entries') }),
      z.strictObject({ show: z.literal('sessions') }),
      z.strictObject({ show: z.literal('conditions') }),
      z.strictObject({
        show: z.literal('view'),
        role: z.enum(['display', ...ROLES]),
        patron: word.exactOptional(),
      }),
    ])
    .describe('Looks at something; changes nothing and takes no time.'),
} as const;

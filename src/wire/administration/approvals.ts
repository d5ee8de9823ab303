// What goes over HTTP about approvals: set-ups, the software, odds for the whole house, devices
// that say who they are.

import { z } from 'zod';

import { RULEBOOK_IDS } from '../../rules/rulebook.ts';
import { token } from '../socket/client-messages.ts';
import { DEVICE_KINDS } from '../http.ts';
import { setupSchema } from '../../table/setup/setup-fields.ts';
import { count, day, seatNumber, text, word } from '../../table/fields.ts';

export const tableName = z.object({ table: word });

/** What a console offers when its table is to be opened: one touch each. */
export const approvedSetups = z.strictObject({
  table: word,
  setups: z
    .array(setupSchema)
    .describe('Whole: the command open-table sends one of them back unchanged.'),
});

export const newSetup = z.strictObject({ setup: setupSchema });

export const newSystemApproval = z.strictObject({
  file: z.string().max(4_000).describe('As `sabot software approve` has written it.'),
});

/** What the regulator signs: which software, to the byte, and under which reference. */
export const approvedSoftware = z.strictObject({
  reference: text(80).trim().min(1),
  on: day,
  engine: text(120).min(1).describe('The engine that was approved, as /api/system says.'),
  whole: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .describe('Of all components, as the manifest has it.'),
});
export type ApprovedSoftware = z.infer<typeof approvedSoftware>;

const option = z.int().min(1).max(9);
export const optionsSwitch = z.strictObject({
  book: z.enum(RULEBOOK_IDS),
  options: z.strictObject({ dragonBonus: option, perfectPairs: option }),
});

export const deviceClaim = z.strictObject({ token: token.describe('As told at its enrolment.') });

export const challengeBody = z.strictObject({ id: word.max(40) });
export const challengeGiven = z.strictObject({
  nonce: z.string().describe('To be signed within thirty seconds; docs/devices.md has the bytes.'),
});
export const deviceProof = z.strictObject({
  id: word.max(40),
  signature: z
    .string()
    .regex(/^[A-Za-z0-9_-]{86}$/)
    .describe('Ed25519, base64url.'),
});

export const devicePlace = z.strictObject({
  id: z.string(),
  kind: z.enum(DEVICE_KINDS),
  table: word,
  seat: seatNumber.nullable(),
});

/** A supervisor has looked at a machine that stopped, and lets it go on. */
export const machineRelease = z.strictObject({
  id: word.max(80),
  next: count.min(1).exactOptional().describe('Of a shoe or scanner: its next number.'),
  found: z
    .enum(['stacked', 'returned'])
    .exactOptional()
    .describe('Of a note acceptor: where the note was that nobody knew about.'),
});

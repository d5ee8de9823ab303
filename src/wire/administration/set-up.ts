// What goes over HTTP while a live house is set up: its terms, the regulator's key, presets of
// tables with each field's clause, and screens that are enrolled by a code.

import { z } from 'zod';

import { RULEBOOK_IDS, VERSIONS } from '../../rules/rulebook.ts';
import type { Setup } from '../../table/setup/setup.ts';
import { setupSchema } from '../../table/setup/setup-fields.ts';
import { text, time, word } from '../../table/fields.ts';
import { devicePlace } from './approvals.ts';
import { token } from '../socket/client-messages.ts';
import { approver, newDevice } from '../http.ts';
import { staffRole } from '../roles.ts';
import { reason } from '../socket/server-messages.ts';

const terms = {
  name: text(80).trim().min(1).describe('What the house is called.'),
  currency: z.string().regex(/^[A-Z]{3}$/),
  startsAtHour: z.int().min(0).max(23).describe('When a new gaming day begins.'),
  zone: z.string().min(1).max(60).describe('By whose clock: an IANA name.'),
};

export const houseTermsBody = z.strictObject({ ...terms, approver });

/** A public key as `openssl` writes it; nobody's secret. */
export const regulatorKeyPem = z
  .string()
  .trim()
  .max(1_000)
  .regex(/^-----BEGIN PUBLIC KEY-----[A-Za-z0-9+/=\s]+-----END PUBLIC KEY-----$/);

export const regulatorKeyBody = z.strictObject({ key: regulatorKeyPem, approver });

/** What a live house wants before its first coup, in this order. */
export const SET_UP_STEPS = [
  'terms',
  'people',
  'regulator-key',
  'tables',
  'screens',
  'software',
  'opening',
] as const;
export type SetUpStep = (typeof SET_UP_STEPS)[number];

export const setUpProgressPage = z.strictObject({
  ...{ name: z.string(), currency: z.string(), startsAtHour: z.int(), zone: z.string() },
  isFixed: z.boolean().describe('With its first table a house keeps its terms.'),
  isDone: z.boolean(),
  steps: z.array(
    z.strictObject({
      step: z.enum(SET_UP_STEPS),
      isDone: z.boolean(),
      missing: z.array(z.string()).describe('Roles, or tables.'),
      does: z.array(staffRole).describe('Who may do it.'),
    }),
  ),
  regulatorKey: z
    .strictObject({
      fingerprint: z.string().describe('SHA-256 of the key, in hex.'),
      from: z.enum(['settings', 'record']),
    })
    .nullable(),
  engine: z.string(),
  roles: z.array(staffRole).describe('Of whoever asks.'),
});
export type SetUpProgress = z.infer<typeof setUpProgressPage>;

const choice = z.union([z.string(), z.number(), z.boolean()]);
export const setupFieldNote = z.strictObject({
  field: z.string(),
  clause: z.string(),
  kind: z.enum(['whole', 'cents', 'seconds', 'yes-or-no', 'choice', 'wagers', 'limits', 'seats']),
  choices: z.array(choice),
  isOptional: z.boolean().describe('Whether it may be left empty.'),
});
export type SetupFieldNote = z.infer<typeof setupFieldNote>;

export const setupPreset = z.strictObject({
  rulebook: z.enum(RULEBOOK_IDS),
  version: z.enum(VERSIONS),
  setup: setupSchema,
  fields: z.array(setupFieldNote),
});
export interface SetupPreset extends Omit<z.infer<typeof setupPreset>, 'setup' | 'fields'> {
  readonly setup: Setup;
  readonly fields: readonly SetupFieldNote[];
}
export const presetList = z.array(setupPreset);

export const setupAsked = z.strictObject({ setup: setupSchema });
export const setupChecked = z.strictObject({
  faults: z.array(z.strictObject({ field: z.string(), clause: z.string(), reason })),
});
export type SetupChecked = z.infer<typeof setupChecked>;

export const codeShown = z.strictObject({
  code: z.string().describe('For people: typed at the desk within a quarter of an hour.'),
  secret: token.describe('The screen’s own: it asks with it what became of the code.'),
  until: time,
});
export type CodeShown = z.infer<typeof codeShown>;
export const codeAsked = z.strictObject({ secret: token });
export const codeAnswered = z.strictObject({
  waits: z.boolean(),
  place: devicePlace.nullable().describe('Where this screen stands now.'),
});
export type CodeAnswered = z.infer<typeof codeAnswered>;

const { publicKey: _, ...place } = newDevice.shape;
export const enrolledByCode = z.strictObject({
  ...place,
  code: word.max(20).describe('As the screen shows it.'),
});
export const screenEnrolled = z.strictObject({ id: z.string() });

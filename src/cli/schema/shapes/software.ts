// The shapes of what `sabot software` answers with --json.

import { z } from 'zod';

const digest = z.string().describe('SHA-256 in hex, or the HMAC of it under the seed.');
const release = { version: z.string(), engine: z.string(), whole: digest };

export const softwareDigestsAnswer = z.strictObject({
  ...release,
  rooms: z.record(z.string(), digest),
});

export const softwareManifestAnswer = z.strictObject({
  file: z.string(),
  ...release,
  files: z.int().min(1),
});

export const softwareVerifyAnswer = z.strictObject({
  holds: z.boolean().describe('The exit code says the same.'),
  ...release,
  faults: z.array(z.string()),
});

// What goes over HTTP about slips of coups.

import { z } from 'zod';

import { count } from '../table/fields.ts';
import { token } from './socket/client-messages.ts';

export const slipRequest = z.strictObject({
  token: token.exactOptional().describe('Of the seat in a demonstration; else the browser’s own.'),
  shoe: count,
  coup: count,
});

export const slipMade = z.strictObject({
  link: z.string().describe('All of the slip stands behind its hash: no server is sent it.'),
  qr: z.array(z.string().regex(/^[01]+$/)).describe('That link as a QR code, row by row.'),
  key: z.string().describe('The fingerprint of the house’s key.'),
});
export type SlipMade = z.infer<typeof slipMade>;

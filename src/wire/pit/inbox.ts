// Over HTTP: everything in the house that waits for somebody's decision, in one list.

import { z } from 'zod';

import { seatNumber, sum, time, word } from '../../table/fields.ts';

/** What waits, the most pressing first. */
export const INBOX_KINDS = [
  'stopped',
  'evacuated',
  'banned',
  'frozen',
  'dispute',
  'claim',
  'detained',
  'win-locked',
  'held',
  'out-of-order',
  'differs',
  'silent',
  'leaving',
  'owed',
  'owing',
  'debt',
] as const;
export type InboxKind = (typeof INBOX_KINDS)[number];

export const inboxEntry = z.strictObject({
  kind: z.enum(INBOX_KINDS),
  table: word.nullable().describe('None where it is at the cage, or at the register.'),
  seat: seatNumber.nullable(),
  patron: z.string().nullable(),
  cents: sum.nullable(),
  currency: z.string().nullable(),
  since: time.nullable(),
  coups: z.array(z.strictObject({ shoe: z.int(), coup: z.int() })).describe('Which it is about.'),
  says: z.string().nullable().describe('In the words of whoever said it.'),
  balance: sum.nullable().describe('What the patron has on the account there.'),
  staked: sum.nullable().describe('What the patron has on the felt there.'),
  dealer: z.string().nullable(),
  supervisor: z.string().nullable(),
});
export type InboxEntry = z.infer<typeof inboxEntry>;

export const inboxPage = z.strictObject({ entries: z.array(inboxEntry) });
export type InboxPage = z.infer<typeof inboxPage>;

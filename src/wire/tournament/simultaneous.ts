// Wishes at a tournament's table where everybody wagers together.

import { z } from 'zod';

import type { TogetherCommand } from '../../tournament/simultaneous/index.ts';
import type { Same } from '../../table/same.ts';
import { card, cents, seatNumber, text, word } from '../../table/fields.ts';
import { singleCoupWager } from './conditions.ts';
import { coupCommand } from './coup-command.ts';

const what = <const Name extends TogetherCommand['do'], Fields extends z.ZodRawShape>(
  name: Name,
  fields: Fields,
) => z.strictObject({ do: z.literal(name), ...fields });

const hand = z.array(card).max(3);
const chips = { seat: seatNumber, chips: cents };

export const TOGETHER_WISHES = {
  'issue-banks': what('issue-banks', {}),
  'sit-down': what('sit-down', { seat: seatNumber }),
  'open-wagering': what('open-wagering', {}),
  wager: what('wager', {
    seat: seatNumber,
    on: singleCoupWager,
    stake: cents,
  }),
  'seal-wager': what('seal-wager', {
    seat: seatNumber,
    on: singleCoupWager,
    stake: cents,
    signature: text(200),
  }),
  'break-seal': what('break-seal', { seat: seatNumber }),
  'close-wagering': what('close-wagering', {}),
  'record-coup': what('record-coup', {
    coup: z.strictObject({ player: hand, banker: hand }),
  }),
  'open-secret': what('open-secret', { seat: seatNumber }),
  'settle-coup': what('settle-coup', {}),
  'at-table': what('at-table', { command: coupCommand }),
  'add-chips': what('add-chips', chips),
  'take-chips': what('take-chips', chips),
  'remove-patron': what('remove-patron', {
    seat: seatNumber,
    why: z.enum(['disqualified', 'retired', 'forfeited']),
  }),
  'replace-patron': what('replace-patron', { seat: seatNumber, patron: word }),
  'end-play': what('end-play', {}),
} as const;

type Schemas = typeof TOGETHER_WISHES;
type Missing = Exclude<TogetherCommand['do'], keyof Schemas>;
/** What the table itself is asked is compared with the table's own commands. */
type Own = Exclude<keyof Schemas, 'at-table'>;
type Misfits = {
  [Name in Own]: Same<
    z.infer<Schemas[Name]>,
    Omit<Extract<TogetherCommand, { do: Name }>, 'by' | 'at'>
  > extends true
    ? never
    : Name;
}[Own];

/** Does not compile as long as a command has no schema, and names it. */
export const TOGETHER_IS_ALL_THERE: [Missing] extends [never] ? true : Missing = true;

/** Does not compile as long as one schema differs from its command, and names it. */
export const TOGETHER_IS_THE_TABLES: [Misfits] extends [never] ? true : Misfits = true;

type AnySchema = Schemas[keyof Schemas];
export const togetherWish = z
  .discriminatedUnion(
    'do',
    Object.values(TOGETHER_WISHES) as [AnySchema, ...AnySchema[]], // the record is not empty
  )
  .meta({ title: 'wish together' });

// Wishes at a competition's table, where patrons wager one after another from the puck.

import { z } from 'zod';

import { CHIP_KINDS } from '../../tournament/play-rules.ts';
import type { PlayCommand } from '../../tournament/play/command.ts';
import { AREAS } from '../../tournament/play/play.ts';
import type { Same } from '../../table/same.ts';
import { cents, count, seatNumber, side, text, word } from '../../table/fields.ts';
import { coupCommand } from './coup-command.ts';

const what = <const Name extends PlayCommand['do'], Fields extends z.ZodRawShape>(
  name: Name,
  fields: Fields,
) => z.strictObject({ do: z.literal(name), ...fields });

const area = z.enum(AREAS);
const atSeat = { seat: seatNumber };
const nothing = {};
const lengthMs = z.int().min(1).max(3_600_000);

/** As it was written: whatever can be typed is a form, and for the inspector to judge (16.6.2). */
const written = text(200);
export const secretForm = z
  .strictObject({
    name: written,
    seatNumber: written,
    figures: written,
    words: written,
    marked: z.array(area).max(AREAS.length),
    signature: written,
  })
  .meta({ title: 'secret wager form' });

export const IN_TURN_WISHES = {
  'at-table': what('at-table', { command: coupCommand }),
  'give-chips': what('give-chips', { ...atSeat, chips: cents, kind: z.enum(CHIP_KINDS) }),
  'take-seat': what('take-seat', atSeat),
  'insert-indicator': what('insert-indicator', { fromBack: count }),
  'begin-play': what('begin-play', nothing),
  'open-wagering': what('open-wagering', nothing),
  'place-wager': what('place-wager', { ...atSeat, on: area, stake: cents }),
  'top-up-wager': what('top-up-wager', atSeat),
  'let-wager-stand': what('let-wager-stand', atSeat),
  'hand-in-form': what('hand-in-form', { ...atSeat, form: secretForm }),
  'mark-secret': what('mark-secret', atSeat),
  'record-form': what('record-form', atSeat),
  'examine-form': what('examine-form', {
    ...atSeat,
    finding: z.enum(['approved', 'returned']),
    wordsAgree: z.boolean().exactOptional(),
  }),
  'set-time-limit': what('set-time-limit', { ms: lengthMs }),
  'call-time': what('call-time', atSeat),
  'pass-over': what('pass-over', atSeat),
  'close-wagering': what('close-wagering', nothing),
  'announce-secrets': what('announce-secrets', nothing),
  'lay-secret': what('lay-secret', atSeat),
  'report-wrong-hand': what('report-wrong-hand', { ...atSeat, side, turned: z.boolean() }),
  'correct-stake': what('correct-stake', { ...atSeat, on: area, stake: cents }),
  'settle-coup': what('settle-coup', nothing),
  'record-indicator-card': what('record-indicator-card', nothing),
  'raise-limits': what('raise-limits', nothing),
  'declare-last-coup': what('declare-last-coup', nothing),
  'mark-absent': what('mark-absent', atSeat),
  'mark-present': what('mark-present', atSeat),
  'seat-substitute': what('seat-substitute', { ...atSeat, patron: word }),
  'ask-for-form': what('ask-for-form', { of: seatNumber }),
  'report-hidden-chips': what('report-hidden-chips', atSeat),
  'confirm-hidden-chips': what('confirm-hidden-chips', atSeat),
  'void-position': what('void-position', {
    ...atSeat,
    as: z.enum(['forfeited', 'retired', 'disqualified']),
  }),
  'end-play': what('end-play', { early: z.literal(true).exactOptional() }),
  'hand-back-chips': what('hand-back-chips', nothing),
} as const;

type Schemas = typeof IN_TURN_WISHES;
type Missing = Exclude<PlayCommand['do'], keyof Schemas>;
/** What the table itself is asked is compared with the table's own commands. */
type Own = Exclude<keyof Schemas, 'at-table'>;
type Misfits = {
  [Name in Own]: Same<
    z.infer<Schemas[Name]>,
    Omit<Extract<PlayCommand, { do: Name }>, 'by' | 'at'>
  > extends true
    ? never
    : Name;
}[Own];

/** Does not compile as long as a command has no schema, and names it. */
export const IN_TURN_IS_ALL_THERE: [Missing] extends [never] ? true : Missing = true;

/** Does not compile as long as one schema differs from its command, and names it. */
export const IN_TURN_IS_THE_TABLES: [Misfits] extends [never] ? true : Misfits = true;

type AnySchema = Schemas[keyof Schemas];
export const inTurnWish = z
  .discriminatedUnion(
    'do',
    Object.values(IN_TURN_WISHES) as [AnySchema, ...AnySchema[]], // the record is not empty
  )
  .meta({ title: 'wish in turn' });

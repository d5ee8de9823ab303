// Every wish of a tournament by its command: one without a schema does not compile.

import { z } from 'zod';

import { ROLES } from '../../rulebooks/roles.ts';
import { INSTRUCTIONS } from '../../tournament/acts/brief.ts';
import type { Command } from '../../tournament/command.ts';
import type { Plain, Same } from '../../table/same.ts';
import { card, cents, count, seatNumber, text, time, word, words } from '../../table/fields.ts';
import { conditions, roundPlan } from './conditions.ts';
import { inTurnWish } from './in-turn.ts';
import { togetherWish } from './simultaneous.ts';

type Name = Command['do'];

const wish = <const One extends Name, Fields extends z.ZodRawShape>(name: One, fields: Fields) =>
  z.strictObject({ do: z.literal(name), ...fields });

const MOST_PATRONS = 1_000;
const patrons = z.array(word).max(MOST_PATRONS);
const inSession = { session: word };
const atTable = { session: word, table: word };
const person = { patron: word };
const name = text(200).min(1);

export const TOURNAMENT_WISHES = {
  'write-conditions': wish('write-conditions', { conditions }),
  'record-approval': wish('record-approval', { version: count, approvedBy: name, document: name }),
  'publish-conditions': wish('publish-conditions', {}),
  'notify-inspectorate': wish('notify-inspectorate', { to: name }),
  'appoint-director': wish('appoint-director', {
    person: word,
    role: z.enum(ROLES),
    deputies: z.array(word).max(20),
  }),
  'sign-director-on': wish('sign-director-on', {}),
  'sign-director-off': wish('sign-director-off', {}),
  'designate-tables': wish('designate-tables', { tables: z.array(word).max(200) }),
  'open-entries': wish('open-entries', {}),
  'close-entries': wish('close-entries', {}),
  apply: wish('apply', {
    ...person,
    name,
    channel: name,
    entitled: z.boolean(),
    accepts: z.boolean(),
    staff: z.boolean(),
    mayPromote: z.boolean(),
  }),
  'accept-entry': wish('accept-entry', {
    ...person,
    meetsCriteria: z.boolean(),
    staffApprovedBy: word.nullable(),
  }),
  'refuse-entry': wish('refuse-entry', { ...person, why: words }),
  withdraw: wish('withdraw', person),
  brief: wish('brief', { patrons, understood: z.boolean() }),
  'sign-conditions': wish('sign-conditions', person),
  instruct: wish('instruct', { kind: z.enum(INSTRUCTIONS), coups: count }),
  'plan-session': wish('plan-session', { ...inSession, round: name, patrons, startsAt: time }),
  'draw-seats': wish('draw-seats', inSession),
  'assign-seats': wish('assign-seats', {
    ...inSession,
    seats: z.array(z.strictObject({ ...person, table: word, seat: seatNumber })).max(MOST_PATRONS),
  }),
  'move-start': wish('move-start', { ...inSession, startsAt: time, notified: patrons }),
  'start-session': wish('start-session', {
    ...inSession,
    withFewer: z.literal(true).exactOptional(),
  }),
  play: wish('play', {
    ...atTable,
    command: z.discriminatedUnion('way', [
      z.strictObject({ way: z.literal('in-turn'), what: inTurnWish }),
      z.strictObject({ way: z.literal('together'), what: togetherWish }),
    ]),
  }),
  'call-roll': wish('call-roll', inSession),
  'agree-to-end': wish('agree-to-end', { ...atTable, ...person }),
  'end-table': wish('end-table', atTable),
  'settle-session': wish('settle-session', inSession),
  'order-play-off': wish('order-play-off', {
    ...atTable,
    playOff: word,
    bank: cents,
    card: card.exactOptional().describe('Left out, the server draws one by chance.'),
    coups: count.exactOptional(),
  }),
  'buy-back': wish('buy-back', person),
  'add-on': wish('add-on', person),
  'name-substitute': wish('name-substitute', {
    ...person,
    substitute: word,
    inPerson: z.boolean(),
    allowed: z.boolean(),
  }),
  disqualify: wish('disqualify', { ...person, why: words }),
  retire: wish('retire', person),
  penalise: wish('penalise', { ...person, penalty: name }),
  'add-round': wish('add-round', { round: roundPlan }),
  admit: wish('admit', person),
  'rule-on-dispute': wish('rule-on-dispute', { ...person, about: words, ruling: words }),
  'award-prizes': wish('award-prizes', {}),
  'pay-prize': wish('pay-prize', person),
  cancel: wish('cancel', { why: words }),
} as const;

/** What no screen may say: who and when, and the order of names that the server draws. */
type Filled = 'by' | 'at' | 'order';
type Schemas = typeof TOURNAMENT_WISHES;
type Missing = Exclude<Name, keyof Schemas>;

/** A command that goes by two names is compared under each. */
type WishNamed<One extends Name> = Omit<Extract<Command, { do: One }>, Filled>;
type CommandNamed<One extends Name> = One extends 'sign-director-on' | 'sign-director-off'
  ? { readonly do: One }
  : WishNamed<One>;
/** What is asked at a table is compared where it is written. */
type Own = Exclude<keyof Schemas, 'play'>;
type Misfits = {
  [One in Own]: Same<z.infer<Schemas[One]>, CommandNamed<One>> extends true ? never : One;
}[Own];

/** Does not compile as long as a command has no schema, and names it. */
export const TOURNAMENT_WISHES_ARE_ALL_THERE: [Missing] extends [never] ? true : Missing = true;

/** Does not compile as long as one schema differs from its command, and names it. */
export const WISHES_ARE_THE_TOURNAMENTS: [Misfits] extends [never] ? true : Misfits = true;

/** One wish of a tournament, whichever. */
export type TournamentWish = Plain<z.infer<Schemas[keyof Schemas]>>;

type AnySchema = Schemas[keyof Schemas];

/** Reads a wish by its name in `do`. */
export const tournamentWishSchema = z
  .discriminatedUnion(
    'do',
    Object.values(TOURNAMENT_WISHES) as [AnySchema, ...AnySchema[]], // the record is not empty
  )
  .meta({ title: 'tournament wish' });

// Every wish there is, by the name of its command: a new command without a schema does not compile.

import { z } from 'zod';

import type { Plain, Same } from '../same.ts';
import type { CommandName, WishOf } from '../wish.ts';
import { CORRECTION_WISHES } from './corrections.ts';
import { DEALING_WISHES } from './dealing.ts';
import { PEOPLE_WISHES } from './people.ts';
import { RULING_WISHES } from './rulings.ts';
import { SHOE_WISHES } from './shoe.ts';
import { SIGN_WISHES } from './signs.ts';
import { WAGER_WISHES } from './wagers.ts';

export const WISHES = {
  ...CORRECTION_WISHES,
  ...DEALING_WISHES,
  ...PEOPLE_WISHES,
  ...RULING_WISHES,
  ...SHOE_WISHES,
  ...SIGN_WISHES,
  ...WAGER_WISHES,
} as const;

type Schemas = typeof WISHES;

/** Commands that have no schema. */
type Missing = Exclude<CommandName, keyof Schemas>;

/** Does not compile as long as a command has no schema, and names it. */
export const WISHES_ARE_ALL_THERE: [Missing] extends [never] ? true : Missing = true;

/** Commands whose schema says something else than the table does. */
type Misfits = {
  [Name in keyof Schemas]: Name extends CommandName
    ? Same<z.infer<Schemas[Name]>, WishOf<Name>> extends true
      ? never
      : Name
    : never;
}[keyof Schemas];

/** Does not compile as long as one schema differs from its command, and names it. */
export const WISHES_ARE_THE_TABLES: [Misfits] extends [never] ? true : Misfits = true;

/** One wish, whichever. */
export type Wish = Plain<z.infer<Schemas[keyof Schemas]>>;

type AnySchema = Schemas[keyof Schemas];

/** Reads a wish by its name in `do`. */
export const wishSchema = z
  .discriminatedUnion(
    'do',
    Object.values(WISHES) as [AnySchema, ...AnySchema[]], // the record is not empty
  )
  .meta({ title: 'wish' });

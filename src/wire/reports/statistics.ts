// What goes over HTTP as statistics: by dealer, and day by day.

import { z } from 'zod';

import { day, word } from '../../table/fields.ts';

const count = z.int();
const fresh = z.enum(['up-to-date', 'behind']);

export const dealersAsked = z.strictObject({ day });

export const dealerFigures = z.strictObject({
  fresh,
  day,
  dealers: z.array(
    z.strictObject({
      dealer: z.string(),
      currency: z.string(),
      coups: count,
      pace: count.describe('Coups an hour, over the quarters of an hour with a coup.'),
      rulings: count.describe('Irregularities ruled on while this dealer was on duty.'),
      corrections: count.describe('How often a coup of theirs was set right later.'),
      stake: count,
      paid: count,
      win: count.describe('Stake less paid.'),
    }),
  ),
});
export type DealerFigures = z.infer<typeof dealerFigures>;

/** How many gaming days back from the newest. */
export const daysAsked = z.strictObject({
  days: z.coerce.number().int().min(1).max(366).default(31),
});

export const dayByDay = z.strictObject({
  fresh,
  days: z.array(
    z.strictObject({
      ...{ table: word, day, currency: z.string(), drop: count, stake: count, paid: count },
    }),
  ),
});
export type DayByDay = z.infer<typeof dayByDay>;

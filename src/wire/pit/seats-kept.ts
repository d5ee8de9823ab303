// Over HTTP: seats kept for patrons who are away for some minutes, and credit that somebody left
// behind, taken into custody by two and paid back later.

import { z } from 'zod';

import { count, seatNumber, sum, time, word, words } from '../../table/fields.ts';
import { approver } from '../http.ts';

/** Longer than that nobody is away for a moment. */
const MOST_MINUTES = 120;

export const keptSeat = z.strictObject({
  ...{ table: word, seat: seatNumber, patron: word },
  ...{ since: time, until: time, by: z.string() },
});
export type KeptSeat = z.infer<typeof keptSeat>;

export const seatsAsked = z.strictObject({ table: word });

export const seatsPage = z.strictObject({
  table: word,
  currency: z.string(),
  seats: z.array(
    z.strictObject({
      seat: seatNumber,
      patron: z.string().nullable(),
      cents: sum.describe('What the patron has there, stakes included.'),
      staked: sum,
      idleCoups: count.describe('Coups in a row without a wager while no other seat was free.'),
      kept: keptSeat.nullable(),
      mayBeKept: z.boolean().describe('Not where a machine takes notes from whoever comes.'),
    }),
  ),
});
export type SeatsPage = z.infer<typeof seatsPage>;

export const seatKeeping = z.strictObject({
  ...{ table: word, seat: seatNumber, patron: word },
  minutes: z.int().min(1).max(MOST_MINUTES),
});

export const seatGivenUp = z.strictObject({ table: word, seat: seatNumber });

export const custodyLine = z.strictObject({
  custody: word.describe('Its number, for receipt and payment.'),
  ...{ table: word, seat: seatNumber, patron: word, cents: sum, currency: z.string() },
  found: z.string().describe('How the credit was found, in the words of who took it.'),
  ...{ at: time, by: z.string(), approvedBy: z.string() },
});
export type CustodyLine = z.infer<typeof custodyLine>;

export const custodyList = z.strictObject({ held: z.array(custodyLine) });
export type CustodyList = z.infer<typeof custodyList>;

export const custodyTaking = z.strictObject({
  ...{ table: word, seat: seatNumber, patron: word },
  cents: sum.describe('The whole credit, said again.'),
  found: words.min(1),
  approver,
});

export const custodyPaying = z.strictObject({
  custody: word,
  cents: sum.describe('The whole sum, said again.'),
  note: words.min(1).describe('How the person was known.'),
  approver,
});

// What goes over HTTP about a stopped table: what its patrons hold, and paying them by two people.

import { z } from 'zod';

import { approver } from './tickets.ts';
import { staffRole } from '../roles.ts';
import { seatNumber, sum, word, words } from '../../table/fields.ts';

export const stoppedBalances = z.strictObject({
  because: z.string().describe('Why it is stopped.'),
  event: z.int().min(0).describe('The last event that holds: balances are those after it.'),
  mayBeReleased: z
    .boolean()
    .describe('False where its journal is damaged: it never plays again, and stakes go back.'),
  frozen: z.boolean().describe('Its accounts were frozen when it stopped.'),
  currency: z.string(),
  balances: z.array(
    z.strictObject({
      seat: z.int().min(1),
      patron: word,
      payable: sum.describe('What two people may pay now.'),
      waits: sum.describe('Stakes and debts that wait until the table is released.'),
      paid: sum.describe('Paid since it stopped.'),
    }),
  ),
});
export type StoppedBalances = z.infer<typeof stoppedBalances>;

const payment = {
  seat: seatNumber,
  patron: word,
  cents: sum.describe('All that is payable, said again to confirm it.'),
  why: words.min(1),
};

export const stoppedPayment = z.strictObject({ ...payment, approver });

/** In a demonstration one touch takes the second person's role. */
export const demoStoppedPayment = z.strictObject({ ...payment, table: word, role: staffRole });

export const stoppedPaymentMade = z.strictObject({
  reference: z.string().describe('Its number in the house’s record.'),
  cents: sum,
  currency: z.string(),
});
export type StoppedPaymentMade = z.infer<typeof stoppedPaymentMade>;

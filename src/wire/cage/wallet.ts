// What goes between the house and an operator's wallet, where the money of patrons lies: reserve,
// settle, roll back. Every request has a key, and a key is done once.

import { z } from 'zod';

import { cents, sum, text, word } from '../../table/fields.ts';

const key = word.describe('Of this one request: repeated with the same words, the same answer.');
const of = word.describe('The key that the money was reserved with.');

export const walletReserve = z.strictObject({
  key,
  patron: text(128).min(1).describe('As the wallet names them.'),
  currency: z.string().regex(/^[A-Z]{3}$/),
  cents: cents.min(1).describe('Taken from the balance at once.'),
});

export const walletSettle = z.strictObject({
  ...{ key, of },
  paid: sum.describe('What comes back in all, the stake included; nothing where it was lost.'),
});

export const walletRollBack = z.strictObject({ key, of });

export const WALLET_REFUSALS = [
  ...['unknown-patron', 'not-enough', 'unknown-reservation', 'settled-already'],
  ...['rolled-back-already', 'key-of-another'],
] as const;

export const walletAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('done'), balance: sum.describe('Afterwards.') }),
  z.object({ outcome: z.literal('refused'), why: z.string() }),
]);
export type WalletAnswer = z.infer<typeof walletAnswer>;

export const walletBalance = z.object({ balance: sum });

/** Each request by its address under the wallet's own. */
export const WALLET_REQUESTS = {
  reserve: walletReserve,
  settle: walletSettle,
  'roll-back': walletRollBack,
} as const;
export type WalletRequestName = keyof typeof WALLET_REQUESTS;
export type WalletRequest<Name extends WalletRequestName> = z.infer<(typeof WALLET_REQUESTS)[Name]>;

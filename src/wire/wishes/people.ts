// Wishes about people and their money: duties, seats, buy-ins, payments, claims, sanctions.

import { z } from 'zod';

import { TENDERS } from '../../table/acts/buy-in.ts';
import { WIN_CLEARINGS } from '../../table/acts/clear-win.ts';
import { LEAVING_REASONS, PAYMENTS } from '../../table/acts/leave.ts';
import { FLOAT_MOVES } from '../../table/acts/move-float.ts';
import { SANCTIONS } from '../../table/acts/sanction.ts';
import { DUTIES } from '../../table/acts/sign-on.ts';
import { limits } from '../setup.ts';
import { cents, count, seatNumber, word, words } from '../values.ts';
import { wish } from '../wish.ts';

const atSeat = { seat: seatNumber, patron: word };

export const PEOPLE_WISHES = {
  'sign-on': wish('sign-on', { duty: z.enum(DUTIES) }),
  'sign-off': wish('sign-off', { duty: z.enum(DUTIES) }),
  'buy-in': wish('buy-in', { ...atSeat, tender: z.enum(TENDERS), cents }),
  leave: wish('leave', {
    ...atSeat,
    reason: z.enum(LEAVING_REASONS),
    remark: words.exactOptional(),
  }),
  'pay-out': wish('pay-out', {
    ...atSeat,
    how: z.enum(PAYMENTS),
    cents,
    reference: word.exactOptional(),
  }),
  'name-nominee': wish('name-nominee', { seat: seatNumber, nominee: word.nullable() }),
  'allow-standing': wish('allow-standing', { allowed: z.boolean() }),
  'stand-behind': wish('stand-behind', atSeat),
  'tag-partnership': wish('tag-partnership', { patrons: z.array(word).max(50) }),
  'agree-limits': wish('agree-limits', {
    ...atSeat,
    limits: limits.nullable(),
    patronAgrees: z.boolean(),
  }),
  'arrange-wagers': wish('arrange-wagers', { ...atSeat, max: cents.nullable() }),
  'approve-deferral': wish('approve-deferral', { ...atSeat, approved: z.boolean() }),
  'settle-commission': wish('settle-commission', atSeat),
  'carry-commission': wish('carry-commission', { note: words }),
  'move-float': wish('move-float', { move: z.enum(FLOAT_MOVES), cents, slip: word }),
  'freeze-accounts': wish('freeze-accounts', { why: words }),
  'unfreeze-accounts': wish('unfreeze-accounts', {}),
  'open-claim': wish('open-claim', {
    seat: seatNumber.exactOptional(),
    patron: word.exactOptional(),
    says: words,
  }),
  'close-claim': wish('close-claim', { claim: count, action: words }),
  'dispute-claim': wish('dispute-claim', { claim: count }),
  'advise-complainant': wish('advise-complainant', { claim: count }),
  sanction: wish('sanction', {
    kind: z.enum(SANCTIONS),
    ...atSeat,
    breach: words,
    story: words,
    cents: cents.exactOptional(),
  }),
  'clear-win': wish('clear-win', {
    ...atSeat,
    cents,
    how: z.enum(WIN_CLEARINGS),
    form: word,
  }),
  'book-stopped-payment': wish('book-stopped-payment', { ...atSeat, cents, reference: word }),
  'pay-owed': wish('pay-owed', { ...atSeat, cents, note: words }),
  'end-hold': wish('end-hold', { ...atSeat, to: z.enum(['patron', 'house']), finding: words }),
} as const;

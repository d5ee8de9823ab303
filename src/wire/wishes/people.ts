// Wishes about people and their money: duties, seats, buy-ins, payments, claims, sanctions.

import { z } from 'zod';

import { HANDED_TENDERS, TENDERS } from '../../table/acts/accounts/buy-in.ts';
import { WIN_CLEARINGS } from '../../table/acts/accounts/release-locked-win.ts';
import { LEAVING_REASONS, PAYMENTS } from '../../table/acts/accounts/leave.ts';
import { FLOAT_MOVES } from '../../table/acts/table/move-float.ts';
import { RIDING_CHOICES, SANCTIONS } from '../../table/acts/people/sanction-patron.ts';
import { DUTIES } from '../../table/acts/table/sign-on.ts';
import { limits } from '../setup.ts';
import { cents, count, seatNumber, sum, word, words } from '../values.ts';
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
    cents: sum,
    reference: word.exactOptional(),
    owing: sum.exactOptional(),
  }),
  'name-nominee': wish('name-nominee', { seat: seatNumber, nominee: word.nullable() }),
  'allow-standing-patrons': wish('allow-standing-patrons', { allowed: z.boolean() }),
  'stand-behind': wish('stand-behind', atSeat),
  'tag-partnership': wish('tag-partnership', { patrons: z.array(word).max(50) }),
  'agree-limits': wish('agree-limits', {
    ...atSeat,
    limits: limits.nullable(),
    patronAgrees: z.boolean(),
  }),
  'arrange-above-differential': wish('arrange-above-differential', {
    ...atSeat,
    max: cents.nullable(),
  }),
  'approve-commission-deferral': wish('approve-commission-deferral', {
    ...atSeat,
    approved: z.boolean(),
  }),
  'settle-commission': wish('settle-commission', {
    ...atSeat,
    cents: sum.exactOptional(),
    tender: z.enum(HANDED_TENDERS).exactOptional(),
  }),
  'release-debt': wish('release-debt', { ...atSeat, cents: sum, approval: word, note: words }),
  'carry-commission': wish('carry-commission', { note: words }),
  'move-float': wish('move-float', { move: z.enum(FLOAT_MOVES), cents, slip: word }),
  'open-claim': wish('open-claim', {
    seat: seatNumber.exactOptional(),
    patron: word.exactOptional(),
    says: words,
  }),
  'close-claim': wish('close-claim', { claim: count, action: words }),
  'dispute-claim': wish('dispute-claim', { claim: count }),
  'advise-complainant': wish('advise-complainant', { claim: count }),
  'sanction-patron': wish('sanction-patron', {
    kind: z.enum(SANCTIONS),
    ...atSeat,
    breach: words,
    story: words,
    cents: sum.exactOptional(),
    since: z.strictObject({ shoe: count, coup: count }).exactOptional(),
    riding: z.enum(RIDING_CHOICES).exactOptional(),
    custodian: words.exactOptional(),
  }),
  'end-detention': wish('end-detention', { patron: word, takenOverBy: words }),
  'lift-exclusion': wish('lift-exclusion', { patron: word, finding: words }),
  'release-locked-win': wish('release-locked-win', {
    ...atSeat,
    cents: sum,
    how: z.enum(WIN_CLEARINGS),
    form: word,
  }),
  'book-stopped-payment': wish('book-stopped-payment', { ...atSeat, cents: sum, reference: word }),
  'end-hold': wish('end-hold', {
    ...atSeat,
    hold: count.exactOptional(),
    to: z.enum(['patron', 'house']),
    finding: words,
  }),
} as const;

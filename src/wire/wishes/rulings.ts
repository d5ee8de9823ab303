// Wishes when something went wrong, and for coups that are played without wagers.

import { z } from 'zod';

import { IRREGULARITIES } from '../../rulebooks/irregularity.ts';
import { DUMMY_REASONS } from '../../rulebooks/procedure.ts';
import { CHOICES, DISRUPTIONS, FOREIGN_MARKS } from '../../table/irregularity.ts';
import { bet, card, count, seatNumber, word, words } from '../values.ts';
import { wish } from '../wish.ts';

const facts = z
  .strictObject({
    cards: z.array(card.nullable()).max(20).exactOptional(),
    coup: count.exactOptional(),
    shoe: count.exactOptional(),
    seat: seatNumber.exactOptional(),
    patron: word.exactOptional(),
    bet: bet.exactOptional(),
    choice: z.enum(CHOICES).exactOptional(),
    orderIsCertain: z.boolean().exactOptional(),
    canBePutRight: z.boolean().exactOptional(),
    provenByRecords: z.boolean().exactOptional(),
    foreign: z.enum(FOREIGN_MARKS).exactOptional(),
    disruption: z.enum(DISRUPTIONS).exactOptional(),
    left: count.exactOptional(),
    markerVisible: z.boolean().exactOptional(),
    note: words.exactOptional(),
  })
  .meta({ title: 'facts' });

export const RULING_WISHES = {
  'report-irregularity': wish('report-irregularity', { what: z.enum(IRREGULARITIES), facts }),
  'begin-dummy-coup': wish('begin-dummy-coup', {}),
  'order-dummy-coups': wish('order-dummy-coups', {
    reason: z.enum(DUMMY_REASONS),
    count: count.exactOptional(),
    note: words.exactOptional(),
  }),
  'order-free-coups': wish('order-free-coups', { count }),
} as const;

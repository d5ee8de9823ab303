// Wishes when something went wrong, and for coups that are played without wagers.

import { z } from 'zod';

import { IRREGULARITIES } from '../../rulebooks/irregularity.ts';
import { DUMMY_REASONS } from '../../rulebooks/procedure.ts';
import {
  CHOICES,
  DISRUPTIONS,
  FOREIGN_MARKS,
  ONSETS,
} from '../../table/irregularities/irregularity.ts';
import { TERMINAL_FAULTS } from '../../table/malfunctions/failed-terminals.ts';
import { bet, card, cents, count, seatNumber, word, words } from '../values.ts';
import { wish } from '../wish.ts';

/** More than any terminal shows. */
const MOST_SHOWN = 30;
const staked = bet.extend({ stake: cents });

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
    onset: z.enum(ONSETS).exactOptional(),
    fault: z.enum(TERMINAL_FAULTS).exactOptional(),
    provenByRecords: z.boolean().exactOptional(),
    shown: z.array(staked).max(MOST_SHOWN).exactOptional(),
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

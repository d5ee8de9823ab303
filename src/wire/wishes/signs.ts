// Wishes about the table as such: opening, closing, house rules, limits on the sign.

import { z } from 'zod';

import { limits, setup } from '../setup.ts';
import { cents, count, day, time, word, words } from '../values.ts';
import { wish } from '../wish.ts';

export const SIGN_WISHES = {
  'open-table': wish('open-table', { setup }),
  'change-setup': wish('change-setup', { setup }),
  'announce-limits': wish('announce-limits', { limits, aggregateMin: cents, setup: word }),
  'withdraw-limits': wish('withdraw-limits', {}),
  'consent-to-limits': wish('consent-to-limits', { patron: word }),
  'set-collective-liability': wish('set-collective-liability', {
    cents: cents.nullable(),
    setup: word,
  }),
  'begin-gaming-day': wish('begin-gaming-day', { day }),
  'announce-closing': wish('announce-closing', { closesAt: time }),
  'close-table': wish('close-table', {
    cardsChecked: z.boolean(),
    acceptsOpen: z.boolean().exactOptional(),
    cardsCounted: count.exactOptional(),
    note: words.exactOptional(),
  }),
} as const;

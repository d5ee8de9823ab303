// Wishes about a coup being dealt: cards out of the shoe, hands and the shoe given to patrons.

import { z } from 'zod';

import { CARD_SOURCES } from '../../table/acts/coup/deal-card.ts';
import { card, seatNumber, side, word, words } from '../values.ts';
import { wish } from '../wish.ts';

export const DEALING_WISHES = {
  'deal-card': wish('deal-card', {
    card: card.nullable(),
    source: z.enum(CARD_SOURCES),
    laidOn: side.exactOptional(),
  }),
  'turn-card': wish('turn-card', { side, card: card.exactOptional() }),
  'announce-counts': wish('announce-counts', {}),
  'set-face-down': wish('set-face-down', { faceDown: z.boolean() }),
  'inform-of-squeeze': wish('inform-of-squeeze', {
    whom: z.enum(['management', 'surveillance']),
    name: words,
  }),
  'take-hand': wish('take-hand', { side, seat: seatNumber }),
  'decline-hand': wish('decline-hand', { side, seat: seatNumber }),
  'delegate-hand': wish('delegate-hand', { side, to: word.nullable() }),
  'take-shoe': wish('take-shoe', { seat: seatNumber }),
  'decline-shoe': wish('decline-shoe', { seat: seatNumber }),
  'give-up-shoe': wish('give-up-shoe', {}),
  'delegate-dealing': wish('delegate-dealing', { to: word }),
  'choose-dealing-method': wish('choose-dealing-method', {
    method: z.enum(['dealer', 'hands-to-wagerers']),
  }),
  'settle-coup': wish('settle-coup', {}),
} as const;

// Wishes about the cards before and between coups: check, shuffle, cut, burn, replace.

import { z } from 'zod';

import { SHOE_STEPS, SHUFFLE_CAUSES } from '../../rulebooks/procedure.ts';
import { card, count, seatNumber, word, words } from '../values.ts';
import { wish } from '../wish.ts';

export const SHOE_WISHES = {
  'bring-cards': wish('bring-cards', { cardSet: word, preShuffled: z.boolean() }),
  'prepare-shoe': wish('prepare-shoe', {
    step: z.enum(SHOE_STEPS),
    cutAt: count.exactOptional(),
    cutter: seatNumber.exactOptional(),
    burnt: card.exactOptional(),
    burnOnRequest: z.boolean().exactOptional(),
    requestedBy: seatNumber.exactOptional(),
    checkedBy: seatNumber.exactOptional(),
    shuffler: z.strictObject({ device: word, approval: word }).exactOptional(),
    cardSeen: z.boolean().exactOptional(),
  }),
  'decline-cut': wish('decline-cut', { seat: seatNumber.exactOptional() }),
  'name-cutter': wish('name-cutter', {
    seat: seatNumber.exactOptional(),
    person: words.exactOptional(),
  }),
  'order-shuffle': wish('order-shuffle', {
    cause: z.enum(SHUFFLE_CAUSES).exactOptional(),
    reason: words,
  }),
  'replace-cards': wish('replace-cards', { cards: z.array(card).max(1000), reason: words }),
  'ask-to-see-burn-card': wish('ask-to-see-burn-card', { seat: seatNumber }),
  'show-burn-card': wish('show-burn-card', { requestedBy: seatNumber, card }),
  'burn-card': wish('burn-card', {}),
  'record-cutting-card': wish('record-cutting-card', {}),
} as const;

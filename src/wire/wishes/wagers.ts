// Wishes about wagers: what a patron's hand does on the felt, and the period it may do it in.

import { z } from 'zod';

import { TENDERS } from '../../table/acts/accounts/buy-in.ts';
import { bet, cents, count, seatNumber, text, word, words } from '../values.ts';
import { wish } from '../wish.ts';

/** Whose chips, and for which coup: a touch that comes late is never taken for the next one. */
const touch = { seat: seatNumber, patron: word, coup: count.exactOptional() };
const revision = z.int().min(0);

export const WAGER_WISHES = {
  'open-wagering': wish('open-wagering', {}),
  'set-wager': wish('set-wager', { ...touch, bet, stake: cents }),
  'move-wager': wish('move-wager', { ...touch, from: bet, to: bet, stake: cents, revision }),
  'clear-wagers': wish('clear-wagers', { ...touch, revision }),
  'repeat-wagers': wish('repeat-wagers', { ...touch, revision }),
  'double-wagers': wish('double-wagers', { ...touch, revision }),
  'set-own-limits': wish('set-own-limits', {
    ...{
      seat: seatNumber,
      patron: word,
      mostLost: cents.nullable(),
      mostOnACoup: cents.nullable(),
    },
    ...{ remindMinutes: count.nullable(), breakMinutes: count.nullable() },
  }),
  'record-wager': wish('record-wager', { ...touch, bet, stake: cents }),
  'call-bet': wish('call-bet', { ...touch, bet, stake: cents, tender: z.enum(TENDERS), cents }),
  'refuse-wager': wish('refuse-wager', { seat: seatNumber, patron: word, bet }),
  'reduce-pro-rata': wish('reduce-pro-rata', {}),
  'confirm-snapshot': wish('confirm-snapshot', {
    seat: seatNumber,
    digest: text(2000),
    signature: text(1000),
  }),
  'close-discrepancy': wish('close-discrepancy', {
    seat: seatNumber,
    shoe: count.exactOptional(),
    coup: count.exactOptional(),
    note: words,
  }),
  'close-insurance': wish('close-insurance', {}),
  'close-wagering': wish('close-wagering', {}),
  'close-wager-window': wish('close-wager-window', {}),
  'ask-to-wager': wish('ask-to-wager', { seat: seatNumber, patron: word }),
} as const;

// Wishes about what went wrong with money and terminals: freezing, correcting, settling debts.

import { z } from 'zod';

import { COLLECTED_FROM } from '../../table/acts/accounts/settle-owing.ts';
import { TERMINAL_FAULTS } from '../../table/malfunctions/failed-terminals.ts';
import { card, count, seatNumber, sum, word, words } from '../values.ts';
import { wish } from '../wish.ts';

const atSeat = { seat: seatNumber, patron: word };

export const CORRECTION_WISHES = {
  'freeze-accounts': wish('freeze-accounts', { why: words.exactOptional() }),
  'unfreeze-accounts': wish('unfreeze-accounts', { finding: words }),
  'pay-owed': wish('pay-owed', { ...atSeat, cents: sum, note: words }),
  'collect-owing': wish('collect-owing', {
    ...atSeat,
    cents: sum,
    from: z.enum(COLLECTED_FROM),
    note: words,
  }),
  'correct-card': wish('correct-card', { position: count, card }),
  'return-terminal': wish('return-terminal', {
    seat: seatNumber,
    fault: z.enum(TERMINAL_FAULTS),
    selfTest: words,
    technician: word.exactOptional(),
  }),
  'write-off-owing': wish('write-off-owing', { ...atSeat, cents: sum, why: words }),
} as const;

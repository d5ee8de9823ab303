// tasmania 12: the odds.

import { clauseRows } from '../../clause.ts';

export const settlement = clauseRows({
  '12.1': ['engine rules settlement enforce', 'system', 'Winning Player wager pays 1 to 1.'],
  '12.2': ['engine rules settlement enforce', 'system', 'Winning Banker wager (standard version) pays 19 to 20: stake x 0.95, i.e. $100 wins $95.',
    { rulings: ['G1'], note: 'No rounding rule. Keep integer minor units and validate that the accepted stake unit is a multiple of 20 minor units, so that 19/20 and the Federal half are exact. Commission is taken at once, not booked as a debt.' }],
  '12.3': ['engine rules settlement enforce', 'system', 'Winning Tie wager pays 8 to 1.',
    { note: 'Same in Federal version.' }],
  '12.4': ['engine rules settlement enforce', 'system', 'Federal version: winning Banker wager pays 1 to 1, but when the Banker wins with point 6 it pays half the stake (1 to 2; $100 wins $50).',
    { rulings: ['G1'], note: 'Final point 6, two or three cards alike. Never combined with 12.2.' }],
});

// mbs-rapid 4: the odds.

import { clauseRows } from '../../clause.ts';

export const settlement = clauseRows({
  '4.1 banker-with-6': ['engine rules settlement enforce', 'system', 'Winning Banker wager with Banker on 6 points pays 1 to 2 (half the stake).',
    { rulings: ['G1'], note: 'Two or three cards alike. No rounding rule: integer minor units, and only allow Banker stakes divisible by 2 minor units. 8-deck EV of Banker -1.458%.' }],
  '4.1 banker-other': ['engine rules settlement enforce', 'system', 'Winning Banker wager on any total but 6 pays 1 to 1, no commission.'],
  '4.1 player': ['engine rules settlement enforce', 'system', 'Winning Player wager pays 1 to 1.',
    { note: '8-deck EV -1.235%.' }],
  '4.1 tie': ['engine rules settlement enforce', 'system', 'Winning Tie wager pays 8 to 1.',
    { note: '8-deck EV -14.360%.' }],
  '4.1 player-or-banker-pair': ['engine rules settlement enforce', 'system', 'Winning Player pair or Banker pair wager pays 11 to 1, each assessed separately.',
    { rulings: ['G2'], note: '8-deck EV -43/415 (-10.361%).' }],
});

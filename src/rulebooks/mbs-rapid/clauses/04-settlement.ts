// mbs-rapid 4: the odds.

import { clausesIn } from '../../clause.ts';

export const settlement = clausesIn({
  '4.1 banker-with-6': {
    says: 'Winning Banker wager with Banker on 6 points pays 1 to 2 (half the stake).',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['G1'],
    note:
      'Two or three cards alike. No rounding rule: integer minor units, and only allow Banker ' +
      'stakes divisible by 2 minor units. 8-deck EV of Banker -1.458%.',
  },
  '4.1 banker-other': {
    says: 'Winning Banker wager on any total but 6 pays 1 to 1, no commission.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
  },
  '4.1 player': {
    says: 'Winning Player wager pays 1 to 1.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    note: '8-deck EV -1.235%.',
  },
  '4.1 tie': {
    says: 'Winning Tie wager pays 8 to 1.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    note: '8-deck EV -14.360%.',
  },
  '4.1 player-or-banker-pair': {
    says: 'Winning Player pair or Banker pair wager pays 11 to 1, each assessed separately.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['G2'],
    note: '8-deck EV -43/415 (-10.361%).',
  },
});

// tasmania 12: the odds.

import { clausesIn } from '../../clause.ts';

export const settlement = clausesIn({
  '12.1': {
    says: 'Winning Player wager pays 1 to 1.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
  },
  '12.2': {
    says:
      'Winning Banker wager (standard version) pays 19 to 20: stake x 0.95, i.e. ' +
      '$100 wins $95.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['G1'],
    note:
      'No rounding rule. Keep integer minor units and validate that the accepted stake unit is a ' +
      'multiple of 20 minor units, so that 19/20 and the Federal half are exact. Commission is ' +
      'taken at once, not booked as a debt.',
  },
  '12.3': {
    says: 'Winning Tie wager pays 8 to 1.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    note: 'Same in Federal version.',
  },
  '12.4': {
    says:
      'Federal version: winning Banker wager pays 1 to 1, but when the Banker wins with point 6 ' +
      'it pays half the stake (1 to 2; $100 wins $50).',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['G1'],
    note: 'Final point 6, two or three cards alike. Never combined with 12.2.',
  },
});

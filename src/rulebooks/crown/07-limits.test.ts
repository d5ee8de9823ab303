// Part 7 of the document: permissible wagers.

import { describe, expect } from 'vitest';
import { settle } from '../testing/felt.ts';
import { clausesOf } from '../testing/proof.ts';
import { crown } from './index.ts';

const clause = clausesOf('crown');

clause('7.3.3', 'what chips cannot make is paid up to the next amount they can', () => {
  const felt = { version: 'traditional', on: 'banker', cards: '2s 9h Kd Kc' } as const;
  for (const [stake, chip, profit, paid] of [
    [1000, 1, '950', 1950],
    [1010, 1, '1919/2', 1970], // 959.5 becomes 960
    [1000, 100, '950', 2000], // 950 becomes 1000
    [1000, 500, '950', 2000],
    [1, 1, '19/20', 2],
  ] as const) {
    expect(settle(crown, { ...felt, stake, house: { chip } })).toMatchObject({ profit, paid });
  }
  // A loss takes the whole stake, a push gives it back whole, whatever the chip.
  const house = { chip: 500 };
  const other = { ...felt, stake: 1010, house };
  expect(settle(crown, { ...other, cards: '9s 2h Kd Kc' }).paid).toBe(0);
  expect(settle(crown, { ...other, cards: '7s 7h Kd Kc' }).paid).toBe(1010);
});

describe('above the table differential of 10,000', () => {
  const house = { differential: 1_000_000 };
  const banker = { on: 'banker', cards: '2s 9h Kd Kc', house } as const;
  const player = { on: 'player', cards: '9s 2h Kd Kc', house } as const;

  clause('7.5.1', 'Banker 15,000 wins 14,125: less 5% of all and 2.5% of 5,000', () => {
    expect(settle(crown, { version: 'traditional', ...banker, stake: 1_500_000 })).toEqual({
      ...{ outcome: 'win', profit: '1412500', paid: 2_912_500, clause: '7.5.1' },
    });
    const upTo = settle(crown, { version: 'traditional', ...banker, stake: 1_000_000 });
    expect(upTo).toMatchObject({ profit: '950000', clause: '10.1 traditional banker' });
  });

  clause('7.5.2', 'Player 15,000 wins 14,875: less 2.5% of 5,000', () => {
    expect(settle(crown, { version: 'traditional', ...player, stake: 1_500_000 })).toEqual({
      ...{ outcome: 'win', profit: '1487500', paid: 2_987_500, clause: '7.5.2' },
    });
    const upTo = settle(crown, { version: 'traditional', ...player, stake: 1_000_000 });
    expect(upTo).toMatchObject({ profit: '1000000', clause: '10.1 traditional player' });
  });

  clause(['7.5.1', '7.5.2'], 'in Traditional Baccarat alone', () => {
    for (const version of ['crown', 'two-to-one', 'tie-baccarat'] as const) {
      expect(settle(crown, { version, ...player, stake: 1_500_000 }).profit).toBe('1500000');
    }
    expect(settle(crown, { version: 'crown', ...banker, stake: 1_500_000 }).profit).toBe('1500000');
  });
});

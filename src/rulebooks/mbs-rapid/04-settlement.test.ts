// Part 4 of the document: settlement.

import { expect } from 'vitest';
import { settle } from '../testing/felt.ts';
import { clausesOf } from '../testing/proof.ts';
import { mbsRapid } from './index.ts';

const clause = clausesOf('mbs-rapid');
const version = 'no-commission';

clause(
  '4.1 player-or-banker-pair',
  'a ten and a king are no pair, and each side is its own',
  () => {
    const wins = (on: 'player-pair' | 'banker-pair', cards: string) =>
      settle(mbsRapid, { version, on, cards, stake: 100 }).profit;
    expect(wins('player-pair', 'Ts 7h Kd Kc 5s')).toBe('-100');
    expect(wins('player-pair', '7s 2h Kd 2c 9h')).toBe('-100');
    expect(wins('banker-pair', '3s 2h 3d Kc Ks 9h')).toBe('-100');
  },
);

// Every row of the printed table: the cards, and what 100 wins.
for (const [id, on, text, wins, says] of [
  ['4.1 banker-with-6', 'banker', 'Ks 6h 5d Kc Qs', '50', 'six on two cards'],
  ['4.1 banker-with-6', 'banker', 'Ks Kh Td 3c Qs 3h', '50', 'six on three cards'],
  ['4.1 banker-other', 'banker', 'Ks 7h 5d Kc Qs', '100', 'seven'],
  ['4.1 banker-other', 'banker', '2s 9h Kd Kc', '100', 'a natural nine'],
  ['4.1 player', 'player', '7s 6h Kd Kc', '100', 'seven over six'],
  ['4.1 player', 'player', '6s Th Kd Jc 5s', '100', 'six, which is no matter for Player'],
  ['4.1 tie', 'tie', '6s 6h Kd Kc', '800', 'six each'],
  ['4.1 player-or-banker-pair', 'player-pair', '3s 2h 3d Kc Ks 9h', '1100', 'threes'],
  ['4.1 player-or-banker-pair', 'banker-pair', '7s 2h Kd 2c 9h', '1100', 'twos'],
] as const) {
  clause(id, `${on} with ${says}: 100 wins ${wins}`, () => {
    const {
      outcome,
      profit,
      clause: cited,
    } = settle(mbsRapid, {
      ...{ version, on, cards: text },
      stake: 100,
    });
    expect([outcome, profit, cited]).toEqual(['win', wins, id]);
  });
}

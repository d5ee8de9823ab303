// Part 5 of the document: irregularities.

import { expect } from 'vitest';
import { playStack } from '../../rules/shoe.ts';
import { cards } from '../../rules/testing/printed.ts';
import { deal, settle } from '../testing/felt.ts';
import { clausesOf } from '../testing/proof.ts';
import { mbsRapid } from './index.ts';

const clause = clausesOf('mbs-rapid');

clause('5.5', 'a shoe that runs out in a coup voids it: stakes go back, no coup follows', () => {
  // Player on five must draw, and there is no fifth card.
  const shoe = '2s Kh 3d 7c';
  expect(deal(mbsRapid, shoe)).toMatchObject({ used: 4, complete: false });
  for (const on of ['player', 'banker', 'tie', 'player-pair', 'banker-pair'] as const) {
    expect(
      settle(mbsRapid, {
        ...{ version: 'no-commission', cards: shoe, on, stake: 100 },
        goesBack: 'too-few-cards',
      }),
    ).toEqual({ outcome: 'void', profit: '0', paid: 100, clause: '5.5' });
  }
  const stack = cards(`9s 2h Kd Kc ${shoe}`);
  expect(playStack(mbsRapid, stack, { burn: 0, cutFromBack: 0 })).toEqual([
    { first: 0, result: 'player' },
  ]);
});

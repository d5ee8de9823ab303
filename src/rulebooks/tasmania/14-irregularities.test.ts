// Section 14 of the document: irregularities.

import { expect } from 'vitest';
import { playStack } from '../../rules/shoe.ts';
import { cards } from '../../rules/testing/printed.ts';
import { deal, settle } from '../testing/felt.ts';
import { clausesOf } from '../testing/proof.ts';
import { tasmania } from './index.ts';

const clause = clausesOf('tasmania');

clause(
  '14.5',
  'a shoe that runs dry in a coup voids it: every stake goes back, the shoe is over',
  () => {
    // Player on five must draw, and there is no fifth card.
    const shoe = '2s Kh 3d 7c';
    expect(deal(tasmania, shoe).complete).toBe(false);
    for (const on of ['player', 'banker', 'tie', 'player-perfect-pair'] as const) {
      const felt = { version: 'federal', cards: shoe, on, stake: 101 } as const;
      expect(settle(tasmania, { ...felt, goesBack: 'too-few-cards' })).toEqual({
        ...{ outcome: 'void', profit: '0', paid: 101, clause: '14.5' },
      });
    }
    // Only a misplaced marker lets it happen: here one card before the end.
    expect(playStack(tasmania, cards(shoe), { burn: 0, cutFromBack: 1 })).toEqual([
      { first: 0, result: 'void' },
    ]);
  },
);

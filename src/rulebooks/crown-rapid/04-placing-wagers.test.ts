// Part 4 of the document: placement of wagers.

import { describe, expect } from 'vitest';
import { place, settle, taken } from '../testing/felt.ts';
import { clausesOf } from '../testing/proof.ts';
import { crownRapid } from './index.ts';

const clause = clausesOf('crown-rapid');

clause('4.1', 'a wager is on what rule 10 lists, within the credit, before the period ends', () => {
  const wagers = [
    { on: 'player', stake: 600 },
    { on: 'tie', stake: 400 },
  ] as const;
  expect(place(crownRapid, 'crown', wagers, { balance: 1000 }).refused).toEqual([]);
  expect(place(crownRapid, 'crown', wagers, { balance: 999 })).toEqual({
    accepted: [],
    refused: [
      ['player', 'insufficient-balance', '4.1'],
      ['tie', 'insufficient-balance', '4.1'],
    ],
  });
  expect(place(crownRapid, 'crown', wagers, { phase: 'closed' }).refused[0]).toEqual([
    ...['player', 'wagers-closed', '4.7'],
  ]);
  expect(place(crownRapid, 'crown', [{ on: 'tie-run', length: 2, stake: 100 }]).refused).toEqual([
    ['tie-run', 'not-offered', '4.9'],
  ]);
});

clause('4.8.2(a)', 'commission is taken off before one net credit is paid', () => {
  const traditional = { version: 'traditional', on: 'banker', cards: '2s 9h Kd Kc' } as const;
  expect(settle(crownRapid, { ...traditional, stake: 2000 })).toMatchObject({
    profit: '1900',
    paid: 3900,
  });
  const six = { version: 'crown', on: 'banker', cards: 'Ks 6h 5d Kc Qs' } as const;
  expect(settle(crownRapid, { ...six, stake: 2000 })).toMatchObject({ profit: '1000', paid: 3000 });
  // Part cents cannot be paid: the book has no rounding, so such a stake is not taken (G1).
  expect(settle(crownRapid, { ...traditional, stake: 2001 }).paid).toBeUndefined();
  expect(place(crownRapid, 'traditional', [{ on: 'banker', stake: 2001 }]).refused).toEqual([
    ['banker', 'cannot-be-paid-exactly', '4.8.2(a)'],
  ]);
});

describe('what may be backed', () => {
  for (const [id, on] of [
    ['4.10.1', 'player'],
    ['4.10.2', 'banker'],
    ['4.10.3', 'tie'],
  ] as const) {
    clause(id, `${on} is always there`, () => {
      for (const version of ['traditional', 'crown'] as const) {
        expect(taken(crownRapid, version, { decks: 4 })).toContain(on);
        expect(taken(crownRapid, version, { decks: 8 })).toContain(on);
      }
    });
  }

  for (const [id, on, decks] of [
    ['4.10.4', 'player-dragon-bonus', 4],
    ['4.10.5', 'banker-dragon-bonus', 4],
    ['4.10.6', 'player-perfect-pair', 8],
    ['4.10.7', 'banker-perfect-pair', 8],
    ['4.10.8', 'player-pair', 4],
    ['4.10.9', 'banker-pair', 4],
    ['4.10.10', 'super-6', 4],
  ] as const) {
    clause(id, `${on} is there where it is switched on, from ${decks} decks`, () => {
      const main = ['player', 'banker', 'tie'] as const;
      for (const version of ['traditional', 'crown'] as const) {
        expect(taken(crownRapid, version, { decks: 8, offered: [...main, on] })).toContain(on);
        expect(taken(crownRapid, version, { decks: 8, offered: main })).not.toContain(on);
        expect(taken(crownRapid, version, { decks: 4 }).includes(on)).toBe(decks === 4);
      }
    });
  }
});

describe('side wagers', () => {
  const pairs = [
    'player-pair',
    'banker-pair',
    'player-perfect-pair',
    'banker-perfect-pair',
  ] as const;

  clause('4.11.1', 'pairs need a wager on Player, Banker, Tie or a Dragon Bonus', () => {
    for (const pair of pairs) {
      const alone = place(crownRapid, 'crown', [{ on: pair, stake: 100 }]);
      expect(alone.refused).toEqual([[pair, 'needs-a-qualifying-wager', '4.11.1']]);
      for (const on of [
        ...(['player', 'banker', 'tie'] as const),
        ...(['player-dragon-bonus', 'banker-dragon-bonus'] as const),
      ]) {
        const wagers = [
          { on: pair, stake: 100 },
          { on, stake: 100 },
        ];
        expect(place(crownRapid, 'crown', wagers).refused).toEqual([]);
      }
      for (const on of ['super-6', ...pairs.filter(other => other !== pair)] as const) {
        const wagers = [
          { on: pair, stake: 100 },
          { on, stake: 100 },
        ];
        const { refused } = place(crownRapid, 'crown', wagers);
        expect(refused).toContainEqual([pair, 'needs-a-qualifying-wager', '4.11.1']);
      }
    }
  });

  clause('4.11.1', 'Tie, a Dragon Bonus and Super 6 each stand alone', () => {
    for (const on of [
      ...(['player', 'banker', 'tie', 'super-6'] as const),
      ...(['player-dragon-bonus', 'banker-dragon-bonus'] as const),
    ]) {
      expect(place(crownRapid, 'crown', [{ on, stake: 100 }]).refused).toEqual([]);
    }
  });

  clause('4.11.1', 'a qualifier that is not valid at the close qualifies nothing', () => {
    const wagers = [
      { on: 'player-pair', stake: 100 },
      { on: 'tie', stake: 100 },
    ] as const;
    const limits = { tie: { min: 200, max: 1000, step: 100 } };
    expect(place(crownRapid, 'crown', wagers, { limits })).toEqual({
      accepted: [],
      refused: [
        ['player-pair', 'needs-a-qualifying-wager', '4.11.1'],
        ['tie', 'below-minimum', '5.3.1'],
      ],
    });
  });

  clause('4.11.2', 'any mix of side wagers stands in one coup, both sides of one kind too', () => {
    const sides = [
      ...(['player-dragon-bonus', 'banker-dragon-bonus', 'tie', 'super-6'] as const),
      ...pairs,
    ].map(on => ({ on, stake: 100 }));
    expect(place(crownRapid, 'crown', sides).refused).toEqual([]);
  });
});

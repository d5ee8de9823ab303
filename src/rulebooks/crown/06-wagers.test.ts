// Part 6 of the document: placement of wagers.

import { describe, expect } from 'vitest';
import { offeredBy } from '../../rules/rulebook.ts';
import { deal, pays100, place, taken, versionIn } from '../testing/felt.ts';
import { clausesOf } from '../testing/proof.ts';
import { crown } from './index.ts';

const clause = clausesOf('crown');
const VERSIONS = ['traditional', 'crown', 'two-to-one', 'tie-baccarat'] as const;

describe('what may be backed', () => {
  clause('6.5', 'side wagers in Traditional and Crown; Player, Banker and Tie in all four', () => {
    expect(VERSIONS.map(version => offeredBy(versionIn(crown, version)).length)).toEqual([
      15, 16, 3, 3,
    ]);
    expect(place(crown, 'two-to-one', [{ on: 'player-pair', stake: 100 }]).refused).toEqual([
      ['player-pair', 'not-offered', '6.5'],
    ]);
    expect(place(crown, 'crown', [{ on: 'super-6', stake: 100 }]).refused).toEqual([
      ['super-6', 'not-offered', '6.5'],
    ]);
  });

  for (const [id, on] of [
    ['6.5.1', 'player'],
    ['6.5.2', 'banker'],
    ['6.5.3', 'tie'],
  ] as const) {
    clause(id, `${on} is always there`, () => {
      for (const version of VERSIONS) {
        expect(taken(crown, version, { decks: 4 })).toContain(on);
        expect(taken(crown, version, { decks: 8 })).toContain(on);
      }
    });
  }

  clause('6.5.4', 'Insurance is there in Crown Baccarat, where it is offered', () => {
    const window = { phase: 'insurance' } as const;
    expect(VERSIONS.filter(version => taken(crown, version, window).includes('insurance'))).toEqual(
      ['crown'],
    );
    expect(taken(crown, 'crown', { ...window, offered: ['player', 'banker'] })).toEqual([]);
  });

  for (const [id, on, decks] of [
    ['6.5.9', 'player-dragon-bonus', 4],
    ['6.5.10', 'banker-dragon-bonus', 4],
    ['6.5.13', 'player-perfect-pair', 8],
    ['6.5.14', 'banker-perfect-pair', 8],
    ['6.5.15', 'player-pair', 4],
    ['6.5.16', 'banker-pair', 4],
  ] as const) {
    clause(id, `${on} is there where it is offered, from ${decks} decks`, () => {
      const main = ['player', 'banker', 'tie'] as const;
      for (const version of ['traditional', 'crown'] as const) {
        expect(taken(crown, version, { offered: [...main, on] })).toContain(on);
        expect(taken(crown, version, { offered: main })).not.toContain(on);
        expect(taken(crown, version, { decks: 4 }).includes(on)).toBe(decks === 4);
      }
      for (const version of ['two-to-one', 'tie-baccarat'] as const) {
        expect(taken(crown, version)).not.toContain(on);
      }
    });
  }

  for (const [id, wager] of [
    ['6.5.5', { on: 'player-run', length: 6, stake: 100 }],
    ['6.5.6', { on: 'banker-run', length: 6, stake: 100 }],
    ['6.5.8', { on: 'tie-run', length: 4, stake: 100 }],
    ['6.5.11', { on: 'player-dragon-tail', area: 'early', stake: 100 }],
    ['6.5.12', { on: 'banker-dragon-tail', area: 'early', stake: 100 }],
  ] as const) {
    clause(id, `${wager.on} is there where it is offered`, () => {
      for (const version of ['traditional', 'crown'] as const) {
        expect(place(crown, version, [wager]).refused).toEqual([]);
        expect(place(crown, version, [wager], { offered: ['player'] }).refused).toEqual([
          [wager.on, 'not-offered', '6.5'],
        ]);
      }
      expect(place(crown, 'two-to-one', [wager]).refused[0]?.[1]).toBe('not-offered');
    });
  }
});

clause('6.6', 'a wager whose win chips cannot make may be refused beforehand', () => {
  const chips = { house: { chip: 100 } };
  expect(place(crown, 'traditional', [{ on: 'banker', stake: 2000 }], chips).refused).toEqual([]);
  expect(place(crown, 'traditional', [{ on: 'banker', stake: 2100 }], chips).refused).toEqual([
    ['banker', 'cannot-be-paid-exactly', '6.6'],
  ]);
});

clause('6.6', 'as much a Run, at its own price, or a tail, at any of those it may come to', () => {
  const chips = { house: { chip: 100 } };
  const run = { on: 'tie-run', length: 2, stake: 150 } as const;
  expect(place(crown, 'crown', [run], chips).accepted).toEqual([['tie-run', 150]]);
  const short = { on: 'player-run', length: 2, stake: 150 } as const;
  const early = { on: 'banker-dragon-tail', area: 'early', stake: 150 } as const;
  expect(place(crown, 'crown', [short, early], chips)).toEqual({
    accepted: [],
    refused: [
      ['player-run', 'cannot-be-paid-exactly', '6.6'],
      ['banker-dragon-tail', 'cannot-be-paid-exactly', '6.6'],
    ],
  });
});

describe('side wagers', () => {
  clause('6.8.1', 'stand without a main wager of anybody', () => {
    for (const on of ['player-pair', 'banker-perfect-pair', 'player-dragon-bonus'] as const) {
      expect(place(crown, 'crown', [{ on, stake: 100 }]).accepted).toEqual([[on, 100]]);
    }
  });

  clause('6.8.1 (a)', 'with pairs alone the coup is dealt out all the same', () => {
    // The pair is decided by two cards, and both hands still draw their thirds.
    const shoe = 'Ks 2h Kd 2c 3s 3h';
    expect(deal(crown, shoe)).toMatchObject({ used: 6, complete: true });
    expect(pays100(crown, 'crown', 'player-pair', shoe)).toBe('1100');
    expect(pays100(crown, 'crown', 'player-perfect-pair', shoe)).toBe('600');
  });

  clause('6.8.2', 'stand several at once, both sides of one kind too', () => {
    const sides = [
      ...(['player-dragon-bonus', 'banker-dragon-bonus', 'player-pair', 'banker-pair'] as const),
      ...(['player-perfect-pair', 'banker-perfect-pair', 'tie'] as const),
    ].map(on => ({ on, stake: 100 }));
    expect(place(crown, 'crown', sides).refused).toEqual([]);
    const tails = [
      { on: 'player-dragon-tail', area: 'early', stake: 100 },
      { on: 'banker-dragon-tail', area: 'early', stake: 100 },
    ] as const;
    expect(place(crown, 'crown', tails).refused).toEqual([]);
  });
});

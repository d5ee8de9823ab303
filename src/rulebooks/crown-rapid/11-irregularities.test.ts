// Part 11 of the document: irregularities.

import { describe, expect } from 'vitest';
import { place, settle, taken } from '../testing/felt.ts';
import { clausesOf } from '../testing/proof.ts';
import { crownRapid } from './index.ts';
import { isSingleCoupWager, WAGERS } from '../../rules/wagers.ts';

const clause = clausesOf('crown-rapid');

/** What became of 100 on each wager that stood when the coup became a dummy. */
const inADummy = () =>
  WAGERS.filter(isSingleCoupWager)
    .filter(on => taken(crownRapid, 'crown').includes(on))
    .map(on =>
      settle(crownRapid, {
        ...{ version: 'crown', on, stake: 100, cards: 'Ks 2h Ks 2h 9s 3d' },
        goesBack: 'dummy',
      }),
    );

describe('a dummy coup', () => {
  clause('11.8.4(a)', 'every wager that stands on it is void, whatever its cards would pay', () => {
    expect(inADummy()).toHaveLength(10);
    for (const { outcome, profit } of inADummy()) {
      expect([outcome, profit]).toEqual(['void', '0']);
    }
  });

  clause('11.8.4(b)', 'and goes back whole to who placed it', () => {
    for (const { paid, clause: cited } of inADummy()) {
      expect([paid, cited]).toEqual([100, '11.8.4(b)']);
    }
  });

  clause('11.8.5(a)', 'takes no wagers once it is announced', () => {
    expect(taken(crownRapid, 'crown', { phase: 'dummy' })).toEqual([]);
    expect(place(crownRapid, 'crown', [{ on: 'tie', stake: 100 }], { phase: 'dummy' })).toEqual({
      accepted: [],
      refused: [['tie', 'wagers-closed', '11.8.5(a)']],
    });
  });

  clause('11.8.5(b)', 'and one that slipped in goes back whole', () => {
    const felt = { version: 'crown', on: 'tie', cards: '7s 7h Kd Kc', stake: 12_345 } as const;
    expect(settle(crownRapid, { ...felt, goesBack: 'dummy' })).toMatchObject({
      outcome: 'void',
      paid: 12_345,
    });
  });
});

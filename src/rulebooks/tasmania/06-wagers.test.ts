// Section 6 of the document: wagers.

import { describe, expect } from 'vitest';
import { pays100, place, settle, taken } from '../testing/felt.ts';
import { clausesOf } from '../testing/proof.ts';
import { tasmania } from './index.ts';

const clause = clausesOf('tasmania');
const VERSIONS = ['traditional', 'federal'] as const;

describe('what may be backed', () => {
  clause('6.5', 'Player, Banker and Tie, in any combination, and beside them Perfect Pairs', () => {
    for (const version of VERSIONS) {
      expect(taken(tasmania, version)).toEqual([
        ...['player', 'banker', 'tie', 'player-perfect-pair', 'banker-perfect-pair'],
      ]);
      const all = (['player', 'banker', 'tie'] as const).map(on => ({ on, stake: 100 }));
      expect(place(tasmania, version, all).refused).toEqual([]);
      expect(place(tasmania, version, [{ on: 'player-pair', stake: 100 }]).refused).toEqual([
        ['player-pair', 'not-offered', '6.5'],
      ]);
    }
  });

  for (const [id, on] of [
    ['6.5.a', 'player'],
    ['6.5.b', 'banker'],
    ['6.5.c', 'tie'],
  ] as const) {
    clause(id, `${on} may be backed alone`, () => {
      for (const version of VERSIONS) {
        expect(place(tasmania, version, [{ on, stake: 100 }]).accepted).toEqual([[on, 100]]);
      }
    });
  }
});

const PLAYER = '7s 6h Kd Kc'; // seven over six
const BANKER = '6s 7h Kd Kc';
const TIE = '7s 7h Kd Kc';

clause('6.6', 'Banker wins on the higher point and loses on the lower', () => {
  for (const version of VERSIONS) {
    expect(settle(tasmania, { version, on: 'banker', cards: BANKER, stake: 100 }).outcome).toBe(
      'win',
    );
    expect(pays100(tasmania, version, 'banker', PLAYER)).toBe('-100');
  }
});

clause('6.7', 'Player wins on the higher point and loses on the lower', () => {
  for (const version of VERSIONS) {
    expect(pays100(tasmania, version, 'player', PLAYER)).toBe('100');
    expect(pays100(tasmania, version, 'player', BANKER)).toBe('-100');
  }
});

clause('6.8', 'equal points: Player and Banker stakes go back, Tie wins; else Tie loses', () => {
  for (const version of VERSIONS) {
    for (const on of ['player', 'banker'] as const) {
      const felt = { version, on, cards: TIE, stake: 101 };
      expect(settle(tasmania, felt)).toEqual({
        ...{ outcome: 'push', profit: '0', paid: 101, clause: '6.8' },
      });
    }
    expect(pays100(tasmania, version, 'tie', TIE)).toBe('800');
    expect(pays100(tasmania, version, 'tie', PLAYER)).toBe('-100');
    expect(pays100(tasmania, version, 'tie', BANKER)).toBe('-100');
  }
});

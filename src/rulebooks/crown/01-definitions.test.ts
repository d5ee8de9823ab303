// Part 1 of the document: definitions; Runs, tails and Insurance have files of their own.

import { describe, expect } from 'vitest';
import { dealCoup } from '../../rules/coup.ts';
import { isNatural, pairOf } from '../../rules/hand.ts';
import { isTiePercent } from '../../rules/settle.ts';
import { nextSide } from '../../rules/tableau.ts';
import { cards } from '../../rules/testing/printed.ts';
import { pays100, place, settle, taken } from '../testing/felt.ts';
import { clausesOf } from '../testing/proof.ts';
import { crown } from './index.ts';

const clause = clausesOf('crown');
const WITH_SIDE_WAGERS = ['traditional', 'crown'] as const;
const WITHOUT = ['two-to-one', 'tie-baccarat'] as const;

describe('the four versions', () => {
  clause('1.1 Traditional Baccarat', 'Player pays 1 to 1, Banker 1 to 1 less 5%', () => {
    expect(pays100(crown, 'traditional', 'player', '9s 2h Kd Kc')).toBe('100');
    expect(pays100(crown, 'traditional', 'banker', '2s 9h Kd Kc')).toBe('95');
    expect(pays100(crown, 'traditional', 'banker', 'Ks 6h 5d Kc Qs')).toBe('95');
  });

  clause(
    '1.1 Crown Baccarat',
    'Banker pays 1 to 1, half on six; Insurance in this version alone',
    () => {
      expect(pays100(crown, 'crown', 'player', '9s 2h Kd Kc')).toBe('100');
      expect(pays100(crown, 'crown', 'banker', '2s 9h Kd Kc')).toBe('100');
      expect(pays100(crown, 'crown', 'banker', 'Ks 6h 5d Kc Qs')).toBe('50');
      expect(pays100(crown, 'crown', 'banker', 'Ks Kh Td 3c Qs 3h')).toBe('50');
      const offering = [...WITH_SIDE_WAGERS, ...WITHOUT].filter(version =>
        taken(crown, version, { phase: 'insurance' }).includes('insurance'),
      );
      expect(offering).toEqual(['crown']);
    },
  );

  clause('1.1 2 to 1 Baccarat', 'three cards making eight or nine pay 2 to 1, a tie loses', () => {
    expect(pays100(crown, 'two-to-one', 'player', 'Ks Th 5d Jc 3s Qh')).toBe('200');
    expect(pays100(crown, 'two-to-one', 'banker', 'Ks Kh Td 3c Qs 6h')).toBe('200');
    expect(pays100(crown, 'two-to-one', 'player', 'Ks Th 5d Jc 4s Qh')).toBe('200');
    expect(pays100(crown, 'two-to-one', 'banker', 'Ks Kh Td 3c Qs 5h')).toBe('200');
    expect(pays100(crown, 'two-to-one', 'player', '9s 2h Kd Kc')).toBe('100'); // a natural
    expect(pays100(crown, 'two-to-one', 'banker', 'Ks 7h 5d Kc Qs')).toBe('100');
    expect(pays100(crown, 'two-to-one', 'player', '7s 7h Kd Kc')).toBe('-100');
    expect(pays100(crown, 'two-to-one', 'banker', '7s 7h Kd Kc')).toBe('-100');
  });

  const tie = '7s 7h Kd Kc';
  const percents = (player: number, banker: number) => ({ tiePercent: { player, banker } });

  clause('1.1 Tie Baccarat (a)', 'a tie gives the Banker stake back and 1% to 10% of it', () => {
    for (const [percent, wins] of [
      [1, '1'],
      [2.5, '5/2'],
      [10, '10'],
    ] as const) {
      expect(pays100(crown, 'tie-baccarat', 'banker', tie, percents(5, percent))).toBe(wins);
    }
    expect([0.5, 1, 10, 10.5].map(isTiePercent)).toEqual([false, true, true, false]);
  });

  clause(
    '1.1 Tie Baccarat (b)',
    'so does the Player’s, by its own percentage; wins as Traditional',
    () => {
      for (const [percent, wins] of [
        [1, '1'],
        [7.5, '15/2'],
        [10, '10'],
      ] as const) {
        expect(pays100(crown, 'tie-baccarat', 'player', tie, percents(percent, 5))).toBe(wins);
      }
      expect([0.5, 1, 10, 10.5].map(isTiePercent)).toEqual([false, true, true, false]);
      expect(pays100(crown, 'tie-baccarat', 'player', '9s 2h Kd Kc')).toBe('100');
      expect(pays100(crown, 'tie-baccarat', 'banker', '2s 9h Kd Kc')).toBe('95');
    },
  );
});

describe('pairs', () => {
  clause(
    '1.1 Baccarat Pairs',
    'one rank twice wins on its side; only Traditional and Crown',
    () => {
      for (const version of WITH_SIDE_WAGERS) {
        expect(pays100(crown, version, 'player-pair', 'Ts 2h Td 3c 9s 3h')).toBe('1100');
        expect(pays100(crown, version, 'player-pair', 'Ts 2h Kd 3c 9s 3h')).toBe('-100');
        expect(pays100(crown, version, 'banker-pair', '7s 2h Kd 2c 9h')).toBe('1100');
      }
      for (const version of WITHOUT)
        expect(taken(crown, version)).toEqual(['player', 'banker', 'tie']);
    },
  );

  clause('1.1 Baccarat Perfect Pairs', 'exactly one of three classes, or lost', () => {
    const grades = ['Ks 2h Kd 3c', 'Ks 2h Kc 3c', 'Ks 2h Ks 3c', 'Ks 2h Qs 3c'].map(text =>
      pays100(crown, 'traditional', 'player-perfect-pair', `${text} 9s 3h`),
    );
    expect(grades).toEqual(['600', '1200', '2500', '-100']);
    // Each side by its own hand.
    expect(pays100(crown, 'crown', 'banker-perfect-pair', 'Ks 2h Kd 3c 9s 3h')).toBe('-100');
    expect(pays100(crown, 'crown', 'banker-perfect-pair', '7s 2h Kd 2c 9h')).toBe('600');
    for (const version of WITHOUT) {
      expect(taken(crown, version)).not.toContain('player-perfect-pair');
    }
  });

  clause('1.1 Baccarat Perfect Pairs (a)', 'two colours are mixed', () => {
    for (const hand of ['Ks Kh', 'Ks Kd', 'Kc Kh', 'Kc Kd']) {
      expect(pairOf(cards(hand))).toBe('mixed');
    }
  });

  clause('1.1 Baccarat Perfect Pairs (b)', 'one colour in two suits is coloured', () => {
    for (const hand of ['Ks Kc', 'Kh Kd']) expect(pairOf(cards(hand))).toBe('coloured');
  });

  clause('1.1 Baccarat Perfect Pairs (c)', 'one card twice is perfect', () => {
    for (const hand of ['Ks Ks', 'Kh Kh', 'Kd Kd', 'Kc Kc']) {
      expect(pairOf(cards(hand))).toBe('perfect');
    }
  });
});

clause(
  '1.1 Dealing shoe',
  'cards leave the shoe from the front, one by one, in their order',
  () => {
    const shoe = cards('2s 3h 3d Kc 8s Qh 9c');
    const first = dealCoup(crown.tableau, shoe);
    expect([...first.player, ...first.banker]).toEqual(['2s', '3d', '8s', '3h', 'Kc']);
    expect(shoe.slice(first.used)).toEqual(['Qh', '9c']);
  },
);

describe('Dragon Bonus', () => {
  clause('1.1 Dragon Bonus (a)', 'Player wins with a natural or by four and more', () => {
    for (const version of WITH_SIDE_WAGERS) {
      const bonus = (text: string) => pays100(crown, version, 'player-dragon-bonus', text);
      expect(bonus('8s 7h Kd Kc')).toBe('100'); // natural, by 1
      expect(bonus('7s 3h Kd Kc Qs')).toBe('100'); // by 4
      expect(bonus('7s 4h Kd Kc Qs')).toBe('-100'); // by 3
      expect(bonus('Ks 7h 3d Kc Qs')).toBe('-100'); // Banker by 4
    }
    for (const version of WITHOUT) {
      expect(taken(crown, version)).not.toContain('player-dragon-bonus');
    }
  });

  clause('1.1 Dragon Bonus (b)', 'Banker wins with a natural or by four and more', () => {
    for (const version of WITH_SIDE_WAGERS) {
      const bonus = (text: string) => pays100(crown, version, 'banker-dragon-bonus', text);
      expect(bonus('7s 8h Kd Kc')).toBe('100'); // natural, by 1
      expect(bonus('Ks 7h 3d Kc Qs')).toBe('100'); // by 4
      expect(bonus('Ks 7h 4d Kc Qs')).toBe('-100'); // by 3
      expect(bonus('7s 3h Kd Kc Qs')).toBe('-100'); // Player by 4
    }
    for (const version of WITHOUT) {
      expect(taken(crown, version)).not.toContain('banker-dragon-bonus');
    }
  });
});

clause('1.1 Natural', 'eight or nine on two cards; a three-card nine is none', () => {
  expect(isNatural(cards('4s 4h'))).toBe(true);
  expect(isNatural(cards('Ks 9h'))).toBe(true);
  expect(isNatural(cards('Ks 7h'))).toBe(false);
  expect(isNatural(cards('2s 3h 4d'))).toBe(false);
});

clause('1.1 Side Wager', 'stands with or without a main wager, pairs too', () => {
  const alone = taken(crown, 'traditional', { standing: [] });
  expect(alone).toEqual([
    ...['player', 'banker', 'tie'],
    ...['player-pair', 'banker-pair', 'player-perfect-pair', 'banker-perfect-pair'],
    ...['player-dragon-bonus', 'banker-dragon-bonus'],
  ]);
  const streaks = [
    { on: 'player-run', length: 2, stake: 100 },
    { on: 'tie-run', length: 2, stake: 100 },
    { on: 'banker-dragon-tail', area: 'early', stake: 100 },
  ] as const;
  expect(place(crown, 'traditional', streaks).refused).toEqual([]);
  // The two that need one: a combination Run, and Insurance.
  const run = { on: 'combination-run', length: 2, stake: 100 } as const;
  expect(place(crown, 'traditional', [run]).refused[0]?.[1]).toBe('needs-a-qualifying-wager');
});

clause('1.1 Table of Play', 'the cards alone say who draws: nobody is asked', () => {
  const hands = { player: cards('2s 3h'), banker: cards('Kd 3c') };
  expect(nextSide(crown.tableau, hands)).toBe('player');
  expect(nextSide(crown.tableau, { ...hands, player: cards('2s 3h 8d') })).toBe('nobody');
  expect(nextSide(crown.tableau, { ...hands, player: cards('2s 3h 9d') })).toBe('banker');
});

clause(
  '1.1 Tie',
  'wins when both hands end with the same point count, in all four versions',
  () => {
    for (const version of [...WITH_SIDE_WAGERS, ...WITHOUT]) {
      const felt = { version, on: 'tie', stake: 100 } as const;
      expect(settle(crown, { ...felt, cards: '5s 3h Kd Kc 2s 4h' }).profit).toBe('800');
      expect(settle(crown, { ...felt, cards: '7s 6h Kd Kc' }).profit).toBe('-100');
    }
  },
);

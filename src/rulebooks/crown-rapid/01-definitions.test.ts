// Part 1 of the document: definitions.

import { describe, expect } from 'vitest';
import { dealCoup } from '../../rules/coup.ts';
import { isNatural, pairOf } from '../../rules/hand.ts';
import { WAGER_KINDS } from '../../rules/wagers.ts';
import { nextSide } from '../../rules/tableau.ts';
import { cards } from '../../rules/testing/printed.ts';
import { pays100, place, settle, taken, versionIn } from '../testing/felt.ts';
import { clausesOf } from '../testing/proof.ts';
import { crownRapid } from './index.ts';

const clause = clausesOf('crown-rapid');
const VERSIONS = ['traditional', 'crown'] as const;

describe('the two versions', () => {
  clause('1.1 Traditional Baccarat', 'Player pays 1 to 1, Banker 1 to 1 less 5%', () => {
    expect(pays100(crownRapid, 'traditional', 'player', '9s 2h Kd Kc')).toBe('100');
    expect(pays100(crownRapid, 'traditional', 'banker', '2s 9h Kd Kc')).toBe('95');
    expect(pays100(crownRapid, 'traditional', 'banker', 'Ks 6h 5d Kc Qs')).toBe('95');
  });

  clause(
    '1.1 Crown Baccarat',
    'Banker pays 1 to 1, but half on a six of two or three cards',
    () => {
      expect(pays100(crownRapid, 'crown', 'player', '9s 2h Kd Kc')).toBe('100');
      expect(pays100(crownRapid, 'crown', 'banker', '2s 9h Kd Kc')).toBe('100');
      expect(pays100(crownRapid, 'crown', 'banker', 'Ks 6h 5d Kc Qs')).toBe('50');
      expect(pays100(crownRapid, 'crown', 'banker', 'Ks Kh Td 3c Qs 3h')).toBe('50');
    },
  );
});

describe('pairs', () => {
  clause('1.1 Baccarat Pairs', 'one rank twice on the backed hand wins, ten and king lose', () => {
    for (const version of VERSIONS) {
      expect(pays100(crownRapid, version, 'player-pair', 'Ts 2h Td 3c 9s 3h')).toBe('1100');
      expect(pays100(crownRapid, version, 'player-pair', 'Ts 2h Kd 3c 9s 3h')).toBe('-100');
      expect(pays100(crownRapid, version, 'banker-pair', 'Ts 2h Td 3c 9s 3h')).toBe('-100');
      expect(pays100(crownRapid, version, 'banker-pair', 'Ts 2h Kd 2c 9s 3h')).toBe('1100');
    }
  });

  clause('1.1 Baccarat Perfect Pairs (a)', 'one rank in two colours is a mixed pair', () => {
    for (const hand of ['Ks Kh', 'Ks Kd', 'Kc Kh', 'Kc Kd']) {
      expect(pairOf(cards(hand))).toBe('mixed');
    }
  });

  clause('1.1 Baccarat Perfect Pairs (b)', 'one rank and colour in two suits is coloured', () => {
    for (const hand of ['Ks Kc', 'Kh Kd']) expect(pairOf(cards(hand))).toBe('coloured');
  });

  clause('1.1 Baccarat Perfect Pairs (c)', 'one card twice is perfect, paid as that alone', () => {
    for (const hand of ['Ks Ks', 'Kh Kh', 'Kd Kd', 'Kc Kc']) {
      expect(pairOf(cards(hand))).toBe('perfect');
    }
    // A perfect pair is no coloured pair besides: 25 to 1, not 25 and 12.
    expect(pays100(crownRapid, 'crown', 'player-perfect-pair', 'Ks 2h Ks 3c 9s 3h')).toBe('2500');
    expect(
      settle(crownRapid, {
        ...{ version: 'crown', on: 'player-perfect-pair', cards: 'Ks 2h Qs 3c 9s 3h' },
        stake: 100,
      }),
    ).toMatchObject({ outcome: 'lose', clause: '1.1 Baccarat Perfect Pairs (c)' });
  });
});

clause(
  '1.1 Dealing shoe',
  'cards leave the shoe from the front, one by one, in their order',
  () => {
    const shoe = cards('2s 3h 3d Kc 8s Qh 9c');
    const first = dealCoup(crownRapid.tableau, shoe);
    expect([...first.player, ...first.banker]).toEqual(['2s', '3d', '8s', '3h', 'Kc']);
    expect(shoe.slice(first.used)).toEqual(['Qh', '9c']);
  },
);

describe('Dragon Bonus', () => {
  clause(
    '1.1 Dragon Bonus (a)',
    'Player wins with a natural or by four and more, else loses',
    () => {
      for (const version of VERSIONS) {
        const bonus = (text: string) => pays100(crownRapid, version, 'player-dragon-bonus', text);
        expect(bonus('8s 7h Kd Kc')).toBe('100'); // natural, by 1
        expect(bonus('7s 3h Kd Kc Qs')).toBe('100'); // by 4
        expect(bonus('7s 4h Kd Kc Qs')).toBe('-100'); // by 3
        expect(bonus('Ks 7h 3d Kc Qs')).toBe('-100'); // Banker by 4
      }
    },
  );

  clause('1.1 Dragon Bonus (b)', 'so does the Banker’s, and both may be backed in one coup', () => {
    for (const version of VERSIONS) {
      const bonus = (text: string) => pays100(crownRapid, version, 'banker-dragon-bonus', text);
      expect(bonus('7s 8h Kd Kc')).toBe('100'); // natural, by 1
      expect(bonus('Ks 7h 3d Kc Qs')).toBe('100'); // by 4
      expect(bonus('Ks 7h 4d Kc Qs')).toBe('-100'); // by 3
      expect(bonus('7s 3h Kd Kc Qs')).toBe('-100'); // Player by 4
      const both = [
        { on: 'player-dragon-bonus', stake: 100 },
        { on: 'banker-dragon-bonus', stake: 100 },
      ] as const;
      expect(place(crownRapid, version, both).refused).toEqual([]);
    }
  });
});

clause(
  '1.1 Dummy Coup',
  'a dummy coup carries no money: every stake goes back, whatever the cards',
  () => {
    const felt = { version: 'crown', cards: '9s 2h Kd Kc', stake: 100 } as const;
    for (const on of ['player', 'banker', 'tie', 'super-6'] as const) {
      const told = settle(crownRapid, { ...felt, on, goesBack: 'dummy' });
      expect(told).toMatchObject({ outcome: 'void', profit: '0', paid: 100 });
    }
  },
);

clause('1.1 Natural', 'eight or nine on two cards; a three-card nine is none', () => {
  expect(isNatural(cards('4s 4h'))).toBe(true);
  expect(isNatural(cards('Ks 9h'))).toBe(true);
  expect(isNatural(cards('Ks 7h'))).toBe(false);
  expect(isNatural(cards('2s 3h 4d'))).toBe(false);
});

clause(
  '1.1 Side Wager',
  'Tie, Dragon Bonus and Super 6 stand without a main wager; pairs do not',
  () => {
    const sides = taken(crownRapid, 'crown').filter(on => on !== 'player' && on !== 'banker');
    expect(sides).toEqual([
      'tie',
      ...['player-pair', 'banker-pair', 'player-perfect-pair', 'banker-perfect-pair'],
      ...['player-dragon-bonus', 'banker-dragon-bonus', 'super-6'],
    ]);
    const alone = taken(crownRapid, 'crown', { standing: [] });
    expect(alone).toEqual([
      ...['player', 'banker', 'tie', 'player-dragon-bonus', 'banker-dragon-bonus', 'super-6'],
    ]);
    // Dragon Tails are named in the definition and have no odds here (ruling R7).
    expect(versionIn(crownRapid, 'crown').tails).toBeUndefined();
  },
);

clause('1.1 Super 6', 'wins when the Banker wins with six, and not on a tie at six', () => {
  for (const version of VERSIONS) {
    expect(pays100(crownRapid, version, 'super-6', 'Ks 6h 5d Kc Qs')).toBe('1200');
    expect(pays100(crownRapid, version, 'super-6', '6s 6h Kd Kc')).toBe('-100');
    expect(pays100(crownRapid, version, 'super-6', '7s 6h Kd Kc')).toBe('-100');
    expect(pays100(crownRapid, version, 'super-6', '2s 9h Kd Kc')).toBe('-100');
  }
});

clause('1.1 Table of Play', 'the cards alone say who draws: nobody is asked', () => {
  const hands = { player: cards('2s 3h'), banker: cards('Kd 3c') };
  expect(nextSide(crownRapid.tableau, hands)).toBe('player');
  expect(nextSide(crownRapid.tableau, { ...hands, player: cards('2s 3h 8d') })).toBe('nobody');
  expect(nextSide(crownRapid.tableau, { ...hands, player: cards('2s 3h 9d') })).toBe('banker');
});

clause(
  '1.1 Tie',
  'Tie wins when both hands end with the same point count, in both versions',
  () => {
    for (const version of VERSIONS) {
      expect(pays100(crownRapid, version, 'tie', '7s 7h Kd Kc')).toBe('800');
      expect(pays100(crownRapid, version, 'tie', '5s 3h Kd Kc 2s 4h')).toBe('800');
      expect(pays100(crownRapid, version, 'tie', '7s 6h Kd Kc')).toBe('-100');
    }
  },
);

describe('words', () => {
  clause('1.4(a)', 'what a wager is on is a contingency of rule 10, with a side or without', () => {
    const offered = Object.keys(versionIn(crownRapid, 'traditional').wagers);
    expect(offered.every(on => Object.hasOwn(WAGER_KINDS, on))).toBe(true);
    expect(WAGER_KINDS['banker-dragon-bonus']).toMatchObject({
      family: 'dragon-bonus',
      side: 'banker',
    });
  });

  clause('1.4(b)', 'the wager is the money that one account puts on it', () => {
    const felt = { version: 'crown', cards: '9s 2h Kd Kc', on: 'player' } as const;
    expect(settle(crownRapid, { ...felt, stake: 100 }).paid).toBe(200);
    expect(settle(crownRapid, { ...felt, stake: 2500 }).paid).toBe(5000);
  });
});

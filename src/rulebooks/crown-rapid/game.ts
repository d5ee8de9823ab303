// Crown Melbourne's Rapid Baccarat: the game in its two versions, number beside clause.

import type { OddsTable, Offer } from '../../rules/rulebook.ts';
import { frozen, type GameBook } from '../rulebook.ts';
import type { CrownRapidClause } from './clauses.ts';

type Id = CrownRapidClause;

const push = { clause: '10.1 footnote **', when: 'tie', pays: 'push' } as const;

/** Natural, then by 4, 5, 6, 7, 8 and 9 points: the three columns of the printed table. */
const DRAGON_BONUS_OPTIONS = [
  [1, 1, 2, 4, 6, 10, 30],
  [1, 1, 3, 4, 7, 8, 20],
  [1, 2, 2, 4, 4, 10, 30],
] as const;

const dragonBonus = (side: 'player' | 'banker'): readonly OddsTable<Id>[] =>
  DRAGON_BONUS_OPTIONS.map(([natural, by4, by5, by6, by7, by8, by9]) => [
    {
      clause: `10.1 dragon-bonus ${side}-natural (options 1/2/3)`,
      when: `${side}-wins-with-natural`,
      pays: [natural, 1],
    },
    {
      clause: `10.1 dragon-bonus ${side}-by-4 (options 1/2/3)`,
      when: `${side}-wins-by-4`,
      pays: [by4, 1],
    },
    {
      clause: `10.1 dragon-bonus ${side}-by-5 (options 1/2/3)`,
      when: `${side}-wins-by-5`,
      pays: [by5, 1],
    },
    {
      clause: `10.1 dragon-bonus ${side}-by-6 (options 1/2/3)`,
      when: `${side}-wins-by-6`,
      pays: [by6, 1],
    },
    {
      clause: `10.1 dragon-bonus ${side}-by-7 (options 1/2/3)`,
      when: `${side}-wins-by-7`,
      pays: [by7, 1],
    },
    {
      clause: `10.1 dragon-bonus ${side}-by-8 (options 1/2/3)`,
      when: `${side}-wins-by-8`,
      pays: [by8, 1],
    },
    {
      clause: `10.1 dragon-bonus ${side}-by-9 (options 1/2/3)`,
      when: `${side}-wins-by-9`,
      pays: [by9, 1],
    },
    { clause: '10.1 dragon-bonus natural-tie', when: 'natural-tie', pays: 'push' },
    { clause: '10.1 dragon-bonus tie', when: 'tie', pays: 'lose' },
  ]);

/** Mixed, coloured and perfect pair: the two columns of the printed table. */
const PERFECT_PAIRS_OPTIONS = [
  [6, 12, 25],
  [5, 10, 30],
] as const;

const perfectPairs = (side: 'player' | 'banker'): readonly OddsTable<Id>[] =>
  PERFECT_PAIRS_OPTIONS.map(([mixed, coloured, perfect]) => [
    {
      clause: '10.1 perfect-pairs mixed (options 1/2)',
      when: `${side}-mixed-pair`,
      pays: [mixed, 1],
    },
    {
      clause: '10.1 perfect-pairs coloured (options 1/2)',
      when: `${side}-coloured-pair`,
      pays: [coloured, 1],
    },
    {
      clause: '10.1 perfect-pairs perfect (options 1/2)',
      when: `${side}-perfect-pair`,
      pays: [perfect, 1],
    },
  ]);

/** Side wagers that both versions may offer. */
const sideWagers = {
  'player-dragon-bonus': {
    clause: '4.10.4',
    loses: '1.1 Dragon Bonus (a)',
    chosenBy: 'dragonBonus',
    options: dragonBonus('player'),
  },
  'banker-dragon-bonus': {
    clause: '4.10.5',
    loses: '1.1 Dragon Bonus (b)',
    chosenBy: 'dragonBonus',
    options: dragonBonus('banker'),
  },
  'player-perfect-pair': {
    clause: '4.10.6',
    loses: '1.1 Baccarat Perfect Pairs (c)',
    chosenBy: 'perfectPairs',
    decks: { clause: '3.1.1', least: 8 },
    options: perfectPairs('player'),
  },
  'banker-perfect-pair': {
    clause: '4.10.7',
    loses: '1.1 Baccarat Perfect Pairs (c)',
    chosenBy: 'perfectPairs',
    decks: { clause: '3.1.1', least: 8 },
    options: perfectPairs('banker'),
  },
  'player-pair': {
    clause: '4.10.8',
    loses: '1.1 Baccarat Pairs',
    options: [[{ clause: '10.1 baccarat-pairs pair', when: 'player-pair', pays: [11, 1] }]],
  },
  'banker-pair': {
    clause: '4.10.9',
    loses: '1.1 Baccarat Pairs',
    options: [[{ clause: '10.1 baccarat-pairs pair', when: 'banker-pair', pays: [11, 1] }]],
  },
  'super-6': {
    clause: '4.10.10',
    loses: '1.1 Super 6',
    options: [[{ clause: '10.1 super-6', when: 'banker-wins-with-six', pays: [12, 1] }]],
  },
} as const satisfies Record<string, Offer<Id>>;

export const crownRapidGame: GameBook<Id> = frozen({
  id: 'crown-rapid',
  name: 'Rapid Baccarat',
  document: {
    title: 'Rules for Rapid Baccarat',
    issuer: 'Crown Melbourne Limited, under the Victorian Commission for Gambling Regulation',
    edition: 'undated',
    sha256: '1545fe4a06364d1498fbf168ddd712b8eb141cb8b77c54d19d30aedec2847e64',
  },
  decks: { clause: '3.1', least: 4, most: 8 },
  tableau: {
    clause: '9.3.1',
    player: 'DDDDDDSS',
    bankerIfPlayerStood: 'DDDDDDSS',
    banker: [
      // Player's third card:
      // 0123456789
      'DDDDDDDDDD', // Banker has 0
      'DDDDDDDDDD', // 1
      'DDDDDDDDDD', // 2
      'DDDDDDDDSD', // 3
      'SSDDDDDDSS', // 4
      'SSSSDDDDSS', // 5
      'SSSSSSDDSS', // 6
      'SSSSSSSSSS', // 7
    ],
  },
  versions: {
    traditional: {
      clause: '1.1 Traditional Baccarat',
      name: 'Traditional Baccarat',
      wagers: {
        player: {
          clause: '4.10.1',
          loses: '10.1 traditional player',
          options: [
            [{ clause: '10.1 traditional player', when: 'player-wins', pays: [1, 1] }, push],
          ],
        },
        banker: {
          clause: '4.10.2',
          loses: '10.1 traditional banker',
          options: [
            [
              {
                clause: '10.1 traditional banker',
                when: 'banker-wins',
                pays: [1, 1],
                commission: [5, 100],
              },
              push,
            ],
          ],
        },
        tie: {
          clause: '4.10.3',
          loses: '10.1 traditional tie',
          options: [[{ clause: '10.1 traditional tie', when: 'tie', pays: [8, 1] }]],
        },
        ...sideWagers,
      },
    },
    crown: {
      clause: '1.1 Crown Baccarat',
      name: 'Crown Baccarat',
      notice: '7.1',
      wagers: {
        player: {
          clause: '4.10.1',
          loses: '10.1 crown player',
          options: [[{ clause: '10.1 crown player', when: 'player-wins', pays: [1, 1] }, push]],
        },
        banker: {
          clause: '4.10.2',
          loses: '10.1 crown banker',
          options: [
            [
              {
                clause: '10.1 crown banker',
                when: 'banker-wins-with-six',
                pays: [1, 1],
                commission: [50, 100],
              },
              { clause: '10.1 crown banker', when: 'banker-wins', pays: [1, 1] },
              push,
            ],
          ],
        },
        tie: {
          clause: '4.10.3',
          loses: '10.1 crown tie',
          options: [[{ clause: '10.1 crown tie', when: 'tie', pays: [8, 1] }]],
        },
        ...sideWagers,
      },
    },
  },
  shoe: {
    end: { clause: '3.5.2', rule: 'one-coup-after-the-cutting-card', fromBack: [20, 13] },
    burn: { clause: '3.8.1', onRequest: '3.8.2' },
    cut: { clause: '3.7', fromEitherEnd: 52 },
  },
  fractions: { clause: 'ruling G1', go: 'unpaid' },
  goesBack: { dummy: '11.8.4(b)', void: '13.4', 'too-few-cards': 'ruling R15' },
  placement: {
    clamps: true,
    onDummy: '11.8.5(a)',
    pairsNeedOneOf: {
      clause: '4.11.1',
      wagers: ['player', 'banker', 'tie', 'player-dragon-bonus', 'banker-dragon-bonus'],
    },
    refusals: {
      'not-offered': '4.9',
      'wagers-closed': '4.7',
      'below-minimum': '5.3.1',
      'off-step': '5.3.2(a)',
      'above-maximum': '5.3.2(b)',
      'insufficient-balance': '4.1',
      'needs-a-qualifying-wager': '4.11.1',
      'below-aggregate-minimum': '5.3.3',
      'cannot-be-paid-exactly': '4.8.2(a)',
      'wrong-decks': '3.1',
    },
  },
});

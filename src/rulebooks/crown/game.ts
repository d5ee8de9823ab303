// Crown Melbourne's Baccarat: the game in its four versions, number beside clause.

import type { OddsTable, Offer } from '../../rules/rulebook.ts';
import { frozen, type GameBook } from '../rulebook.ts';
import type { CrownClause } from './clauses.ts';
import { runs, tails } from './streaks.ts';

type Id = CrownClause;

const push = { clause: '10.1 note ***', when: 'tie', pays: 'push' } as const;

const beyondBanker = { clause: '7.5.1', commission: [25, 1000] } as const;
const beyondPlayer = { clause: '7.5.2', commission: [25, 1000] } as const;

const traditionalPlayer: Offer<Id> = {
  clause: '6.5.1',
  loses: '10.1 traditional player',
  options: [
    [
      {
        clause: '10.1 traditional player',
        when: 'player-wins',
        pays: [1, 1],
        beyondDifferential: beyondPlayer,
      },
      push,
    ],
  ],
};

const traditionalBanker: Offer<Id> = {
  clause: '6.5.2',
  loses: '10.1 traditional banker',
  options: [
    [
      {
        clause: '10.1 traditional banker',
        when: 'banker-wins',
        pays: [1, 1],
        commission: [5, 100],
        beyondDifferential: beyondBanker,
      },
      push,
    ],
  ],
};

const tieAt = (clause: Id): Offer<Id> => ({
  clause: '6.5.3',
  loses: clause,
  options: [[{ clause, when: 'tie', pays: [8, 1] }]],
});

const playerBonus: OddsTable<Id> = [
  { clause: '10.1 dragon-bonus player-natural', when: 'player-wins-with-natural', pays: [1, 1] },
  { clause: '10.1 dragon-bonus player-4', when: 'player-wins-by-4', pays: [1, 1] },
  { clause: '10.1 dragon-bonus player-5', when: 'player-wins-by-5', pays: [2, 1] },
  { clause: '10.1 dragon-bonus player-6', when: 'player-wins-by-6', pays: [4, 1] },
  { clause: '10.1 dragon-bonus player-7', when: 'player-wins-by-7', pays: [6, 1] },
  { clause: '10.1 dragon-bonus player-8', when: 'player-wins-by-8', pays: [10, 1] },
  { clause: '10.1 dragon-bonus player-9', when: 'player-wins-by-9', pays: [30, 1] },
  { clause: '10.1 dragon-bonus natural-tie', when: 'natural-tie', pays: 'push' },
  { clause: '10.1 dragon-bonus tie', when: 'tie', pays: 'lose' },
];

const bankerBonus: OddsTable<Id> = [
  { clause: '10.1 dragon-bonus banker-natural', when: 'banker-wins-with-natural', pays: [1, 1] },
  { clause: '10.1 dragon-bonus banker-4', when: 'banker-wins-by-4', pays: [1, 1] },
  { clause: '10.1 dragon-bonus banker-5', when: 'banker-wins-by-5', pays: [2, 1] },
  { clause: '10.1 dragon-bonus banker-6', when: 'banker-wins-by-6', pays: [4, 1] },
  { clause: '10.1 dragon-bonus banker-7', when: 'banker-wins-by-7', pays: [6, 1] },
  { clause: '10.1 dragon-bonus banker-8', when: 'banker-wins-by-8', pays: [10, 1] },
  { clause: '10.1 dragon-bonus banker-9', when: 'banker-wins-by-9', pays: [30, 1] },
  { clause: '10.1 dragon-bonus natural-tie', when: 'natural-tie', pays: 'push' },
  { clause: '10.1 dragon-bonus tie', when: 'tie', pays: 'lose' },
];

/** Side wagers that Traditional and Crown Baccarat share (C10). */
const sideWagers = {
  'player-pair': {
    clause: '6.5.15',
    loses: '1.1 Baccarat Pairs',
    options: [[{ clause: '10.1 pairs pair', when: 'player-pair', pays: [11, 1] }]],
  },
  'banker-pair': {
    clause: '6.5.16',
    loses: '1.1 Baccarat Pairs',
    options: [[{ clause: '10.1 pairs pair', when: 'banker-pair', pays: [11, 1] }]],
  },
  'player-perfect-pair': {
    clause: '6.5.13',
    loses: '1.1 Baccarat Perfect Pairs',
    chosenBy: 'perfectPairs',
    decks: { clause: '3.1.1', least: 8 },
    options: [
      [
        { clause: '10.1 perfect-pairs mixed', when: 'player-mixed-pair', pays: [6, 1] },
        { clause: '10.1 perfect-pairs coloured', when: 'player-coloured-pair', pays: [12, 1] },
        { clause: '10.1 perfect-pairs perfect', when: 'player-perfect-pair', pays: [25, 1] },
      ],
    ],
  },
  'banker-perfect-pair': {
    clause: '6.5.14',
    loses: '1.1 Baccarat Perfect Pairs',
    chosenBy: 'perfectPairs',
    decks: { clause: '3.1.1', least: 8 },
    options: [
      [
        { clause: '10.1 perfect-pairs mixed', when: 'banker-mixed-pair', pays: [6, 1] },
        { clause: '10.1 perfect-pairs coloured', when: 'banker-coloured-pair', pays: [12, 1] },
        { clause: '10.1 perfect-pairs perfect', when: 'banker-perfect-pair', pays: [25, 1] },
      ],
    ],
  },
  'player-dragon-bonus': {
    clause: '6.5.9',
    loses: '1.1 Dragon Bonus (a)',
    chosenBy: 'dragonBonus',
    options: [playerBonus],
  },
  'banker-dragon-bonus': {
    clause: '6.5.10',
    loses: '1.1 Dragon Bonus (b)',
    chosenBy: 'dragonBonus',
    options: [bankerBonus],
  },
} as const satisfies Record<string, Offer<Id>>;

export const crownGame: GameBook<Id> = frozen({
  id: 'crown',
  name: 'Baccarat',
  document: {
    title: 'Rules of the Game: Baccarat',
    issuer: 'Crown Melbourne Limited, under the Victorian Commission for Gambling Regulation',
    edition: 'undated',
    sha256: '09c438f34ccf2aec93e4e635c2b0bc16112eda5b236f68fae0bb3e78a3fa4f51',
  },
  decks: { clause: '3.1', least: 4, most: 8 },
  tableau: {
    clause: '9.3',
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
        player: traditionalPlayer,
        banker: traditionalBanker,
        tie: tieAt('10.1 traditional tie'),
        ...sideWagers,
      },
      runs,
      tails,
    },
    crown: {
      clause: '1.1 Crown Baccarat',
      name: 'Crown Baccarat',
      notice: '5.1',
      wagers: {
        player: {
          clause: '6.5.1',
          loses: '10.1 crown player',
          options: [[{ clause: '10.1 crown player', when: 'player-wins', pays: [1, 1] }, push]],
        },
        banker: {
          clause: '6.5.2',
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
        tie: tieAt('10.1 crown tie'),
        insurance: {
          clause: '6.5.4',
          loses: '1.1 Insurance/No 6 outcome',
          options: [
            [
              {
                clause: '10.1 crown insurance',
                when: 'banker-does-not-win-with-six',
                pays: [2, 1],
              },
            ],
          ],
        },
        ...sideWagers,
      },
      runs,
      tails,
    },
    'two-to-one': {
      clause: '1.1 2 to 1 Baccarat',
      name: '2 to 1 Baccarat',
      notice: '5.2',
      wagers: {
        player: {
          clause: '6.5.1',
          loses: '10.1 2to1 player-other',
          options: [
            [
              {
                clause: '10.1 2to1 player-three-card-8-9',
                when: 'player-wins-with-three-card-8-or-9',
                pays: [2, 1],
              },
              { clause: '10.1 2to1 player-other', when: 'player-wins', pays: [1, 1] },
              { clause: '10.1 2to1 tie', when: 'tie', pays: 'lose' },
            ],
          ],
        },
        banker: {
          clause: '6.5.2',
          loses: '10.1 2to1 banker-other',
          options: [
            [
              {
                clause: '10.1 2to1 banker-three-card-8-9',
                when: 'banker-wins-with-three-card-8-or-9',
                pays: [2, 1],
              },
              { clause: '10.1 2to1 banker-other', when: 'banker-wins', pays: [1, 1] },
              { clause: '10.1 2to1 tie', when: 'tie', pays: 'lose' },
            ],
          ],
        },
        tie: tieAt('10.1 2to1 tie'),
      },
    },
    'tie-baccarat': {
      clause: '1.1 Tie Baccarat (a)',
      name: 'Tie Baccarat',
      notice: '5.3',
      // The book prints only what a tie pays here: wins pay as Traditional (C10).
      wagers: {
        player: {
          clause: '6.5.1',
          loses: '10.1 traditional player',
          options: [
            [
              { clause: '10.1 traditional player', when: 'player-wins', pays: [1, 1] },
              { clause: '10.1 tie-baccarat player', when: 'tie', pays: 'tie-percent' },
            ],
          ],
        },
        banker: {
          clause: '6.5.2',
          loses: '10.1 traditional banker',
          options: [
            [
              {
                clause: '10.1 traditional banker',
                when: 'banker-wins',
                pays: [1, 1],
                commission: [5, 100],
              },
              { clause: '10.1 tie-baccarat banker', when: 'tie', pays: 'tie-percent' },
            ],
          ],
        },
        tie: tieAt('10.1 tie-baccarat tie'),
      },
    },
  },
  shoe: {
    end: { clause: '4.1.1 (b)', rule: 'one-coup-after-the-cutting-card', fromBack: [20, 13] },
    burn: { clause: '4.3.1 (a)', onRequest: '4.3.1 (b)' },
    cut: { clause: '4.2.3', fromEitherEnd: 52 },
  },
  fractions: { clause: '7.3.3', go: 'up-to-the-chip' },
  goesBack: { dummy: '11.8.4', void: '13.4', 'too-few-cards': '11.10' },
  placement: {
    clamps: false,
    onDummy: '11.8.5',
    refusals: {
      'not-offered': '6.5',
      'wagers-closed': '6.4',
      'below-minimum': '7.3.1',
      'off-step': '7.3.3',
      'above-maximum': '7.3.2',
      'insufficient-balance': '6.1',
      'needs-a-qualifying-wager': '6.5.7',
      'below-aggregate-minimum': '7.1',
      'area-not-open': '1.1 Dragon Tail placement',
      'window-not-open': '1.1 Insurance/No 6 trigger',
      'exceeds-main-wager': '1.1 Insurance/No 6 cap',
      'cannot-be-paid-exactly': '6.6',
      'wrong-decks': '3.1',
      'wrong-length': '1.1 Run length',
    },
  },
});

// Tasmania's Baccarat, Traditional and Federal: the game, number beside clause.

import type { Offer } from '../../rules/rulebook.ts';
import { frozen, type GameBook } from '../rulebook.ts';
import type { TasmaniaClause } from './clauses.ts';

type Id = TasmaniaClause;

const push = { clause: '6.8', when: 'tie', pays: 'push' } as const;

const player: Offer<Id> = {
  clause: '6.5.a',
  loses: '6.7',
  options: [[{ clause: '12.1', when: 'player-wins', pays: [1, 1] }, push]],
};

const tie: Offer<Id> = {
  clause: '6.5.c',
  loses: '6.8',
  options: [[{ clause: '12.3', when: 'tie', pays: [8, 1] }]],
};

const perfectPairs = {
  'player-perfect-pair': {
    clause: '15.4',
    loses: '15.6.b',
    chosenBy: 'perfectPairs',
    decks: { clause: '4.1', least: 6 },
    options: [
      [
        { clause: '15.8.a', when: 'player-mixed-pair', pays: [6, 1] },
        { clause: '15.8.b', when: 'player-coloured-pair', pays: [12, 1] },
        { clause: '15.8.c', when: 'player-perfect-pair', pays: [25, 1] },
      ],
    ],
  },
  'banker-perfect-pair': {
    clause: '15.4',
    loses: '15.6.b',
    chosenBy: 'perfectPairs',
    decks: { clause: '4.1', least: 6 },
    options: [
      [
        { clause: '15.8.a', when: 'banker-mixed-pair', pays: [6, 1] },
        { clause: '15.8.b', when: 'banker-coloured-pair', pays: [12, 1] },
        { clause: '15.8.c', when: 'banker-perfect-pair', pays: [25, 1] },
      ],
    ],
  },
} as const satisfies Record<string, Offer<Id>>;

export const tasmaniaGame: GameBook<Id> = frozen({
  id: 'tasmania',
  name: 'Baccarat',
  document: {
    title: 'Baccarat Rules',
    issuer: 'Tasmanian Liquor and Gaming Commission',
    edition: 'CM Ref 18/155791',
    sha256: 'ee5853fb55563affa0aef7aef7067b9f21d776b82cacc842626e55419da2e002',
  },
  decks: { clause: '4.1', least: 4, most: 8 },
  tableau: {
    clause: '11',
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
      clause: '12.2',
      name: 'Baccarat',
      wagers: {
        player,
        banker: {
          clause: '6.5.b',
          loses: '6.6',
          // 19 to 20 as printed: no commission is taken, the odds are shorter.
          options: [[{ clause: '12.2', when: 'banker-wins', pays: [19, 20] }, push]],
        },
        tie,
        ...perfectPairs,
      },
    },
    federal: {
      clause: '13 Banker',
      name: 'Federal Baccarat',
      notice: '13 notice',
      wagers: {
        player: {
          ...player,
          options: [[{ clause: '13 Player', when: 'player-wins', pays: [1, 1] }, push]],
        },
        banker: {
          clause: '6.5.b',
          loses: '6.6',
          options: [
            [
              {
                clause: '12.4',
                when: 'banker-wins-with-six',
                pays: [1, 1],
                commission: [50, 100],
              },
              { clause: '13 Banker', when: 'banker-wins', pays: [1, 1] },
              push,
            ],
          ],
        },
        tie,
        ...perfectPairs,
      },
    },
  },
  shoe: {
    end: { clause: '9.4', rule: 'no-coup-once-a-card-followed-the-marker', fromBack: [7] },
    cut: { clause: '5.3', fromEitherEnd: 10 },
  },
  fractions: { clause: 'ruling G1', go: 'unpaid' },
  goesBack: { dummy: '14.1', void: '14.6', 'too-few-cards': '14.5' },
  placement: {
    clamps: false,
    onDummy: '14.1',
    refusals: {
      'not-offered': '6.5',
      'wagers-closed': '6.3',
      'below-minimum': '7.1',
      'off-step': '7.1',
      'above-maximum': '7.1',
      'insufficient-balance': '6.1',
      'below-aggregate-minimum': '7.1',
      'cannot-be-paid-exactly': 'ruling G1',
      'wrong-decks': '4.1',
    },
  },
});

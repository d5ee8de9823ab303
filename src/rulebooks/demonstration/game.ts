// The demonstration house's own book: the game, number beside clause.

import type { Offer } from '../../rules/rulebook.ts';
import { frozen, type GameBook } from '../rulebook.ts';
import type { DemonstrationClause } from './clauses.ts';

type Id = DemonstrationClause;

const push = { clause: '5.3', when: 'tie', pays: 'push' } as const;

const player: Offer<Id> = {
  clause: '3.3',
  loses: '5.5',
  options: [[{ clause: '5.1', when: 'player-wins', pays: [1, 1] }, push]],
};

/** Beside the hands, every version has these at the same odds. */
const tieAndPairs = {
  tie: { clause: '3.3', loses: '5.5', options: [[{ clause: '5.3', when: 'tie', pays: [8, 1] }]] },
  'player-pair': {
    clause: '3.3',
    loses: '5.5',
    options: [[{ clause: '5.4', when: 'player-pair', pays: [11, 1] }]],
  },
  'banker-pair': {
    clause: '3.3',
    loses: '5.5',
    options: [[{ clause: '5.4', when: 'banker-pair', pays: [11, 1] }]],
  },
} as const satisfies Record<string, Offer<Id>>;

export const demonstrationGame: GameBook<Id> = frozen({
  id: 'demonstration',
  name: 'Baccarat',
  document: {
    title: 'Baccarat, the demonstration house',
    issuer: 'The house itself, and no regulator',
    edition: '1',
    sha256: '6baf4e94ba003a354ad60a1a691e147b8421e9532f879938b221bdcef33b4506',
    ownBook: true,
  },
  decks: { clause: '1.2', least: 6, most: 8 },
  tableau: {
    clause: '4.4',
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
    'lucky-6': {
      clause: '5.2',
      name: 'Baccarat with Lucky 6',
      wagers: {
        player,
        banker: {
          clause: '3.3',
          loses: '5.5',
          options: [
            [{ clause: '5.2', when: 'banker-wins', pays: [1, 1], commission: [5, 100] }, push],
          ],
        },
        ...tieAndPairs,
        'lucky-6': {
          clause: '3.5',
          loses: '5.5',
          options: [
            [
              { clause: '5.6', when: 'banker-wins-with-two-card-6', pays: [12, 1] },
              { clause: '5.7', when: 'banker-wins-with-three-card-6', pays: [20, 1] },
            ],
          ],
        },
      },
    },
    'commission-free': {
      clause: '5.8',
      name: 'Commission-free Baccarat',
      wagers: {
        player,
        banker: {
          clause: '3.3',
          loses: '5.5',
          options: [
            [
              { clause: '5.9', when: 'banker-wins-with-three-card-7', pays: 'push' },
              { clause: '5.8', when: 'banker-wins', pays: [1, 1] },
              push,
            ],
          ],
        },
        ...tieAndPairs,
        'dragon-7': {
          clause: '3.6',
          loses: '5.5',
          options: [[{ clause: '5.10', when: 'banker-wins-with-three-card-7', pays: [40, 1] }]],
        },
        'panda-8': {
          clause: '3.6',
          loses: '5.5',
          options: [[{ clause: '5.11', when: 'player-wins-with-three-card-8', pays: [25, 1] }]],
        },
      },
    },
  },
  shoe: {
    end: { clause: '2.3', rule: 'one-coup-after-the-cutting-card', fromBack: [20] },
    burn: { clause: '2.4', onRequest: '2.4' },
    cut: { clause: '2.2', fromEitherEnd: 52 },
  },
  fractions: { clause: 'ruling G1', go: 'unpaid' },
  goesBack: { dummy: '6.1', void: '6.1', 'too-few-cards': '6.3' },
  placement: {
    clamps: false,
    refusals: {
      'not-offered': '3.3',
      'wagers-closed': '3.1',
      'below-minimum': '3.2',
      'off-step': '3.2',
      'above-maximum': '3.2',
      'insufficient-balance': '3.1',
      'below-aggregate-minimum': '3.2',
      'cannot-be-paid-exactly': '3.4',
      'wrong-decks': '1.2',
    },
  },
});

// Marina Bay Sands' Rapid No Commission Baccarat: the game, number beside clause.

import { frozen, type GameBook } from '../rulebook.ts';
import type { MbsRapidClause } from './clauses.ts';

type Id = MbsRapidClause;

const push = { clause: '3.10.1', when: 'tie', pays: 'push' } as const;

export const mbsRapidGame: GameBook<Id> = frozen({
  id: 'mbs-rapid',
  name: 'Rapid No Commission Baccarat',
  document: {
    title: 'Rapid No Commission Baccarat (Electronic Table Game) Game Rules',
    issuer: 'Marina Bay Sands, Singapore',
    edition: '5',
    effective: '2017-02-17',
    sha256: 'ee2968a8eac2f2168b14486babb54142669a578a35527bf8e1d716b6b101a852',
  },
  decks: { clause: '2.1', least: 4, most: 10 },
  tableau: {
    clause: '3.9',
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
    'no-commission': {
      clause: 'title',
      name: 'No Commission Baccarat',
      wagers: {
        player: {
          clause: '3.5',
          loses: '3.10',
          options: [[{ clause: '4.1 player', when: 'player-wins', pays: [1, 1] }, push]],
        },
        banker: {
          clause: '3.5',
          loses: '3.10',
          options: [
            [
              { clause: '4.1 banker-with-6', when: 'banker-wins-with-six', pays: [1, 2] },
              { clause: '4.1 banker-other', when: 'banker-wins', pays: [1, 1] },
              push,
            ],
          ],
        },
        tie: {
          clause: '3.5',
          loses: '3.10.1',
          options: [[{ clause: '4.1 tie', when: 'tie', pays: [8, 1] }]],
        },
        'player-pair': {
          clause: '3.5',
          loses: '3.8.1',
          options: [[{ clause: '4.1 player-or-banker-pair', when: 'player-pair', pays: [11, 1] }]],
        },
        'banker-pair': {
          clause: '3.5',
          loses: '3.8.2',
          options: [[{ clause: '4.1 player-or-banker-pair', when: 'banker-pair', pays: [11, 1] }]],
        },
      },
    },
  },
  shoe: { end: { clause: 'ruling M4', rule: 'until-the-cards-do-not-suffice' } },
  fractions: { clause: 'ruling G1', go: 'unpaid' },
  // The book has no dummy coup: where a house calls one, stakes go back as in any void (M1).
  goesBack: { dummy: 'ruling M1', void: 'ruling M1', 'too-few-cards': '5.5' },
  placement: {
    clamps: false,
    // Limits and money are house rules here; the book leaves them out (M4).
    refusals: {
      'not-offered': '3.5',
      'wagers-closed': '3.2',
      'below-minimum': 'ruling M4',
      'off-step': 'ruling M4',
      'above-maximum': 'ruling M4',
      'insufficient-balance': '1.1.5',
      'below-aggregate-minimum': 'ruling M4',
      'cannot-be-paid-exactly': 'ruling G1',
      'wrong-decks': '2.1',
    },
  },
});

// crown 2: seats, layouts and wager areas.

import { clausesIn } from '../../clause.ts';

export const layout = clausesIn({
  '2.1': {
    says:
      'Table configuration takes 5 to 14 seats, each with a visible number; refuse ' +
      'other counts.',
    kept: 'engine',
    where: 'table',
    area: 'terminal',
    kind: 'enforce',
    roles: ['operator'],
    rulings: ['G8'],
    note: 'Seat numbers drive 4.2.1, 8.1.1(b), 8.1.3(a).',
  },
  '2.2': {
    says: "Layout carries the casino's name and/or logo and is one of the styles below.",
    kept: 'screen',
    where: 'screens',
    area: 'display',
    kind: 'show',
    roles: ['operator'],
    note: 'Name and logo are settings.',
  },
  '2.2.1': {
    says: 'Offer layout style A (full Baccarat).',
    kept: 'screen',
    where: 'screens',
    area: 'display',
    kind: 'show',
    roles: ['operator'],
    rulings: ['G13'],
  },
  '2.2.2': {
    says: 'Offer layout styles B and F (Mini Baccarat).',
    kept: 'screen',
    where: 'screens',
    area: 'display',
    kind: 'show',
    roles: ['operator'],
    rulings: ['G13'],
    note: 'Style B triggers 6.2.2; F already has side-wager areas (2.5, 2.7).',
  },
  '2.2.3': {
    says: 'Offer layout style C (Midi Baccarat).',
    kept: 'screen',
    where: 'screens',
    area: 'display',
    kind: 'show',
    roles: ['operator'],
    rulings: ['G13'],
  },
  '2.3': {
    says:
      'No card may enter a coup other than from the shoe; console has no free card entry outside ' +
      'shoe draws (scanner or virtual shoe).',
    kept: 'engine',
    where: 'table',
    area: 'shoe',
    kind: 'enforce',
    roles: ['dealer'],
    note: 'Correction entries must be logged as irregularities.',
  },
  '2.4': {
    says: 'If Runs are on, show an extra nomination-and-record area as in Diagram D.',
    kept: 'screen',
    where: 'screens',
    area: 'terminal',
    kind: 'show',
    roles: ['operator'],
    rulings: ['G13'],
    note: 'Needs a combination Run entry too, which Diagram D lacks.',
  },
  '2.5': {
    says:
      'If Dragon Bonus is on, show separate Player and Banker Dragon Bonus areas ' +
      '(style E or F).',
    kept: 'screen',
    where: 'screens',
    area: 'terminal',
    kind: 'show',
    roles: ['operator'],
    rulings: ['G13'],
  },
  '2.6': {
    says:
      'Dragon Tails can be switched on for a table only when both 2.6.1 and 2.6.2 ' +
      'are provided.',
    kept: 'engine',
    where: 'table',
    area: 'terminal',
    kind: 'enforce',
    roles: ['operator'],
  },
  '2.6.1': {
    says:
      'If Dragon Tails are on, show Player and Banker tail areas (style G or H), each split into ' +
      'Early and Late.',
    kept: 'screen',
    where: 'screens',
    area: 'terminal',
    kind: 'show',
    roles: ['operator'],
    rulings: ['G13'],
    note: 'Early/Late split follows from 1.1 and 11.13.',
  },
  '2.6.2': {
    says:
      'If Dragon Tails are on, the Dragon Tail Indicator must be active; refuse to open betting ' +
      'without it.',
    kept: 'screen',
    where: 'screens',
    area: 'display',
    kind: 'show',
    roles: ['system'],
  },
  '2.7': {
    says:
      'If Pairs or Perfect Pairs are on, show the matching four areas: Player/Banker Pairs, ' +
      'Player/Banker Perfect Pairs (style E or F).',
    kept: 'screen',
    where: 'screens',
    area: 'terminal',
    kind: 'show',
    roles: ['operator'],
    rulings: ['G13'],
  },
});

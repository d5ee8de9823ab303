// crown 8.2 and 8.3: the coup from the last call to the third cards.

import { clausesIn } from '../../clause.ts';

export const theCoup = clausesIn({
  '8.2.1': {
    says: 'Each coup has two hands: Player and Banker.',
    kept: 'engine',
    where: 'rules',
    area: 'deal',
    kind: 'enforce',
    roles: ['dealer'],
  },
  '8.2.2': {
    says:
      'Sequence gate before the first card of each coup: (a) is mandatory, (b) optional and only ' +
      'after (a).',
    kept: 'engine',
    where: 'table',
    area: 'console',
    kind: 'enforce',
    roles: ['dealer'],
  },
  '8.2.2 (a)': {
    says: 'No-more-bets announcement must come before any card leaves the shoe.',
    kept: 'engine',
    where: 'table',
    area: 'console',
    kind: 'enforce',
    roles: ['dealer'],
  },
  '8.2.2 (b)': {
    says:
      'After that announcement the dealer may burn one card before dealing; record it in the ' +
      'coup.',
    kept: 'engine',
    where: 'table',
    area: 'shoe',
    kind: 'authorise',
    roles: ['dealer'],
    rulings: ['C16'],
    note: 'Not offered in a coup that starts with a held card (11.2, 11.6).',
  },
  '8.2.3': {
    says:
      'Deal four cards in the order Player 1, Banker 1, Player 2, Banker 2; face-up or face-down ' +
      'as the game supervisor (or above) has chosen for the table.',
    kept: 'engine',
    where: 'rules',
    area: 'deal',
    kind: 'enforce',
    roles: ['dealer'],
    note: 'Setting owned by game-supervisor.',
  },
  '8.3.1': {
    says:
      'Dealer picks which hand is exposed first; point count of each is announced as it is ' +
      'shown; third cards follow section 9, face-up or face-down.',
    kept: 'engine',
    where: 'table',
    area: 'deal',
    kind: 'authorise',
    roles: ['dealer'],
    note: 'Exposure order has no effect on drawing order: Player third first.',
  },
  '8.3.1 (a)': {
    says: 'A hand never takes more than one extra card.',
    kept: 'engine',
    where: 'rules',
    area: 'deal',
    kind: 'enforce',
    roles: ['system'],
  },
  '8.3.2': {
    says: 'Announce the result (Player, Banker or Tie with counts) on console, display, terminals.',
    kept: 'screen',
    where: 'screens',
    area: 'display',
    kind: 'show',
    roles: ['dealer'],
  },
  '8.3.3': {
    says: 'Rank hands by count, higher wins.',
    kept: 'engine',
    where: 'rules',
    area: 'table-of-play',
    kind: 'enforce',
    roles: ['system'],
  },
  '8.3.3 (a)': {
    says: '9 ranks highest.',
    kept: 'engine',
    where: 'rules',
    area: 'table-of-play',
    kind: 'enforce',
    roles: ['system'],
  },
  '8.3.3 (b)': {
    says: '8 ranks second.',
    kept: 'engine',
    where: 'rules',
    area: 'table-of-play',
    kind: 'enforce',
    roles: ['system'],
  },
  '8.3.3 (c)': {
    says: '7 ranks third.',
    kept: 'engine',
    where: 'rules',
    area: 'table-of-play',
    kind: 'enforce',
    roles: ['system'],
  },
  '8.3.3 (d)': {
    says: '6, 5, 4, 3, 2, 1 follow, 0 (Baccarat) is lowest.',
    kept: 'engine',
    where: 'rules',
    area: 'table-of-play',
    kind: 'enforce',
    roles: ['system'],
    note: 'No bonus for natural over three-card hand.',
  },
  '8.3.4': {
    says:
      'Appearance of the cutting card starts the fixed sequence (a) to (e); the console walks ' +
      'the dealer through it.',
    kept: 'engine',
    where: 'table',
    area: 'shoe',
    kind: 'enforce',
    roles: ['dealer'],
    rulings: ['C15'],
    note:
      'If it shows up at the burn or as the very first draw after no more bets, that coup is ' +
      "'the coup in which it appears'.",
  },
  '8.3.4 (a)': {
    says:
      'When the cutting card appears, take it out and lay it aside; it is never ' +
      'part of a hand.',
    kept: 'engine',
    where: 'table',
    area: 'shoe',
    kind: 'enforce',
    roles: ['dealer'],
  },
  '8.3.4 (b)': {
    says: 'Finish the running coup.',
    kept: 'engine',
    where: 'rules',
    area: 'shoe',
    kind: 'enforce',
    roles: ['dealer'],
  },
  '8.3.4 (c)': {
    says: 'Announce on display and terminals that the next coup is the last one open for wagers.',
    kept: 'screen',
    where: 'screens',
    area: 'notice',
    kind: 'show',
    roles: ['dealer'],
  },
  '8.3.4 (d)': {
    says: 'After that last coup the game supervisor or above may order one or more dummy coups.',
    kept: 'engine',
    where: 'table',
    area: 'shoe',
    kind: 'authorise',
    roles: ['game-supervisor'],
    note: 'Dragon Tails are already settled as end of shoe.',
  },
  '8.3.4 (e)': {
    says:
      'Afterwards force a shuffle by section 4 or bring in pre-shuffled cards; block further ' +
      'live coups.',
    kept: 'engine',
    where: 'rules',
    area: 'shoe',
    kind: 'enforce',
    roles: ['dealer'],
    note: 'Handled shoe: replace (4.4.3). Deferred commission must be settled (10.2.1(a)).',
  },
});

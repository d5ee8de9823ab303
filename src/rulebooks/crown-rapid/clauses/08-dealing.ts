// crown-rapid 8: the wagering period and the deal.

import { clausesIn } from '../../clause.ts';

export const dealing = clausesIn({
  '8.1(a)': {
    says: 'Operator may set the wagering-period length per table.',
    kept: 'engine',
    where: 'table',
    area: 'wager',
    kind: 'enforce',
    roles: ['operator'],
    note:
      'Start of the period is not defined: Dealer opens it from the console, after the previous ' +
      'settlement.',
  },
  '8.1(b)': {
    says: 'Where no length has been set, use 30 seconds.',
    kept: 'engine',
    where: 'table',
    area: 'wager',
    kind: 'enforce',
    roles: ['system'],
  },
  '8.1(c)': {
    says:
      'If the first of the four initial cards is drawn before time runs out, end the period at ' +
      'that moment: remaining time becomes zero and patrons are told wagering has ended.',
    kept: 'engine',
    where: 'table',
    area: 'wager',
    kind: 'enforce',
    roles: ['dealer', 'game-supervisor', 'casino-supervisor'],
    rulings: ['R4'],
    note:
      'A discretionary burn (8.3.2) is not such a draw and leaves wagering open. Snapshot, ' +
      '4.11.1 and 5.3.3 checks run then.',
  },
  '8.2': {
    says:
      'Every terminal shows a clear countdown of the time left to wager on the coming coup, tied ' +
      'to the server clock.',
    kept: 'screen',
    where: 'screens',
    area: 'terminal',
    kind: 'show',
    roles: ['system'],
    note: 'Also on display and console for use.',
  },
  '8.3.1': {
    says:
      'The Dealer keeps the shoe and deals exactly two hands, Player and Banker; no patron ever ' +
      'handles shoe or cards.',
    kept: 'engine',
    where: 'table',
    area: 'deal',
    kind: 'enforce',
    roles: ['dealer', 'game-supervisor', 'casino-supervisor'],
  },
  '8.3.2': {
    says:
      "Before a coup's first card the Dealer may burn one card; the console offers this only " +
      'until then and records the card as burned, unseen.',
    kept: 'engine',
    where: 'table',
    area: 'deal',
    kind: 'authorise',
    roles: ['dealer', 'game-supervisor', 'casino-supervisor'],
    rulings: ['R3'],
    note: "At most one ('a card'). Needs a shoe count check near the end.",
  },
  '8.3.3': {
    says:
      'Deal order P, B, P, B: cards 1 and 3 to Player, 2 and 4 to Banker, face-up; let only a ' +
      "Game Supervisor or above vary the table's exposure setting.",
    kept: 'engine',
    where: 'rules',
    area: 'deal',
    kind: 'enforce',
    roles: ['game-supervisor', 'casino-supervisor'],
    note:
      "The 'discretion' has lost its object: the standard Crown rulebook says face-down or " +
      'face-up. Default face-up; treat face-down-then-turned as a supervisor setting.',
  },
  '8.4.1': {
    says:
      "Prompt and show each hand's point count as it becomes visible after four cards, then " +
      'demand third cards per rule 9; never accept more than one extra card per hand.',
    kept: 'engine',
    where: 'table',
    area: 'deal',
    kind: 'enforce',
    roles: ['dealer', 'game-supervisor', 'casino-supervisor'],
    note: 'A second extra card is an irregularity to log, never part of a hand.',
  },
  '8.4.2': {
    says:
      'Prompt the Dealer to call the result, and publish it on terminals and display only once ' +
      'complete.',
    kept: 'screen',
    where: 'screens',
    area: 'deal',
    kind: 'show',
    roles: ['dealer', 'game-supervisor', 'casino-supervisor'],
  },
  '8.4.3(a)': {
    says: 'Nine points is the best hand.',
    kept: 'engine',
    where: 'rules',
    area: 'deal',
    kind: 'enforce',
    roles: ['system'],
    note:
      'Card count and naturals do not rank: a three-card 9 ties a natural 9 in principle, though ' +
      'rule 9 makes that impossible.',
  },
  '8.4.3(b)': {
    says: 'Eight points ranks second.',
    kept: 'engine',
    where: 'rules',
    area: 'deal',
    kind: 'enforce',
    roles: ['system'],
  },
  '8.4.3(c)': {
    says: 'Seven points ranks third.',
    kept: 'engine',
    where: 'rules',
    area: 'deal',
    kind: 'enforce',
    roles: ['system'],
  },
  '8.4.3(d)': {
    says: 'Ranking continues by point count down to zero (Baccarat), the lowest.',
    kept: 'engine',
    where: 'rules',
    area: 'deal',
    kind: 'enforce',
    roles: ['system'],
  },
});

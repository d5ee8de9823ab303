// mbs-rapid 1: the title of the rules and the meaning of their words.

import { clausesIn } from '../../clause.ts';

export const definitions = clausesIn({
  title: {
    says:
      'Identify the game as Rapid No Commission Baccarat (electronic table game, MBS), rules ' +
      'version 5, in effect from 17 February 2017, on the rules page and in every stored coup.',
    kept: 'screen',
    where: 'screens',
    area: 'notice',
    kind: 'show',
    roles: ['system'],
    rulings: ['M4'],
    note:
      'Rulebook id mbs-rapid. Pin settlement of old coups to the version then in force. Silent ' +
      'on limits, wagering time, shuffle/cut/burn, account detail, staff ranks, tournaments, ' +
      'disputes: house configuration, never crown-rapid clauses by default.',
  },
  '1.1.1': {
    says:
      'Model a hand as the cards dealt to one of the two sides, Player or Banker, within one ' +
      'coup.',
    kept: 'engine',
    where: 'rules',
    area: 'definition',
    kind: 'enforce',
    roles: ['system'],
    note: 'The person is called the patron, never the player.',
  },
  '1.1.2': {
    says: "Expose an 'initial deal' stage: two cards on each side and nothing more.",
    kept: 'engine',
    where: 'rules',
    area: 'definition',
    kind: 'enforce',
    roles: ['system'],
    note: 'Needed by 1.1.3, 3.8, 5.3.',
  },
  '1.1.3': {
    says: 'Mark a hand as natural only if its first two cards make 8 or 9.',
    kept: 'engine',
    where: 'rules',
    area: 'definition',
    kind: 'enforce',
    roles: ['system'],
    note: 'A three-card 8 or 9 is not a natural.',
  },
  '1.1.4': {
    says:
      'A pair on either side is two first cards of equal rank (9-9, Q-Q); 10, J, Q and K do not ' +
      'pair with each other.',
    kept: 'engine',
    where: 'rules',
    area: 'definition',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['G2'],
    note: 'Suit and colour are irrelevant here.',
  },
  '1.1.5': {
    says:
      'Each terminal lets its patron buy credits, place wagers and cash out, all from the device ' +
      'itself.',
    kept: 'engine',
    where: 'table',
    area: 'terminal',
    kind: 'enforce',
    roles: ['patron'],
    note:
      "'Cashes out winnings' read as the whole balance. No dealer buy-in is described, unlike " +
      'crown-rapid 6.2; no means of payment are named: take them from operator configuration.',
  },
  '1.1.6': {
    says: "Point total is the value of a hand's cards, reduced to its units digit by 3.4.",
    kept: 'engine',
    where: 'rules',
    area: 'definition',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['M1'],
    note:
      'The definition alone gives the raw sum; 3.4 must prevail, otherwise 8-9 naturals and ' +
      'comparisons fail.',
  },
  '1.1.7': {
    says:
      "A coup (the book's round of play) opens at commencement of play (3.1) and ends only when " +
      'the Dealer has announced the result and every wager, won or lost, is settled; no new coup ' +
      'may open before both are done.',
    kept: 'engine',
    where: 'table',
    area: 'deal',
    kind: 'enforce',
    roles: ['system'],
    note: "'Game' in rule 5 is used for the same thing.",
  },
  '1.1.8': {
    says: 'Tie: equal final point totals of the two hands at the end of the coup.',
    kept: 'engine',
    where: 'rules',
    area: 'definition',
    kind: 'enforce',
    roles: ['system'],
    note: 'After third cards, not after the initial deal.',
  },
});

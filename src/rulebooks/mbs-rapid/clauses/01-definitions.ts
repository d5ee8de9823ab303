// mbs-rapid 1: the title of the rules and the meaning of their words.

import { clauseRows } from '../../clause.ts';

export const definitions = clauseRows({
  'title': ['screen screens notice show', 'system', 'Identify the game as Rapid No Commission Baccarat (electronic table game, MBS), rules version 5, in effect from 17 February 2017, on the rules page and in every stored coup.',
    { rulings: ['M4'], note: 'Rulebook id mbs-rapid. Pin settlement of old coups to the version then in force. Silent on limits, wagering time, shuffle/cut/burn, account detail, staff ranks, tournaments, disputes: house configuration, never crown-rapid clauses by default.' }],
  '1.1.1': ['engine rules definition enforce', 'system', 'Model a hand as the cards dealt to one of the two sides, Player or Banker, within one coup.',
    { note: 'The person is called the patron, never the player.' }],
  '1.1.2': ['engine rules definition enforce', 'system', "Expose an 'initial deal' stage: two cards on each side and nothing more.",
    { note: 'Needed by 1.1.3, 3.8, 5.3.' }],
  '1.1.3': ['engine rules definition enforce', 'system', 'Mark a hand as natural only if its first two cards make 8 or 9.',
    { note: 'A three-card 8 or 9 is not a natural.' }],
  '1.1.4': ['engine rules definition enforce', 'system', 'A pair on either side is two first cards of equal rank (9-9, Q-Q); 10, J, Q and K do not pair with each other.',
    { rulings: ['G2'], note: 'Suit and colour are irrelevant here.' }],
  '1.1.5': ['engine table terminal enforce', 'patron', 'Each terminal lets its patron buy credits, place wagers and cash out, all from the device itself.',
    { note: "'Cashes out winnings' read as the whole balance. No dealer buy-in is described, unlike crown-rapid 6.2; no means of payment are named: take them from operator configuration." }],
  '1.1.6': ['engine rules definition enforce', 'system', "Point total is the value of a hand's cards, reduced to its units digit by 3.4.",
    { rulings: ['M1'], note: 'The definition alone gives the raw sum; 3.4 must prevail, otherwise 8-9 naturals and comparisons fail.' }],
  '1.1.7': ['engine table deal enforce', 'system', "A coup (the book's round of play) opens at commencement of play (3.1) and ends only when the Dealer has announced the result and every wager, won or lost, is settled; no new coup may open before both are done.",
    { note: "'Game' in rule 5 is used for the same thing." }],
  '1.1.8': ['engine rules definition enforce', 'system', 'Tie: equal final point totals of the two hands at the end of the coup.',
    { note: 'After third cards, not after the initial deal.' }],
});

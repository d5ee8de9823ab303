// crown-rapid 8: the wagering period and the deal.

import { clauseRows } from '../../clause.ts';

export const dealing = clauseRows({
  '8.1(a)': ['engine table wager enforce', 'operator', 'Operator may set the wagering-period length per table.',
    { note: 'Start of the period is not defined: Dealer opens it from the console, after the previous settlement.' }],
  '8.1(b)': ['engine table wager enforce', 'system', 'Where no length has been set, use 30 seconds.'],
  '8.1(c)': ['engine table wager enforce', ['dealer', 'game-supervisor', 'casino-supervisor'], 'If the first of the four initial cards is drawn before time runs out, end the period at that moment: remaining time becomes zero and patrons are told wagering has ended.',
    { rulings: ['R4'], note: 'A discretionary burn (8.3.2) is not such a draw and leaves wagering open. Snapshot, 4.11.1 and 5.3.3 checks run then.' }],
  '8.2': ['screen screens terminal show', 'system', 'Every terminal shows a clear countdown of the time left to wager on the coming coup, tied to the server clock.',
    { note: 'Also on display and console for use.' }],
  '8.3.1': ['engine table deal enforce', ['dealer', 'game-supervisor', 'casino-supervisor'], 'The Dealer keeps the shoe and deals exactly two hands, Player and Banker; no patron ever handles shoe or cards.'],
  '8.3.2': ['engine table deal authorise', ['dealer', 'game-supervisor', 'casino-supervisor'], "Before a coup's first card the Dealer may burn one card; the console offers this only until then and records the card as burned, unseen.",
    { rulings: ['R3'], note: "At most one ('a card'). Needs a shoe count check near the end." }],
  '8.3.3': ['engine rules deal enforce', ['game-supervisor', 'casino-supervisor'], "Deal order P, B, P, B: cards 1 and 3 to Player, 2 and 4 to Banker, face-up; let only a Game Supervisor or above vary the table's exposure setting.",
    { note: "The 'discretion' has lost its object: the standard Crown rulebook says face-down or face-up. Default face-up; treat face-down-then-turned as a supervisor setting." }],
  '8.4.1': ['engine table deal enforce', ['dealer', 'game-supervisor', 'casino-supervisor'], "Prompt and show each hand's point count as it becomes visible after four cards, then demand third cards per rule 9; never accept more than one extra card per hand.",
    { note: 'A second extra card is an irregularity to log, never part of a hand.' }],
  '8.4.2': ['screen screens deal show', ['dealer', 'game-supervisor', 'casino-supervisor'], 'Prompt the Dealer to call the result, and publish it on terminals and display only once complete.'],
  '8.4.3(a)': ['engine rules deal enforce', 'system', 'Nine points is the best hand.',
    { note: 'Card count and naturals do not rank: a three-card 9 ties a natural 9 in principle, though rule 9 makes that impossible.' }],
  '8.4.3(b)': ['engine rules deal enforce', 'system', 'Eight points ranks second.'],
  '8.4.3(c)': ['engine rules deal enforce', 'system', 'Seven points ranks third.'],
  '8.4.3(d)': ['engine rules deal enforce', 'system', 'Ranking continues by point count down to zero (Baccarat), the lowest.'],
});

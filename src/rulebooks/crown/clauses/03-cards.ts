// crown 3: decks, values and card checks.

import { clauseRows } from '../../clause.ts';

export const cards = clauseRows({
  '3.1': ['engine rules cards enforce', 'operator', 'Build the shoe from 4, 5, 6, 7 or 8 decks of 52 cards without jokers, uniform backs, plus exactly one cutting card.',
    { note: 'Backs: attestation in the card check record.' }],
  '3.1.1': ['engine rules cards enforce', 'operator', 'With Perfect Pairs offered, only 8 decks are allowed; block the combination otherwise, in both directions (deck change and wager switch-on).',
    { note: 'Plain Pairs may run on 4 to 8 decks.' }],
  '3.2': ['engine rules cards enforce', 'system', 'Card values as the three rows below, suit has no effect on value.'],
  '3.2.1': ['engine rules cards enforce', 'system', '2 to 9 count their number.'],
  '3.2.2': ['engine rules cards enforce', 'system', '10, J, Q, K count 0.',
    { note: 'Different from the burn value 10 in 4.3.1(b).' }],
  '3.2.3': ['engine rules cards enforce', 'system', 'Ace counts 1.'],
  '3.3': ['engine rules cards enforce', 'system', 'Point count = sum of card values modulo 10, by the two rows below.'],
  '3.3.1': ['engine rules cards enforce', 'system', 'Sum 0 to 9: count is the sum.'],
  '3.3.2': ['engine rules cards enforce', 'system', 'Sum 10 or more: count is the last digit of the sum.'],
  '3.4': ['engine table cards authorise', 'dealer', 'Record a card check before gaming starts (required to open) and a completeness count when gaming ends (required to close): expected 52 x decks.',
    { note: 'Virtual shoe: verify composition automatically at both points.' }],
  '3.4.1': ['engine table cards enforce', 'system', 'Skip the completeness count for a shoe whose cards are replaced because patrons handled them.',
    { note: 'Refers to 4.4.3.' }],
});

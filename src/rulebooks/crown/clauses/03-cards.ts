// crown 3: decks, values and card checks.

import { clausesIn } from '../../clause.ts';

export const cards = clausesIn({
  '3.1': {
    says:
      'Build the shoe from 4, 5, 6, 7 or 8 decks of 52 cards without jokers, uniform backs, plus ' +
      'exactly one cutting card.',
    kept: 'engine',
    where: 'rules',
    area: 'cards',
    kind: 'enforce',
    roles: ['operator'],
    note: 'Backs: attestation in the card check record.',
  },
  '3.1.1': {
    says:
      'With Perfect Pairs offered, only 8 decks are allowed; block the combination otherwise, in ' +
      'both directions (deck change and wager switch-on).',
    kept: 'engine',
    where: 'rules',
    area: 'cards',
    kind: 'enforce',
    roles: ['operator'],
    note: 'Plain Pairs may run on 4 to 8 decks.',
  },
  '3.2': {
    says: 'Card values as the three rows below, suit has no effect on value.',
    kept: 'engine',
    where: 'rules',
    area: 'cards',
    kind: 'enforce',
    roles: ['system'],
  },
  '3.2.1': {
    says: '2 to 9 count their number.',
    kept: 'engine',
    where: 'rules',
    area: 'cards',
    kind: 'enforce',
    roles: ['system'],
  },
  '3.2.2': {
    says: '10, J, Q, K count 0.',
    kept: 'engine',
    where: 'rules',
    area: 'cards',
    kind: 'enforce',
    roles: ['system'],
    note: 'Different from the burn value 10 in 4.3.1(b).',
  },
  '3.2.3': {
    says: 'Ace counts 1.',
    kept: 'engine',
    where: 'rules',
    area: 'cards',
    kind: 'enforce',
    roles: ['system'],
  },
  '3.3': {
    says: 'Point count = sum of card values modulo 10, by the two rows below.',
    kept: 'engine',
    where: 'rules',
    area: 'cards',
    kind: 'enforce',
    roles: ['system'],
  },
  '3.3.1': {
    says: 'Sum 0 to 9: count is the sum.',
    kept: 'engine',
    where: 'rules',
    area: 'cards',
    kind: 'enforce',
    roles: ['system'],
  },
  '3.3.2': {
    says: 'Sum 10 or more: count is the last digit of the sum.',
    kept: 'engine',
    where: 'rules',
    area: 'cards',
    kind: 'enforce',
    roles: ['system'],
  },
  '3.4': {
    says:
      'Record a card check before gaming starts (required to open) and a completeness count when ' +
      'gaming ends (required to close): expected 52 x decks.',
    kept: 'engine',
    where: 'table',
    area: 'cards',
    kind: 'authorise',
    roles: ['dealer'],
    note: 'Virtual shoe: verify composition automatically at both points.',
  },
  '3.4.1': {
    says:
      'Skip the completeness count for a shoe whose cards are replaced because patrons handled ' +
      'them.',
    kept: 'engine',
    where: 'table',
    area: 'cards',
    kind: 'enforce',
    roles: ['system'],
    note: 'Refers to 4.4.3.',
  },
});

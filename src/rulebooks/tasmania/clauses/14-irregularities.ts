// tasmania 14: what is done when something goes wrong.

import { clausesIn } from '../../clause.ts';

export const irregularities = clausesIn({
  '14.1': {
    says:
      'Card given to the Player by mistake: (1) if section 11 obliges the Banker to draw (judged ' +
      "on the Player's correct hand, so no-card column if the Player should have stood), the " +
      "card becomes the Banker's third card; (2) otherwise park it face up at the shoe mouth and " +
      'declare the result on the correct hands; (3) the following coup is non-betting: before it ' +
      'starts all stakes are cleared off every area and given back, the betting window stays ' +
      'shut; (4) it is dealt to the end by the normal rules and its result announced, nothing is ' +
      'settled; (5) its first Player card is the parked card; (6) exception: if the faulty coup ' +
      'was the declared final one of the shoe, no card is dealt until the reshuffle.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'enforce',
    roles: ['dealer'],
    rulings: ['T10'],
    note:
      'Covers a third card to a standing Player, a fourth card, and any card after a natural. ' +
      'With 8/9 on either side the Banker is never obliged. Extend by analogy to a disclosed ' +
      'surplus card laid to the Banker when neither hand needs it. Non-betting coup differs from ' +
      'free coup (6.2): wagers are refused. History marks it. In competitions a non-betting coup ' +
      'is exempt from 16.5.11 and from the 16.3 deductions and does not count towards a play-off ' +
      'number.',
  },
  '14.2': {
    says:
      'Surplus card drawn but not seen: hold it face down and use it as the first card (first ' +
      'Player card) of the next coup; that coup is a normal betting coup. This only applies ' +
      'while the marker is neither visible at the shoe mouth nor drawn; otherwise the card is ' +
      'set aside unseen and goes to the discards. No drawn card ever goes back in the shoe: ' +
      'there is no undo that restores shoe order.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'enforce',
    roles: ['dealer'],
    rulings: ['T4'],
    note:
      'Fate of the card with marker visible is not stated; read as discard, while 9.4 alone ' +
      'decides whether another coup may start (marker visible but not drawn, 7 behind it: yes; ' +
      'marker drawn: the surplus card counts as k = 1, so shoe over).',
  },
  '14.3': {
    says:
      'After the initial four: a card laid to the Banker that was due to the Player moves to the ' +
      'Player; then section 11 is applied anew with it and the Banker receives a further card ' +
      'only if the table requires it.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'enforce',
    roles: ['dealer'],
    rulings: ['T10'],
    note:
      'Only when the Player really was due a card. If the Player was not due one and the Banker ' +
      'was not either: treat like 14.1 (2)-(6) when disclosed, 14.2 when unseen.',
  },
  '14.4': {
    says:
      'Card found face up in the shoe: if the coup in progress still needs a card (initial four ' +
      'or section 11), it is used in its turn; if not, park it face up at the mouth and follow ' +
      '14.1 (2)-(6): result stands, next coup non-betting with this card as first Player card, ' +
      'unless the finished coup was the declared last one.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'enforce',
    roles: ['dealer'],
    rulings: ['T10'],
    note:
      'Found between coups (already visible before the first card, with or without bets placed): ' +
      'it belongs to the 14.1 procedure, i.e. wagers cleared, non-betting coup; never let bets ' +
      'stand with a known first card.',
  },
  '14.5': {
    says:
      'If, with the marker out, the shoe runs dry before the coup is complete, the coup is void: ' +
      'every stake (main, Tie, Perfect Pairs, secret) is returned, no commission, history shows ' +
      'void, shoe ends.',
    kept: 'engine',
    where: 'rules',
    area: 'irregularity',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['G6', 'T23'],
    note:
      'Only possible with a misplaced marker or missing cards, so also open a shoe-count ' +
      'incident.',
  },
  '14.6': {
    says:
      'Inspector can declare at any moment of a coup that card order is not determinable; the ' +
      'coup is then void: all stakes returned, no settlement, cards to discards, reason stored.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'authorise',
    roles: ['table-inspector'],
    rulings: ['G6'],
    note:
      'Perfect Pairs wagers are void as well even if the first four cards were clear, since 15.7 ' +
      'settles on completion of the coup. Drawn cards are not put back (14.2).',
  },
});

// crown 8.1: the ways to deal, and who holds cards and shoe.

import { clausesIn } from '../../clause.ts';

export const waysToDeal = clausesIn({
  '8.1': {
    says:
      'Each table runs in one of three dealing methods: A (8.1.1 hands given to patrons with ' +
      'wagers), B (8.1.2 dealer does all), C (8.1.3 shoe offered to a patron); store the method ' +
      'used per coup.',
    kept: 'engine',
    where: 'table',
    area: 'deal',
    kind: 'enforce',
    roles: ['operator'],
    note: 'Method decides 11.9 eligibility and 4.4.3 handling.',
  },
  '8.1.1': {
    says:
      'Method A: Player hand goes to the patron with the highest Player wager, Banker hand to ' +
      'the patron with the highest Banker wager; system computes both candidates at no more bets ' +
      'and the dealer offers.',
    kept: 'engine',
    where: 'table',
    area: 'deal',
    kind: 'authorise',
    roles: ['dealer'],
    note:
      'Count main wagers only, per hand, after 7.3.2/7.4 adjustment. Standing patrons are ' +
      'eligible but ranked behind seated ones at equal stake.',
  },
  '8.1.1 (a)': {
    says: 'On refusal move to the patron with the next highest wager on the same hand.',
    kept: 'engine',
    where: 'table',
    area: 'deal',
    kind: 'enforce',
    roles: ['dealer'],
  },
  '8.1.1 (b)': {
    says: 'Equal highest wagers: lowest seat number is offered first.',
    kept: 'engine',
    where: 'table',
    area: 'deal',
    kind: 'enforce',
    roles: ['dealer'],
  },
  '8.1.1 (b)(i)': {
    says:
      'On refusal among equals go anti-clockwise to the next patron with an equal wager before ' +
      'going to lower wagers.',
    kept: 'engine',
    where: 'table',
    area: 'deal',
    kind: 'enforce',
    roles: ['dealer'],
    rulings: ['G8'],
    note: 'Anti-clockwise = rising seat numbers (see 4.2.2 note).',
  },
  '8.1.1 (c)': {
    says: "Optional 'Player' and 'Banker' markers at the seats that took each hand.",
    kept: 'screen',
    where: 'screens',
    area: 'display',
    kind: 'show',
    roles: ['dealer'],
  },
  '8.1.1 (d)': {
    says: 'If nobody takes a hand, the dealer keeps and opens it.',
    kept: 'engine',
    where: 'table',
    area: 'deal',
    kind: 'enforce',
    roles: ['dealer'],
    note: 'Decided per hand, one may be taken and the other not.',
  },
  '8.1.1 (e)': {
    says: 'A patron may hold one hand only at a time; never hand both out to one person at once.',
    kept: 'engine',
    where: 'table',
    area: 'deal',
    kind: 'enforce',
    roles: ['patron'],
    note: 'Limits (f): both in turn, not together.',
  },
  '8.1.1 (f)': {
    says:
      'Where the dealer has to open one hand, the patron opening the other may ask to open both ' +
      'one after the other, in either order; hands stay visibly apart.',
    kept: 'engine',
    where: 'table',
    area: 'deal',
    kind: 'authorise',
    roles: ['patron'],
    note: 'Request on terminal, dealer grants.',
  },
  '8.1.1 (g)': {
    says:
      'The accepting patron may let any other seated person, wagering or not, open one or more ' +
      'of the cards; record the delegate.',
    kept: 'engine',
    where: 'table',
    area: 'deal',
    kind: 'authorise',
    roles: ['patron'],
  },
  '8.1.2': {
    says: 'Method B: dealer keeps the shoe and plays both hands.',
    kept: 'engine',
    where: 'table',
    area: 'deal',
    kind: 'enforce',
    roles: ['dealer'],
  },
  '8.1.3': {
    says:
      'Method C: system finds the seated patron whose single main wager (Player or Banker, ' +
      'either side) is largest; dealer may offer that person the shoe.',
    kept: 'engine',
    where: 'table',
    area: 'deal',
    kind: 'authorise',
    roles: ['dealer'],
    note: 'Seated patrons only; main wagers only.',
  },
  '8.1.3 (a)': {
    says: 'Equal highest wagers: lowest seat number first; then, on refusals, onwards as in 8.1.1.',
    kept: 'engine',
    where: 'table',
    area: 'deal',
    kind: 'enforce',
    roles: ['dealer'],
    rulings: ['G8', 'C16'],
    note:
      "Source says 'cards', means the shoe. Order after refusal not printed: equals " +
      'anti-clockwise, then next highest.',
  },
  '8.1.3 (b)': {
    says: 'If all decline the shoe, deal this coup by method A or B.',
    kept: 'engine',
    where: 'table',
    area: 'deal',
    kind: 'enforce',
    roles: ['dealer'],
  },
  '8.1.3 (c)': {
    says:
      'The first patron who accepts becomes Player or Banker, only for dealing and for receiving ' +
      'and playing the matching hand(s).',
    kept: 'engine',
    where: 'table',
    area: 'deal',
    kind: 'enforce',
    roles: ['patron'],
    note:
      'No effect on stakes: no patron ever banks the game. Side = side of the own wager; if ' +
      "both, patron's choice.",
  },
  '8.1.3 (c)(i)': {
    says: 'Shoe holder may let another seated person, wagering or not, deal the cards.',
    kept: 'engine',
    where: 'table',
    area: 'deal',
    kind: 'authorise',
    roles: ['patron'],
  },
  '8.1.3 (c)(ii)': {
    says:
      'Shoe holder may let another seated person, wagering or not, or the dealer, open one or ' +
      'more cards.',
    kept: 'engine',
    where: 'table',
    area: 'deal',
    kind: 'authorise',
    roles: ['patron'],
    note: 'Dealer is a possible delegate here, unlike 8.1.1(g).',
  },
  '8.1.3 (d)': {
    says:
      "Optional 'Player' or 'Banker' marker beside the shoe for the hand kept by the " +
      'shoe holder.',
    kept: 'screen',
    where: 'screens',
    area: 'display',
    kind: 'show',
    roles: ['dealer'],
  },
  '8.1.3 (e)': {
    says: 'Shoe holder draws in full sight of dealer and supervisor; cards never leave the table.',
    kept: 'floor',
    because: 'Where hands and cards are in the room only people and cameras see.',
    where: 'table',
    area: 'conduct',
    kind: 'human',
    roles: ['patron'],
    note: 'Software mentions it in help only.',
  },
  '8.1.3 (f)': {
    says:
      'A hand to be opened by someone other than the shoe holder passes face-down to the dealer, ' +
      'who delivers it; record the route.',
    kept: 'engine',
    where: 'table',
    area: 'deal',
    kind: 'authorise',
    roles: ['dealer'],
    note: 'Recipient found by the 8.1.1 ranking on that hand.',
  },
  '8.1.3 (g)': {
    says: 'Opened initial hands go to their own areas of the layout.',
    kept: 'screen',
    where: 'screens',
    area: 'deal',
    kind: 'show',
    roles: ['dealer'],
    note: 'Display shows them in the Player and Banker areas.',
  },
  '8.1.3 (g)(i)': {
    says:
      'Third cards come from the shoe holder and are exposed by the opener of that hand or the ' +
      'dealer.',
    kept: 'engine',
    where: 'table',
    area: 'deal',
    kind: 'enforce',
    roles: ['patron'],
  },
  '8.1.3 (g)(ii)': {
    says: 'Exposed cards are then put on the matching area.',
    kept: 'screen',
    where: 'screens',
    area: 'deal',
    kind: 'show',
    roles: ['dealer'],
  },
  '8.1.3 (h)': {
    says: 'Shoe control carries over from coup to coup until one of (i) to (iii).',
    kept: 'engine',
    where: 'table',
    area: 'deal',
    kind: 'enforce',
    roles: ['patron'],
    note: 'A Tie voids, so keeps control (not in 2 to 1, where it loses).',
  },
  '8.1.3 (h)(i)': {
    says: 'Holder may give up the shoe.',
    kept: 'engine',
    where: 'table',
    area: 'deal',
    kind: 'authorise',
    roles: ['patron'],
  },
  '8.1.3 (h)(ii)': {
    says: "Holder's losing main wager ends control automatically; offer the shoe anew.",
    kept: 'engine',
    where: 'table',
    area: 'deal',
    kind: 'enforce',
    roles: ['system'],
    note: 'Side wagers do not count. With wagers on both sides: any loss on the side being dealt.',
  },
  '8.1.3 (h)(iii)': {
    says: 'Pit boss or above may take the shoe away; record.',
    kept: 'engine',
    where: 'table',
    area: 'deal',
    kind: 'authorise',
    roles: ['pit-boss'],
  },
  '8.1.3 (i)': {
    says:
      'As 8.1.1(f) under method C: opener of one hand may ask for both in turn, either order, ' +
      'hands kept apart.',
    kept: 'engine',
    where: 'table',
    area: 'deal',
    kind: 'authorise',
    roles: ['patron'],
  },
});

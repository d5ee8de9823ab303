// crown-rapid 1: the title of the rules and the meaning of their words, to Player.

import { clausesIn } from '../../clause.ts';

export const definitionsAToP = clausesIn({
  title: {
    says:
      'Label every table, terminal, console and record governed by this rulebook as Rapid ' +
      'Baccarat with rulebook id crown-rapid, and carry that id in each stored coup so that ' +
      'later audits use these rules and no other set.',
    kept: 'screen',
    where: 'screens',
    area: 'notice',
    kind: 'show',
    roles: ['system'],
    note:
      'The document carries no version or date; store a content hash of the rulebook instead. ' +
      'Contents page numbers are not duties.',
  },
  '1.1 ATS (a)': {
    says:
      'Provide a touch-driven terminal holding a virtual baccarat layout; every wager enters ' +
      'through it and is checked against all wager, limit and timing rules of this rulebook ' +
      'before it appears.',
    kept: 'screen',
    where: 'screens',
    area: 'terminal',
    kind: 'enforce',
    roles: ['patron'],
    note: 'See 4.2, 5.3.',
  },
  '1.1 ATS (b)': {
    says:
      'Keep a register of terminals with an approval reference and date for each; refuse to open ' +
      'a terminal that has no recorded approval.',
    kept: 'engine',
    where: 'server',
    area: 'terminal',
    kind: 'authorise',
    roles: ['operator'],
  },
  '1.1 ATS chip account': {
    says:
      'Create a chip account only by the routes of rule 6 (dealer-accepted tender, or notes fed ' +
      'to the terminal), bind it to exactly one terminal, and end it only by the routes of 6.7.',
    kept: 'engine',
    where: 'table',
    area: 'account',
    kind: 'enforce',
    roles: ['system'],
    note: 'Tournament conditions may change this (12.2.2).',
  },
  '1.1 Baccarat': {
    says:
      "When either hand finishes on zero points, name that hand 'Baccarat' on the console " +
      'prompt, the terminals and the display.',
    kept: 'screen',
    where: 'screens',
    area: 'definition',
    kind: 'show',
    roles: ['system'],
    note:
      'Zero is the lowest hand in 8.4.3(d); it is not a losing hand by itself (0 v ' +
      '0 is a tie).',
  },
  '1.1 Crown Baccarat': {
    says:
      'Offer a table version in which Player wins pay 1 to 1 and Banker wins pay 1 to 1, save ' +
      'that a Banker win on exactly 6 points pays half the stake (1 to 1 with 50% commission; ' +
      '100 wins 50).',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    note:
      'Applies to a 6 made with two or three cards. Version notice: 7.1. Entry stands out of ' +
      'alphabetical order in the source.',
  },
  '1.1 Baccarat Pairs': {
    says:
      'Optional side wager available under both versions: separate Player Pair and Banker Pair ' +
      "bets (either or both); each wins when that hand's first two cards share a rank and " +
      'otherwise loses.',
    kept: 'engine',
    where: 'rules',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
    rulings: ['G2'],
    note: 'Rank, not point value: 10-K is no pair (10.1). Needs a qualifying wager (4.11.1).',
  },
  '1.1 Baccarat Perfect Pairs (a)': {
    says:
      'Classify the first two cards of a hand as Mixed Pair when rank matches but the suits are ' +
      'of opposite colour.',
    kept: 'engine',
    where: 'rules',
    area: 'wager',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['G2'],
    note:
      'Player and Banker sides are separate bets, either or both (2.3, 4.10.6-7); the definition ' +
      "itself calls them 'Player Pair'/'Banker Pair', colliding with Baccarat Pairs names: " +
      "always label with 'Perfect'.",
  },
  '1.1 Baccarat Perfect Pairs (b)': {
    says:
      'Classify as Coloured Pair when rank and colour match but the suit differs (hearts with ' +
      'diamonds, clubs with spades).',
    kept: 'engine',
    where: 'rules',
    area: 'wager',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['G2'],
  },
  '1.1 Baccarat Perfect Pairs (c)': {
    says:
      'Classify as Perfect Pair when rank and suit both match; pay only the single best category ' +
      'reached and treat any non-pair as a loss.',
    kept: 'engine',
    where: 'rules',
    area: 'wager',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['G2', 'G3'],
    note: 'Categories are mutually exclusive, so never add them together.',
  },
  '1.1 Casino Supervisor': {
    says:
      'Model a Casino Supervisor role that at a given table is held by someone who is neither ' +
      'its Dealer nor its Game Supervisor at that moment; reject a sign-on that would give one ' +
      'person two of these roles at one table.',
    kept: 'engine',
    where: 'table',
    area: 'roles',
    kind: 'enforce',
    roles: ['casino-supervisor'],
    rulings: ['G7'],
    note: 'Powers reserved to this role alone: 3.5.3, 3.5.4, 3.11, 13.2, 13.3, 13.7, 13.9.',
  },
  '1.1 Coup': {
    says:
      'Treat one Player hand plus one Banker hand as the unit of play; give each coup (dummy ' +
      'coups included) its own sequential id within the shoe.',
    kept: 'engine',
    where: 'table',
    area: 'definition',
    kind: 'enforce',
    roles: ['system'],
    note: 'A Dummy Coup is also a coup; matters for 3.5.2 and 11.2.',
  },
  '1.1 Dealer': {
    says:
      'Require a signed-on, named Dealer before a table may open a wagering period; record that ' +
      'identity on every console action.',
    kept: 'engine',
    where: 'table',
    area: 'roles',
    kind: 'enforce',
    roles: ['dealer'],
  },
  '1.1 Dealing shoe': {
    says:
      'Model the shoe as an ordered, single-ended source; cards leave only from the front, one ' +
      'by one.',
    kept: 'engine',
    where: 'rules',
    area: 'shoe',
    kind: 'enforce',
    roles: ['system'],
  },
  '1.1 Dragon Bonus (a)': {
    says:
      'Optional side wager under both versions on the Player side: wins if Player wins with a ' +
      'natural, or wins without one by a margin of 4 or more.',
    kept: 'engine',
    where: 'rules',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
    rulings: ['G4'],
    note: 'Odds and the tie treatment are in 10.1.',
  },
  '1.1 Dragon Bonus (b)': {
    says:
      'Same bet for the Banker side: wins if Banker wins with a natural, or wins without one by ' +
      '4 or more; both sides may be backed in one coup.',
    kept: 'engine',
    where: 'rules',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
    rulings: ['G4'],
    note: 'See 4.11.2.',
  },
  '1.1 Dummy Coup': {
    says: "Give a coup a distinct 'dummy' state that carries no live money and follows 11.8.",
    kept: 'engine',
    where: 'rules',
    area: 'irregularity',
    kind: 'enforce',
    roles: ['system'],
  },
  '1.1 game hardware': {
    says:
      'Table configuration lists its terminals and its one console; refuse to open a table ' +
      'lacking a console or having no terminal at all.',
    kept: 'engine',
    where: 'table',
    area: 'definition',
    kind: 'enforce',
    roles: ['operator'],
    note: "Source misprint 'ATs' for ATSs.",
  },
  '1.1 Game Supervisor': {
    says:
      'Model a Game Supervisor role assigned to the table, ranking above Dealer and below Casino ' +
      'Supervisor.',
    kept: 'engine',
    where: 'table',
    area: 'roles',
    kind: 'enforce',
    roles: ['game-supervisor'],
    rulings: ['G7'],
    note:
      "'Game Supervisor (or above)' means game-supervisor or casino-supervisor in this rulebook; " +
      'there is no pit boss here.',
  },
  '1.1 game system (a)': {
    says:
      'The table must be able to run complete coups, take wagers, settle and keep accounts while ' +
      'cut off from any central monitoring link; queue reports and send them when the link ' +
      'returns.',
    kept: 'engine',
    where: 'server',
    area: 'definition',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['R17'],
    note:
      "The public display is outside the game system: its failure is never a 'game system' " +
      'malfunction (11.13, 11.15).',
  },
  '1.1 game system (b)': {
    says:
      'Store the approval reference of the installed software and hardware configuration; show ' +
      'it with the running version on the console and flag any mismatch.',
    kept: 'engine',
    where: 'server',
    area: 'definition',
    kind: 'authorise',
    roles: ['operator'],
  },
  '1.1 Natural': {
    says:
      'Flag a hand as a natural only when its first two cards total 8 or 9; a three-card 8 or 9 ' +
      'is never a natural.',
    kept: 'engine',
    where: 'rules',
    area: 'definition',
    kind: 'enforce',
    roles: ['system'],
    note: 'Drives 9.1 and the Dragon Bonus rows.',
  },
  '1.1 Player': {
    says:
      'Attach each wager to the person in control of the terminal, or to a recorded nominee ' +
      'acting for that person.',
    kept: 'engine',
    where: 'table',
    area: 'roles',
    kind: 'enforce',
    roles: ['patron'],
    note: 'Not the Player hand: here the person is called the patron. Nominee: also 12.3.3.',
  },
});

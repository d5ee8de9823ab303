// crown 1: the meaning of the rules’ words from Run on, and what follows them.

import { clausesIn } from '../../clause.ts';

export const definitionsRToZ = clausesIn({
  '1.1 Run (a)': {
    says:
      'Player Run wager of length N: wins when the N next live coups are all Player wins. ' +
      'Traditional and Crown tables only.',
    kept: 'engine',
    where: 'rules',
    area: 'definition',
    kind: 'enforce',
    roles: ['system'],
  },
  '1.1 Run (b)': {
    says:
      'Banker Run wager of length N: wins when the N next live coups are all Banker wins. ' +
      'Traditional and Crown tables only.',
    kept: 'engine',
    where: 'rules',
    area: 'definition',
    kind: 'enforce',
    roles: ['system'],
  },
  '1.1 Run (c)': {
    says:
      'Player/Banker combination Run of length N: wins when in each of the N next live coups the ' +
      'hand nominated by the patron for that coup wins.',
    kept: 'engine',
    where: 'rules',
    area: 'definition',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['C7'],
    note:
      'Nomination by the side of the main wager of that coup, see 6.5.7. Without nomination the ' +
      'wager would be hugely positive for the patron (+227% at length 2).',
  },
  '1.1 Run (d)': {
    says:
      'Tie Run of length N: wins when the N next live coups are all Ties; any Player or Banker ' +
      'win loses it.',
    kept: 'engine',
    where: 'rules',
    area: 'definition',
    kind: 'enforce',
    roles: ['system'],
  },
  '1.1 Run length': {
    says:
      'Allow lengths 2 to 6 for Player, Banker and combination runs and 2 to 4 for Tie runs; ' +
      'reject others.',
    kept: 'engine',
    where: 'rules',
    area: 'definition',
    kind: 'enforce',
    roles: ['system'],
    note: 'Minimum 2 comes from the odds table and Diagram D.',
  },
  '1.1 Run timing': {
    says:
      "A Run wager must be accepted before the first coup of that Run is dealt (before 'no more " +
      "bets'); stake and length are then locked until it wins or breaks.",
    kept: 'engine',
    where: 'rules',
    area: 'definition',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['C6'],
    note:
      '6.4 applies for the whole life of the Run. Shoe end is not named as breaking a Run: it ' +
      'carries over to the first live coup of the next shoe at that table; refund if the table ' +
      'closes.',
  },
  '1.1 Run several': {
    says:
      'Let one patron hold any number of active Run wagers of different kinds, lengths and ' +
      'starting coups, each tracked alone.',
    kept: 'engine',
    where: 'rules',
    area: 'definition',
    kind: 'enforce',
    roles: ['system'],
    note: 'Show each with progress (k of N) on the terminal.',
  },
  '1.1 Side Wager': {
    says:
      'Accept side wagers (Tie, Dragon Bonus, Dragon Tails, Pairs, Perfect Pairs, Runs) with or ' +
      'without a main wager by the same patron.',
    kept: 'engine',
    where: 'rules',
    area: 'definition',
    kind: 'enforce',
    roles: ['patron'],
    note: 'Exceptions needing a main wager: combination Run (6.5.7) and Insurance (cap).',
  },
  '1.1 Table of Play': {
    says:
      'Third-card decisions are computed from section 9 only; no person can choose to draw or ' +
      'stand.',
    kept: 'engine',
    where: 'rules',
    area: 'definition',
    kind: 'enforce',
    roles: ['system'],
  },
  '1.1 Table Limit Sign': {
    says:
      'Provide the table limit sign as a display panel holding minimum, maximum, differential, ' +
      'Tie Baccarat percentages and announced changes.',
    kept: 'screen',
    where: 'screens',
    area: 'notice',
    kind: 'show',
    roles: ['operator'],
    note: 'See 7.1 and its footnote.',
  },
  '1.1 Tie': {
    says: 'Tie side wager: wins when both hands end with the same count.',
    kept: 'engine',
    where: 'rules',
    area: 'definition',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['C10'],
    note:
      'Definition names Traditional and Crown only, but 10.1 prints Tie odds for 2 to 1 and Tie ' +
      'Baccarat too: offer it in all four versions.',
  },
  '1.1 Tie Baccarat (a)': {
    says:
      "Table version 'tie': on a Tie each Banker wager is returned and paid a table percentage " +
      'from 1% to 10% inclusive, the figure printed on the limit sign.',
    kept: 'engine',
    where: 'rules',
    area: 'definition',
    kind: 'enforce',
    roles: ['system'],
    note: 'Percentages of Banker and Player configurable separately; reject values outside 1..10.',
  },
  '1.1 Tie Baccarat (b)': {
    says:
      "Table version 'tie': on a Tie each Player wager is returned and paid a table percentage " +
      'from 1% to 10% inclusive, the figure printed on the limit sign.',
    kept: 'engine',
    where: 'rules',
    area: 'definition',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['C10'],
    note:
      'Winning odds of main wagers not printed for this version: they are those of Traditional ' +
      '(Player 1 to 1, Banker 1 to 1 less 5%). At 10% this leaves 0.28% / 0.11% house edge, so ' +
      'stake return plus bonus is the consistent reading.',
  },
  '1.1 Traditional Baccarat': {
    says:
      "Table version 'traditional': winning Player pays 1 to 1, winning Banker pays 1 to 1 less " +
      '5% commission on the winnings.',
    kept: 'engine',
    where: 'rules',
    area: 'definition',
    kind: 'enforce',
    roles: ['system'],
    note: '100 on Banker nets 95.',
  },
  '1.1 Tournament': {
    says: 'Tournament mode exists only as a session created under the tournament section (12).',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'enforce',
    roles: ['operator'],
    rulings: ['G11'],
    note: 'Source points to rule 11, a misprint for 12.',
  },
  '1.1 Tournament Terms and Conditions': {
    says: 'Every tournament must be linked to one approved, versioned terms document.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'enforce',
    roles: ['operator'],
    note: 'Content by 12.4; approval step recorded.',
  },
  '1.1 Tournament Director': {
    says: "Provide the tournament-director role with overall control of a tournament's console.",
    kept: 'engine',
    where: 'tournament',
    area: 'roles',
    kind: 'authorise',
    roles: ['tournament-director'],
    rulings: ['G7'],
  },
  '1.1 Tournament player': {
    says:
      'Tag a person entered in a tournament as tournament player; only these may wager at its ' +
      'tables.',
    kept: 'engine',
    where: 'tournament',
    area: 'roles',
    kind: 'enforce',
    roles: ['patron'],
  },
  '1.1 VCGR': {
    says:
      "Use the regulator's name (Victorian Commission for Gambling Regulation) in notices and in " +
      'the inspector contact panel.',
    kept: 'screen',
    where: 'screens',
    area: 'definition',
    kind: 'show',
    roles: [],
    note: 'Make it a text setting, the regulator has been renamed since.',
  },
  '1.1 Void': {
    says:
      "Support the status 'void' for a hand, a coup or a wager; a void wager's stake goes back " +
      'in full and has no result.',
    kept: 'engine',
    where: 'table',
    area: 'definition',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['G6'],
  },
  '1.1 2 to 1 Baccarat': {
    says:
      "Table version '2to1': a winning Player or Banker wager pays 2 to 1 when the winning hand " +
      'has three cards and counts 8 or 9, otherwise 1 to 1 with no commission; both main wagers ' +
      'lose on a Tie.',
    kept: 'engine',
    where: 'rules',
    area: 'definition',
    kind: 'enforce',
    roles: ['system'],
    note: 'A two-card 8/9 pays only 1 to 1. House edge about 3.6% Player, 2.2% Banker (8 decks).',
  },
});

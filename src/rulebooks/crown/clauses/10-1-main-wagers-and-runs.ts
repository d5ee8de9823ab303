// crown 10.1: the odds of the main wagers and of Runs.

import { clausesIn } from '../../clause.ts';

export const mainWagersAndRuns = clausesIn({
  '10.1': {
    says:
      'The odds below are the only ones; payout tables are fixed data per version, not editable ' +
      '(except the Tie Baccarat percentages).',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    note: "Odds 'X to 1' exclude the stake.",
  },
  '10.1 traditional player': {
    says: 'Player count higher: 1 to 1.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    note: 'Star: 7.5.',
  },
  '10.1 traditional banker': {
    says: 'Banker count higher: 1 to 1 less 5% commission.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    note: 'Star: 7.5.',
  },
  '10.1 traditional tie': {
    says: 'Equal counts: Tie pays 8 to 1; Player and Banker wagers are void (returned).',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['G5'],
    note: 'Three stars.',
  },
  '10.1 crown player': {
    says: 'Player count higher: 1 to 1.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    note: 'Star printed, but 7.5 is Traditional only.',
  },
  '10.1 crown banker': {
    says: 'Banker count higher: 1 to 1; Banker wins on 6: half the stake.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    note: 'No 5% commission here.',
  },
  '10.1 crown insurance': {
    says: 'Insurance/No 6: 2 to 1 unless Banker wins with 6.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['C9'],
    note: 'See 1.1 Insurance rows.',
  },
  '10.1 crown tie': {
    says: 'Equal counts: Tie 8 to 1; Player and Banker wagers void (returned).',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['G5'],
  },
  '10.1 run banker-2': {
    says:
      'Banker wins 2 live coups in a row from the coup of placement: pay 3 to 1 at coup 2 at ' +
      'once.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    note: 'Lost at the first coup that is not Banker, Tie included.',
  },
  '10.1 run banker-3': {
    says:
      'Banker wins 3 live coups in a row from the coup of placement: pay 8 to 1 at coup 3 at ' +
      'once.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    note: 'Lost at the first coup that is not Banker, Tie included.',
  },
  '10.1 run banker-4': {
    says:
      'Banker wins 4 live coups in a row from the coup of placement: pay 20 to 1 at coup 4 at ' +
      'once.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    note: 'Lost at the first coup that is not Banker, Tie included.',
  },
  '10.1 run banker-5': {
    says:
      'Banker wins 5 live coups in a row from the coup of placement: pay 45 to 1 at coup 5 at ' +
      'once.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    note: 'Lost at the first coup that is not Banker, Tie included.',
  },
  '10.1 run banker-6': {
    says:
      'Banker wins 6 live coups in a row from the coup of placement: pay 100 to 1 at coup 6 at ' +
      'once.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    note: 'Lost at the first coup that is not Banker, Tie included.',
  },
  '10.1 run player-2': {
    says:
      'Player wins 2 live coups in a row from the coup of placement: pay 3 to 1 at coup 2 at ' +
      'once.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    note: 'Lost at the first coup that is not Player, Tie included.',
  },
  '10.1 run player-3': {
    says:
      'Player wins 3 live coups in a row from the coup of placement: pay 8 to 1 at coup 3 at ' +
      'once.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    note: 'Lost at the first coup that is not Player, Tie included.',
  },
  '10.1 run player-4': {
    says:
      'Player wins 4 live coups in a row from the coup of placement: pay 20 to 1 at coup 4 at ' +
      'once.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    note: 'Lost at the first coup that is not Player, Tie included.',
  },
  '10.1 run player-5': {
    says:
      'Player wins 5 live coups in a row from the coup of placement: pay 45 to 1 at coup 5 at ' +
      'once.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    note: 'Lost at the first coup that is not Player, Tie included.',
  },
  '10.1 run player-6': {
    says:
      'Player wins 6 live coups in a row from the coup of placement: pay 100 to 1 at coup 6 at ' +
      'once.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    note: 'Lost at the first coup that is not Player, Tie included.',
  },
  '10.1 run combo-2': {
    says: "The patron's nominated side wins in each of 2 live coups in a row: pay 3 to 1.",
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['C7'],
    note: 'Broken by Tie or by the other side. Needs main wagers (6.5.7).',
  },
  '10.1 run combo-3': {
    says: "The patron's nominated side wins in each of 3 live coups in a row: pay 8 to 1.",
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['C7'],
    note: 'Broken by Tie or by the other side. Needs main wagers (6.5.7).',
  },
  '10.1 run combo-4': {
    says: "The patron's nominated side wins in each of 4 live coups in a row: pay 20 to 1.",
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['C7'],
    note: 'Broken by Tie or by the other side. Needs main wagers (6.5.7).',
  },
  '10.1 run combo-5': {
    says: "The patron's nominated side wins in each of 5 live coups in a row: pay 45 to 1.",
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['C7'],
    note: 'Broken by Tie or by the other side. Needs main wagers (6.5.7).',
  },
  '10.1 run combo-6': {
    says: "The patron's nominated side wins in each of 6 live coups in a row: pay 100 to 1.",
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['C7'],
    note:
      'Broken by Tie or by the other side. Needs main wagers (6.5.7). Source name lacks ' +
      "'combination'.",
  },
  '10.1 run tie-2': {
    says: '2 Ties in a row: pay 100 to 1.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    note: 'Lost at the first Player or Banker result.',
  },
  '10.1 run tie-3': {
    says: '3 Ties in a row: pay 1,000 to 1.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    note: 'Lost at the first Player or Banker result.',
  },
  '10.1 run tie-4': {
    says: '4 Ties in a row: pay 10,000 to 1.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    note: 'Lost at the first Player or Banker result. Set a low maximum, liability is large.',
  },
  '10.1 note *': {
    says: 'Main wager odds marked * yield to the additional commission of 7.5.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    note: 'Traditional only.',
  },
  '10.1 note **': {
    says: 'A Tie breaks (loses) every Player, Banker and combination Run.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['C6'],
    note: 'Unlike main wagers, which come back on a Tie.',
  },
  '10.1 note ***': {
    says: 'On a Tie wagers on Player and Banker are void and returned.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['G5'],
    note:
      'Marked for Traditional and Crown; 2 to 1 loses instead, Tie Baccarat returns and adds a ' +
      'percentage.',
  },
});

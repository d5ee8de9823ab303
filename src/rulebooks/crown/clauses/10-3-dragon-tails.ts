// crown 10.1: the odds of Dragon Tails.

import { clausesIn } from '../../clause.ts';

export const dragonTails = clausesIn({
  '10.1 dragon-tail early-player-2': {
    says: 'Early Player Dragon Tail that ends with the indicator at 2: pay 1 to 1.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['C2'],
    note:
      'Indicator 0 or 1 at the end: the early wager loses. Paid once, at the end, ' +
      'not per step.',
  },
  '10.1 dragon-tail early-player-3': {
    says: 'Early Player Dragon Tail that ends with the indicator at 3: pay 3 to 1.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['C2'],
  },
  '10.1 dragon-tail early-player-4': {
    says: 'Early Player Dragon Tail that ends with the indicator at 4: pay 7 to 1.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['C2'],
  },
  '10.1 dragon-tail early-player-5': {
    says: 'Early Player Dragon Tail that ends with the indicator at 5: pay 11 to 1.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['C2'],
  },
  '10.1 dragon-tail early-player-6': {
    says:
      'Early Player Dragon Tail that ends with the indicator at 6: pay 30 to 1 immediately on ' +
      'the 6th result.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['C2'],
    note:
      'Player and Banker differ only at six: 30 against 20. No late wagers on the layout: tail ' +
      'closes and indicator returns to 0 at once.',
  },
  '10.1 dragon-tail early-banker-2': {
    says: 'Early Banker Dragon Tail that ends with the indicator at 2: pay 1 to 1.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['C2'],
    note:
      'Indicator 0 or 1 at the end: the early wager loses. Paid once, at the end, ' +
      'not per step.',
  },
  '10.1 dragon-tail early-banker-3': {
    says: 'Early Banker Dragon Tail that ends with the indicator at 3: pay 3 to 1.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['C2'],
  },
  '10.1 dragon-tail early-banker-4': {
    says: 'Early Banker Dragon Tail that ends with the indicator at 4: pay 7 to 1.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['C2'],
  },
  '10.1 dragon-tail early-banker-5': {
    says: 'Early Banker Dragon Tail that ends with the indicator at 5: pay 11 to 1.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['C2'],
  },
  '10.1 dragon-tail early-banker-6': {
    says:
      'Early Banker Dragon Tail that ends with the indicator at 6: pay 20 to 1 immediately on ' +
      'the 6th result.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['C2'],
    note:
      'Player and Banker differ only at six: 30 against 20. No late wagers on the layout: tail ' +
      'closes and indicator returns to 0 at once.',
  },
  '10.1 dragon-tail late-player break': {
    says:
      'Late Player tail ended by a Banker result or a Tie at indicator n (1 to 5): pay the ' +
      'Player odds for n-1: n=3 1 to 1, n=4 3 to 1, n=5 7 to 1; n=1 or 2 loses.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['C2'],
    note:
      'Results P P P B with early on coup 1, late on coup 2: early 3 to 1, late 1 to 1 (mirror ' +
      'for Banker).',
  },
  '10.1 dragon-tail late-player six': {
    says:
      'Indicator at 6 and shoe not over: early wagers are paid, late Player wagers stay for ' +
      'exactly one more live coup: that result Player pays 30 to 1 (six of its own), anything ' +
      'else (Tie included) pays 11 to 1 (five).',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['C2', 'C3'],
    note:
      'Dummy coup does not count as the one more coup. New early wagers on that coup allowed as ' +
      'a fresh tail (a setting, on by default), established at indicator 1 after the hold is ' +
      'settled.',
  },
  '10.1 dragon-tail late-player end-of-shoe': {
    says:
      'Shoe ends with the tail open at indicator n: settle early at n and late at n-1 as for a ' +
      'break; at n=6 pay late 11 to 1 with no further coup.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['C2', 'C4'],
    note: 'End of shoe = completion of the last live coup (4.1.1(b)).',
  },
  '10.1 dragon-tail late-banker break': {
    says:
      'Late Banker tail ended by a Player result or a Tie at indicator n (1 to 5): pay the ' +
      'Banker odds for n-1: n=3 1 to 1, n=4 3 to 1, n=5 7 to 1; n=1 or 2 loses.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['C2'],
    note:
      'Results P P P B with early on coup 1, late on coup 2: early 3 to 1, late 1 to 1 (mirror ' +
      "for Banker). Source prints 'Late Player' in this Banker row: misprint, apply to Late " +
      'Banker.',
  },
  '10.1 dragon-tail late-banker six': {
    says:
      'Indicator at 6 and shoe not over: early wagers are paid, late Banker wagers stay for ' +
      'exactly one more live coup: that result Banker pays 20 to 1 (six of its own), anything ' +
      'else (Tie included) pays 11 to 1 (five).',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['C2', 'C3'],
    note:
      'Dummy coup does not count as the one more coup. New early wagers on that coup allowed as ' +
      'a fresh tail (a setting, on by default), established at indicator 1 after the hold is ' +
      'settled.',
  },
  '10.1 dragon-tail late-banker end-of-shoe': {
    says:
      'Shoe ends with the tail open at indicator n: settle early at n and late at n-1 as for a ' +
      'break; at n=6 pay late 11 to 1 with no further coup.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['C2', 'C4'],
    note:
      "End of shoe = completion of the last live coup (4.1.1(b)). Source prints 'Late Player' in " +
      'this Banker row: misprint, apply to Late Banker.',
  },
});

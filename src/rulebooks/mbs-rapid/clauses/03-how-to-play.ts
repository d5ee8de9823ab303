// mbs-rapid 3: wagering, values, the deal and who draws.

import { clausesIn } from '../../clause.ts';

export const howToPlay = clausesIn({
  '3.1': {
    says:
      "Show the exact words 'Place your bets, please' on each terminal; that moment is " +
      'commencement of play, opens wagering and starts the coup.',
    kept: 'screen',
    where: 'screens',
    area: 'terminal',
    kind: 'show',
    roles: ['system'],
    rulings: ['M5'],
    note:
      'Record a server timestamp. Also fixes the cut-off in 5.2. No wagering duration is given: ' +
      'operator setting.',
  },
  '3.2': {
    says:
      "Show the exact words 'No more bets' on each terminal; that moment closes wagering, after " +
      'which no wager may be placed, changed or withdrawn.',
    kept: 'screen',
    where: 'screens',
    area: 'terminal',
    kind: 'show',
    roles: ['system'],
    rulings: ['M5'],
    note:
      'Terminal and server must agree: server closes, terminals lock and show the text at the ' +
      'same deadline, late messages are refused and the chips go back.',
  },
  '3.3.1': {
    says: '2 to 9 count their number; ace counts 1.',
    kept: 'engine',
    where: 'rules',
    area: 'cards',
    kind: 'enforce',
    roles: ['system'],
  },
  '3.3.2': {
    says: '10, J, Q, K count 0.',
    kept: 'engine',
    where: 'rules',
    area: 'cards',
    kind: 'enforce',
    roles: ['system'],
  },
  '3.4.1': {
    says: 'Card sum 0 to 9: that is the point total.',
    kept: 'engine',
    where: 'rules',
    area: 'cards',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['M1'],
  },
  '3.4.2': {
    says: 'Card sum 10 or above: keep the units digit only.',
    kept: 'engine',
    where: 'rules',
    area: 'cards',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['M1'],
  },
  '3.5': {
    says:
      'Player, Banker, Tie, Player pair and Banker pair wagers are independent: accept any one ' +
      'alone or any combination, opposing sides included; no main wager is required for a pair ' +
      'or tie wager.',
    kept: 'engine',
    where: 'rules',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
    rulings: ['M4'],
    note:
      'Contrary to crown-rapid 4.11.1; the qualifier rule must be per rulebook. No limits ' +
      'clause: minimum and maximum come from operator configuration.',
  },
  '3.6': {
    says: 'Each coup deals exactly two hands, one Player and one Banker.',
    kept: 'engine',
    where: 'rules',
    area: 'deal',
    kind: 'enforce',
    roles: ['system'],
  },
  '3.7.1': {
    says: "Of the four opening cards, numbers 1 and 3 are the Player hand's first and second.",
    kept: 'engine',
    where: 'rules',
    area: 'deal',
    kind: 'enforce',
    roles: ['system'],
  },
  '3.7.2': {
    says: "Of the four opening cards, numbers 2 and 4 are the Banker hand's first and second.",
    kept: 'engine',
    where: 'rules',
    area: 'deal',
    kind: 'enforce',
    roles: ['system'],
  },
  '3.8.1': {
    says:
      'Player pair wager is decided by the opening two Player cards: equal rank wins, all else ' +
      'loses.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['G2', 'G6'],
    note:
      'Decided at four cards but paid with the coup; a later void of the coup (rule 5) voids it ' +
      'as well.',
  },
  '3.8.2': {
    says:
      'Banker pair wager is decided by the opening two Banker cards: equal rank wins, all else ' +
      'loses.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['G2'],
    note: 'As 3.8.1; third cards never matter.',
  },
  '3.9': {
    says:
      'After four cards show and have announced both point totals, and only then call for a ' +
      'third card where the Table of Play requires one.',
    kept: 'screen',
    where: 'screens',
    area: 'deal',
    kind: 'show',
    roles: ['dealer', 'game-supervisor', 'casino-supervisor'],
    note:
      'Order matters: announcement precedes any third card; the console gates the next draw on ' +
      'it. Announcer not named here; 1.1.7 names the Dealer.',
  },
  '3.9.1': {
    says: 'If either hand has 8 or 9 on its opening two cards, no third card goes to either side.',
    kept: 'engine',
    where: 'rules',
    area: 'table-of-play',
    kind: 'enforce',
    roles: ['system'],
  },
  '3.9.2 player-0-to-5': {
    says: 'Player on 0, 1, 2, 3, 4 or 5 draws one card.',
    kept: 'engine',
    where: 'rules',
    area: 'table-of-play',
    kind: 'enforce',
    roles: ['system'],
    note: 'Unless Banker has a natural (3.9.1).',
  },
  '3.9.2 player-6-7': {
    says: 'Player on 6 or 7 stands.',
    kept: 'engine',
    where: 'rules',
    area: 'table-of-play',
    kind: 'enforce',
    roles: ['system'],
  },
  '3.9.2 player-8-9': {
    says: 'Player on 8 or 9 is a natural; neither side draws.',
    kept: 'engine',
    where: 'rules',
    area: 'table-of-play',
    kind: 'enforce',
    roles: ['system'],
  },
  '3.9.3': {
    says: 'Player stood (6 or 7): Banker takes a card holding 0-5 and none holding 6 or 7.',
    kept: 'engine',
    where: 'rules',
    area: 'table-of-play',
    kind: 'enforce',
    roles: ['system'],
  },
  '3.9.4 banker-0-to-2': {
    says: 'Player drew: Banker on 0, 1 or 2 draws whatever the Player third card (0-9).',
    kept: 'engine',
    where: 'rules',
    area: 'table-of-play',
    kind: 'enforce',
    roles: ['system'],
    note: '3.9.4 applies only when Player drew; 3.9.3 otherwise.',
  },
  '3.9.4 banker-3': {
    says: 'Player drew: Banker on 3 draws unless the Player third card counts 8.',
    kept: 'engine',
    where: 'rules',
    area: 'table-of-play',
    kind: 'enforce',
    roles: ['system'],
  },
  '3.9.4 banker-4': {
    says: 'Player drew: Banker on 4 draws if the Player third card counts 2 to 7.',
    kept: 'engine',
    where: 'rules',
    area: 'table-of-play',
    kind: 'enforce',
    roles: ['system'],
  },
  '3.9.4 banker-5': {
    says: 'Player drew: Banker on 5 draws if the Player third card counts 4 to 7.',
    kept: 'engine',
    where: 'rules',
    area: 'table-of-play',
    kind: 'enforce',
    roles: ['system'],
  },
  '3.9.4 banker-6': {
    says: 'Player drew: Banker on 6 draws if the Player third card counts 6 or 7.',
    kept: 'engine',
    where: 'rules',
    area: 'table-of-play',
    kind: 'enforce',
    roles: ['system'],
  },
  '3.9.4 banker-otherwise': {
    says:
      'In every remaining case Banker stands (7 always; 3 v 8; 4 v 0, 1, 8, 9; 5 v 0-3, 8, 9; 6 ' +
      'v 0-5, 8, 9).',
    kept: 'engine',
    where: 'rules',
    area: 'table-of-play',
    kind: 'enforce',
    roles: ['system'],
    note:
      "Same 110 outcomes as crown-rapid Table 2. Literally read, 'all other times' could seem to " +
      'undo 3.9.3; it does not.',
  },
  '3.10': {
    says: 'The side with the larger final point total wins the coup.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
  },
  '3.10.1': {
    says:
      'Equal totals make the coup a tie: Player and Banker stakes are returned unchanged and all ' +
      'Tie wagers win.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['G5'],
    note: 'Pair wagers settle on their own (3.8).',
  },
});

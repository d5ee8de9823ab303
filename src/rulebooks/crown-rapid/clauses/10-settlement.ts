// crown-rapid 10: the odds.

import { clausesIn } from '../../clause.ts';

export const settlement = clausesIn({
  '10.1 traditional player': {
    says: 'Player count above Banker count: pay 1 to 1; below: lose; equal: stake returned.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['G5'],
    note:
      'The * printed on this odds cell has no sensible target; read as ** (void on tie). 8-deck ' +
      'EV -1.235%.',
  },
  '10.1 traditional banker': {
    says:
      'Banker count above Player count: pay 1 to 1 less 5% commission (0.95 net); below: lose; ' +
      'equal: stake returned.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['G1', 'G5'],
    note: 'Same stray *. 8-deck EV -1.058%.',
  },
  '10.1 traditional tie': {
    says: 'Equal counts: pay 8 to 1; otherwise lose.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    note: '8-deck EV -14.360%.',
  },
  '10.1 crown player': {
    says: 'Player count above Banker count: pay 1 to 1; below: lose; equal: stake returned.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['G5'],
  },
  '10.1 crown banker': {
    says:
      'Banker win pays 1 to 1, but with Banker on 6 points pays 0.5 to 1 (1 to 1 less 50% ' +
      'commission); below: lose; equal: stake returned.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['G1', 'G5'],
    note: '8-deck EV -1.458%.',
  },
  '10.1 crown tie': {
    says: 'Equal counts: pay 8 to 1; otherwise lose.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    note: 'A 6-6 tie is not a Banker win on 6.',
  },
  '10.1 footnote **': {
    says: 'On a tie, Player and Banker wagers are void: exact stake goes back, in both versions.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['G5'],
    note: 'Printed only under the Crown table but the Traditional Tie row carries the mark too.',
  },
  '10.1 dragon-bonus banker-natural (options 1/2/3)': {
    says: 'Banker Dragon Bonus, Banker holds a natural and wins: 1 to 1 / 1 to 1 / 1 to 1.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['G4'],
    note:
      'Whatever the margin: natural 9 v 0 still pays 1 to 1. Natural 9 beating ' +
      'natural 8 counts.',
  },
  '10.1 dragon-bonus banker-by-4 (options 1/2/3)': {
    says:
      'Banker Dragon Bonus, Banker has no natural and finishes 4 above Player: 1 to 1 / 1 to 1 / ' +
      '2 to 1.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    note: 'Option 3 pays 2, the others 1.',
  },
  '10.1 dragon-bonus banker-by-5 (options 1/2/3)': {
    says:
      'Banker Dragon Bonus, Banker has no natural and finishes 5 above Player: 2 to 1 / 3 to 1 / ' +
      '2 to 1.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    note: 'Option 2 pays 3.',
  },
  '10.1 dragon-bonus banker-by-6 (options 1/2/3)': {
    says:
      'Banker Dragon Bonus, Banker has no natural and finishes 6 above Player: 4 to 1 / 4 to 1 / ' +
      '4 to 1.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
  },
  '10.1 dragon-bonus banker-by-7 (options 1/2/3)': {
    says:
      'Banker Dragon Bonus, Banker has no natural and finishes 7 above Player: 6 to 1 / 7 to 1 / ' +
      '4 to 1.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    note: 'Option 3 pays only 4.',
  },
  '10.1 dragon-bonus banker-by-8 (options 1/2/3)': {
    says:
      'Banker Dragon Bonus, Banker has no natural and finishes 8 above Player: 10 to 1 / 8 to 1 ' +
      '/ 10 to 1.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    note: 'Option 2 pays only 8.',
  },
  '10.1 dragon-bonus banker-by-9 (options 1/2/3)': {
    says:
      'Banker Dragon Bonus, Banker has no natural and finishes 9 above Player: 30 to 1 / 20 to 1 ' +
      '/ 30 to 1.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    note: 'Option 2 pays only 20.',
  },
  '10.1 dragon-bonus player-natural (options 1/2/3)': {
    says: 'Player Dragon Bonus, Player holds a natural and wins: 1 to 1 / 1 to 1 / 1 to 1.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['G4'],
    note:
      'Whatever the margin: natural 9 v 0 still pays 1 to 1. Natural 9 beating ' +
      'natural 8 counts.',
  },
  '10.1 dragon-bonus player-by-4 (options 1/2/3)': {
    says:
      'Player Dragon Bonus, Player has no natural and finishes 4 above Banker: 1 to 1 / 1 to 1 / ' +
      '2 to 1.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    note: 'Option 3 pays 2, the others 1.',
  },
  '10.1 dragon-bonus player-by-5 (options 1/2/3)': {
    says:
      'Player Dragon Bonus, Player has no natural and finishes 5 above Banker: 2 to 1 / 3 to 1 / ' +
      '2 to 1.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    note: 'Option 2 pays 3.',
  },
  '10.1 dragon-bonus player-by-6 (options 1/2/3)': {
    says:
      'Player Dragon Bonus, Player has no natural and finishes 6 above Banker: 4 to 1 / 4 to 1 / ' +
      '4 to 1.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
  },
  '10.1 dragon-bonus player-by-7 (options 1/2/3)': {
    says:
      'Player Dragon Bonus, Player has no natural and finishes 7 above Banker: 6 to 1 / 7 to 1 / ' +
      '4 to 1.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    note: 'Option 3 pays only 4.',
  },
  '10.1 dragon-bonus player-by-8 (options 1/2/3)': {
    says:
      'Player Dragon Bonus, Player has no natural and finishes 8 above Banker: 10 to 1 / 8 to 1 ' +
      '/ 10 to 1.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    note: 'Option 2 pays only 8.',
  },
  '10.1 dragon-bonus player-by-9 (options 1/2/3)': {
    says:
      'Player Dragon Bonus, Player has no natural and finishes 9 above Banker: 30 to 1 / 20 to 1 ' +
      '/ 30 to 1.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    note: 'Option 2 pays only 20.',
  },
  '10.1 dragon-bonus natural-tie': {
    says: 'Both hands natural with equal counts: both Dragon Bonus sides push, stakes returned.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['G4'],
    note:
      '8-deck EV, Player side options 1/2/3: -2.652% / -2.582% / -2.500%; Banker side -9.373% / ' +
      '-8.847% / -8.531%.',
  },
  '10.1 dragon-bonus tie': {
    says: 'Equal counts without naturals: both Dragon Bonus sides lose.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['G4'],
    note: 'Also lose: winning without a natural by 1-3 points, or being the losing side.',
  },
  '10.1 perfect-pairs mixed (options 1/2)': {
    says: 'Mixed Pair on the backed hand: 6 to 1 / 5 to 1.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['G3'],
    note: '8 decks only.',
  },
  '10.1 perfect-pairs coloured (options 1/2)': {
    says: 'Coloured Pair on the backed hand: 12 to 1 / 10 to 1.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['G3'],
  },
  '10.1 perfect-pairs perfect (options 1/2)': {
    says: 'Perfect Pair on the backed hand: 25 to 1 / 30 to 1.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['G3'],
    note: '8-deck EV option 1 -17/415 (-4.096%), option 2 -14/415 (-3.373%).',
  },
  '10.1 baccarat-pairs pair': {
    says: 'First two cards of the backed hand share a rank: 11 to 1; otherwise lose.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['G2'],
    note: '8-deck EV -43/415 (-10.361%). Settles on two cards even when the main wager ties.',
  },
  '10.1 super-6': {
    says: 'Banker wins on 6 points: 12 to 1; otherwise lose, ties included.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    note: '8-deck EV -29.977%.',
  },
  '10.1 footnote *': {
    says:
      'Payout option for Dragon Bonus (1-3) and for Perfect Pairs (1-2) is one venue-wide ' +
      'setting each: every table offering the bet uses the same option; reject a per-table ' +
      'override and switch all tables together, between coups.',
    kept: 'engine',
    where: 'server',
    area: 'settlement',
    kind: 'enforce',
    roles: ['operator'],
    rulings: ['R8'],
    note:
      'The two bets may use different option numbers. Mark appears on Dragon Bonus and Perfect ' +
      'Pairs odds; the ones on Traditional odds are strays. Option 3 does not exist for Perfect ' +
      'Pairs.',
  },
});

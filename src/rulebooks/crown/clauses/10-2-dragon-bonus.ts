// crown 10.1: the odds of the Dragon Bonus.

import { clauseRows } from '../../clause.ts';

export const dragonBonus = clauseRows({
  '10.1 dragon-bonus banker-natural': ['engine rules settlement enforce', 'system', 'Banker wins with a natural: 1 to 1 whatever the margin.',
    { rulings: ['G4'], note: 'Natural 9 against 0 pays 1 to 1, not 30.' }],
  '10.1 dragon-bonus banker-4': ['engine rules settlement enforce', 'system', 'Banker, without a natural, wins by exactly 4: 1 to 1.',
    { note: 'Margins 1 to 3 without a natural lose, as does a win by Player.' }],
  '10.1 dragon-bonus banker-5': ['engine rules settlement enforce', 'system', 'Banker, without a natural, wins by exactly 5: 2 to 1.'],
  '10.1 dragon-bonus banker-6': ['engine rules settlement enforce', 'system', 'Banker, without a natural, wins by exactly 6: 4 to 1.'],
  '10.1 dragon-bonus banker-7': ['engine rules settlement enforce', 'system', 'Banker, without a natural, wins by exactly 7: 6 to 1.'],
  '10.1 dragon-bonus banker-8': ['engine rules settlement enforce', 'system', 'Banker, without a natural, wins by exactly 8: 10 to 1.'],
  '10.1 dragon-bonus banker-9': ['engine rules settlement enforce', 'system', 'Banker, without a natural, wins by exactly 9: 30 to 1.'],
  '10.1 dragon-bonus player-natural': ['engine rules settlement enforce', 'system', 'Player wins with a natural: 1 to 1 whatever the margin.',
    { rulings: ['G4'], note: 'Natural 9 against 0 pays 1 to 1, not 30.' }],
  '10.1 dragon-bonus player-4': ['engine rules settlement enforce', 'system', 'Player, without a natural, wins by exactly 4: 1 to 1.',
    { note: 'Margins 1 to 3 without a natural lose, as does a win by Banker.' }],
  '10.1 dragon-bonus player-5': ['engine rules settlement enforce', 'system', 'Player, without a natural, wins by exactly 5: 2 to 1.'],
  '10.1 dragon-bonus player-6': ['engine rules settlement enforce', 'system', 'Player, without a natural, wins by exactly 6: 4 to 1.'],
  '10.1 dragon-bonus player-7': ['engine rules settlement enforce', 'system', 'Player, without a natural, wins by exactly 7: 6 to 1.'],
  '10.1 dragon-bonus player-8': ['engine rules settlement enforce', 'system', 'Player, without a natural, wins by exactly 8: 10 to 1.'],
  '10.1 dragon-bonus player-9': ['engine rules settlement enforce', 'system', 'Player, without a natural, wins by exactly 9: 30 to 1.'],
  '10.1 dragon-bonus natural-tie': ['engine rules settlement enforce', 'system', 'Both naturals, equal counts: Dragon Bonus wagers stand off (stake returned).',
    { rulings: ['G4'], note: '8-8 or 9-9 on two cards each.' }],
  '10.1 dragon-bonus tie': ['engine rules settlement enforce', 'system', 'Tie without naturals: all Dragon Bonus wagers lose.',
    { rulings: ['G4'] }],
});

// crown 10.1: the odds of pairs and of the two lesser versions.

import { clauseRows } from '../../clause.ts';

export const pairsAndVersions = clauseRows({
  '10.1 perfect-pairs mixed': ['engine rules settlement enforce', 'system', 'Mixed (same rank, different colours): 6 to 1.',
    { note: '8 decks only. House edge about 4.1% in all three together.' }],
  '10.1 perfect-pairs coloured': ['engine rules settlement enforce', 'system', 'Coloured (same rank and colour, different suits): 12 to 1.',
    { note: '8 decks only.' }],
  '10.1 perfect-pairs perfect': ['engine rules settlement enforce', 'system', 'Perfect (same rank and suit): 25 to 1.',
    { note: '8 decks only.' }],
  '10.1 pairs pair': ['engine rules settlement enforce', 'system', 'First two cards of the nominated hand same rank: 11 to 1.',
    { rulings: ['G2'], note: '10-10 and K-K pair, 10-K does not. House edge about 10.4% at 8 decks.' }],
  '10.1 2to1 player-three-card-8-9': ['engine rules settlement enforce', 'system', 'Player wins with three cards counting 8 or 9: 2 to 1.'],
  '10.1 2to1 player-other': ['engine rules settlement enforce', 'system', 'Player wins in any other way (two cards, or three cards counting 1 to 7): 1 to 1.',
    { note: 'No commission in this version. Naturals are here.' }],
  '10.1 2to1 banker-three-card-8-9': ['engine rules settlement enforce', 'system', 'Banker wins with three cards counting 8 or 9: 2 to 1.'],
  '10.1 2to1 banker-other': ['engine rules settlement enforce', 'system', 'Banker wins in any other way (two cards, or three cards counting 1 to 7): 1 to 1.',
    { note: 'No commission in this version. Naturals are here.' }],
  '10.1 2to1 tie': ['engine rules settlement enforce', 'system', 'Equal counts: Tie pays 8 to 1; Player and Banker wagers LOSE.',
    { rulings: ['G5'], note: 'Overrides note ***.' }],
  '10.1 tie-baccarat player': ['engine rules settlement enforce', 'system', 'On a Tie: Player wager returned plus the table percentage (1% to 10%) as on the limit sign.',
    { rulings: ['G5', 'C10'], note: 'Winning odds missing in the source: see 1.1 Tie Baccarat (b).' }],
  '10.1 tie-baccarat banker': ['engine rules settlement enforce', 'system', 'On a Tie: Banker wager returned plus the table percentage (1% to 10%) as on the limit sign.',
    { rulings: ['G5', 'C10'], note: 'Same. Rounding by 7.3.3.' }],
  '10.1 tie-baccarat tie': ['engine rules settlement enforce', 'system', 'Equal counts: Tie pays 8 to 1.',
    { rulings: ['C10'] }],
});

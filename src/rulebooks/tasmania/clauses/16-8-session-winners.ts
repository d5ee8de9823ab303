// tasmania 16.8 to 16.10: winners, play-offs and the two layouts.

import { clauseRows } from '../../clause.ts';

export const sessionWinners = clauseRows({
  '16.8.1': ['engine tournament tournament enforce', 'operator', 'Number advancing from each session is fixed when the competition starts, published and then locked.',
    { rulings: ['T20'], note: 'With 16.2.3.f. Store it per table and session (16.8.2).' }],
  '16.8.2': ['engine tournament tournament enforce', 'system', "At session end rank the patrons of each table separately by chip value; the highest, as many as advance, are that table's winners.",
    { rulings: ['T20'], note: 'Per table, not over all tables of the session. No minimum applies at this moment: 16.5.9 works only before the end. A level boundary place leads to 16.8.3.' }],
  '16.8.3': ['engine tournament tournament authorise', 'competition-director', 'If winner(s) are not clear at session end, or all remaining patrons are under the minimum: the director orders a play-off of the patrons concerned, sets an equal chip amount for them, and draws one card from a new shoe for the number of coups: ace 1, 2 to 9 as marked, ten 10, J/Q/K 10 (range 1 to 10). Show card and number before the first coup.',
    { rulings: ['T21'], note: '"Competition manager" = Competition Director. Not the modulo-ten value: never zero. Still level afterwards: new draw, repeat. Void and non-betting coups do not count. Needs a really new shuffled shoe, not the one in play.' }],
  '16.8.4': ['engine tournament tournament enforce', 'system', 'Patrons eliminated in the same coup occupy adjoining places: add up the prizes of these places and give each an equal share. Places: survivors by chips first, then eliminated patrons, later coup before earlier.',
    { rulings: ['G11', 'T1', 'T21'], note: 'Cross reference "16.6.3" must be 16.8.3 (its play-off goes first). Leftover chips do not separate them. Shares not divisible: round each up to the cent at the operator\'s cost. Goods: director records a cash value or agreement. Disqualified or forfeited patrons take no share.' }],
  '16.8.5': ['engine tournament tournament enforce', 'competition-director', 'All remaining patrons eliminated by one coup before session end, nobody holding the minimum: instead of ending, those patrons get a new equal chip amount set by the director and play off under 16.8.3, with 16.8.4 for those eliminated together.',
    { rulings: ['G11', 'T1', 'T20'], note: 'References "16.6.3 and 16.6.4" must be 16.8.3 and 16.8.4. Suspends 16.5.9 for them. If the play-off again eliminates all in one coup: share if only prizes are open, repeat if an advancing place is open.' }],
  '16.9': ['screen screens display show', 'system', 'Mini Baccarat layout (Diagram A) available as table view and in rules help.',
    { rulings: ['G13'], figure: 'missing', note: 'Image not in the source text.' }],
  '16.10': ['screen screens display show', 'system', 'Midi Baccarat layout (Diagram B) available as table view and in rules help.',
    { rulings: ['G13'], figure: 'missing', note: 'Image not in the source text.' }],
});

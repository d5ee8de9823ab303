// mbs-rapid 5: what voids a coup.

import { clauseRows } from '../../clause.ts';

export const irregularities = clauseRows({
  '5.1.1': ['engine table irregularity authorise', ['game-supervisor', 'casino-supervisor'], 'Foreign card found during a game: an action voids the coup under way and returns all its stakes, pair and tie wagers included.',
    { rulings: ['G6', 'M1', 'M4'], note: "No role named: Dealer reports, supervisor confirms. 'Foreign' and 'void' undefined: a card not of the declared decks (wrong back, joker, or more copies of a rank/suit than decks); void = stakes back. System flags surplus copies itself. Shoe replacement unstated: supervisor decides." }],
  '5.1.2': ['engine table irregularity enforce', 'system', 'Foreign-card void never reopens earlier coups: their results and payouts stay.'],
  '5.2': ['engine table irregularity authorise', ['game-supervisor', 'casino-supervisor'], "Wrong number of cards dealt to a side: if noticed before the next coup's 'Place your bets, please' and the cards cannot be put right, void the coup; if they can, reconstruct and settle on the right cards.",
    { rulings: ['M2', 'M4'], note: 'Both conditions needed. Noticed later: result stands. A void after settlement reverses payouts first. The window shuts when the next coup opens for bets, not when its first card is dealt.' }],
  '5.3': ['engine table irregularity authorise', ['game-supervisor', 'casino-supervisor'], 'Two or more cards drawn at once in the opening four with an order that cannot be established: void the coup.',
    { rulings: ['M3', 'M4'], note: 'Order known: play on. Third-card stage is not covered here; use 5.2 or 5.4.' }],
  '5.4': ['engine table irregularity authorise', ['game-supervisor', 'casino-supervisor'], 'Order of cards inside the shoe disturbed and not restorable: void the coup, whether or not cards were seen.',
    { rulings: ['M4'], note: 'Only the current coup; previous ones stand by analogy with 5.1.2. Require a reshuffle or new shoe before the next coup.' }],
  '5.5': ['engine rules irregularity enforce', 'system', 'Shoe runs out before the coup can be finished: void it, return all stakes, demand a new shoe.',
    { rulings: ['M1'], note: 'Detect at the draw that fails; do not pre-empt by refusing a coup that might have finished. Dealer can also declare it with physical cards.' }],
});

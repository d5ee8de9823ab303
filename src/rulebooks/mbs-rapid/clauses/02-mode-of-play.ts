// mbs-rapid 2: decks and the layout.

import { clauseRows } from '../../clause.ts';

export const modeOfPlay = clauseRows({
  '2.1': ['engine rules cards enforce', 'operator', 'Shoe of 4, 5, 6, 7, 8, 9 or 10 standard decks of 52, no jokers, matching backs in colour and design; refuse any other count.',
    { rulings: ['M4'], note: 'Wider than crown-rapid (4-8). No cutting card, shuffle, cut or burn procedure is given: house configuration.' }],
  '2.2': ['screen screens terminal show', 'system', 'The terminal screen itself is the game layout: it shows areas for Player, Banker, Tie, Player pair and Banker pair.',
    { note: 'No diagram in the document; the area list is inferred from 3.5 and 4.1.' }],
});

// crown 8.2 and 8.3: the coup from the last call to the third cards.

import { clauseRows } from '../../clause.ts';

export const theCoup = clauseRows({
  '8.2.1': ['engine rules deal enforce', 'dealer', 'Each coup has two hands: Player and Banker.'],
  '8.2.2': ['engine table console enforce', 'dealer', 'Sequence gate before the first card of each coup: (a) is mandatory, (b) optional and only after (a).'],
  '8.2.2 (a)': ['engine table console enforce', 'dealer', 'No-more-bets announcement must come before any card leaves the shoe.'],
  '8.2.2 (b)': ['engine table shoe authorise', 'dealer', 'After that announcement the dealer may burn one card before dealing; record it in the coup.',
    { rulings: ['C16'], note: 'Not offered in a coup that starts with a held card (11.2, 11.6).' }],
  '8.2.3': ['engine rules deal enforce', 'dealer', 'Deal four cards in the order Player 1, Banker 1, Player 2, Banker 2; face-up or face-down as the game supervisor (or above) has chosen for the table.',
    { note: 'Setting owned by game-supervisor.' }],
  '8.3.1': ['engine table deal authorise', 'dealer', 'Dealer picks which hand is exposed first; point count of each is announced as it is shown; third cards follow section 9, face-up or face-down.',
    { note: 'Exposure order has no effect on drawing order: Player third first.' }],
  '8.3.1 (a)': ['engine rules deal enforce', 'system', 'A hand never takes more than one extra card.'],
  '8.3.2': ['screen screens display show', 'dealer', 'Announce the result (Player, Banker or Tie with counts) on console, display, terminals.'],
  '8.3.3': ['engine rules table-of-play enforce', 'system', 'Rank hands by count, higher wins.'],
  '8.3.3 (a)': ['engine rules table-of-play enforce', 'system', '9 ranks highest.'],
  '8.3.3 (b)': ['engine rules table-of-play enforce', 'system', '8 ranks second.'],
  '8.3.3 (c)': ['engine rules table-of-play enforce', 'system', '7 ranks third.'],
  '8.3.3 (d)': ['engine rules table-of-play enforce', 'system', '6, 5, 4, 3, 2, 1 follow, 0 (Baccarat) is lowest.',
    { note: 'No bonus for natural over three-card hand.' }],
  '8.3.4': ['engine table shoe enforce', 'dealer', 'Appearance of the cutting card starts the fixed sequence (a) to (e); the console walks the dealer through it.',
    { rulings: ['C15'], note: "If it shows up at the burn or as the very first draw after no more bets, that coup is 'the coup in which it appears'." }],
  '8.3.4 (a)': ['engine table shoe enforce', 'dealer', 'When the cutting card appears, take it out and lay it aside; it is never part of a hand.'],
  '8.3.4 (b)': ['engine rules shoe enforce', 'dealer', 'Finish the running coup.'],
  '8.3.4 (c)': ['screen screens notice show', 'dealer', 'Announce on display and terminals that the next coup is the last one open for wagers.'],
  '8.3.4 (d)': ['engine table shoe authorise', 'game-supervisor', 'After that last coup the game supervisor or above may order one or more dummy coups.',
    { note: 'Dragon Tails are already settled as end of shoe.' }],
  '8.3.4 (e)': ['engine rules shoe enforce', 'dealer', 'Afterwards force a shuffle by section 4 or bring in pre-shuffled cards; block further live coups.',
    { note: 'Handled shoe: replace (4.4.3). Deferred commission must be settled (10.2.1(a)).' }],
});

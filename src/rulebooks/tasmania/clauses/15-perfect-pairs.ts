// tasmania 15: the Perfect Pairs side wagers.

import { clauseRows } from '../../clause.ts';

export const perfectPairs = clauseRows({
  '15 layout': ['screen screens display show', 'system', 'When Perfect Pairs is on, table layout, terminals and display carry marked Player Pair and Banker Pair areas; when off, none are shown and none can be bet.',
    { note: 'Gate: 6 to 8 decks (4.1).' }],
  '15.1': ['engine rules wager enforce', 'patron', 'Two independent side wagers: Player Pair (first two Player cards) and Banker Pair (first two Banker cards). A person may bet one or both. A wager wins on mixed, coloured or perfect pair of its own hand and loses on everything else.',
    { rulings: ['G2', 'G3'], note: 'Pair = same rank (K-K, not K-Q although both count ten); rank is not defined in the text. The three classes exclude each other; only the one that applies is paid. Third cards never matter.' }],
  '15.1.a': ['engine rules settlement enforce', 'system', 'Mixed pair: same rank, one red card (hearts/diamonds) and one black (spades/clubs).'],
  '15.1.b': ['engine rules settlement enforce', 'system', 'Coloured pair: same rank, two different suits of one colour (hearts+diamonds or spades+clubs).'],
  '15.1.c': ['engine rules settlement enforce', 'system', 'Perfect pair: same rank and same suit (two identical cards from different decks).'],
  '15.2': ['engine table wager enforce', 'system', 'The betting window before the first card always includes the Perfect Pairs areas, open to every patron at the table for the same time as the main areas; no coup starts without that window.',
    { note: 'Not in a non-betting coup. Closes with 6.3.' }],
  '15.3': ['engine rules limits enforce', 'system', 'Perfect Pairs stakes must lie between their own posted minimum and maximum; both figures are on the table sign (display and terminal). Applied to each of the two areas separately.',
    { note: 'After-the-result discovery: 7.4/7.5 with these limits.' }],
  '15.4': ['engine table wager enforce', 'patron', "A pairs wager is accepted with no main wager behind it, from the person or anyone else, and on any pairs area of the table, not only at the person's own position.",
    { note: "Terminal must let a patron choose another position's pairs area; wager belongs to the placing person. Position cap of 6.4 (three patrons per space) is for betting spaces in general; apply it also here." }],
  '15.5': ['engine rules deal enforce', 'system', 'If only Perfect Pairs wagers stand, the coup is still dealt to the very end with third cards, points and result announced, and history recorded.',
    { rulings: ['T11'], note: '"Offered" must mean "placed"; without any wager at all 6.2 applies. Do not stop after four cards.' }],
  '15.6': ['engine rules settlement enforce', 'system', 'Outcome of a pairs wager depends solely on the initial two cards of the hand it was placed on.',
    { note: 'Wording "player(s) box" comes from another game; read as the hand named on the area.' }],
  '15.6.a': ['engine rules settlement enforce', 'system', 'Win when these two cards form one of the pairs of 15.1.'],
  '15.6.b': ['engine rules settlement enforce', 'system', 'Loss when these two cards form no pair.',
    { note: 'Source speaks of cards dealt to the patron; read as the hand (Player or Banker) named on the wagered area.' }],
  '15.7': ['engine table settlement enforce', 'dealer', 'Settle pairs wagers only after the coup is complete (not right after the fourth card), in the order a then b.',
    { rulings: ['T11'], note: 'Result may be displayed earlier, money moves at completion. Void coup: no settlement, stakes back.' }],
  '15.7.a': ['engine table settlement enforce', 'dealer', 'First step: take all losing pairs stakes.'],
  '15.7.b': ['engine table settlement enforce', 'dealer', 'Second step: pay all winning pairs stakes.'],
  '15.8': ['engine rules settlement enforce', 'system', 'Pay winning pairs wagers by the fixed list below, show the list on layout and terminals; no configuration of other odds in this rulebook.'],
  '15.8.a': ['engine rules settlement enforce', 'system', 'Mixed pair pays 6 to 1.'],
  '15.8.b': ['engine rules settlement enforce', 'system', 'Coloured pair pays 12 to 1.'],
  '15.8.c': ['engine rules settlement enforce', 'system', 'Perfect pair pays 25 to 1.'],
});

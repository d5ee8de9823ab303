// crown 1: the title of the rules and the meaning of their words, to Player.

import { clausesIn } from '../../clause.ts';

export const definitionsAToP = clausesIn({
  '1.1 Baccarat': {
    says:
      "Label any hand (Player or Banker) with point count 0 as 'Baccarat' in announcements and " +
      'display; it is the lowest rank of hand.',
    kept: 'screen',
    where: 'screens',
    area: 'definition',
    kind: 'enforce',
    roles: ['system'],
    note: 'Used by 8.3.3(d). Do not confuse with the game name.',
  },
  '1.1 Baccarat Pairs': {
    says:
      'Side wager Player Pair and/or Banker Pair: wins when the first two cards of the named ' +
      'hand have the same rank (suit irrelevant), loses on every other outcome. Offer only when ' +
      'the table version is Traditional or Crown. One patron may hold Player Pair, Banker Pair ' +
      'or both in one coup.',
    kept: 'engine',
    where: 'rules',
    area: 'definition',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['G2'],
    note:
      'Rank not point value: 10-K is NOT a pair (see 10.1 pairs). A Tie or a third card never ' +
      'matters.',
  },
  '1.1 Baccarat Perfect Pairs': {
    says:
      'Side wager Player Perfect Pair and/or Banker Perfect Pair graded into exactly one of ' +
      'three classes by the first two cards of the named hand; loses when the two ranks differ. ' +
      'Offer only on Traditional or Crown tables; a patron may hold either or both.',
    kept: 'engine',
    where: 'rules',
    area: 'definition',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['G2', 'G3'],
    note:
      '8 decks required (3.1.1). Grades are exclusive: pay the single class that applies, never ' +
      'cumulate.',
  },
  '1.1 Baccarat Perfect Pairs (a)': {
    says: 'Class Mixed: same rank, one red card and one black card.',
    kept: 'engine',
    where: 'rules',
    area: 'definition',
    kind: 'enforce',
    roles: ['system'],
    note: 'Pays 6 to 1 (10.1).',
  },
  '1.1 Baccarat Perfect Pairs (b)': {
    says:
      'Class Coloured: same rank, same colour, different suits (hearts+diamonds or ' +
      'clubs+spades).',
    kept: 'engine',
    where: 'rules',
    area: 'definition',
    kind: 'enforce',
    roles: ['system'],
    note: 'Pays 12 to 1 (10.1).',
  },
  '1.1 Baccarat Perfect Pairs (c)': {
    says: "Class Perfect: same rank and same suit (needs two decks' copies of one card).",
    kept: 'engine',
    where: 'rules',
    area: 'definition',
    kind: 'enforce',
    roles: ['system'],
    note: 'Pays 25 to 1 (10.1).',
  },
  '1.1 Crown Baccarat': {
    says:
      "Table version 'crown': winning Player pays 1 to 1; winning Banker pays 1 to 1 without " +
      'commission, except that a Banker win with point count 6 pays half (100 pays 50). ' +
      'Insurance/No 6 may be switched on for this version only.',
    kept: 'engine',
    where: 'rules',
    area: 'definition',
    kind: 'enforce',
    roles: ['system'],
    note: 'Six may be a two-card or three-card six. Rounding by 7.3.3.',
  },
  '1.1 Coup': {
    says:
      'Model one coup as exactly one Player hand plus one Banker hand, with its own id, betting ' +
      'window, cards, result and settlement record.',
    kept: 'engine',
    where: 'table',
    area: 'definition',
    kind: 'enforce',
    roles: ['system'],
    note:
      'Coup, round, round of play and hand are used loosely in the source; treat ' +
      'as one entity.',
  },
  '1.1 Dealer': {
    says:
      'Provide the dealer role: the person who operates the game on the console (calls bets, ' +
      'closes bets, draws, announces, settles).',
    kept: 'engine',
    where: 'table',
    area: 'roles',
    kind: 'authorise',
    roles: ['dealer'],
  },
  '1.1 Dealing shoe': {
    says:
      'Model the shoe as an ordered, face-down card source; every card used in a coup must come ' +
      'from it.',
    kept: 'engine',
    where: 'rules',
    area: 'definition',
    kind: 'enforce',
    roles: ['system'],
    note: 'See 2.3.',
  },
  '1.1 Distinctive Marker': {
    says:
      "Support a position marker whose default captions are 'Personal limit' and 'Higher limit' " +
      '(caption list extendable) for a seat with individually agreed limits.',
    kept: 'screen',
    where: 'screens',
    area: 'definition',
    kind: 'show',
    roles: ['system'],
    note: 'Shown under 7.6.',
  },
  '1.1 Dragon Bonus (a)': {
    says:
      'Player Dragon Bonus wager: wins when Player wins with a two-card 8/9, or wins by 4 or ' +
      'more points; offered only on Traditional or Crown.',
    kept: 'engine',
    where: 'rules',
    area: 'definition',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['G4'],
    note: 'Natural tie pushes, see 10.1. A patron may hold both sides (6.8.2).',
  },
  '1.1 Dragon Bonus (b)': {
    says:
      'Banker Dragon Bonus wager: wins when Banker wins with a two-card 8/9, or wins by 4 or ' +
      'more points; offered only on Traditional or Crown.',
    kept: 'engine',
    where: 'rules',
    area: 'definition',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['G4'],
  },
  '1.1 Dragon Tail (a)': {
    says:
      'Player Dragon Tail wager: needs 2 to 6 successive Player results, counted from the coup ' +
      'in which the tail was established; offered only on Traditional or Crown.',
    kept: 'engine',
    where: 'rules',
    area: 'definition',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['C1'],
    note: 'Never pays for more than 6.',
  },
  '1.1 Dragon Tail (b)': {
    says:
      'Banker Dragon Tail wager: needs 2 to 6 successive Banker results, counted from the coup ' +
      'in which the tail was established; offered only on Traditional or Crown.',
    kept: 'engine',
    where: 'rules',
    area: 'definition',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['C1'],
    note:
      'A patron may hold Player and Banker tails at once. Run one independent state machine per ' +
      'side.',
  },
  '1.1 Dragon Tail placement': {
    says:
      "Accept a tail wager only before 'no more bets' and before the first card. Early area of a " +
      'side: open only while that side has no established tail (indicator 0). Late area of a ' +
      'side: open only in the betting window of the single coup that directly follows ' +
      'establishment (indicator exactly 1). At indicator 2 to 6 refuse both, but for a fresh ' +
      'early wager in the late-hold coup at six (a setting, on by default).',
    kept: 'engine',
    where: 'rules',
    area: 'definition',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['C1', 'C3'],
    note:
      'Late area is open to every patron, not only holders of early wagers. Dummy coups do not ' +
      'use up the late window (11.8.4). Last announced coup of a shoe: a new early or late wager ' +
      'cannot reach 2 and is a sure loser; so both tail areas close for that coup (a setting, on ' +
      'by default).',
  },
  '1.1 Dragon Tail established': {
    says:
      "Set a side's tail to indicator 1 when at least one valid early wager of that side lay on " +
      "the layout at 'no more bets' AND the live coup's result is that side. With no early wager " +
      'on that side, a result of that side establishes nothing, whatever the streak in the shoe.',
    kept: 'engine',
    where: 'rules',
    area: 'definition',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['C1'],
    note:
      'The count starts at the establishing coup (it is result no. 1), NOT at the start of the ' +
      'shoe streak. An early wager whose first live coup gives a Tie or the opposite result ' +
      'loses (a push on Tie would give the patron about +5% edge; with loss the house edge is ' +
      'about 4.5% on both sides, 8 decks).',
  },
  '1.1 Dragon Tail broken': {
    says:
      "End a side's tail on: a Tie; the opposite result; completion of the last live coup of the " +
      'shoe (the coup after the one in which the cutting card came out, 4.1.1(b)); or the 6th ' +
      'consecutive result. Settle on ending by 10.1, then set the indicator to 0 (except the ' +
      'late hold at six).',
    kept: 'engine',
    where: 'rules',
    area: 'definition',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['C1', 'C4'],
    note:
      'Mid-shoe shuffles under 4.1.1(c)/(d) or card replacement under 4.4.2 are not named: the ' +
      'tail stays open and continues with the next live coup; Pit Boss may instead refund (13.9).',
  },
  '1.1 Dragon Tail Indicator': {
    says:
      'When Dragon Tails are offered show per table the side and the number (0 to 6) of ' +
      'consecutive results of the established tail on public display, dealer console and ' +
      'terminals, updated at each result announcement.',
    kept: 'screen',
    where: 'screens',
    area: 'display',
    kind: 'show',
    roles: ['system'],
    rulings: ['C1'],
    note:
      'Only one side can be at 1 or more at a time; keep value 6 shown during the late hold ' +
      'coup. It is not the roadmap streak. If every wager of a tail gets voided, clear the tail ' +
      '(indicator 0).',
  },
  '1.1 Dummy Coup': {
    says:
      'A coup flagged as dummy is dealt and recorded but settles no wager; only the paths of ' +
      'section 11.8 and those naming it may set the flag.',
    kept: 'engine',
    where: 'table',
    area: 'definition',
    kind: 'enforce',
    roles: ['system'],
    note: 'See 11.8.2.',
  },
  '1.1 Game Supervisor': {
    says:
      'Provide the game-supervisor role; every right given to it is also held by any ' +
      'higher rank.',
    kept: 'engine',
    where: 'table',
    area: 'roles',
    kind: 'authorise',
    roles: ['game-supervisor'],
    rulings: ['G7'],
    note:
      "Rank order for '(or above)': dealer < game-supervisor < pit-boss < operator (Crown " +
      'management). Tournament director is a separate role.',
  },
  '1.1 Insurance/No 6 trigger': {
    says:
      'Open the Insurance/No 6 window only on a Crown Baccarat table where it is offered, when ' +
      "the Banker's first two cards count 6 and the Player's first two cards count 0 to 5 (so " +
      'Player must draw).',
    kept: 'engine',
    where: 'rules',
    area: 'definition',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['C9'],
    note:
      'Both hands must be exposed before the third card. If Player stands on 6/7 or holds a ' +
      'natural: no window.',
  },
  '1.1 Insurance/No 6 outcome': {
    says:
      'Lose only if Banker wins with a final count of 6; win at 2 to 1 on everything else: ' +
      'Player wins, Tie (also 6-6), or Banker wins with another count after drawing.',
    kept: 'engine',
    where: 'rules',
    area: 'definition',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['C9'],
    note:
      'At 2 to 1 this wager favours the patron: about +4.4% overall (8 decks) and about +24% ' +
      'when Player shows 4 or 5; the cap is what bounds it. Kept as printed; the lab says so.',
  },
  '1.1 Insurance/No 6 cap': {
    says:
      "Cap each patron's insurance at that patron's own accepted main wager on Player or Banker " +
      'in this coup; a patron without such a wager (only side wagers) may not insure. Holders of ' +
      'either side may insure.',
    kept: 'engine',
    where: 'rules',
    area: 'definition',
    kind: 'enforce',
    roles: ['patron'],
    rulings: ['C9'],
    note:
      'Cap uses the stake after 7.3/7.4 adjustment. Patron with both sides: the cap is the ' +
      'larger of the two stakes (text is singular), one insurance wager per patron.',
  },
  '1.1 Insurance/No 6 timing': {
    says:
      'Accept insurance only between exposure of the four initial cards and the draw of the ' +
      "Player's third card; the console must lock the third-card action while the window is " +
      'open, and the dealer closes the window explicitly; place the stake in its own marked area.',
    kept: 'engine',
    where: 'table',
    area: 'definition',
    kind: 'enforce',
    roles: ['dealer'],
    rulings: ['C9'],
    note:
      "'Subsequent deal' read as the deal of the third card, not the next coup. Exception to 6.4 " +
      'that 6.4 forgets to list.',
  },
  '1.1 Natural': {
    says:
      'Flag a hand as natural when its first two cards count 8 or 9; a three-card 8/9 is never a ' +
      'natural.',
    kept: 'engine',
    where: 'rules',
    area: 'definition',
    kind: 'enforce',
    roles: ['system'],
    note: 'Applies to either hand.',
  },
  '1.1 Player': {
    says:
      'A patron is whoever has a wager in the game, or the person they nominate to act for them; ' +
      "let a patron register a nominee whose actions are recorded under the patron's account.",
    kept: 'engine',
    where: 'table',
    area: 'definition',
    kind: 'enforce',
    roles: ['patron'],
    note: "Distinct from 'Player hand'; keep two names in the code.",
  },
});

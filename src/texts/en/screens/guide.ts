// The patron’s guide: the help of the terminal and docs/guides/patron.md, in English.

export const GUIDE = {
  title: 'At the terminal',
  parts: {
    see: {
      heading: 'What you see',
      lines: [
        'Two hands of cards: Player in blue, Banker in red. They are two sides of the table, ' +
          'not two people. The large figure is the hand’s point count, 0 to 9; a count of 0 is ' +
          'called Baccarat.',
        'Under them the places for wagers, each with what it pays. What this table does not ' +
          'offer is not there.',
        'At the foot your balance, what you have on the table, your last win, and the chips.',
        'At the head the game and its version, the smallest and the largest wager, and a ring ' +
          'with the seconds left.',
        'The roads are the past of this shoe in five drawings. Past results do not change the ' +
          'odds.',
      ],
    },
    begin: {
      heading: 'Begin',
      lines: [
        'Insert notes, or buy in with the dealer: the balance shows it at once. In a ' +
          'demonstration touch “Insert $100”; it is not real money.',
        'Choose your language (EN, 简, 繁), large type or high contrast at any time; no wager ' +
          'is touched by it.',
      ],
    },
    wager: {
      heading: 'Place a wager',
      lines: [
        'While the screen says “Place your bets, please”, touch a chip and then a place. ' +
          'Every touch adds one chip; you may also drag.',
        'A chip is pale until the house has confirmed it. Only a confirmed wager plays.',
        'Undo takes your last touch back, Clear takes everything back, Repeat places the ' +
          'wagers of your last coup, Double doubles what lies there.',
        'A wager that cannot be taken says why and by which rule; your money stays where it was.',
        'After “No more bets” nothing can be added, changed or taken back.',
      ],
    },
    coup: {
      heading: 'How a coup goes',
      lines: [
        'Each hand gets two cards. Ace counts 1, tens and pictures 0, the others their ' +
          'number; of the sum only the last digit counts.',
        'With 8 or 9 on two cards, a natural, nobody draws. Otherwise the drawing table of ' +
          'the rules says whether a hand takes a third card: nobody chooses.',
        'The higher count wins. Equal counts are a tie.',
      ],
    },
    won: {
      heading: 'What you won, and why',
      lines: [
        'The places that won light up and the payment goes to your balance by itself.',
        'Touch “Why?”: for every wager the odds, the sentence and the number of the rule.',
        'Your last coups can be looked at again, with cards and payments.',
      ],
    },
    leave: {
      heading: 'Leave',
      lines: [
        'Touch “Cash out”. What still lies on the table is played to its end first.',
        'You get a ticket, or the attendant pays you by hand. Keep a ticket like money.',
      ],
    },
    wrong: {
      heading: 'When something is wrong',
      lines: [
        '“Call attendant” brings somebody to your seat. If you think that a payment is wrong, ' +
          'call before the next coup: the house looks at the recorded coup with you.',
        'Accounts frozen: nothing moves until a supervisor has ruled. Balance and wagers stay ' +
          'as they are.',
        'Dummy coup: cards are dealt, no wager plays. Coup void: every stake of it goes back.',
        'The server is away: accepted wagers are safe. The screen comes back by itself.',
        'The screen or the note acceptor does not answer: leave it and call. What was ' +
          'accepted is on record.',
      ],
    },
    safe: {
      heading: 'Stay well',
      lines: [
        'Decide beforehand how much and how long. The house keeps an edge on every wager, and ' +
          'no wager becomes due.',
        'You may leave after any coup. A break costs nothing.',
        'If it is no pleasure any more, tell any member of staff: help is free and nobody is told.',
      ],
    },
  },
} as const;

// Results, games, books, roles and the notices that books want, in English.

export const SCREEN_NAMES = {
  results: {
    player: 'Player wins, {0} over {1}',
    banker: 'Banker wins, {1} over {0}',
    tie: 'Tie, {0} each',
  },
  games: {
    Baccarat: 'Baccarat',
    'Rapid Baccarat': 'Rapid Baccarat',
    'Rapid No Commission Baccarat': 'Rapid No Commission Baccarat',
    'Traditional Baccarat': 'Traditional Baccarat',
    'Crown Baccarat': 'Crown Baccarat',
    'Federal Baccarat': 'Federal Baccarat',
    'No Commission Baccarat': 'No Commission Baccarat',
    '2 to 1 Baccarat': '2 to 1 Baccarat',
    'Tie Baccarat': 'Tie Baccarat',
    'Baccarat with Lucky 6': 'Baccarat with Lucky 6',
    'Commission-free Baccarat': 'Commission-free Baccarat',
  },
  books: {
    crown: 'Crown Melbourne',
    'crown-rapid': 'Crown Melbourne, Rapid',
    tasmania: 'Tasmania',
    'mbs-rapid': 'Marina Bay Sands, Rapid',
    demonstration: 'The house’s own book',
  },
  roles: {
    dealer: 'Dealer',
    'game-supervisor': 'Game supervisor',
    'casino-supervisor': 'Casino supervisor',
    'pit-boss': 'Pit boss',
    operator: 'Operator',
    'table-inspector': 'Table inspector',
    surveillance: 'Surveillance',
    inspector: 'Inspector',
    'tournament-director': 'Tournament director',
    cashier: 'Cashier',
    administrator: 'Administrator',
    system: 'The system',
  },
  notices: {
    devices: 'No device that records, projects or analyses results or odds may be used here.',
    inspector:
      'If a dispute is not settled: an inspector under the Casino Control Act 1991 is present ' +
      'and may be consulted.',
    complaints:
      'A complaint about the conduct of gaming may be investigated by the ' +
      'Victorian Commission for Gambling Regulation. Ask any supervisor how.',
    rules: 'The full rules are shown to anybody who asks.',
    ticket: 'It is for you to keep the ticket and to present it for payment.',
    lostTicket: 'The house is not liable for a ticket that is lost, stolen or no longer legible.',
  },
} as const;

// crown-rapid 1: the meaning of the rules’ words from rapid games on, and what follows them.

import { clausesIn } from '../../clause.ts';

export const definitionsRToZ = clausesIn({
  '1.1 rapid games': {
    says: "Name only: this rulebook is one of the games run on the operator's rapid platform.",
    kept: 'floor',
    because: 'It only names the family of games; there is no act to keep.',
    where: 'rules',
    area: 'definition',
    kind: 'human',
    roles: [],
    note: 'No software effect beyond the rulebook id.',
  },
  '1.1 remote ATS': {
    says:
      'Mark a terminal as remote or at-table in configuration; a remote one belongs to the same ' +
      'table, counts toward the 50 cap, and is refused unless an approved distance has been ' +
      'recorded for it.',
    kept: 'engine',
    where: 'table',
    area: 'terminal',
    kind: 'enforce',
    roles: ['operator'],
    rulings: ['R17'],
    note:
      'The distance figure is not given; store the approved figure and the actual one. Remote ' +
      'drives 6.2.1 and 6.7.2.',
  },
  '1.1 SGC (a)': {
    says:
      'Dealer console accepts everything needed to run the table: buy-in amounts and their ' +
      "confirmation, payouts, each coup's outcome, and the permissible wagers.",
    kept: 'engine',
    where: 'table',
    area: 'console',
    kind: 'enforce',
    roles: ['dealer', 'game-supervisor', 'casino-supervisor'],
    note:
      'Winner alone is not enough: capture rank and suit of every card, since Dragon Bonus and ' +
      'pair bets need them.',
  },
  '1.1 SGC (b)': {
    says:
      'Dealer console shows all system information the Dealer needs: table phase and countdown, ' +
      "each terminal's state, balance and wagers, limits, shoe state, pending buy-ins and " +
      'cash-outs, faults, draw instruction, result and payouts.',
    kept: 'screen',
    where: 'screens',
    area: 'console',
    kind: 'show',
    roles: ['dealer', 'game-supervisor', 'casino-supervisor'],
  },
  '1.1 SGC (c)': {
    says:
      "Record the console's approval reference; an unapproved console may not take control of a " +
      'table.',
    kept: 'engine',
    where: 'server',
    area: 'console',
    kind: 'authorise',
    roles: ['operator'],
  },
  '1.1 Side Wager': {
    says:
      'Classify Tie, Dragon Bonus, Perfect Pairs, Pairs and Super 6 as side wagers that may be ' +
      'placed alongside or in place of Player/Banker wagers, except where 4.11.1 demands a ' +
      'qualifier.',
    kept: 'engine',
    where: 'rules',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
    rulings: ['R7'],
    note:
      "'Dragon Tails' is named as an example but has no definition, area or odds in this " +
      'rulebook: leave it out here (it lives in the standard Crown rulebook).',
  },
  '1.1 Super 6': {
    says:
      'Optional side wager under both versions: wins only if Banker wins holding 6 points; loses ' +
      'on everything else, including a 6-6 tie.',
    kept: 'engine',
    where: 'rules',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
    note:
      "'Offered' here reads as unconditional but 2.6 and 4.10 make it optional; treat as " +
      'optional.',
  },
  '1.1 Table of Play': {
    says:
      'Draw/stand is computed from rule 9 with no discretion for anyone; the console states the ' +
      'required action and blocks a normal continuation that departs from it.',
    kept: 'engine',
    where: 'rules',
    area: 'table-of-play',
    kind: 'enforce',
    roles: ['system'],
    note: 'Departures are handled through 11.3 and 11.7.',
  },
  '1.1 Tie': {
    says: 'Tie wager wins when both final point counts are equal.',
    kept: 'engine',
    where: 'rules',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
    rulings: ['R7'],
    note:
      "'May be offered' here, but 4.10.3 lists it ahead of the 'where offered' group: treat Tie " +
      'as always available.',
  },
  '1.1 Traditional Baccarat': {
    says:
      'Offer a table version in which Player wins pay 1 to 1 and Banker wins pay 1 to 1 less 5% ' +
      'commission (100 wins 95).',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
  },
  '1.1 tournament': {
    says: 'Treat as a tournament only an event created and run under the rule 12 workflow.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'enforce',
    roles: ['system'],
  },
  '1.1 tournament conditions': {
    says:
      'Keep the approved, versioned conditions with each tournament; any edit after approval ' +
      'reopens approval.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'enforce',
    roles: ['operator'],
  },
  '1.1 Tournament Director': {
    says: 'Assign one named person the overall management role for each tournament.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'authorise',
    roles: ['operator'],
    rulings: ['G7'],
    note: 'See 12.1.2.',
  },
  '1.1 tournament player': {
    says:
      'Mark entrants as tournament players; only they (or approved substitutes) may hold a ' +
      'terminal at a tournament table.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'enforce',
    roles: ['patron'],
  },
  '1.1 VCGR': {
    says:
      "Spell out the regulator's name, Victorian Commission for Gambling Regulation, wherever " +
      'the abbreviation is shown (complaint notice, approvals).',
    kept: 'screen',
    where: 'screens',
    area: 'definition',
    kind: 'show',
    roles: ['system'],
    note:
      "Body since renamed in reality; keep the document's name but make it a " +
      'configurable text.',
  },
  '1.1 Void': {
    says:
      'Support a void state on three levels (hand, coup, wager), each with reason, actor and ' +
      'time; a void wager returns its exact stake and nothing else.',
    kept: 'engine',
    where: 'table',
    area: 'definition',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['G6'],
  },
  '1.1 wagering period': {
    says:
      'Hold one authoritative wagering-period clock per table whose length and early end come ' +
      'from 8.1.',
    kept: 'engine',
    where: 'table',
    area: 'wager',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['G11', 'R1'],
    note:
      'Source points to 8.2, which only requires a countdown; stale reference, read as ' +
      '8.1(b)-(c).',
  },
  '1.1 WND': {
    says:
      "Public display, viewable by all patrons at the table, shows at minimum the latest coup's " +
      'outcome.',
    kept: 'screen',
    where: 'screens',
    area: 'display',
    kind: 'show',
    roles: ['system'],
    rulings: ['G15'],
    note:
      "Name comes from roulette ('number'); more history is allowed but not required. Not part " +
      'of the game system.',
  },
  '1.2': {
    says:
      'Every Dealer action and power on the console is also open to a Game Supervisor or Casino ' +
      'Supervisor, unless a clause says otherwise; log the real actor and role.',
    kept: 'engine',
    where: 'table',
    area: 'roles',
    kind: 'enforce',
    roles: ['game-supervisor', 'casino-supervisor'],
    rulings: ['G7'],
    note: 'Inheritance runs upward only: Game Supervisors do not gain Casino Supervisor powers.',
  },
  '1.3': {
    says:
      "Scope every state, limit, shoe and outcome to one identified gaming table; 'the game' " +
      'never spans tables.',
    kept: 'engine',
    where: 'table',
    area: 'definition',
    kind: 'enforce',
    roles: ['system'],
    note: 'Exception: the payout option footnote of 10.1 is venue-wide.',
  },
  '1.4(a)': {
    says: "Use 'bet' in the data model for the contingency (for example Banker Dragon Bonus).",
    kept: 'engine',
    where: 'rules',
    area: 'definition',
    kind: 'enforce',
    roles: ['system'],
  },
  '1.4(b)': {
    says: "Use 'wager' for the amount put on a bet by one account in one coup.",
    kept: 'engine',
    where: 'rules',
    area: 'definition',
    kind: 'enforce',
    roles: ['system'],
  },
  '1.5': {
    says:
      "A terminal is 'open' exactly while a chip account is active on it; every open-terminal " +
      'duty (2.1, 4.8, 6.1) keys off that state, not off mere power or login.',
    kept: 'engine',
    where: 'table',
    area: 'terminal',
    kind: 'enforce',
    roles: ['system'],
  },
  '1.6': {
    says:
      'Attribute each automatic breach or failure of terminal, console or system behaviour to ' +
      'the Dealer on duty and the operator in the audit trail, and raise it to the console as an ' +
      'alert.',
    kept: 'engine',
    where: 'table',
    area: 'roles',
    kind: 'enforce',
    roles: ['operator'],
    note: 'Duties on the machine are duties on the people; needs a compliance log.',
  },
});

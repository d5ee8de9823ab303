// crown-rapid 13: conduct, disputes, closing; and the diagram.

import { clausesIn } from '../../clause.ts';

export const general = clausesIn({
  '13.1': {
    says:
      'Show the ban on devices that record, project or analyse outcomes or odds near the table, ' +
      "and keep the product's own analysis tools (lab, simulators) off terminals, displays and " +
      'any patron-facing device.',
    kept: 'screen',
    where: 'screens',
    area: 'conduct',
    kind: 'show',
    roles: [],
    rulings: ['G9', 'G15'],
    note:
      "Policing is human. A result history on the operator's display is equipment, not a " +
      "patron's device.",
  },
  '13.2': {
    says:
      'Give the Casino Supervisor a sanctions panel against a patron who broke any rule; needs ' +
      'clause breached and narrative.',
    kept: 'engine',
    where: 'table',
    area: 'conduct',
    kind: 'authorise',
    roles: ['casino-supervisor'],
  },
  '13.2.1': {
    says: "Sanction: declare any of that patron's wagers void, stake returned.",
    kept: 'engine',
    where: 'table',
    area: 'conduct',
    kind: 'authorise',
    roles: ['casino-supervisor'],
    note:
      'Refund follows from the meaning of void. Possible after expiry, unlike ' +
      'patron withdrawal.',
  },
  '13.2.2': {
    says:
      'Sanction: exclude the patron from the game; account locks for wagers, balance paid by ' +
      '6.7; re-entry refused at the table.',
    kept: 'engine',
    where: 'table',
    area: 'conduct',
    kind: 'authorise',
    roles: ['casino-supervisor'],
  },
  '13.2.3': {
    says:
      'Sanction: move winnings made while holding a prohibited device into a held sub-ledger ' +
      'until an investigation closes (release or forfeiture entry).',
    kept: 'engine',
    where: 'table',
    area: 'conduct',
    kind: 'authorise',
    roles: ['casino-supervisor'],
    note: 'Only winnings, not buy-in money; needs start time of possession.',
  },
  '13.2.4': {
    says: 'Sanction: log that a prohibited device was taken (item, holder, time, custodian).',
    kept: 'engine',
    where: 'table',
    area: 'conduct',
    kind: 'authorise',
    roles: ['casino-supervisor'],
    note: 'The taking itself is physical.',
  },
  '13.2.5': {
    says:
      'Sanction: log a detention with start, end and the name of whoever with authority took ' +
      'over.',
    kept: 'engine',
    where: 'table',
    area: 'conduct',
    kind: 'authorise',
    roles: ['casino-supervisor'],
    note: "The act itself is physical; the software never holds a person's cash-out beyond 13.2.3.",
  },
  '13.3.1': {
    says:
      'Casino Supervisor may invalidate a coup for civil commotion, fire, riot, brawl, robbery ' +
      'or act of God, chosen from a list.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'authorise',
    roles: ['casino-supervisor'],
  },
  '13.3.2': {
    says: "Casino Supervisor may invalidate a coup where someone's fraud affected its outcome.",
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'authorise',
    roles: ['casino-supervisor'],
  },
  '13.4': {
    says:
      'Any invalidated coup refunds every wager of every patron; if already settled, reverse ' +
      'payouts and losses first.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['G6', 'R11'],
    note: 'Applies to 11.10 and 13.3. Cashed-out accounts: as 11.11.',
  },
  '13.5': {
    says:
      'Staff give no playing advice beyond rule compliance; accordingly no hint, suggested wager ' +
      'or strategy text appears on any screen, only rule-related messages.',
    kept: 'screen',
    where: 'screens',
    area: 'conduct',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['G9', 'G15'],
  },
  '13.6': {
    says:
      "Swaying another patron's choices uninvited is banned for onlookers and fellow patrons; " +
      'staff police it.',
    kept: 'floor',
    because: 'What is said across a table is heard by the staff, not by the system.',
    where: 'table',
    area: 'conduct',
    kind: 'human',
    roles: [],
    note: "There is no chat, and no sight of another patron's wagers on a terminal.",
  },
  '13.7': {
    says:
      'Casino Supervisor closes a table that has patrons only after a sign with the closing time ' +
      'was up for at least 20 minutes; earlier closing is refused; with no open terminal it may ' +
      'close at once.',
    kept: 'engine',
    where: 'table',
    area: 'notice',
    kind: 'enforce',
    roles: ['casino-supervisor'],
    rulings: ['G10'],
    note: 'Moving the time forward restarts the 20 minutes.',
  },
  '13.8': {
    says:
      'Count consecutive coups without a wager per seated patron while all other seats are in ' +
      'use; at three, alert the console, where staff may require the seat to be vacated.',
    kept: 'engine',
    where: 'table',
    area: 'conduct',
    kind: 'authorise',
    roles: ['dealer', 'game-supervisor', 'casino-supervisor'],
    rulings: ['R14'],
    note:
      'Reset on a recognised wager or when a seat frees up. Dummy and voided coups do not count. ' +
      'Actor unstated: Dealer or above.',
  },
  '13.9': {
    says:
      'Dispute arising from or not covered by the rules: Casino Supervisor enters a decision, ' +
      'marked final within the casino.',
    kept: 'engine',
    where: 'table',
    area: 'conduct',
    kind: 'authorise',
    roles: ['casino-supervisor'],
    rulings: ['R15'],
    note: 'Also the channel for gaps (insufficient cards, exposed surplus card).',
  },
  '13.10': {
    says:
      'If a dispute stays unresolved, tell the complainant that an inspector under the Casino ' +
      'Control Act 1991 is present and may be consulted, and record that this was told.',
    kept: 'screen',
    where: 'screens',
    area: 'notice',
    kind: 'show',
    roles: ['system'],
    note: 'The inspector role gets read access to the dispute file.',
  },
  '13.11': {
    says:
      'Tell patrons that complaints about the conduct of gaming may be investigated by the VCGR; ' +
      'offer details on the terminal help page.',
    kept: 'screen',
    where: 'screens',
    area: 'notice',
    kind: 'show',
    roles: ['system'],
  },
  '13.12': {
    says:
      'No wagering between patrons: no transfers between accounts and no patron-to-patron bet ' +
      'feature.',
    kept: 'engine',
    where: 'table',
    area: 'conduct',
    kind: 'enforce',
    roles: ['system'],
    note: 'Physical side bets are for staff to police.',
  },
  '13.13': {
    says:
      'Make the rules available on request: a rules page on terminals and a printable copy from ' +
      'the console.',
    kept: 'screen',
    where: 'screens',
    area: 'notice',
    kind: 'show',
    roles: ['system'],
    rulings: ['G13'],
  },
  'Diagram A': {
    says:
      'Keep one layout definition as the stand-in for the missing figure and render all ' +
      'terminals from it.',
    kept: 'screen',
    figure: 'missing',
    where: 'screens',
    area: 'terminal',
    kind: 'show',
    roles: ['system'],
    rulings: ['G13'],
    note:
      'Heading only, no picture in the source: ask the operator for the figure; until then use ' +
      'the element list of 2.1(a)(i).',
  },
});

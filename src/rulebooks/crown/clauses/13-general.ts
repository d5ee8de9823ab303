// crown 13: conduct, disputes and closing.

import { clausesIn } from '../../clause.ts';

export const general = clausesIn({
  '13.1': {
    says:
      'No device that records, projects or analyses outcomes, odds or strategy at a table: ' +
      'terminals carry no lab, odds calculator or card-count view; incident form for found ' +
      'devices.',
    kept: 'screen',
    where: 'screens',
    area: 'conduct',
    kind: 'enforce',
    roles: ['operator'],
    rulings: ['G9', 'G15'],
    note: "Operator's own score display counts as casino equipment, not a person's device.",
  },
  '13.2': {
    says:
      'On a breach by a patron, pit boss or above chooses among the next rows; ' +
      'reason recorded.',
    kept: 'engine',
    where: 'table',
    area: 'conduct',
    kind: 'authorise',
    roles: ['pit-boss'],
  },
  '13.2.1': {
    says: "Action 'void wagers' for the offending patron(s): any of their open wagers become void.",
    kept: 'engine',
    where: 'table',
    area: 'conduct',
    kind: 'authorise',
    roles: ['pit-boss'],
    note: 'Stakes returned per meaning of Void unless held under 13.2.3.',
  },
  '13.2.2': {
    says:
      "Action 'exclude from game' for the offending patron(s): terminal locked, no new wagers, " +
      'seat released.',
    kept: 'engine',
    where: 'table',
    area: 'conduct',
    kind: 'authorise',
    roles: ['pit-boss'],
    note: 'Open Runs/tails: pit boss chooses void or let run.',
  },
  '13.2.3': {
    says:
      'Hold winnings made while holding a prohibited device until the inquiry ends; account hold ' +
      'with amount and case.',
    kept: 'engine',
    where: 'table',
    area: 'account',
    kind: 'authorise',
    roles: ['pit-boss'],
  },
  '13.2.4': {
    says:
      'Confiscation of the device happens off-system; the incident record only has a field for ' +
      'it.',
    kept: 'floor',
    because:
      'Taking a device from a person is a physical act; the incident record has a ' +
      'field for it.',
    where: 'table',
    area: 'conduct',
    kind: 'human',
    roles: ['pit-boss'],
  },
  '13.2.5': {
    says:
      'Detaining a person until an authorised officer takes charge happens off-system; the ' +
      'incident record only has a field for it.',
    kept: 'floor',
    because:
      'Detaining a person is a physical act under the law; the incident record has a field for ' +
      'it.',
    where: 'table',
    area: 'conduct',
    kind: 'human',
    roles: ['pit-boss'],
  },
  '13.3': {
    says:
      "Pit boss or above may cancel a coup's outcome, only for cause 13.3.1 or 13.3.2, chosen " +
      'from a list and logged.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'authorise',
    roles: ['pit-boss'],
    note: 'Effect: 13.4.',
  },
  '13.3.1': {
    says: 'Cause: civil commotion, fire, riot, brawl, robbery, act of God.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'authorise',
    roles: ['pit-boss'],
  },
  '13.3.2': {
    says: 'Cause: fraud by anyone that touches the outcome.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'authorise',
    roles: ['pit-boss'],
  },
  '13.4': {
    says:
      'When an outcome is cancelled, refund every wager placed on it and reverse any settlement ' +
      'already posted, with a linked ledger entry.',
    kept: 'engine',
    where: 'table',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['G6'],
    note:
      'Runs/tails: those first placed for this coup are refunded; older ones stay and the coup ' +
      'is not counted.',
  },
  '13.5': {
    says: 'Staff give no playing advice; console, terminals show rules only, no hints.',
    kept: 'screen',
    where: 'screens',
    area: 'conduct',
    kind: 'enforce',
    roles: ['dealer'],
    rulings: ['G9', 'G15'],
    note: 'Exception: keeping to the rules.',
  },
  '13.6': {
    says:
      "Onlookers and other patrons may not sway a patron's decisions unless that patron asks; " +
      'off-system.',
    kept: 'floor',
    because: 'What is said across a table is heard by the staff, not by the system.',
    where: 'table',
    area: 'conduct',
    kind: 'human',
    roles: ['patron'],
    note: 'Product offers no chat or hint sharing between terminals.',
  },
  '13.7': {
    says:
      'Pit boss or above may close an occupied table only once a sign with the closing time has ' +
      'been up there for 20 minutes or longer; scheduler enforces it.',
    kept: 'engine',
    where: 'table',
    area: 'notice',
    kind: 'authorise',
    roles: ['pit-boss'],
    rulings: ['G10'],
    note: 'Empty table: at once. On closure settle deferred commission; open tails/Runs refunded.',
  },
  '13.8': {
    says:
      'Count consecutive live coups without any wager per seated patron; at three, while all ' +
      'other seats are occupied, prompt staff that the seat may be reclaimed; staff decide.',
    kept: 'engine',
    where: 'table',
    area: 'conduct',
    kind: 'authorise',
    roles: ['game-supervisor'],
    note:
      'Dummy coups not counted, an open Run/tail counts as wagering. Role not named: ' +
      'game-supervisor.',
  },
  '13.9': {
    says:
      'Dispute register: pit boss or above enters the ruling, which closes the matter on ' +
      'operator level, also where the rules are silent.',
    kept: 'engine',
    where: 'table',
    area: 'conduct',
    kind: 'authorise',
    roles: ['pit-boss'],
    rulings: ['C19'],
    note: 'In tournaments 12.4.8(h) names the director; 13.10 and 13.11 remain open to the patron.',
  },
  '13.10': {
    says:
      'When a dispute is marked unresolved, show and log advice to the complainant that an ' +
      'inspector under the Casino Control Act 1991 is present and may be consulted.',
    kept: 'screen',
    where: 'screens',
    area: 'notice',
    kind: 'show',
    roles: ['system'],
  },
  '13.11': {
    says:
      'Complaint notice on terminals: a patron may have a complaint on the conduct of gaming or ' +
      'betting looked into by the regulator.',
    kept: 'screen',
    where: 'screens',
    area: 'notice',
    kind: 'show',
    roles: ['system'],
  },
  '13.12': {
    says:
      'No wagers between patrons: no peer transfers, shared pots or private bets on ' +
      'any terminal.',
    kept: 'engine',
    where: 'table',
    area: 'conduct',
    kind: 'enforce',
    roles: ['patron'],
    note: 'Nominee rights (1.1 Player) are not transfers.',
  },
  '13.13': {
    says:
      "Offer the full rules on request (terminal and console print) and on the operator's " +
      'website; show version and date.',
    kept: 'screen',
    where: 'screens',
    area: 'notice',
    kind: 'show',
    roles: ['operator'],
    rulings: ['G13'],
  },
});

// crown 11.8 and after: dummy coups, recalculation, claims and disputes.

import { clausesIn } from '../../clause.ts';

export const dummyCoupsAndClaims = clausesIn({
  '11.8': {
    says:
      'Dummy coups follow the next rows; mark them in the history, keep them out of result ' +
      'statistics, roads, Run and tail counters, and abstention counts.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['C8'],
  },
  '11.8.1': {
    says:
      'Game supervisor or above may order one or more dummy coups for a reason in (a) to (e); ' +
      'console asks count and reason.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'authorise',
    roles: ['game-supervisor'],
  },
  '11.8.1 (a)': {
    says: 'Reason: keep the order of cards right after a mistake or irregularity.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'authorise',
    roles: ['game-supervisor'],
    rulings: ['C22'],
  },
  '11.8.1 (b)': {
    says: 'Reason: start of a new shoe.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'authorise',
    roles: ['game-supervisor'],
  },
  '11.8.1 (c)': {
    says: 'Reason: any time in a shoe.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'authorise',
    roles: ['game-supervisor'],
  },
  '11.8.1 (d)': {
    says:
      'Continuous mode: deal dummy after dummy until a patron places a wager, then stop and open ' +
      'normal betting for the following coup.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'authorise',
    roles: ['game-supervisor'],
    rulings: ['C15', 'C18'],
    note:
      '11.8.5 would void a wager put down during the running dummy: terminals therefore record ' +
      'an intent signal and accept the stake in the next betting window. Not offered while ' +
      'Runs/tails are open.',
  },
  '11.8.1 (e)': {
    says: "Reason: other reasonable cause in the supervisor's view; free text.",
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'authorise',
    roles: ['game-supervisor'],
    note: "Typo: 'of' missing.",
  },
  '11.8.2': {
    says: 'No dummy coup without a rule reference; reject otherwise.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'enforce',
    roles: ['system'],
    note: 'Allowed: 8.3.4(d), 11.4, 11.5.1, 11.6.1(b), 11.6.2, 11.7(c), 11.8.1, 11.9.2.',
  },
  '11.8.3': {
    says:
      "As soon as dummy coups become due, show 'DUMMY COUP' unmistakably on public display, " +
      'every terminal and console, before the next card; keep it until the dummy is finished.',
    kept: 'screen',
    where: 'screens',
    area: 'display',
    kind: 'show',
    roles: ['dealer'],
  },
  '11.8.4': {
    says:
      'Coup turns into a dummy while wagers lie on it: void and return each (rows a, b) EXCEPT ' +
      "Run and Dragon Tail wagers, which stay put; the dummy's result neither advances, breaks " +
      'nor wins them.',
    kept: 'engine',
    where: 'rules',
    area: 'irregularity',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['C8'],
    note:
      'Includes Runs/tails first placed for this coup: their first counted coup is the next live ' +
      "one. A combination Run's main wager is returned while the Run stays and the coup is not " +
      'counted.',
  },
  '11.8.4 (a)': {
    says: 'Mark the wager void.',
    kept: 'engine',
    where: 'rules',
    area: 'irregularity',
    kind: 'enforce',
    roles: ['system'],
  },
  '11.8.4 (b)': {
    says: 'Return the stake to its owner.',
    kept: 'engine',
    where: 'rules',
    area: 'irregularity',
    kind: 'enforce',
    roles: ['system'],
  },
  '11.8.5': {
    says:
      'Wager put down after the dummy was indicated: void and return it (rows a, b), Run and ' +
      'tail wagers included.',
    kept: 'engine',
    where: 'rules',
    area: 'irregularity',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['C8'],
    note: 'The 11.8.4 exception is not repeated here. Terminals keep betting closed in a dummy.',
  },
  '11.8.5 (a)': {
    says: 'Mark it void.',
    kept: 'engine',
    where: 'rules',
    area: 'irregularity',
    kind: 'enforce',
    roles: ['system'],
  },
  '11.8.5 (b)': {
    says: 'Return the stake to its owner.',
    kept: 'engine',
    where: 'rules',
    area: 'irregularity',
    kind: 'enforce',
    roles: ['system'],
  },
  '11.9': {
    says:
      'Precondition for the rows below: dealer holds the shoe and the coup is dealt by 8.1.1 or ' +
      '8.1.2; never available under 8.1.3.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['C20'],
    note: 'The only exception 6.4 names.',
  },
  '11.9.1': {
    says:
      'If 1 to 4 of the initial cards are drawn and none has been turned up, game supervisor or ' +
      'above may grant a wager-change window; console closes it before any card is exposed.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'authorise',
    roles: ['game-supervisor'],
    rulings: ['C20'],
    note:
      'Face-up dealing exposes at once, so never available then. Table limits and 7.4 are ' +
      're-checked.',
  },
  '11.9.1 (a)': {
    says: 'In the window a patron may move a wager to another betting area.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'authorise',
    roles: ['patron'],
  },
  '11.9.1 (b)': {
    says: 'In the window a patron may raise or lower the stake.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'authorise',
    roles: ['patron'],
  },
  '11.9.1 (c)': {
    says: 'In the window a patron may add a wager.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'authorise',
    roles: ['patron'],
  },
  '11.9.1 (d)': {
    says: 'In the window a patron may take a wager back.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'authorise',
    roles: ['patron'],
    note: 'Runs/tails begun in earlier coups stay locked.',
  },
  '11.9.2': {
    says: 'If everyone withdraws, the hand may be finished as a dummy.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'authorise',
    roles: ['game-supervisor'],
    note:
      "'May' in the source, but drawn cards cannot be discarded (11.2), so a dummy is the only " +
      'way to use them: make it the default. Open Runs/tails from earlier coups keep the coup ' +
      'live.',
  },
  '11.10': {
    says:
      'Shoe runs out before the coup is complete: coup is void and all wagers placed on it ' +
      'return.',
    kept: 'engine',
    where: 'rules',
    area: 'irregularity',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['G6', 'C4', 'C6', 'C21'],
    note:
      'Open Runs/tails: coup not counted; the shoe is over, so tails settle as end of shoe at ' +
      'the indicator before this coup, Runs carry over; an early wager of which no coup was ' +
      'played goes back. Misplaced comma in source.',
  },
  '11.11': {
    says: "Console action 'card order lost': voids the running coup and returns all its wagers.",
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'authorise',
    roles: ['game-supervisor'],
    rulings: ['G6', 'C17'],
    note:
      'Source names no decider: game-supervisor or above. Open Runs/tails stay, coup ' +
      'not counted.',
  },
  '11.12': {
    says:
      'Error in coup k disclosed only once coup k+1 has begun: leave coup k+1 and later results, ' +
      'settlements and counters untouched.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['C17'],
    note:
      'What happens to coup k itself is not said: it can be corrected through the dispute path ' +
      '(13.9) by new entries.',
  },
  '11.13': {
    says:
      'Tail wager on a Late area while that side had no established tail, spotted only after no ' +
      'more bets: mark void and return the stake, whatever the result.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['C5'],
    note:
      'Spotted before: refuse. Same treatment for a late wager at indicator 2 or more and an ' +
      'early wager at 1 or more. A voided late wager establishes nothing.',
  },
});

// crown-rapid 12: tournaments.

import { clausesIn } from '../../clause.ts';

export const tournaments = clausesIn({
  '12.1.1': {
    says:
      'Tournaments give all entrants equal opportunity: same starting credit, limits, coups, ' +
      'wagering time and version for each patron of a round.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'enforce',
    roles: ['operator'],
  },
  '12.1.2': {
    says: 'A tournament cannot leave draft without an appointed Tournament Director.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'authorise',
    roles: ['operator'],
  },
  '12.1.3': {
    says:
      'Start is blocked until written approval of the conditions by the VCGR Executive ' +
      'Commissioner is recorded (name, date, document reference), for that exact version.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'authorise',
    roles: ['operator'],
    note: 'Approval happens outside; the operator records it.',
  },
  '12.2.1(a)': {
    says: "Conditions field: entry fee amount, or an explicit 'none'.",
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'enforce',
    roles: ['operator'],
    note: 'All of (a)-(k) are mandatory fields; submission fails while one is blank.',
  },
  '12.2.1(b)': {
    says:
      'Conditions fields: opening credit per round or session, buy-in amount if any, and what ' +
      'becomes of balances when each ends; the account engine applies these.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'enforce',
    roles: ['operator'],
  },
  '12.2.1(c)': {
    says:
      'Conditions field: whether each coup has a compulsory or minimum wager, and its size; ' +
      'enforce it at close when set.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'enforce',
    roles: ['operator'],
    note: 'Consequence of missing it is not stated: must be written in the conditions.',
  },
  '12.2.1(d)': {
    says:
      'Conditions fields: number and length of rounds or sessions, tables and terminals active ' +
      'in each, progression method, and every extra stage such as repechage, catch-up and ' +
      'second-chance rounds; the scheduler executes them.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'enforce',
    roles: ['operator'],
  },
  '12.2.1(e)': {
    says:
      'Conditions field: whether, how and when eliminated patrons may buy back in; enforce count ' +
      'and time windows.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'enforce',
    roles: ['operator'],
  },
  '12.2.1(f)(i)': {
    says:
      'Conditions must state that entry is open only to people allowed into the casino and ' +
      'allowed to gamble.',
    kept: 'screen',
    where: 'tournament',
    area: 'tournament',
    kind: 'show',
    roles: ['operator'],
    note: 'Entry form asks for confirmation.',
  },
  '12.2.1(f)(ii)': {
    says:
      'If the operator keeps a general right to refuse entry, conditions say any application may ' +
      'be turned down; without that text the refusal action is disabled.',
    kept: 'screen',
    where: 'tournament',
    area: 'tournament',
    kind: 'show',
    roles: ['operator'],
  },
  '12.2.1(f)(iii)': {
    says: 'If selection criteria are used, conditions list them.',
    kept: 'screen',
    where: 'tournament',
    area: 'tournament',
    kind: 'show',
    roles: ['operator'],
  },
  '12.2.1(g)': {
    says:
      'Conditions fields: entry terms, penalty-free withdrawal window, application form, minimum ' +
      'and maximum entrants; enforce window and numbers.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'enforce',
    roles: ['operator'],
  },
  '12.2.1(h)': {
    says:
      'Conditions fields: grounds for disqualification and for retirement, and what share of fee ' +
      'and buy-in comes back in each case; refunds are computed from them.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'enforce',
    roles: ['operator'],
  },
  '12.2.1(i)': {
    says:
      'Conditions field: effect of arriving late or not attending a round or session; apply it ' +
      'at roll-call.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'enforce',
    roles: ['operator'],
  },
  '12.2.1(j)': {
    says: 'Conditions field: prizes, shown to entrants and used for the final ranking record.',
    kept: 'screen',
    where: 'tournament',
    area: 'tournament',
    kind: 'show',
    roles: ['operator'],
  },
  '12.2.1(k)': {
    says:
      'Conditions must state that the Director runs the event under the conditions and the game ' +
      'rules, the rules winning on any conflict; validation lets no condition override the rules ' +
      'except rule 6.',
    kept: 'screen',
    where: 'tournament',
    area: 'tournament',
    kind: 'show',
    roles: ['operator'],
    note: '12.2.2.',
  },
  '12.2.2': {
    says:
      'Conditions may switch off or alter the chip-account rule (rule 6) only; account engine ' +
      'takes a tournament profile.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'enforce',
    roles: ['operator'],
    note: 'Other rules cannot be varied.',
  },
  '12.2.3': {
    says:
      'Before play the Director briefs patrons and records being satisfied of their ' +
      'understanding; the first coup stays locked until this is signed.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'authorise',
    roles: ['tournament-director'],
  },
  '12.2.4': {
    says:
      'Director may demand a signed copy of the conditions from each patron; when set, unsigned ' +
      'patrons cannot take a terminal.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'authorise',
    roles: ['tournament-director'],
    note: 'Optional.',
  },
  '12.2.5': {
    says:
      'Director must be signed on as present for every moment of each session or coup; if ' +
      'presence lapses, no new wagering period opens.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'enforce',
    roles: ['tournament-director'],
    note: 'One Director, so simultaneous sessions at separate places need care.',
  },
  '12.3.1': {
    says: 'Director designates the tournament tables.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'authorise',
    roles: ['tournament-director'],
  },
  '12.3.2': {
    says:
      'During a session or round a designated table takes tournament play only: no cash buy-in, ' +
      'note credit or non-entrant account.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'enforce',
    roles: ['operator'],
  },
  '12.3.3': {
    says:
      'A patron may name a substitute for their position in a session or round; Director ' +
      'approves or refuses, subject to the conditions; the change is logged.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'authorise',
    roles: ['tournament-director'],
  },
  '12.3.4': {
    says:
      "Director may shift a session's start time only with reasonable notice to entrants: " +
      'broadcast it, store when it went out, warn when the lead is short.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'authorise',
    roles: ['tournament-director'],
    rulings: ['R15'],
    note: "'Reasonable' has no figure: configurable lead, default 20 minutes by analogy with 13.7.",
  },
  '12.3.5(a)': {
    says:
      'Director may end play at a table ahead of the scheduled coups or time only if those who ' +
      'progress from it are already settled; system checks this mathematically or asks for a ' +
      'declaration.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'authorise',
    roles: ['tournament-director'],
    note: "(a) and (b) are joined by 'and': both must hold where (b) applies.",
  },
  '12.3.5(b)': {
    says:
      'Where conditions turn closing balances into cash, early ending also needs recorded ' +
      'consent of every patron at the table.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'enforce',
    roles: ['tournament-director'],
    note: 'No cash disposition: (b) does not bite.',
  },
});

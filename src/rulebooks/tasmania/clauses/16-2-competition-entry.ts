// tasmania 16.2: fees, refunds and published conditions.

import { clausesIn } from '../../clause.ts';

export const competitionEntry = clausesIn({
  '16.2 fee': {
    says:
      'Casino Operator may set an entry fee (zero allowed) charged to applicants; ledger keeps ' +
      'it per applicant.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'authorise',
    roles: ['operator'],
  },
  '16.2 added value': {
    says:
      'Casino Operator may add cash, goods or services to the prize pool; record kind, ' +
      'description and value apart from entry fees.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'authorise',
    roles: ['operator'],
    note: 'Not part of the base for the 10 % in 16.2.1.',
  },
  '16.2 refund': {
    says:
      'Refund the full entry fee automatically (1) to everybody if the competition does not take ' +
      'place, (2) to a patron who withdraws 7 days or more before it begins (exactly 7 days ' +
      'counts). Later withdrawal: no refund.',
    kept: 'engine',
    where: 'tournament',
    area: 'account',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['T22'],
    note:
      'Measured from the scheduled start in venue local time minus 7 calendar days. ' +
      'Disqualified: 16.2.4. Refused applicant: give the fee back (not stated). Too few entrants ' +
      'under 16.2.2.d = does not proceed.',
  },
  '16.2.1': {
    says:
      'Operator may keep at most 10 % of all entry fees received (after refunds), for ' +
      'administration or related prize pools; the rest, at least 90 %, is the prize pool. A ' +
      'higher retention cannot be saved. Round the retention down. Show fees, retention, added ' +
      'value and pool.',
    kept: 'engine',
    where: 'tournament',
    area: 'account',
    kind: 'enforce',
    roles: ['operator'],
    rulings: ['T22'],
    note: 'Fees of disqualified patrons stay in the base.',
  },
  '16.2.2': {
    says:
      'The competition cannot open its first session until items a to i are all filled in and ' +
      'published to entrants; afterwards they are frozen.',
    kept: 'screen',
    where: 'tournament',
    area: 'notice',
    kind: 'show',
    roles: ['operator'],
    note: 'Source lacks a noun after "in the competition"; meant are its published conditions.',
  },
  '16.2.2.a': {
    says: 'Publish the application form to be used.',
    kept: 'screen',
    where: 'tournament',
    area: 'notice',
    kind: 'show',
    roles: ['operator'],
  },
  '16.2.2.b': {
    says: 'Publish the conditions of entry.',
    kept: 'screen',
    where: 'tournament',
    area: 'notice',
    kind: 'show',
    roles: ['operator'],
  },
  '16.2.2.c': {
    says: 'Publish the entry fee or fees, zero included.',
    kept: 'screen',
    where: 'tournament',
    area: 'notice',
    kind: 'show',
    roles: ['operator'],
  },
  '16.2.2.d': {
    says:
      'Publish maximum and minimum number of entrants; refuse entries above the maximum, flag a ' +
      'count under the minimum at closing.',
    kept: 'screen',
    where: 'tournament',
    area: 'notice',
    kind: 'show',
    roles: ['operator'],
  },
  '16.2.2.e': {
    says:
      'Publish the chip amount (competition or cash value) each patron gets at the start of a ' +
      'session.',
    kept: 'screen',
    where: 'tournament',
    area: 'notice',
    kind: 'show',
    roles: ['operator'],
    note: 'May differ between sessions, never between patrons of a session (16.4.2).',
  },
  '16.2.2.f': {
    says: 'Publish the length of each session (time or number of shoes).',
    kept: 'screen',
    where: 'tournament',
    area: 'notice',
    kind: 'show',
    roles: ['operator'],
  },
  '16.2.2.g': {
    says: 'Publish the list of prizes.',
    kept: 'screen',
    where: 'tournament',
    area: 'notice',
    kind: 'show',
    roles: ['operator'],
  },
  '16.2.2.h': {
    says: 'Publish how prizes are allotted to placings.',
    kept: 'screen',
    where: 'tournament',
    area: 'notice',
    kind: 'show',
    roles: ['operator'],
  },
  '16.2.2.i': {
    says: 'Publish the number of secret wagers per patron per session (0 or more).',
    kept: 'screen',
    where: 'tournament',
    area: 'notice',
    kind: 'show',
    roles: ['operator'],
    note:
      'Per session: the counter starts anew each session. A play-off is a session too; state its ' +
      'number, default 0.',
  },
  '16.2.3': {
    says:
      'Give the Casino Operator the actions a to f, each recorded with person, ' +
      'time and reason.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'authorise',
    roles: ['operator'],
  },
  '16.2.3.a': {
    says: 'Refuse an application; no grounds needed.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'authorise',
    roles: ['operator'],
    rulings: ['T22'],
    note: 'Fee back, see 16.2 refund.',
  },
  '16.2.3.b': {
    says:
      'Disqualify a patron for breaking these rules: out of the competition at once, position ' +
      'void, no prize, no refund.',
    kept: 'engine',
    where: 'tournament',
    area: 'conduct',
    kind: 'authorise',
    roles: ['operator'],
    note: '16.7.7 makes it mandatory for hidden chips.',
  },
  '16.2.3.c': {
    says: 'Disqualify a patron who does not turn up at the set playing times.',
    kept: 'engine',
    where: 'tournament',
    area: 'conduct',
    kind: 'authorise',
    roles: ['operator'],
    note:
      'Alternative to the automatic chain in 16.3.2; a forfeited patron may still be sent to a ' +
      'secondary competition, a disqualified one not.',
  },
  '16.2.3.d': {
    says: 'Assign patrons to sessions (draw or manual).',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'authorise',
    roles: ['operator'],
  },
  '16.2.3.e': {
    says: 'Assign patrons to tables and seats.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'authorise',
    roles: ['operator'],
  },
  '16.2.3.f': {
    says:
      'Set how many from each session advance to further sessions and the final, including ' +
      'places for winners of secondary competitions.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'authorise',
    roles: ['operator'],
    note: '16.8.1: fixed at the start; 16.8.2 ranks per table, so store the number per table.',
  },
  '16.2.4': {
    says: 'Disqualified patrons get no entry fee back; block the refund function for them.',
    kept: 'engine',
    where: 'tournament',
    area: 'account',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['T22'],
    note: 'Takes precedence over the 7-day rule and over later cancellation.',
  },
  '16.2.5': {
    says:
      'Before the start the Competition Director presents the conditions of play of the entry ' +
      'form to all applicants; record date and recipients.',
    kept: 'screen',
    where: 'tournament',
    area: 'notice',
    kind: 'show',
    roles: ['competition-director'],
  },
  '16.2.6': {
    says:
      'Each applicant must sign off the application form (conditions accepted) before the start; ' +
      'without the stored sign-off no seat and no chips.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'enforce',
    roles: ['patron'],
  },
  '16.2.7': {
    says:
      'No competition coup opens or is dealt at any table unless the Competition Director is ' +
      'signed on to the competition; on sign-off play pauses.',
    kept: 'engine',
    where: 'tournament',
    area: 'console',
    kind: 'enforce',
    roles: ['competition-director'],
    note:
      'One director covers all tables of the competition. Section 3 (Inspector per table) ' +
      'applies as well.',
  },
});

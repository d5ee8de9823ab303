// crown 12.4.8: the terms of a tournament that its director rules by.

import { clausesIn } from '../../clause.ts';

export const tournamentRulings = clausesIn({
  '12.4.8 (a)(i)': {
    says:
      'Terms field: When a patron may be penalised, and the penalties. Director action ' +
      "'penalise' limited to this list.",
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'authorise',
    roles: ['tournament-director'],
  },
  '12.4.8 (a)(ii)': {
    says:
      "Terms field: When a patron may be disqualified. Director action 'disqualify' " +
      'with reason.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'authorise',
    roles: ['tournament-director'],
  },
  '12.4.8 (a)(iii)': {
    says: "Terms field: When a patron may name a substitute. Action 'substitute'.",
    kept: 'screen',
    where: 'tournament',
    area: 'tournament',
    kind: 'show',
    roles: ['operator'],
  },
  '12.4.8 (a)(iv)': {
    says:
      "Terms field: When entry fee or buy-in is refunded, fully or partly. Action 'refund' with " +
      'share.',
    kept: 'screen',
    where: 'tournament',
    area: 'tournament',
    kind: 'show',
    roles: ['operator'],
  },
  '12.4.8 (b)(i)': {
    says: 'Terms field: Effect of lateness or non-attendance. Auto-applied from check-in time.',
    kept: 'screen',
    where: 'tournament',
    area: 'tournament',
    kind: 'show',
    roles: ['operator'],
  },
  '12.4.8 (b)(ii)': {
    says: 'Terms field: Effect of absence.',
    kept: 'screen',
    where: 'tournament',
    area: 'tournament',
    kind: 'show',
    roles: ['operator'],
  },
  '12.4.8 (b)(iii)': {
    says: 'Terms field: Effect of phone or similar device use in play.',
    kept: 'screen',
    where: 'tournament',
    area: 'tournament',
    kind: 'show',
    roles: ['operator'],
  },
  '12.4.8 (b)(iv)': {
    says: 'Terms field: Effect of naming a substitute.',
    kept: 'screen',
    where: 'tournament',
    area: 'tournament',
    kind: 'show',
    roles: ['operator'],
  },
  '12.4.8 (b)(v)': {
    says:
      'Terms field: Effect of disqualification, with what happens to the chips held. Chips ' +
      'removed or redistributed as written.',
    kept: 'screen',
    where: 'tournament',
    area: 'tournament',
    kind: 'show',
    roles: ['operator'],
  },
  '12.4.8 (b)(vi)': {
    says: "Terms field: Effect of retiring. Action 'retire'.",
    kept: 'screen',
    where: 'tournament',
    area: 'tournament',
    kind: 'show',
    roles: ['operator'],
  },
  '12.4.8 (c)': {
    says:
      'Terms field: Statement: director runs it by terms and rules; on conflict the game rules ' +
      'win.',
    kept: 'screen',
    where: 'tournament',
    area: 'tournament',
    kind: 'show',
    roles: ['operator'],
    note: 'Overlaps (g); both texts must be present.',
  },
  '12.4.8 (d)(i)': {
    says:
      'Terms field: Statement: director may end play early at a table when those advancing are ' +
      'known.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'authorise',
    roles: ['tournament-director'],
  },
  '12.4.8 (d)(ii)': {
    says:
      'Terms field: Statement: director may end play early at a table when the terms let ' +
      'tournament chips be cashed after a round or session and everyone at that table consents.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'authorise',
    roles: ['tournament-director'],
    note: "Each patron's consent is collected on the terminal; unanimous.",
  },
  '12.4.8 (e)': {
    says:
      "Terms field: Statement: personal data handled by Crown's privacy policy, unless the terms " +
      'differ.',
    kept: 'screen',
    where: 'tournament',
    area: 'tournament',
    kind: 'show',
    roles: ['operator'],
  },
  '12.4.8 (f)': {
    says:
      "Terms field: Statement: with the entrant's permission Crown may use name, suburb, photo, " +
      'likeness for promotion; opt-in stored.',
    kept: 'screen',
    where: 'tournament',
    area: 'tournament',
    kind: 'show',
    roles: ['operator'],
  },
  '12.4.8 (g)': {
    says: 'Terms field: Statement: run by director and/or deputies under terms and rules.',
    kept: 'screen',
    where: 'tournament',
    area: 'tournament',
    kind: 'show',
    roles: ['operator'],
    note: 'Overlaps (c).',
  },
  '12.4.8 (h)': {
    says: "Terms field: Statement: director's decision final in tournament disputes.",
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'authorise',
    roles: ['tournament-director'],
    rulings: ['C19'],
    note:
      'Against 13.9 (Pit Boss final) and 13.10/13.11: director is final inside a tournament, the ' +
      'regulator route is always shown too.',
  },
  '12.4.8 (i)': {
    says:
      'Terms field: Statement: no liability for loss from director decisions as far as law ' +
      'permits, consumer rights (Fair Trading Act 1999 (Vic), Competition and Consumer Act 2010 ' +
      '(Cth)) untouched.',
    kept: 'screen',
    where: 'tournament',
    area: 'tournament',
    kind: 'show',
    roles: ['operator'],
  },
  '12.4.8 (j)': {
    says:
      "Terms field: Statement: patron's right to have a gaming complaint investigated by the " +
      'regulator.',
    kept: 'screen',
    where: 'tournament',
    area: 'tournament',
    kind: 'show',
    roles: ['operator'],
  },
});

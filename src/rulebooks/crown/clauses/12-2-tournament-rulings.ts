// crown 12.4.8: the terms of a tournament that its director rules by.

import { clauseRows } from '../../clause.ts';

export const tournamentRulings = clauseRows({
  '12.4.8 (a)(i)': ['engine tournament tournament authorise', 'tournament-director', "Terms field: When a patron may be penalised, and the penalties. Director action 'penalise' limited to this list."],
  '12.4.8 (a)(ii)': ['engine tournament tournament authorise', 'tournament-director', "Terms field: When a patron may be disqualified. Director action 'disqualify' with reason."],
  '12.4.8 (a)(iii)': ['screen tournament tournament show', 'operator', "Terms field: When a patron may name a substitute. Action 'substitute'."],
  '12.4.8 (a)(iv)': ['screen tournament tournament show', 'operator', "Terms field: When entry fee or buy-in is refunded, fully or partly. Action 'refund' with share."],
  '12.4.8 (b)(i)': ['screen tournament tournament show', 'operator', 'Terms field: Effect of lateness or non-attendance. Auto-applied from check-in time.'],
  '12.4.8 (b)(ii)': ['screen tournament tournament show', 'operator', 'Terms field: Effect of absence.'],
  '12.4.8 (b)(iii)': ['screen tournament tournament show', 'operator', 'Terms field: Effect of phone or similar device use in play.'],
  '12.4.8 (b)(iv)': ['screen tournament tournament show', 'operator', 'Terms field: Effect of naming a substitute.'],
  '12.4.8 (b)(v)': ['screen tournament tournament show', 'operator', 'Terms field: Effect of disqualification, with what happens to the chips held. Chips removed or redistributed as written.'],
  '12.4.8 (b)(vi)': ['screen tournament tournament show', 'operator', "Terms field: Effect of retiring. Action 'retire'."],
  '12.4.8 (c)': ['screen tournament tournament show', 'operator', 'Terms field: Statement: director runs it by terms and rules; on conflict the game rules win.',
    { note: 'Overlaps (g); both texts must be present.' }],
  '12.4.8 (d)(i)': ['engine tournament tournament authorise', 'tournament-director', 'Terms field: Statement: director may end play early at a table when those advancing are known.'],
  '12.4.8 (d)(ii)': ['engine tournament tournament authorise', 'tournament-director', 'Terms field: Statement: director may end play early at a table when the terms let tournament chips be cashed after a round or session and everyone at that table consents.',
    { note: "Each patron's consent is collected on the terminal; unanimous." }],
  '12.4.8 (e)': ['screen tournament tournament show', 'operator', "Terms field: Statement: personal data handled by Crown's privacy policy, unless the terms differ."],
  '12.4.8 (f)': ['screen tournament tournament show', 'operator', "Terms field: Statement: with the entrant's permission Crown may use name, suburb, photo, likeness for promotion; opt-in stored."],
  '12.4.8 (g)': ['screen tournament tournament show', 'operator', 'Terms field: Statement: run by director and/or deputies under terms and rules.',
    { note: 'Overlaps (c).' }],
  '12.4.8 (h)': ['engine tournament tournament authorise', 'tournament-director', "Terms field: Statement: director's decision final in tournament disputes.",
    { rulings: ['C19'], note: 'Against 13.9 (Pit Boss final) and 13.10/13.11: director is final inside a tournament, the regulator route is always shown too.' }],
  '12.4.8 (i)': ['screen tournament tournament show', 'operator', 'Terms field: Statement: no liability for loss from director decisions as far as law permits, consumer rights (Fair Trading Act 1999 (Vic), Competition and Consumer Act 2010 (Cth)) untouched.'],
  '12.4.8 (j)': ['screen tournament tournament show', 'operator', "Terms field: Statement: patron's right to have a gaming complaint investigated by the regulator."],
});

// tasmania 16.3: late, absent and substituted.

import { clauseRows } from '../../clause.ts';

export const competitionConduct = clauseRows({
  '16.3.1': ['engine tournament tournament authorise', 'competition-director', 'Competition Director names the tables in use; only those accept competition seats and chips, and ordinary wagers are barred there meanwhile.'],
  '16.3.2': ['engine tournament tournament enforce', 'system', 'Late start: a patron not in the allotted seat at the start time set by the Competition Director is treated by a to d.',
    { rulings: ['T12'], note: 'Applies until the patron first sits down; later absence is 16.3.6.' }],
  '16.3.2.a': ['engine tournament tournament enforce', 'system', 'Competition chips: for each of the first, second and third coup played without the patron, deduct one table minimum from the allotment; at most three deductions. The patron may take the seat before the fourth coup and plays with the rest (allotment minus 1, 2 or 3 minima).',
    { rulings: ['T12'], note: 'Deduction is made whatever the result and leaves play (to the operator). Void and non-betting coups do not count.' }],
  '16.3.2.b': ['engine tournament tournament enforce', 'system', 'Still missing when the fourth coup is about to begin: declare the position cancelled, patron is out of the competition; done before the betting window of coup 4.',
    { note: 'No refund follows from this.' }],
  '16.3.2.c': ['engine tournament tournament enforce', 'system', 'Cash-value competition: place is forfeited immediately at the start time, no three-coup grace.'],
  '16.3.2.d': ['engine tournament tournament authorise', 'operator', 'A patron who lost the place this way can be admitted to a secondary competition, if there is one.',
    { note: '"May be eligible": operator decides.' }],
  '16.3.3': ['engine tournament tournament authorise', 'competition-director', 'A patron nominates a substitute in person; Competition Director approves or refuses; possible before or during any session. On approval the substitute takes over seat, chips, place in the betting order and remaining secret wagers from the next betting window; original and substitute are both stored.',
    { note: 'In-person nomination is attested by the director; no remote self-service. Required in the live case of 16.3.6.b.' }],
  '16.3.4': ['engine tournament notice authorise', 'competition-director', 'Competition Director may move the start time of a session after notifying all its participants; the new time, notice time and recipients are stored.',
    { note: '"Reasonable" is undefined: make the notice period a published competition setting and refuse a shorter one. The late rule 16.3.2 uses the new time.' }],
  '16.3.5': ['engine tournament tournament authorise', 'competition-director', "When the session's winners are already certain, offer the director an early end. Certain = the number of patrons still in at a table is not above the number advancing (in the final: all prize placings fixed).",
    { note: 'Not automatic.' }],
  '16.3.6': ['engine tournament tournament enforce', 'system', 'A patron who leaves after having started is handled by a or b by competition type; dealer or Inspector sets and clears the absent flag.',
    { rulings: ['T12'], note: 'Unlike 16.3.2.a there is no three-coup limit.' }],
  '16.3.6.a': ['engine tournament tournament enforce', 'system', 'Competition chips: deduct one table minimum for every hand dealt during the absence, regardless of result, until return or until chips fall below the minimum (16.5.9).',
    { rulings: ['T12'], note: 'Table minimum in force at that coup (after a raise, the new one). Void and non-betting coups free of deduction.' }],
  '16.3.6.b': ['engine tournament tournament enforce', 'system', 'Cash-value chips: a substitute approved under 16.3.3 must sit for the absence; none = disqualification.',
    { note: "Disqualify before the next betting window opens; the patron's cash chips stay the patron's." }],
});

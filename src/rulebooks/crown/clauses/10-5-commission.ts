// crown 10.2: when commission is taken.

import { clauseRows } from '../../clause.ts';

export const commission = clauseRows({
  '10.2.1': ['engine table settlement enforce', 'operator', 'Take commission at payout by default; deferral only for seated patrons with prior approval by Crown management, recorded per patron.',
    { rulings: ['C13'], note: "Covers 5% and the 2.5% of 7.5. The half on a Crown Baccarat six is paid net ('100 pays 50'; a setting)." }],
  '10.2.1 (a)': ['engine table account enforce', 'system', 'Settle all deferred commission at the end of each shoe; the next shoe cannot start while any is open.',
    { rulings: ['C13'], note: 'Blocks shoe start and table close.' }],
  '10.2.1 (a)(i)': ['engine table account authorise', 'patron', 'A patron may ask to settle earlier; settle then.',
    { rulings: ['C13'] }],
  '10.2.1 (a)(ii)': ['engine table account enforce', 'patron', 'A patron stopping before the end of the shoe must settle then; leaving the seat or cashing out requires it.',
    { rulings: ['C13'] }],
  '10.2.1 (a)(iii)': ['engine table account authorise', 'operator', 'Crown management may call it in at any time.',
    { rulings: ['C13'] }],
  '10.2.1 (b)': ['screen screens display show', 'dealer', "Show per patron a commission marker with the amount owed and the patron's seat number in the marked space; update at each deferred amount.",
    { note: 'Console shows total per table too.' }],
});

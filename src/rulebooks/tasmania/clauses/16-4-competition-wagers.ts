// tasmania 16.4: chips, wagers and their time.

import { clauseRows } from '../../clause.ts';

export const competitionWagers = clauseRows({
  '16.4.1': ['engine tournament wager enforce', 'system', 'Competition tables accept only competition chips; live competitions only cash-value chips.'],
  '16.4.2': ['engine tournament account enforce', 'system', "Before each session every patron in it receives (competition) or buys (live) the identical chip amount of 16.2.2.e at the table; session cannot start while any present patron's stack differs. No top-up or second purchase during the session.",
    { note: "New allotment each session; nothing is carried over (16.4.9). In live mode the purchase debits the patron's chip account." }],
  '16.4.3': ['screen tournament display show', 'system', 'Chip totals of all patrons stay visible to all participants (display and every terminal) until the session is over and its winners are decided; until then no chip may leave the table, be transferred or be cashed in.',
    { note: 'While a secret wager is pending the shown total must not change (16.1 Secret Wager).' }],
  '16.4.4': ['engine tournament wager enforce', 'patron', 'Each coup each patron makes exactly one wager on either Banker or Player and may add one Tie wager. Tie alone is not enough.',
    { rulings: ['T17'], note: 'Exception absent patron 16.3.6. A secret wager on Banker/Player satisfies the duty; together with a chip wager it is allowed on the same side by 16.6.3 (special rule beats "one only"). A secret Tie still needs a Banker/Player wager.' }],
  '16.4.5': ['engine tournament wager enforce', 'patron', "Wagers only from the patron's own allotted seat; no standing patrons, no other position.",
    { rulings: ['T11'], note: '6.4 does not apply in competitions.' }],
  '16.4.6': ['engine tournament wager enforce', 'system', 'Stakes must be whole multiples of the unit on the table sign; sign shows the unit.',
    { note: 'Contrast with 7.1. For a secret amount off the unit found afterwards: lower it to the next unit, not under the minimum (not regulated).' }],
  '16.4.7': ['engine tournament limits authorise', 'competition-director', 'Competition Director may set a time limit per individual wager, after notice to the patrons; terminals and display show the countdown for the patron whose turn it is.',
    { note: 'Limit counts per patron turn in puck order. Effective only after the notice was displayed.' }],
  '16.4.8': ['engine tournament wager authorise', 'dealer', "If a patron's time is over without a wager, the stake for that coup may be limited to exactly the table minimum; dealer confirms, patron still chooses Banker or Player.",
    { rulings: ['T14'], note: '"May" = house choice. If the patron then still does not bet: treat as absent for that coup (16.3.6.a); live: director decides (16.2.3.b).' }],
  '16.4.9': ['engine tournament account enforce', 'system', "At session end competition chips go back to the operator and are wiped; cash-value chips are credited to the patron's own account.",
    { note: 'Final standings must be recorded before wiping.' }],
});

// tasmania 16.7: who turns the cards.

import { clauseRows } from '../../clause.ts';

export const competitionCards = clauseRows({
  '16.7.1': ['engine tournament deal enforce', 'dealer', 'All competition coups are dealt face down and passed to patrons by a to c.',
    { note: 'No request as in 9.3 needed. Shoe is handled: 4.4.' }],
  '16.7.1.a': ['engine tournament deal enforce', 'dealer', 'Player hand goes to the patron with most chips lying on Player.',
    { note: 'Secret wagers do not count (not on the layout) except in 16.6.11.' }],
  '16.7.1.b': ['engine tournament deal enforce', 'dealer', 'Banker hand goes to the patron with most chips lying on Banker.',
    { note: 'As a.' }],
  '16.7.1.c': ['engine tournament deal enforce', 'dealer', 'A third card due by section 11 is passed face down to the holder of that hand, who turns it.'],
  '16.7.2': ['engine tournament deal enforce', 'system', 'Equal highest stakes on a side: the cards go to the one who comes first in the betting order laid down for this coup (from the puck anticlockwise).',
    { note: 'Not the lowest seat number (9.3.c) and not the time stamp: an out-of-turn bet (16.5.7) gives no precedence.' }],
  '16.7.3': ['engine tournament irregularity enforce', 'dealer', 'Cards handed to the wrong patron and turned: coup stays valid and is completed and settled normally; log the error with both seats.',
    { note: 'Not yet turned: take them back unseen and pass them to the right patron.' }],
  '16.7.4': ['engine tournament deal enforce', 'dealer', 'If a patron leaves any of the initial four cards unturned, the dealer turns them; console offers the action (also after a set time).',
    { note: 'No passing on to the next-highest patron (differs from 9.3.b). Third cards likewise by analogy.' }],
  '16.7.5': ['engine tournament deal enforce', 'dealer', 'Nobody has chips on an area: the dealer turns the cards of that hand; no patron gets a reveal control for it.',
    { note: 'Also if only secret wagers are on that side, otherwise the hand-over would betray them.' }],
  '16.7.6': ['screen tournament display show', 'patron', 'All chips of each patron are visible at all times to the other patrons and the Inspector.',
    { note: 'System shows balances; physical view is human.' }],
  '16.7.7': ['engine tournament conduct authorise', 'operator', 'A patron found hiding chips must be disqualified; Inspector reports, operator confirms, no alternative outcome once confirmed.',
    { note: '"Shall", unlike 16.2.3.b. No refund, 16.2.4.' }],
});

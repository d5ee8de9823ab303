// tasmania 2: who holds the bank.

import { clauseRows } from '../../clause.ts';

export const bank = clauseRows({
  '2': ['engine table account enforce', 'operator', 'One house bank per table is the counterparty of every wager. Its registered owner is the casino licensee, or an agent under a recorded service agreement for the licensee. No setting or transfer may give a patron or third party any share of the bank; there is no patron-banked mode.',
    { rulings: ['G12'], note: 'Ownership paperwork itself is outside the software; store licensee name and, where used, the agreement reference on the table record.' }],
});

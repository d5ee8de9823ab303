// tasmania 2: who holds the bank.

import { clausesIn } from '../../clause.ts';

export const bank = clausesIn({
  '2': {
    says:
      'One house bank per table is the counterparty of every wager. Its registered owner is the ' +
      'casino licensee, or an agent under a recorded service agreement for the licensee. No ' +
      'setting or transfer may give a patron or third party any share of the bank; there is no ' +
      'patron-banked mode.',
    kept: 'engine',
    where: 'table',
    area: 'account',
    kind: 'enforce',
    roles: ['operator'],
    rulings: ['G12'],
    note:
      'Ownership paperwork itself is outside the software; store licensee name and, where used, ' +
      'the agreement reference on the table record.',
  },
});

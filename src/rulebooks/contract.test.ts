// The contract, run over each book.

import { crown, crownRapid, demonstration, mbsRapid, tasmania } from './index.ts';
import { satisfiesContract } from './testing/contract.ts';

satisfiesContract(crownRapid, { skip: [] });

satisfiesContract(mbsRapid, {
  skip: [
    {
      rule: 'the cutting card leaves enough for the coups after it',
      reason: 'the book has no cutting card and deals until the cards do not suffice',
      clause: '5.5',
    },
    {
      rule: 'the cut leaves room on both sides of the smallest shoe',
      reason: 'the book leaves shuffle and cut to the house',
      clause: 'ruling M4',
    },
  ],
});

satisfiesContract(tasmania, { skip: [] });

satisfiesContract(crown, { skip: [] });

satisfiesContract(demonstration, { skip: [] });

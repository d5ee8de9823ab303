// tasmania 6: the main wagers and when they close.

import { clauseRows } from '../../clause.ts';

export const wagers = clauseRows({
  '6.1': ['engine table account enforce', 'patron', "Wagers are funded only from chips: the chip balance of the patron's account or recorded physical chips. No cash, credit or card payment can be staked directly; cash has to be turned into chips first.",
    { rulings: ['G12'], note: 'Competition chips are a separate chip type (16.4.1) and can never be mixed with cash-value chips.' }],
  '6.2': ['engine table deal authorise', 'management-representative', 'A normal coup can be dealt only if at least one wager stands. A Management Representative may order one or more free coups; the console then lets the dealer deal with no wager on the table. Record who ordered it, how many, and mark each coup as free in the history.',
    { note: 'Free coup is not the non-betting coup of 14.1: there wagers are forbidden, here they are merely not required, so the betting window still opens. A Perfect Pairs wager alone also satisfies "a wager" (15.5).' }],
  '6.3': ['engine table wager enforce', 'system', 'The instant the first card of a coup leaves the shoe, all wagers of that coup are frozen: no new stake, no addition, no withdrawal in whole or part, no move between areas. Late requests are refused with reason and logged with time stamps.',
    { rulings: ['T5'], note: '"Each respective hand" could be read as closing Banker wagers only at the second card; resolve to one common close at the first card of the coup. Applies to Tie and Perfect Pairs as well. In competitions 16.5.6 locks even earlier.' }],
  '6.4': ['engine table wager enforce', 'patron', "Each numbered space carries at most three patrons: the seated patron plus at most 2 standing patrons. The third standing patron is refused. Standing patrons' wagers are separate accounts and separate wagers; they are never offered the cut and never handed cards.",
    { note: 'Needs an occupied seat (betting "with" the seated patron); the seated patron need not stake on that coup. Each person is tested against the limits separately.' }],
  '6.5': ['engine rules wager enforce', 'patron', 'Offer exactly these main wagers and allow any combination of them by one person in the same coup, including Player and Banker together.',
    { note: 'Competition play narrows this (16.4.4, 16.5.10.b).' }],
  '6.5.a': ['engine rules wager enforce', 'patron', 'Accept wagers on the Player hand.'],
  '6.5.b': ['engine rules wager enforce', 'patron', 'Accept wagers on the Banker hand.'],
  '6.5.c': ['engine rules wager enforce', 'patron', 'Accept wagers on Tie, with or without another wager.'],
  '6.6': ['engine rules settlement enforce', 'system', 'Banker wagers win exactly when the final Banker point is greater than the final Player point, and lose when it is smaller.',
    { note: 'Odds: 12.2, or 12.4/13 when Federal.' }],
  '6.7': ['engine rules settlement enforce', 'system', 'Player wagers win exactly when the final Player point is greater than the final Banker point, and lose when it is smaller.',
    { note: 'Odds: 12.1.' }],
  '6.8': ['engine rules settlement enforce', 'system', 'Equal final points: Player and Banker wagers are void (stake returned in full, no gain, no loss, no commission); Tie wagers win. With unequal points Tie wagers lose.',
    { rulings: ['G5'], note: 'In competition the stakes may stay on the layout for re-wagering (16.5.8).' }],
});

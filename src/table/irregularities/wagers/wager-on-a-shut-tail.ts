// A Dragon Tail wager lies on an area that was not open (crown 11.13, ruling C5).

import { tailAreaOpen } from '../../../rules/dragon-tails.ts';
import { isTailWager, WAGER_KINDS } from '../../../rules/wagers.ts';
import { seatOf } from '../../change.ts';
import type { IrregularityKind } from '../irregularity.ts';
import { personAt } from '../../people/people-at.ts';

export const wagerOnAShutTail: IrregularityKind = {
  says: 'A wager was found on a Dragon Tail area that is not open.',
  // Before the close it is simply refused or taken back.
  phases: ['no-more-wagers', 'dealing', 'insurance', 'complete'],
  needs: ['seat', 'patron', 'bet'],
  falseBecause: ({ table }, { bet, seat: number = 0, patron = '' }) => {
    const { tails, shoe, setup } = table;
    const seat = seatOf(table, number);
    if (seat === undefined || personAt(seat, patron) === undefined) {
      return { code: 'patron-not-at-seat', patron, seat: number };
    }
    const side = bet === undefined ? undefined : WAGER_KINDS[bet.on].side;
    if (bet === undefined || !isTailWager(bet.on) || side === undefined) {
      return { code: 'not-a-dragon-tail' };
    }
    const { area = 'early' } = bet;
    const open = tailAreaOpen(area, tails[side].indicator, shoe.lastCoup, setup?.tails);
    return open ? { code: 'area-is-open' } : undefined;
  },
};

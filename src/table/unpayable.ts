// Wagers whose win could not be paid to the chip: shown to the dealer before the deal (crown 6.6).

import { assert } from '../rules/assert.ts';
import { paysExactly } from '../rules/settle.ts';
import { isSingleCoupWager } from '../rules/wagers.ts';
import type { At } from './act.ts';
import { counterOf, unitFor } from './counter.ts';
import { isArranged, payRulesFor, personAt } from './limits.ts';
import type { Seat } from './table.ts';
import type { StakedBy, Wager } from './wager.ts';

/** True when every way to win can be paid in whole chips. */
export function isPayable({ book, table }: At, seat: Seat, wager: StakedBy): boolean {
  const { setup } = table;
  assert(setup !== null, 'an open table has house rules');
  const { on, stake, patron } = wager;
  const slot = counterOf(book, setup)[on];
  if (!isSingleCoupWager(on) || slot.offer === undefined) return stake % unitFor(slot, wager) === 0;
  const arranged = isArranged(slot, personAt(seat, patron), stake, setup.pay);
  return paysExactly(slot.offer, payRulesFor(setup.pay, arranged), { on, stake });
}

/** What the dealer may refuse now, seat by seat. */
export const unpayableWagers = (room: At) =>
  room.table.seats.flatMap(seat =>
    seat.wagers
      .filter((wager: Wager) => !isPayable(room, seat, wager))
      .map(wager => ({ seat: seat.number, wager })),
  );

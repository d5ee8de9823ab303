// Wagers whose win could not be paid to the chip: shown to the dealer before the deal (crown 6.6).

import { isPayable } from '../../rules/placement/stake.ts';
import type { At } from '../act.ts';
import { personAt } from '../people/people-at.ts';
import { stakeRulesAt } from './stake-rules.ts';
import type { Seat } from '../table.ts';
import type { StakedBy, Wager } from './wager.ts';

/** True when every way to win can be paid in whole chips. */
export const canBePaidHere = (room: At, seat: Seat, wager: StakedBy): boolean =>
  isPayable(stakeRulesAt(room, wager.on), personAt(seat, wager.patron), wager, wager.stake);

/** What the dealer may refuse now, seat by seat. */
export const unpayableWagers = (room: At) =>
  room.table.seats.flatMap(seat =>
    seat.wagers
      .filter((wager: Wager) => !canBePaidHere(room, seat, wager))
      .map(wager => ({ seat: seat.number, wager })),
  );

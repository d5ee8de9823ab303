// Winnings that stayed with the house after an investigation (13.2.3) were taken once: a coup that
// is restated to pay less does not take them from the patron again (G17).

import { sumOf, winningsIn } from '../accounts/holds.ts';
import type { CoupRecord, Table } from '../table.ts';
import type { DueChange } from './move-difference.ts';
import type { CoupName } from './outstanding.ts';

/** The changes, each with what the house gives back of winnings that are none any more. */
export function withForfeits(
  { claims }: Table,
  { shoe, coup }: CoupName,
  before: CoupRecord['seats'],
  after: CoupRecord['seats'],
  changes: readonly DueChange[],
): readonly DueChange[] {
  const forfeited = claims.forfeited.filter(each => each.shoe === shoe && each.coup === coup);
  if (forfeited.length === 0) return changes;
  return changes.map(change => {
    const { patron, seat } = change;
    // One person's winnings are counted over all places: always the same one has the difference,
    // or a correction back would leave it owed at one seat and owing at another.
    const theirs = changes.filter(each => each.patron === patron);
    if (theirs.some(each => each.seat < seat)) return change;
    const gone = sumOf(forfeited.filter(each => each.patron === patron));
    const kept = (seats: CoupRecord['seats']) => Math.min(gone, winningsIn({ seats }, patron));
    return { ...change, net: change.net + kept(before) - kept(after) };
  });
}

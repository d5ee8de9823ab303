// Where a first-time visitor plays soonest: wagers open with time left, or about to open.

import type { TableSummary } from '../../wire/index.ts';

/** Time enough to sit down, insert a note and touch a chip, and not so much that one must wait. */
const ENOUGH_MS = 9000;
const TOO_MUCH_MS = 30_000;

/** How long a visitor would wait, as a rank: nought is now. */
function waitAt({ phase, closesAt }: TableSummary, now: number): number {
  switch (phase) {
    case 'wagering': {
      // Without a clock a dealer waits for the first wagers, or for a person to close them.
      if (closesAt === null) return 1;
      const left = closesAt - now;
      return left >= ENOUGH_MS && left <= TOO_MUCH_MS ? 0 : 5;
    }
    case 'between-coups':
      return 2;
    case 'complete':
      return 3;
    case 'dealing':
    case 'insurance':
    case 'no-more-wagers':
      return 4;
    case 'wagers-changing':
    case 'wagers-reopened':
      return 5;
    case 'preparing':
      return 6;
    case 'closed':
      return 7;
  }
}

const mayPlay = ({ stopped, frozen, freeSeats, shoeIs }: TableSummary): boolean =>
  stopped === null && !frozen && freeSeats.length > 0 && shoeIs === 'virtual';

/** The table to play at; undefined where none has a seat. Where people deal may be nobody. */
export function firstTable(tables: readonly TableSummary[], now: number): TableSummary | undefined {
  const open = tables.filter(mayPlay);
  const dealt = open.filter(({ dealer }) => dealer === 'virtual');
  const among = dealt.length > 0 ? dealt : open;
  const least = Math.min(...among.map(table => waitAt(table, now)));
  return among.find(table => waitAt(table, now) === least);
}

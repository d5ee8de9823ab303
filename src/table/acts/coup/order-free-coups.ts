// Management orders free coups: they may be dealt with no wager on the table (Tasmania 6.2).

import type { At, Decision, Given, Happened } from '../../act.ts';
import { changeCoup, changeShoe } from '../../change.ts';
import { refuse } from '../../refusal.ts';
import { clauseOfPower, lacksPower } from '../../people/roles.ts';
import { cardsOut } from '../../coup/standing.ts';
import type { Table } from '../../table.ts';

export interface OrderFreeCoups extends Given {
  readonly do: 'order-free-coups';
  readonly count: number;
}

export interface FreeCoupsOrdered extends Happened {
  readonly happened: 'free-coups-ordered';
  readonly count: number;
  readonly clause: string;
}

export function decideOrderFreeCoups(
  room: At,
  { by, at, count }: OrderFreeCoups,
): Decision<FreeCoupsOrdered> {
  const unauthorised = lacksPower(room, by, 'order-free-coups');
  if (unauthorised !== undefined) return unauthorised;
  const clause = clauseOfPower(room, 'order-free-coups');
  if (!Number.isSafeInteger(count) || count < 1) {
    return refuse('steps-missing', clause, { code: 'free-count-missing' });
  }
  const { phase } = room.table;
  const before = phase === 'between-coups' || phase === 'wagering' || phase === 'no-more-wagers';
  if (!before || cardsOut(room.table) > 0) {
    return refuse('not-now', clause, { code: 'free-coups-before-first-card' });
  }
  return [{ happened: 'free-coups-ordered', by, at, count, clause }];
}

/** A coup that waits for its first wager is the first of them. */
export function evolveFreeCoupsOrdered(table: Table, event: FreeCoupsOrdered): Table {
  const { count, clause } = event;
  if (table.coup?.standing !== 'live') return changeShoe(table, { freeCoups: count });
  const free = changeCoup(table, { standing: 'free', ground: clause });
  return changeShoe(free, { freeCoups: count - 1 });
}

// Management orders free coups: they may be dealt with no wager on the table (Tasmania 6.2).

import * as field from '../../fields.ts';
import type { Act, At, CommandWith, Decision, Happened } from '../../act.ts';
import { changeCoup, changeShoe } from '../../change.ts';
import { refuse } from '../../refusal.ts';
import { clauseOfPower, lacksPower } from '../../people/roles.ts';
import { cardsOut } from '../../coup/standing.ts';
import type { Table } from '../../table.ts';

const orderFreeCoupsFields = { count: field.count };

export type OrderFreeCoups = CommandWith<'order-free-coups', typeof orderFreeCoupsFields>;

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

export const orderFreeCoupsAct: Act<OrderFreeCoups, FreeCoupsOrdered> = {
  name: 'order-free-coups',
  fields: orderFreeCoupsFields,
  may: ['supervise'],
  decide: decideOrderFreeCoups,
  evolve: { 'free-coups-ordered': evolveFreeCoupsOrdered },
};

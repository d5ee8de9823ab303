// A dummy coup begins: no wagers are called for, it is dealt at once for the order of the cards.

import type { Act, At, CommandWith, Decision, Happened } from '../../act.ts';
import { assertGround, dummyDue } from '../../coup/dummy.ts';
import { refuse } from '../../refusal.ts';
import { lacksPower } from '../../people/roles.ts';
import type { DummyOrder } from '../../shoe/shoe.ts';
import type { Table } from '../../table.ts';
import { newCoup, shoeHasAnotherCoup } from './open-wagering.ts';
import { staffMissing } from '../table/sign-on.ts';

export type BeginDummyCoup = CommandWith<'begin-dummy-coup'>;

export interface DummyCoupBegun extends Happened {
  readonly happened: 'dummy-coup-begun';
  readonly coup: number;
  /** The clause that makes it a dummy. */
  readonly ground: string;
}

export function decideBeginDummyCoup(
  room: At,
  { by, at }: BeginDummyCoup,
): Decision<DummyCoupBegun> {
  const { book, table } = room;
  const unauthorised = lacksPower(room, by, 'deal');
  if (unauthorised !== undefined) return unauthorised;
  const absent = staffMissing(room);
  if (absent !== undefined) return absent;
  const { dummies } = book.procedure;
  if (dummies === undefined) {
    return refuse('not-in-this-book', book.goesBack.dummy, { code: 'no-dummy-coups-in-book' });
  }
  const ground = dummyDue(table);
  if (table.phase !== 'between-coups' || ground === null) {
    return refuse('not-now', dummies.onlyOn, { code: 'no-dummy-coup-due' });
  }
  // After the last coup the shoe is over, and a dummy that is still due is dealt all the same.
  if (!table.shoe.over && !shoeHasAnotherCoup(room)) {
    return refuse('not-now', book.procedure.shoe.reshuffle, { code: 'shoe-over' });
  }
  assertGround(room, ground);
  return [{ happened: 'dummy-coup-begun', by, at, coup: table.shoe.coups + 1, ground }];
}

/** A ground of its own comes before ordered dummies and uses none of them up. */
export function evolveDummyCoupBegun(table: Table, { coup, ground, at }: DummyCoupBegun): Table {
  const { nextIsDummy, dummyOrder } = table.shoe;
  const order = nextIsDummy === null ? oneFewer(dummyOrder) : dummyOrder;
  return {
    ...table,
    phase: 'no-more-wagers',
    shoe: { ...table.shoe, coups: coup, dummyOrder: order },
    coup: {
      ...newCoup(table, { number: coup, standing: 'dummy', ground, at, closesAt: null }),
      closedAt: at,
    },
  };
}

function oneFewer(order: DummyOrder | null): DummyOrder | null {
  if (order === null || order.left === 'until-a-wager') return order;
  return order.left > 1 ? { ...order, left: order.left - 1 } : null;
}

export const beginDummyCoupAct: Act<BeginDummyCoup, DummyCoupBegun> = {
  name: 'begin-dummy-coup',
  fields: {},
  may: ['run-table'],
  whileFrozen: 'waits',
  decide: decideBeginDummyCoup,
  evolve: { 'dummy-coup-begun': evolveDummyCoupBegun },
};

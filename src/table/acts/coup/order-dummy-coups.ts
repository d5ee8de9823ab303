// A supervisor orders dummy coups for a reason that the book lists (crown 11.8.1, 8.3.4 (d)).

import { z } from 'zod';

import * as field from '../../fields.ts';
import { DUMMY_REASONS } from '../../../rulebooks/procedure.ts';
import { assert } from '../../../rules/assert.ts';
import type { Act, Approvable, At, CommandWith, Decision, Happened } from '../../act.ts';
import { changeShoe } from '../../change.ts';
import { isRefusal, refuse, type Refusal } from '../../refusal.ts';
import { behindIfLacking } from '../../people/second-person.ts';
import type { Actor } from '../../setup/setup.ts';
import { type CoupMadeDummy, madeDummy } from '../../rulings/coup/coup-becomes-dummy.ts';
import { aCardHasLeft, streaksRide } from '../../coup/standing.ts';
import type { DummyOrder } from '../../shoe/shoe.ts';
import type { Table } from '../../table.ts';

const orderDummyCoupsFields = {
  reason: z.enum(DUMMY_REASONS),

  /** How many; left out where they run until somebody asks to wager. */
  count: field.count.exactOptional(),

  /** What the supervisor saw: wanted where the reason is another cause (11.8.1 (e)). */
  note: field.words.exactOptional(),
};

export type OrderDummyCoups = CommandWith<'order-dummy-coups', typeof orderDummyCoupsFields> &
  Approvable;

export interface DummyCoupsOrdered extends Happened {
  readonly happened: 'dummy-coups-ordered';
  readonly order: DummyOrder;
  readonly note: string | null;
  /** Who approved what somebody below that rank asked for. */
  readonly approvedBy?: Actor;
}

export function decideOrderDummyCoups(
  room: At,
  command: OrderDummyCoups,
): Decision<DummyCoupsOrdered | CoupMadeDummy> {
  const { book, table } = room;
  const { by, at, reason, note = null } = command;
  const { dummies } = book.procedure;
  const clause = dummies?.ordered?.[reason];
  if (dummies === undefined || clause === undefined) {
    return refuse('not-in-this-book', dummies?.onlyOn ?? book.goesBack.dummy, {
      code: 'dummy-coup-needs-ground',
    });
  }
  const fault = reasonFault(table, command, clause);
  if (fault !== undefined) return fault;
  const behind = behindIfLacking(room, command, 'order-dummy-coups');
  if (isRefusal(behind)) return behind;
  const left = reason === 'until-a-wager' ? reason : (command.count ?? 1);
  const ordered = (rest: DummyOrder['left']): DummyCoupsOrdered => ({
    ...{ happened: 'dummy-coups-ordered', by, at, note, ...behind },
    order: { reason, clause, left: rest },
  });
  if (table.coup === null) return [ordered(left)];
  // Wagers are being taken: this very coup is the first dummy (11.8.4).
  const dummy = { ...madeDummy(room, clause, { by, at }), ...behind };
  if (left === 'until-a-wager') return [dummy, ordered(left)];
  return left > 1 ? [dummy, ordered(left - 1)] : [dummy];
}

function reasonFault(table: Table, command: OrderDummyCoups, clause: string): Refusal | undefined {
  const { reason, count = 1, note = '' } = command;
  const { phase, shoe } = table;
  if (!Number.isSafeInteger(count) || count < 1) {
    return refuse('steps-missing', clause, { code: 'dummy-count-missing' });
  }
  if (reason === 'other-cause' && note === '') {
    return refuse('steps-missing', clause, { code: 'cause-missing' });
  }
  if (reason === 'until-a-wager' && streaksRide(table)) {
    return refuse('not-now', clause, { code: 'streaks-are-wagers' });
  }
  if (reason === 'after-the-last-coup') {
    return phase === 'preparing' && shoe.over && shoe.cuttingCardOut
      ? undefined
      : refuse('not-now', clause, { code: 'last-coup-not-played' });
  }
  // Once a card of a coup is out, only the rules make it a dummy, never an order.
  const open = phase === 'wagering' || phase === 'no-more-wagers';
  if (phase !== 'between-coups' && !(open && !aCardHasLeft(table))) {
    return refuse('not-now', clause, { code: 'dummy-coups-before-first-card' });
  }
  if (reason === 'new-shoe' && shoe.coups > (table.coup === null ? 0 : 1)) {
    return refuse('not-now', clause, { code: 'shoe-already-begun' });
  }
  return undefined;
}

/** After the last coup the surplus cards put away open the first of them (11.2). */
export function evolveDummyCoupsOrdered(table: Table, { order }: DummyCoupsOrdered): Table {
  if (order.reason !== 'after-the-last-coup') return changeShoe(table, { dummyOrder: order });
  const { putAway, held } = table.shoe;
  const after = changeShoe(table, {
    dummyOrder: order,
    held: [...held, ...putAway],
    putAway: [],
  });
  return { ...after, phase: 'between-coups' };
}

const askToWagerFields = { ...field.atSeat };

/** A patron would wager: dummies that run until then stop, and wagers are called for (C18). */
export type AskToWager = CommandWith<'ask-to-wager', typeof askToWagerFields>;

export interface WishedToWager extends Happened {
  readonly happened: 'wished-to-wager';
  readonly seat: number;
  readonly patron: string;
}

export function decideAskToWager(room: At, command: AskToWager): Decision<WishedToWager> {
  const { by, at, seat: number, patron } = command;
  const { book, table } = room;
  const order = table.shoe.dummyOrder;
  if (order?.left !== 'until-a-wager') {
    const clause = book.procedure.dummies?.ordered?.['until-a-wager'] ?? book.goesBack.dummy;
    return refuse('not-now', clause, { code: 'no-dummy-coups-running' });
  }
  const seat = table.seats.find(other => other.number === number);
  const sits = seat?.patron?.id === patron || seat?.standing.some(({ id }) => id === patron);
  if (sits !== true || (by.role === 'patron' && by.id !== patron)) {
    return refuse('seat-empty', book.procedure.seats.clause, { code: 'seat-not-playing' });
  }
  return [{ happened: 'wished-to-wager', by, at, seat: number, patron }];
}

/** The dummy in hand is dealt to its end; no further one is begun. */
export function evolveWishedToWager(table: Table): Table {
  assert(table.shoe.dummyOrder !== null, 'dummy coups were running');
  return changeShoe(table, { dummyOrder: null });
}

export const orderDummyCoupsAct: Act<OrderDummyCoups, DummyCoupsOrdered> = {
  name: 'order-dummy-coups',
  fields: orderDummyCoupsFields,
  may: ['run-table', 'supervise'],
  whileFrozen: 'waits',
  secondPerson: 'approves',
  decide: decideOrderDummyCoups,
  evolve: { 'dummy-coups-ordered': evolveDummyCoupsOrdered },
};

export const askToWagerAct: Act<AskToWager, WishedToWager> = {
  name: 'ask-to-wager',
  fields: askToWagerFields,
  may: ['play', 'run-table'],
  decide: decideAskToWager,
  evolve: { 'wished-to-wager': evolveWishedToWager },
};

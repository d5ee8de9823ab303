// A shuffle ordered before the shoe is over: at once between coups, else after the coup in hand.

import { z } from 'zod';

import * as field from '../../fields.ts';
import { SHUFFLE_CAUSES, type ShuffleCause } from '../../../rulebooks/procedure.ts';
import type { Act, At, CommandWith, Decision, Happened } from '../../act.ts';
import { changeShoe } from '../../change.ts';
import { NOTHING_HELD } from '../../coup/held-cards.ts';
import { refuse } from '../../refusal.ts';
import { clauseOfPower, lacksPower } from '../../people/roles.ts';
import { type CoupVoided, coupVoided } from '../../rulings/coup/void-coup.ts';
import { cardsOut } from '../../coup/standing.ts';
import type { Table } from '../../table.ts';

const orderShuffleFields = {
  /** Which of the book's causes it is; another one than it names where this is left out. */
  cause: z.enum(SHUFFLE_CAUSES).exactOptional(),

  /** What made it necessary; it goes on record. */
  reason: field.words,
};

export type OrderShuffle = CommandWith<'order-shuffle', typeof orderShuffleFields>;

export interface ShuffleOrdered extends Happened {
  readonly happened: 'shuffle-ordered';
  /** Not in journals of 0.1.0. */
  readonly cause?: ShuffleCause;
  readonly reason: string;
  readonly clause: string;
}

export function decideOrderShuffle(
  room: At,
  command: OrderShuffle,
): Decision<CoupVoided | ShuffleOrdered> {
  const { by, at, cause = 'other-cause', reason } = command;
  const unauthorised = lacksPower(room, by, 'order-shuffle');
  if (unauthorised !== undefined) return unauthorised;
  const { shuffleCauses } = room.book.procedure.shoe;
  const clause = shuffleCauses?.[cause] ?? clauseOfPower(room, 'order-shuffle');
  if (reason === '') return refuse('steps-missing', clause, { code: 'ground-not-given' });
  if (room.table.phase === 'closed' || room.table.phase === 'preparing') {
    return refuse('nothing-to-do', clause, { code: 'no-shoe-in-play' });
  }
  const ordered = { happened: 'shuffle-ordered', by, at, cause, reason, clause } as const;
  // The old order is not dealt from again: a coup that waits for its first card is void (R12).
  const waits = room.table.coup !== null && cardsOut(room.table) === 0;
  const voiding = { clause, endsShoe: false, streaksToo: true, by, at };
  return waits ? [coupVoided(room, voiding), ordered] : [ordered];
}

/** Finish and settle a coup in hand first (R12); tails are not ended by it (C4). */
export function evolveShuffleOrdered(table: Table, { clause }: ShuffleOrdered): Table {
  const ordered = changeShoe(table, { shuffleOrdered: clause });
  if (cardsOut(table) > 0) return ordered;
  const over = changeShoe(ordered, { ...NOTHING_HELD, over: true });
  // Journals of 0.1.0 gave the stakes of a waiting coup back with this event.
  const seats = over.seats.map(seat =>
    seat.wagers.length === 0 ? seat : { ...seat, wagers: [], revision: seat.revision + 1 },
  );
  return { ...over, phase: 'preparing', coup: null, seats };
}

export const orderShuffleAct: Act<OrderShuffle, ShuffleOrdered> = {
  name: 'order-shuffle',
  fields: orderShuffleFields,
  may: ['supervise'],
  decide: decideOrderShuffle,
  evolve: { 'shuffle-ordered': evolveShuffleOrdered },
};

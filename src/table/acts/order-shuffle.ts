// A shuffle ordered before the shoe is over: at once between coups, else after the coup in hand.

import { type Draft, numbered, voidTransfer } from '../../ledger/index.ts';
import type { At, Decision, Given, Happened } from '../act.ts';
import { changeShoe } from '../change.ts';
import { NOTHING_HELD } from '../held-cards.ts';
import { patronAccount, pendingBehind } from '../money.ts';
import { refuse } from '../refusal.ts';
import { clauseOfPower, lacksPower } from '../roles.ts';
import type { Table } from '../table.ts';

export interface OrderShuffle extends Given {
  readonly do: 'order-shuffle';
  /** What made it necessary; it goes on record. */
  readonly reason: string;
}

export interface ShuffleOrdered extends Happened {
  readonly happened: 'shuffle-ordered';
  readonly reason: string;
  readonly clause: string;
}

export function decideOrderShuffle(room: At, command: OrderShuffle): Decision<ShuffleOrdered> {
  const { by, at, reason } = command;
  const unauthorised = lacksPower(room, by, 'order-shuffle');
  if (unauthorised !== undefined) return unauthorised;
  const clause = clauseOfPower(room, 'order-shuffle');
  if (reason === '') return refuse('steps-missing', clause, 'Say why: it goes on record.');
  if (room.table.phase === 'closed' || room.table.phase === 'preparing') {
    return refuse('nothing-to-do', clause, 'No shoe is in play.');
  }
  const drafts = noCardOut(room.table) ? wagersBack(room.table) : [];
  const transfers = numbered(room.table.ledger, drafts);
  return [{ happened: 'shuffle-ordered', by, at, reason, clause, transfers }];
}

/** Between coups, or with wagers down but no card dealt: the old order is not dealt from again. */
const noCardOut = ({ phase }: Table): boolean =>
  phase === 'between-coups' || phase === 'wagering' || phase === 'no-more-wagers';

const wagersBack = (table: Table): readonly Draft[] =>
  table.seats.flatMap(seat =>
    seat.wagers.map(({ patron, transfer }) =>
      voidTransfer(pendingBehind(table.ledger, patronAccount(seat.number, patron), transfer)),
    ),
  );

/** Finish and settle a coup in hand first (R12); tails are not ended by it (C4). */
export function evolveShuffleOrdered(table: Table, { clause }: ShuffleOrdered): Table {
  const ordered = changeShoe(table, { shuffleOrdered: clause });
  if (!noCardOut(table)) return ordered;
  const over = changeShoe(ordered, { ...NOTHING_HELD, over: true });
  const seats = over.seats.map(seat =>
    seat.wagers.length === 0 ? seat : { ...seat, wagers: [], revision: seat.revision + 1 },
  );
  return { ...over, phase: 'preparing', coup: null, seats };
}

// A patron asks to see the card burnt before the first coup (crown 4.3.1 (a), rapid 3.8.1).

import type { Card } from '../../rules/cards.ts';
import type { At, Decision, Given, Happened } from '../act.ts';
import { changeShoe, seatOf } from '../change.ts';
import { withSeen } from '../held-cards.ts';
import { refuse } from '../refusal.ts';
import { lacksPower } from '../roles.ts';
import { aCardHasLeft } from '../standing.ts';
import type { Table } from '../table.ts';
import { cardFault } from './deal-card.ts';

export interface ShowBurnCard extends Given {
  readonly do: 'show-burn-card';
  /** The seat that asked. */
  readonly requestedBy: number;
  readonly card: Card;
}

export interface BurnCardShown extends Happened {
  readonly happened: 'burn-card-shown';
  readonly requestedBy: number;
  readonly card: Card;
  readonly clause: string;
}

export function decideShowBurnCard(room: At, command: ShowBurnCard): Decision<BurnCardShown> {
  const { by, at, requestedBy, card } = command;
  const { book, table } = room;
  const unauthorised = lacksPower(room, by, 'deal');
  if (unauthorised !== undefined) return unauthorised;
  const { burn } = book.shoe;
  if (burn === undefined) {
    const { order } = book.procedure.deal;
    return refuse('not-in-this-book', order, 'This book burns no card before a coup.');
  }
  const { clause } = burn;
  if ((seatOf(table, requestedBy)?.patron ?? null) === null) {
    return refuse('seat-empty', clause, `Nobody sits at seat ${requestedBy}.`);
  }
  if (table.shoe.burnSeen) return refuse('nothing-to-do', clause, 'The burnt card was shown.');
  const isBefore = table.shoe.coups <= 1 && !aCardHasLeft(table);
  const isThere = table.shoe.openingBurn > 0 && (table.shoe.coups === 0 || table.coup !== null);
  if (!isBefore || !isThere) {
    const because = 'The burnt card is shown before the first coup, not later.';
    return refuse('not-now', clause, because);
  }
  const foreign = cardFault(room, card);
  return foreign ?? [{ happened: 'burn-card-shown', by, at, requestedBy, card, clause }];
}

export const evolveBurnCardShown = (table: Table, { card }: BurnCardShown): Table =>
  changeShoe(table, { burnSeen: true, seen: withSeen(table.shoe.seen, card) });

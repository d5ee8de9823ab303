// A patron asks to see the card burnt before the first coup (crown 4.3.1 (a), rapid 3.8.1).

import * as field from '../../fields.ts';
import type { Card } from '../../../rules/cards.ts';
import type { Act, At, CommandWith, Decision, Happened } from '../../act.ts';
import { changeShoe, seatOf } from '../../change.ts';
import { withSeen } from '../../coup/held-cards.ts';
import { refuse } from '../../refusal.ts';
import { lacksPower } from '../../people/roles.ts';
import type { Table } from '../../table.ts';
import { burnCardFault } from './ask-to-see-burn-card.ts';
import { cardFault } from '../coup/deal-card.ts';

const showBurnCardFields = {
  /** The seat that asked. */
  requestedBy: field.seatNumber,
  card: field.card,
};

export type ShowBurnCard = CommandWith<'show-burn-card', typeof showBurnCardFields>;

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
  const notNow = burnCardFault(room);
  if (notNow !== undefined) return notNow;
  const clause = book.shoe.burn?.clause ?? book.procedure.deal.order;
  if ((seatOf(table, requestedBy)?.patron ?? null) === null) {
    return refuse('seat-empty', clause, { code: 'nobody-at-seat', seat: requestedBy });
  }
  const foreign = cardFault(room, card);
  return foreign ?? [{ happened: 'burn-card-shown', by, at, requestedBy, card, clause }];
}

export const evolveBurnCardShown = (table: Table, { card }: BurnCardShown): Table =>
  changeShoe(table, { burnShown: card, seen: withSeen(table.shoe.seen, card) });

export const showBurnCardAct: Act<ShowBurnCard, BurnCardShown> = {
  name: 'show-burn-card',
  fields: showBurnCardFields,
  may: ['run-table'],
  whileClosed: 'waits',
  decide: decideShowBurnCard,
  evolve: { 'burn-card-shown': evolveBurnCardShown },
};

// A card that lay face down is turned: by the patron who took the hand, or by the dealer.

import * as field from '../../fields.ts';
import type { Rulebook } from '../../../rulebooks/index.ts';
import type { Card } from '../../../rules/cards.ts';
import type { Side } from '../../../rules/hand.ts';
import type { Act, At, CommandWith, Decision, Happened } from '../../act.ts';
import { changeCoup, changeShoe, coupOf } from '../../change.ts';
import { lies } from '../../coup/hands.ts';
import { mayOpen } from '../../people/holders.ts';
import { refuse } from '../../refusal.ts';
import { hasPower } from '../../people/roles.ts';
import type { Table } from '../../table.ts';
import { phaseAfterCard } from '../../coup/phase-after-card.ts';
import { windowOf } from '../../wagers/wager-window.ts';
import { cardFault } from './deal-card.ts';

const turnCardFields = {
  side: field.side,
  /** What it shows; left out where a scanner or a virtual shoe knows already. */
  card: field.card.exactOptional(),
};

/** Turns the first card of a hand that still lies face down. */
export type TurnCard = CommandWith<'turn-card', typeof turnCardFields>;

export interface CardTurned extends Happened {
  readonly happened: 'card-turned';
  readonly side: Side;
  readonly card: Card;
}

export function decideTurnCard(room: At, command: TurnCard): Decision<CardTurned> {
  const { by, at, side } = command;
  const { order } = room.book.procedure.deal;
  if (windowOf(room.table) !== undefined) {
    return refuse('not-now', order, { code: 'wagers-being-changed' });
  }
  const lying = room.table.coup?.cards.find(dealt => dealt.to === side && lies(dealt));
  if (lying === undefined) return refuse('nothing-to-do', order, { code: 'no-card-face-down' });
  if (!hasPower(room, by, 'deal') && !mayOpen(room.table, side, by)) {
    return refuse('not-your-seat', order, { code: 'turned-by-taker-or-dealer' });
  }
  const card = lying.card ?? command.card;
  if (card === undefined) return refuse('steps-missing', order, { code: 'shown-card-missing' });
  if (lying.card !== null && command.card !== undefined && command.card !== card) {
    return refuse('impossible-card', order, { code: 'shoe-read-other-card' });
  }
  const foreign = lying.card === null ? cardFault(room, card) : undefined;
  return foreign ?? [{ happened: 'card-turned', by, at, side, card }];
}

export function evolveCardTurned(table: Table, { side, card }: CardTurned, book: Rulebook): Table {
  const coup = coupOf(table);
  const at = coup.cards.findIndex(dealt => dealt.to === side && lies(dealt));
  const unread = coup.cards[at]?.card === null;
  const { seen } = table.shoe;
  const counted = unread
    ? changeShoe(table, { seen: { ...seen, [card]: (seen[card] ?? 0) + 1 } })
    : table;
  const turned = changeCoup(counted, { cards: coup.cards.with(at, { to: side, card }) });
  return { ...turned, phase: phaseAfterCard(book, turned) };
}

export const turnCardAct: Act<TurnCard, CardTurned> = {
  name: 'turn-card',
  fields: turnCardFields,
  may: ['play', 'run-table'],
  decide: decideTurnCard,
  evolve: { 'card-turned': evolveCardTurned },
};

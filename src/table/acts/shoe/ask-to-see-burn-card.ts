// A patron asks to see the burnt card: the dealer shows it before the first card is dealt (4.3.1).

import * as field from '../../fields.ts';
import type { Act, At, CommandWith, Decision, Happened } from '../../act.ts';
import { changeShoe, seatOf } from '../../change.ts';
import { speaksFor } from '../../people/holders.ts';
import { refuse, type Refusal } from '../../refusal.ts';
import { aCardHasLeft } from '../../coup/standing.ts';
import type { Table } from '../../table.ts';

const askToSeeBurnCardFields = { seat: field.seatNumber };

export type AskToSeeBurnCard = CommandWith<'ask-to-see-burn-card', typeof askToSeeBurnCardFields>;

export interface BurnCardAskedFor extends Happened {
  readonly happened: 'burn-card-asked-for';
  readonly seat: number;
  readonly clause: string;
}

export function decideAskToSeeBurnCard(
  room: At,
  { by, at, seat }: AskToSeeBurnCard,
): Decision<BurnCardAskedFor> {
  const clause = room.book.shoe.burn?.clause ?? room.book.procedure.deal.order;
  const denied = speaksFor(room, by, seat, clause) ?? burnCardFault(room);
  if (denied !== undefined) return denied;
  // Asked is asked.
  if (room.table.shoe.burnAskedBy.includes(seat)) return [];
  return [{ happened: 'burn-card-asked-for', by, at, seat, clause }];
}

/** Why the burnt card cannot be shown now: once, and before the first card of the shoe. */
export function burnCardFault({ book, table }: At): Refusal | undefined {
  const { burn } = book.shoe;
  if (burn === undefined) {
    const { order } = book.procedure.deal;
    return refuse('not-in-this-book', order, { code: 'no-burn-before-coup-in-book' });
  }
  const { shoe, coup } = table;
  if (shoe.burnShown !== null) {
    return refuse('nothing-to-do', burn.clause, { code: 'burn-card-already-shown' });
  }
  const isFirst = shoe.coups === 0 || (shoe.coups === 1 && coup !== null && !aCardHasLeft(table));
  if (shoe.openingBurn > 0 && isFirst) return undefined;
  return refuse('not-now', burn.clause, { code: 'burn-card-shown-before-first-coup' });
}

/** The seat that waits to see the burnt card; null where nobody does, or not any more. */
export function waitsForBurnCard(room: At): number | null {
  if (room.table.shoe.burnAskedBy.length === 0 || burnCardFault(room) !== undefined) return null;
  const isThere = (seat: number) => (seatOf(room.table, seat)?.patron ?? null) !== null;
  return room.table.shoe.burnAskedBy.find(isThere) ?? null;
}

/** Nothing leaves the shoe while somebody waits to see the burnt card. */
export function awaitsBurnCard(room: At): Refusal | undefined {
  const seat = waitsForBurnCard(room);
  if (seat === null) return undefined;
  const clause = room.book.shoe.burn?.clause ?? room.book.procedure.deal.order;
  return refuse('steps-missing', clause, { code: 'burn-card-not-shown', seat });
}

export const evolveBurnCardAskedFor = (table: Table, { seat }: BurnCardAskedFor): Table =>
  changeShoe(table, { burnAskedBy: [...table.shoe.burnAskedBy, seat] });

export const askToSeeBurnCardAct: Act<AskToSeeBurnCard, BurnCardAskedFor> = {
  name: 'ask-to-see-burn-card',
  fields: askToSeeBurnCardFields,
  may: ['play'],
  whileClosed: 'waits',
  decide: decideAskToSeeBurnCard,
  evolve: { 'burn-card-asked-for': evolveBurnCardAskedFor },
};

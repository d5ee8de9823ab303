// A card burnt before a coup, unseen, where the book lets the dealer.

import type { Act, At, CommandWith, Decision, Happened } from '../../act.ts';
import { changeCoup, changeShoe } from '../../change.ts';
import { nobodyWageredGround } from '../../coup/dummy.ts';
import { refuse, type Refusal } from '../../refusal.ts';
import { lacksPower } from '../../people/roles.ts';
import { type CoupMadeDummy, madeDummy } from '../../rulings/coup/coup-becomes-dummy.ts';
import type { Table } from '../../table.ts';
import { awaitsBurnCard } from './ask-to-see-burn-card.ts';

export type BurnCard = CommandWith<'burn-card'>;

export interface CardBurnt extends Happened {
  readonly happened: 'card-burnt';
}

/** What must stay in the shoe once the cutting card is out: two whole coups, or one (R3). */
const CARDS_FOR_A_COUP = 6;

export function decideBurnCard(
  room: At,
  { by, at }: BurnCard,
): Decision<CardBurnt | CoupMadeDummy> {
  const refused = lacksPower(room, by, 'deal') ?? burnFault(room) ?? awaitsBurnCard(room);
  if (refused !== undefined) return refused;
  const burnt: CardBurnt = { happened: 'card-burnt', by, at };
  // With wagering over and nobody in, the burn makes it a dummy coup (11.5.1, 11.4.1).
  const ground = room.table.phase === 'wagering' ? null : nobodyWageredGround(room);
  return ground === null ? [burnt] : [burnt, madeDummy(room, ground, { by, at })];
}

/** Whether a card may be burnt now, whoever asks. */
export const mayBurnNow = (room: At): boolean => burnFault(room) === undefined;

function burnFault({ book, table }: At): Refusal | undefined {
  const { burnBeforeCoup, order } = book.procedure.deal;
  if (burnBeforeCoup === undefined) {
    return refuse('not-in-this-book', order, { code: 'no-burn-before-coup-in-book' });
  }
  const { closes } = book.procedure.wagering.firstCardCloses;
  // Where the first card closes wagering a burn does not; elsewhere "no more bets" comes first.
  const open = table.phase === 'no-more-wagers' || (closes && table.phase === 'wagering');
  if (!open || table.coup?.cards.length !== 0 || table.coup.burnt) {
    return refuse('not-now', burnBeforeCoup, { code: 'burn-before-first-card' });
  }
  if (table.shoe.held.length > 0) {
    return refuse('not-now', burnBeforeCoup, { code: 'held-card-opens-coup' });
  }
  const needed = table.shoe.lastCoup ? CARDS_FOR_A_COUP : 2 * CARDS_FOR_A_COUP;
  const left = table.shoe.cards - table.shoe.dealt - 1;
  if (!table.shoe.cuttingCardOut || left >= needed) return undefined;
  return refuse('not-now', burnBeforeCoup, { code: 'too-few-cards-to-burn' });
}

export const evolveCardBurnt = (table: Table): Table =>
  changeCoup(changeShoe(table, { dealt: table.shoe.dealt + 1 }), { burnt: true });

export const burnCardAct: Act<BurnCard, CardBurnt> = {
  name: 'burn-card',
  fields: {},
  may: ['run-table'],
  whileFrozen: 'begins-no-coup',
  decide: decideBurnCard,
  evolve: { 'card-burnt': evolveCardBurnt },
};

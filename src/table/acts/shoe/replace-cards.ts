// Cards taken out of service: after the shoe by a supervisor, or as unfit while no hand is played.

import { z } from 'zod';

import * as field from '../../fields.ts';
import type { Card } from '../../../rules/cards.ts';
import type { Act, At, CommandWith, Decision, Happened } from '../../act.ts';
import { changeShoe } from '../../change.ts';
import { NOTHING_HELD } from '../../coup/held-cards.ts';
import { refuse } from '../../refusal.ts';
import { clauseOfPower, lacksPower } from '../../people/roles.ts';
import type { Table } from '../../table.ts';
import { retiredSets } from './prepare-shoe.ts';

const replaceCardsFields = {
  /** The single cards that were exchanged; none when the whole set goes. */
  cards: z.array(field.card).max(1000),
  reason: field.words,
};

export type ReplaceCards = CommandWith<'replace-cards', typeof replaceCardsFields>;

export interface CardsReplaced extends Happened {
  readonly happened: 'cards-replaced';
  readonly cards: readonly Card[];
  readonly reason: string;
  readonly clause: string;
  /** True where they never come back; not in journals of 0.1.0. */
  readonly unfit?: true;
}

export function decideReplaceCards(room: At, command: ReplaceCards): Decision<CardsReplaced> {
  const { by, at, cards, reason } = command;
  const { table } = room;
  const power = isFinished(room) ? 'replace-cards-after-shoe' : 'replace-unfit-cards';
  const unauthorised = lacksPower(room, by, power);
  if (unauthorised !== undefined) return unauthorised;
  const clause = clauseOfPower(room, power);
  const noHand = table.phase === 'preparing' || table.phase === 'between-coups';
  if (!noHand) return refuse('not-now', clause, { code: 'hand-in-progress' });
  if (table.shoe.cardSet === null)
    return refuse('nothing-to-do', clause, { code: 'no-shoe-in-play' });
  if (reason === '') return refuse('steps-missing', clause, { code: 'card-fault-missing' });
  const unfit = power === 'replace-unfit-cards' ? ({ unfit: true } as const) : {};
  return [{ happened: 'cards-replaced', by, at, cards, reason, clause, ...unfit }];
}

/** After the final coup and before the shuffle; a shuffle in mid-shoe is another thing (4.4.1). */
function isFinished({ book, table: { phase, shoe } }: At): boolean {
  const causes: readonly string[] = Object.values(book.procedure.shoe.shuffleCauses ?? {});
  const isOrdered = shoe.shuffleOrdered !== null && causes.includes(shoe.shuffleOrdered);
  return phase === 'preparing' && shoe.over && !isOrdered;
}

/** A whole set that goes leaves the table without a shoe: check, shuffle, cut and burn follow. */
export function evolveCardsReplaced(table: Table, { cards, unfit }: CardsReplaced): Table {
  if (cards.length > 0) return table;
  const { cardSet } = table.shoe;
  const handled = retiredSets(table.shoe);
  const retired = unfit === true && cardSet !== null ? [...handled, cardSet] : handled;
  const noCards = { over: true, cardSet: null, retired, handled: false, toDo: [] } as const;
  return { ...changeShoe(table, { ...NOTHING_HELD, ...noCards }), phase: 'preparing' };
}

export const replaceCardsAct: Act<ReplaceCards, CardsReplaced> = {
  name: 'replace-cards',
  fields: replaceCardsFields,
  may: ['supervise'],
  decide: decideReplaceCards,
  evolve: { 'cards-replaced': evolveCardsReplaced },
};

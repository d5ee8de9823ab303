// Cards taken out of service: after the shoe by a supervisor, or as unfit while no hand is played.

import type { Card } from '../../rules/cards.ts';
import type { At, Decision, Given, Happened } from '../act.ts';
import { changeShoe } from '../change.ts';
import { NOTHING_HELD } from '../held-cards.ts';
import { refuse } from '../refusal.ts';
import { clauseOfPower, lacksPower } from '../roles.ts';
import type { Table } from '../table.ts';

export interface ReplaceCards extends Given {
  readonly do: 'replace-cards';
  /** The single cards that were exchanged; none when the whole set goes. */
  readonly cards: readonly Card[];
  readonly reason: string;
}

export interface CardsReplaced extends Happened {
  readonly happened: 'cards-replaced';
  readonly cards: readonly Card[];
  readonly reason: string;
  readonly clause: string;
}

export function decideReplaceCards(room: At, command: ReplaceCards): Decision<CardsReplaced> {
  const { by, at, cards, reason } = command;
  const { table } = room;
  const shoeOver = table.phase === 'preparing' && table.shoe.over;
  const power = shoeOver ? 'replace-cards-after-shoe' : 'replace-unfit-cards';
  const unauthorised = lacksPower(room, by, power);
  if (unauthorised !== undefined) return unauthorised;
  const clause = clauseOfPower(room, power);
  const noHand = table.phase === 'preparing' || table.phase === 'between-coups';
  if (!noHand) return refuse('not-now', clause, 'A hand is in progress: finish it first.');
  if (reason === '') return refuse('steps-missing', clause, 'Say what was wrong with the cards.');
  return [{ happened: 'cards-replaced', by, at, cards, reason, clause }];
}

/** A whole set that goes leaves the table without a shoe: check, shuffle, cut and burn follow. */
export function evolveCardsReplaced(table: Table, { cards }: CardsReplaced): Table {
  if (cards.length > 0) return table;
  const noCards = { over: true, cardSet: null, handled: false, toDo: [] } as const;
  return { ...changeShoe(table, { ...NOTHING_HELD, ...noCards }), phase: 'preparing' };
}

// The cutting card comes out of a real shoe: the dealer lays it aside and says so.

import type { Act, At, CommandWith, Decision, Happened } from '../../act.ts';
import { changeCoup, changeShoe } from '../../change.ts';
import { refuse } from '../../refusal.ts';
import { lacksPower } from '../../people/roles.ts';
import type { Table } from '../../table.ts';

export type RecordCuttingCard = CommandWith<'record-cutting-card'>;

export interface CuttingCardNoted extends Happened {
  readonly happened: 'cutting-card-noted';
  /** How many cards of the coup lay when it came. */
  readonly afterCards: number;
}

export function decideRecordCuttingCard(
  room: At,
  { by, at }: RecordCuttingCard,
): Decision<CuttingCardNoted> {
  const { book, table } = room;
  const unauthorised = lacksPower(room, by, 'deal');
  if (unauthorised !== undefined) return unauthorised;
  const { lastCoup } = book.procedure.shoe;
  // Met in place of a coup's first card it is that coup's, so it needs a coup to belong to (R2).
  if (table.coup === null || table.setup?.cuttingCard !== 'noted' || table.phase === 'wagering') {
    return refuse('not-now', lastCoup, { code: 'cutting-card-during-deal' });
  }
  if (table.shoe.cuttingCardOut || table.coup.cuttingCardIn) return [];
  const afterCards = table.coup.cards.length;
  return [{ happened: 'cutting-card-noted', by, at, afterCards }];
}

export const evolveCuttingCardNoted = (table: Table): Table =>
  changeCoup(changeShoe(table, { cuttingCardAt: table.shoe.dealt }), { cuttingCardIn: true });

export const recordCuttingCardAct: Act<RecordCuttingCard, CuttingCardNoted> = {
  name: 'record-cutting-card',
  fields: {},
  may: ['run-table'],
  decide: decideRecordCuttingCard,
  evolve: { 'cutting-card-noted': evolveCuttingCardNoted },
};

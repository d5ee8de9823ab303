// Both point counts are announced once the first four cards lie open (Marina Bay Sands 3.9).

import type { Act, At, CommandWith, Decision, Happened } from '../../act.ts';
import { changeCoup, coupOf } from '../../change.ts';
import { handsOf, lies } from '../../coup/hands.ts';
import { refuse } from '../../refusal.ts';
import { lacksPower } from '../../people/roles.ts';
import type { Table } from '../../table.ts';
import { pointCount } from '../../../rules/hand.ts';

export type AnnounceCounts = CommandWith<'announce-counts'>;

export interface CountsAnnounced extends Happened {
  readonly happened: 'counts-announced';
  readonly player: number;
  readonly banker: number;
}

export function decideAnnounceCounts(
  room: At,
  { by, at }: AnnounceCounts,
): Decision<CountsAnnounced> {
  const unauthorised = lacksPower(room, by, 'deal');
  if (unauthorised !== undefined) return unauthorised;
  const { coup } = room.table;
  const { deal } = room.book.procedure;
  const open = coup !== null && coup.cards.length >= 4 && !coup.cards.some(lies);
  if (!open) {
    const clause = deal.announceBeforeThird ?? deal.order;
    return refuse('not-now', clause, { code: 'first-four-not-open' });
  }
  if (coup.countsAnnounced) return [];
  const { player, banker } = handsOf(coupOf(room.table));
  const counts = { player: pointCount(player), banker: pointCount(banker) };
  return [{ happened: 'counts-announced', by, at, ...counts }];
}

export const evolveCountsAnnounced = (table: Table): Table =>
  changeCoup(table, { countsAnnounced: true });

export const announceCountsAct: Act<AnnounceCounts, CountsAnnounced> = {
  name: 'announce-counts',
  fields: {},
  may: ['run-table'],
  decide: decideAnnounceCounts,
  evolve: { 'counts-announced': evolveCountsAnnounced },
};

// Settlement: losing wagers are collected, winning ones paid, each with its clause and reason.

import type { Rulebook } from '../../../rulebooks/index.ts';
import type { Act, At, CommandWith, Decision, Happened } from '../../act.ts';
import { afterCoup, type CoupOver } from '../../coup/coup-over.ts';
import { drawUp } from '../../accounts/money.ts';
import { refuse } from '../../refusal.ts';
import { lacksPower } from '../../people/roles.ts';
import { settlementOf } from '../../settlement/settlement.ts';
import { shoeAfterCoup } from '../../shoe/shoe-life.ts';
import { substantialWins } from '../../settlement/substantial-win.ts';
import { hasSurplus, reportSurplus } from '../../coup/surplus-cards.ts';
import type { Table } from '../../table.ts';
import type { WinLocked } from '../accounts/release-locked-win.ts';

export type SettleCoup = CommandWith<'settle-coup'>;

export interface CoupSettled extends Happened, CoupOver {
  readonly happened: 'coup-settled';
  /** Version and mark of the software that settled it, as the server says; not in 0.1.0. */
  readonly software?: string;
}

export function decideSettleCoup(
  room: At,
  { by, at }: SettleCoup,
): Decision<CoupSettled | WinLocked> {
  const unauthorised = lacksPower(room, by, 'deal');
  if (unauthorised !== undefined) return unauthorised;
  const { table, book } = room;
  if (table.phase !== 'complete') {
    return refuse('not-now', book.procedure.deal.order, { code: 'coup-not-complete' });
  }
  if (hasSurplus(table)) return reportSurplus(room, book.procedure.deal.tooManyCards);
  const { drafts, ...settlement } = settlementOf(room, at);
  const transfers = drawUp(table.ledger, drafts);
  if ('refused' in transfers) {
    return refuse('not-enough-money', book.procedure.notices.limitSign, {
      code: 'float-cannot-pay-coup',
    });
  }
  const settled = { happened: 'coup-settled', by, at, ...settlement, transfers } as const;
  const locked = substantialWins(table, settlement.record).map(
    win => ({ happened: 'win-locked', by, at, clause: 'R-CSH-11', ...win }) as const,
  );
  return [settled, ...locked];
}

export const evolveCoupSettled = (table: Table, event: CoupSettled, book: Rulebook): Table =>
  afterCoup({ book, table }, event, shoeAfterCoup({ book, table }, event.road));

export const settleCoupAct: Act<SettleCoup, CoupSettled> = {
  name: 'settle-coup',
  fields: {},
  may: ['run-table'],
  decide: decideSettleCoup,
  evolve: { 'coup-settled': evolveCoupSettled },
};

// A window in which wagers may be touched again after the close: to lower them, or to change them.

import { WINDOWS_AFTER_CLOSE, type WagerWindow } from '../../rulebooks/procedure.ts';
import type { Rulebook } from '../../rulebooks/index.ts';
import type { Act, At, CommandWith, Decision, Happened } from '../act.ts';
import {
  closeNow,
  evolveWageringClosed,
  type WageringClosed,
} from '../acts/coup/close-wagering.ts';
import { changeCoup } from '../change.ts';
import type { Ruled } from '../irregularities/irregularity.ts';
import { phaseAfterCard } from '../coup/phase-after-card.ts';
import { refuse } from '../refusal.ts';
import { lacksPower } from '../people/roles.ts';
import { type CoupMadeDummy, madeDummy } from '../rulings/coup/coup-becomes-dummy.ts';
import { someoneWagered } from '../coup/standing.ts';
import type { Table } from '../table.ts';

export interface WagerWindowOpened extends Happened {
  readonly happened: 'wager-window-opened';
  readonly window: WagerWindow;
  readonly clause: string;
  readonly closesAt: number | null;
}

export type CloseWagerWindow = CommandWith<'close-wager-window'>;

export interface WagerWindowClosed extends Happened {
  readonly happened: 'wager-window-closed';
}

export const windowOf = ({ phase }: Table): WagerWindow | undefined =>
  WINDOWS_AFTER_CLOSE.find(window => window === phase);

export function windowOpened(
  { table }: At,
  window: WagerWindow,
  { clause, report }: Ruled,
): WagerWindowOpened {
  const { by, at } = report;
  const ms = table.setup?.wageringMs ?? null;
  const closesAt = ms === null ? null : at + ms;
  return { happened: 'wager-window-opened', by, at, window, clause, closesAt };
}

export const evolveWagerWindowOpened = (table: Table, event: WagerWindowOpened): Table => ({
  ...changeCoup(table, { closesAt: event.closesAt }),
  phase: event.window,
});

/** Closes the window by hand or by time; with no wager left the coup goes on as a dummy. */
export function decideCloseWagerWindow(
  room: At,
  { by, at }: CloseWagerWindow,
): Decision<WageringClosed | WagerWindowClosed | CoupMadeDummy> {
  const { book, table } = room;
  const window = windowOf(table);
  if (window === undefined) {
    return refuse('not-now', book.procedure.wagering.after, { code: 'no-window-open' });
  }
  const closesAt = table.coup?.closesAt ?? null;
  const bySystem = by.role === 'system';
  if (bySystem && (closesAt === null || at < closesAt)) {
    return refuse('not-now', book.procedure.wagering.after, { code: 'window-running' });
  }
  const unauthorised = bySystem ? undefined : lacksPower(room, by, 'deal');
  if (unauthorised !== undefined) return unauthorised;
  const closing = closeNow(room, bySystem ? 'time' : 'dealer', by, at);
  const left = someoneWagered(evolveWageringClosed(table, closing));
  const ground = book.procedure.dummies?.nobodyLeft?.[window];
  if (left || ground === undefined) return [closing, { happened: 'wager-window-closed', by, at }];
  const empty = { book, table: evolveWageringClosed(table, closing) };
  return [closing, madeDummy(empty, ground, { by, at })];
}

export const evolveWagerWindowClosed = (
  table: Table,
  _: WagerWindowClosed,
  book: Rulebook,
): Table => ({
  ...table,
  phase: phaseAfterCard(book, table),
});

export const closeWagerWindowAct: Act<CloseWagerWindow, WagerWindowOpened | WagerWindowClosed> = {
  name: 'close-wager-window',
  fields: {},
  may: ['run-table'],
  whileFrozen: 'waits',
  decide: decideCloseWagerWindow,
  evolve: {
    'wager-window-opened': evolveWagerWindowOpened,
    'wager-window-closed': evolveWagerWindowClosed,
  },
};

// A substantial win: its terminal locks with the settlement, and an attendant clears it, with the
// number of the form that was filled in (R-CSH-11).

import { z } from 'zod';

import * as field from '../../fields.ts';
import { transfer } from '../../../ledger/index.ts';
import type { Act, At, CommandWith, Decision, Happened } from '../../act.ts';
import { changeSeat, seatOf } from '../../change.ts';
import { drawUp, patronAccount } from '../../accounts/money.ts';
import { refuse } from '../../refusal.ts';
import { lacksPower } from '../../people/roles.ts';
import { type LockedWin, lockedFor, type WinAt } from '../../settlement/substantial-win.ts';
import type { Table } from '../../table.ts';

export interface WinLocked extends Happened, WinAt {
  readonly happened: 'win-locked';
  readonly clause: string;
}

/** How a locked win is cleared: paid in person, or left on the account to play on with. */
export const WIN_CLEARINGS = ['by-hand', 'to-credit'] as const;
export type WinClearing = (typeof WIN_CLEARINGS)[number];

const releaseLockedWinFields = {
  ...field.atSeat,
  cents: field.sum,
  how: z.enum(WIN_CLEARINGS),

  /** The number of the form that the patron and the attendant have signed. */
  form: field.word,
};

/** Clears all that is locked for a patron at a seat; the sum is said again to confirm it. */
export type ReleaseLockedWin = CommandWith<'release-locked-win', typeof releaseLockedWinFields>;

export interface WinCleared extends Happened {
  readonly happened: 'win-cleared';
  readonly seat: number;
  readonly patron: string;
  readonly cents: number;
  readonly how: WinClearing;
  readonly form: string;
  /** The coups in which it was won. */
  readonly wins: readonly LockedWin[];
}

const CLAUSE = 'R-CSH-11';

export function decideReleaseLockedWin(room: At, command: ReleaseLockedWin): Decision<WinCleared> {
  const { by, at, seat: number, patron, cents, how, form } = command;
  const unauthorised = lacksPower(room, by, 'pay-by-hand');
  if (unauthorised !== undefined) return unauthorised;
  const { table } = room;
  const seat = seatOf(table, number);
  if (seat === undefined)
    return refuse('no-such-seat', CLAUSE, { code: 'no-such-seat', seat: number });
  const locked = lockedFor(seat, patron);
  if (locked === 0) return refuse('nothing-to-do', CLAUSE, { code: 'no-win-locked', seat: number });
  if (cents !== locked) {
    return refuse('not-enough-money', CLAUSE, { code: 'locked-to-the-cent', owed: locked });
  }
  if (form === '') {
    return refuse('steps-missing', CLAUSE, { code: 'form-not-named' });
  }
  const debit = patronAccount(number, patron);
  const drafts =
    how === 'to-credit' ? [] : [transfer({ debit, credit: 'hand-pays', cents, memo: 'cash-out' })];
  const transfers = drawUp(table.ledger, drafts);
  if ('refused' in transfers) {
    return refuse('not-enough-money', CLAUSE, { code: 'account-too-small' });
  }
  const wins = (seat.wins ?? []).filter(win => win.patron === patron);
  const told = { seat: number, patron, cents, how, form, wins };
  return [{ happened: 'win-cleared', by, at, ...told, transfers }];
}

export const evolveWinLocked = (table: Table, event: WinLocked): Table => {
  const { seat: number, patron, shoe, coup, cents, at } = event;
  return changeSeat(table, number, seat => ({
    ...seat,
    state: seat.state === 'faulty' ? 'faulty' : 'locked',
    wins: [...(seat.wins ?? []), { patron, shoe, coup, cents, at }],
  }));
};

export const evolveWinCleared = (
  table: Table,
  { seat: number, patron }: Pick<WinCleared, 'seat' | 'patron'>,
): Table =>
  changeSeat(table, number, ({ wins = [], ...seat }) => {
    const rest = wins.filter(win => win.patron !== patron);
    if (rest.length > 0) return { ...seat, wins: rest };
    return { ...seat, state: seat.state === 'locked' ? 'in-order' : seat.state };
  });

export const releaseLockedWinAct: Act<ReleaseLockedWin, WinLocked | WinCleared> = {
  name: 'release-locked-win',
  fields: releaseLockedWinFields,
  may: ['supervise'],
  whileFrozen: 'waits',
  decide: decideReleaseLockedWin,
  evolve: { 'win-locked': evolveWinLocked, 'win-cleared': evolveWinCleared },
};

// Closing a table: announced to those who play there, and only when nothing is left open.

import { z } from 'zod';

import * as field from '../../fields.ts';
import { type Draft, numbered, voidTransfer } from '../../../ledger/index.ts';
import { SIDES } from '../../../rules/hand.ts';
import { NO_TAIL } from '../../../rules/dragon-tails.ts';
import type { Act, At, CommandWith, Decision, Happened } from '../../act.ts';
import { type CardCount, countedCards, withoutIncomplete } from '../../shoe/card-count.ts';
import { commissionFault } from '../../settlement/commission.ts';
import { balanceOf, patronAccount, pendingBehind } from '../../accounts/money.ts';
import type { ClosingNotice } from '../../matters/notices.ts';
import { openMatterCount, openMatters, type OpenMatters } from '../../matters/open-matters.ts';
import { peopleAt } from '../../people/people-at.ts';
import { isRefusal, refuse, type Refusal } from '../../refusal.ts';
import { lacksPower } from '../../people/roles.ts';
import type { Table } from '../../table.ts';
import { patronsOf } from './announce-limits.ts';
import { withoutAccounts } from '../accounts/leave.ts';

const announceClosingFields = { closesAt: field.time };

export type AnnounceClosing = CommandWith<'announce-closing', typeof announceClosingFields>;

export interface ClosingAnnounced extends Happened {
  readonly happened: 'closing-announced';
  readonly notice: ClosingNotice;
}

const closeTableFields = {
  /** The cards were checked, as the book wants at the end of gaming. */
  cardsChecked: z.boolean(),

  /** Whoever closes takes note of what stays open, under the own name (G18). */
  acceptsOpen: z.boolean().exactOptional(),

  /** How many they are, where the book has them counted. */
  cardsCounted: field.count.exactOptional(),

  /** What was found, where they are not complete. */
  note: field.words.exactOptional(),
};

export type CloseTable = CommandWith<'close-table', typeof closeTableFields>;

export interface TableClosed extends Happened {
  readonly happened: 'table-closed';
  /** What stays open with the house and comes back with the table; absent where nothing does. */
  readonly leavesOpen?: OpenMatters;
  /** Whoever was still there, with nothing on the account: it is closed. */
  readonly gone?: readonly { readonly seat: number; readonly patron: string }[];
  /** The count of the cards; absent where none was wanted, and in journals of 0.1.0. */
  readonly cards?: CardCount;
}

/** Runs and tails on their way go back when a table closes, before accounts are paid out (C6). */
export interface StreaksReturned extends Happened {
  readonly happened: 'streaks-returned';
}

export function decideAnnounceClosing(
  room: At,
  { by, at, closesAt }: AnnounceClosing,
): Decision<ClosingAnnounced> {
  const unauthorised = lacksPower(room, by, 'close-table');
  if (unauthorised !== undefined) return unauthorised;
  const gate = room.book.procedure.notices.closing;
  const earliest = at + (gate?.ms ?? 0);
  if (room.table.phase === 'closed' || closesAt < earliest) {
    const clause = gate?.clause ?? room.book.procedure.notices.limitSign;
    return refuse('notice-not-long-enough', clause, { code: 'closing-sign-not-long-enough' });
  }
  return [{ happened: 'closing-announced', by, at, notice: { postedAt: at, closesAt } }];
}

export function decideCloseTable(
  room: At,
  command: CloseTable,
): Decision<TableClosed | StreaksReturned> {
  const { book, table } = room;
  const { by, at, acceptsOpen = false } = command;
  const unauthorised = lacksPower(room, by, 'close-table');
  if (unauthorised !== undefined) return unauthorised;
  const blocked = noticeFault(room, at);
  if (blocked !== undefined) return blocked;
  const riding = openStreaks(table);
  if (riding.length > 0) {
    return [{ happened: 'streaks-returned', by, at, transfers: numbered(table.ledger, riding) }];
  }
  const owed = commissionFault(room);
  if (owed !== undefined) return owed;
  if (hasOpenAccounts(table)) {
    return refuse('not-now', book.procedure.notices.limitSign, { code: 'accounts-not-paid-out' });
  }
  const cards = countedCards(room, command);
  if (isRefusal(cards)) return cards;
  const unadvised = adviceFault(room);
  if (unadvised !== undefined) return unadvised;
  const open = openMatters(table);
  const count = openMatterCount(open);
  const gone = table.seats.flatMap(({ number: seat, ...rest }) =>
    peopleAt(rest).map(({ id: patron }) => ({ seat, patron })),
  );
  if (count === 0) return [{ happened: 'table-closed', by, at, gone, ...cards }];
  if (!acceptsOpen) {
    return {
      ...refuse('facts-missing', 'ruling G18', { code: 'matters-open', count }),
      asks: 'acceptsOpen',
    };
  }
  return [{ happened: 'table-closed', by, at, gone, leavesOpen: open, ...cards }];
}

/** A dispute that stays open is unresolved: the complainant has been told whom to consult. */
function adviceFault({ book, table }: At): Refusal | undefined {
  const clause = book.procedure.notices.complainants;
  const claim = table.claims.open.find(({ disputed, advised }) => disputed && !advised);
  if (clause === undefined || claim === undefined) return undefined;
  return refuse('steps-missing', clause, { code: 'complainant-not-advised', number: claim.id });
}

function noticeFault({ book, table }: At, at: number): Refusal | undefined {
  const { closing, limitSign } = book.procedure.notices;
  const between = table.phase === 'between-coups' || table.phase === 'preparing';
  if (!between) return refuse('not-now', limitSign, { code: 'coup-not-finished' });
  const occupied = patronsOf(table).length > 0;
  const notice = table.notices.closing;
  if (occupied && closing !== undefined && (notice === null || at < notice.closesAt)) {
    return refuse('notice-not-long-enough', closing.clause, { code: 'patrons-before-closing' });
  }
  return undefined;
}

const hasOpenAccounts = (table: Table): boolean =>
  table.seats.some(({ wins }) => wins !== undefined) ||
  table.seats.some(seat =>
    [...(seat.patron === null ? [] : [seat.patron]), ...seat.standing].some(
      ({ id }) => balanceOf(table.ledger, patronAccount(seat.number, id)) > 0,
    ),
  );

function openStreaks(table: Table): readonly Draft[] {
  const runs = table.seats.flatMap(seat =>
    seat.runs.map(({ patron, transfer }) => ({ seat: seat.number, patron, transfer })),
  );
  const tails = SIDES.flatMap(side => {
    const { fresh, early, late } = table.tails[side];
    return [...fresh, ...early, ...late].map(({ key }) => key);
  });
  return [...runs, ...tails].map(({ seat, patron, transfer }) =>
    voidTransfer(pendingBehind(table.ledger, patronAccount(seat, patron), transfer)),
  );
}

export const evolveClosingAnnounced = (table: Table, { notice }: ClosingAnnounced): Table => ({
  ...table,
  notices: { ...table.notices, closing: notice },
});

export const evolveTableClosed = (table: Table, { cards, gone = [] }: TableClosed): Table => ({
  ...gone.reduce((after, { seat, patron }) => withoutAccounts(after, seat, patron), table),
  shoe: withoutIncomplete(table.shoe, cards),
  phase: 'closed',
  seats: [],
  coup: null,
  tails: { player: NO_TAIL, banker: NO_TAIL },
  notices: { limits: null, closing: null },
});

export const evolveStreaksReturned = (table: Table): Table => ({
  ...table,
  seats: table.seats.map(seat => (seat.runs.length === 0 ? seat : { ...seat, runs: [] })),
  tails: { player: NO_TAIL, banker: NO_TAIL },
});

export const announceClosingAct: Act<AnnounceClosing, ClosingAnnounced> = {
  name: 'announce-closing',
  fields: announceClosingFields,
  may: ['supervise'],
  decide: decideAnnounceClosing,
  evolve: { 'closing-announced': evolveClosingAnnounced },
};

export const closeTableAct: Act<CloseTable, TableClosed | StreaksReturned> = {
  name: 'close-table',
  fields: closeTableFields,
  may: ['supervise'],
  whileFrozen: 'waits',
  decide: decideCloseTable,
  evolve: { 'table-closed': evolveTableClosed, 'streaks-returned': evolveStreaksReturned },
};

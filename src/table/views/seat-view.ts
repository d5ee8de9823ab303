// What one patron may see beside the public view: the own chips and wagers, and nobody else's.

import { accountOf } from '../../ledger/index.ts';
import type { Reason } from '../reason.ts';
import type { At } from '../act.ts';
import { atCloseFor } from '../wagers/at-close.ts';
import { takesTickets } from '../acts/accounts/buy-in.ts';
import { seatOf } from '../change.ts';
import { commissionDue, hasMarkers } from '../settlement/commission.ts';
import type { PatronNotice } from '../malfunctions/patron-notice.ts';
import { personAt } from '../people/people-at.ts';
import { availableOf, balanceOf, patronAccount } from '../accounts/money.ts';
import type { LimitsByWager } from '../matters/notices.ts';
import type { OwnLimits } from '../people/kept-beyond-coups.ts';
import { lockedFor } from '../settlement/substantial-win.ts';
import type { PaidWager, Seat, Table, TerminalState } from '../table.ts';
import { betOf, type Staked } from '../wagers/wager.ts';

export interface SeatView {
  readonly seat: number;
  readonly open: boolean;
  readonly state: TerminalState;
  /** Since when the patron has been here. */
  readonly since: number | null;
  /** True where a cash-out comes out as a ticket; elsewhere somebody comes and pays. */
  readonly prints: boolean;
  readonly takesNotes: boolean;
  /** A ticket can be brought here, as a note. */
  readonly takesTickets: boolean;
  readonly revision: number;
  readonly balance: number;
  /** The balance less what lies on the felt. */
  readonly credit: number;
  readonly wagers: readonly Staked[];
  /** Runs and tails that ride on from earlier coups, with how far they have come. */
  readonly riding: readonly (Staked & { readonly count: number })[];
  readonly lastWagers: readonly Staked[];
  /** What the last coup paid, each with its clause and reason. */
  readonly lastPaid: readonly PaidWager[];
  readonly leaving: boolean;
  /** What would go back if wagering closed now, and why: said while it can still be helped (C7). */
  readonly goesBack: readonly (Staked & { readonly clause: string; readonly reason?: Reason })[];
  /** Own limits in place of the table's. */
  readonly limits: LimitsByWager | null;
  readonly commissionDue: number;
  /** What the patron has asked to be held to; null where nothing. */
  readonly own: OwnLimits | null;
  /** What was paid in since the patron sat down. */
  readonly paidIn: number;
  /** What lies locked here until an attendant has come; left out where nothing is (R-CSH-11). */
  readonly locked?: number;
  /** What the patron was notified of: wagers void or confirmed, a coup restated (R18). */
  readonly notice?: Omit<PatronNotice, 'patron' | 'left'>;
}

/** All of it that a wager changes; the rest, with what the last coup paid, is much longer. */
export type LaidView = Pick<SeatView, 'revision' | 'balance' | 'credit' | 'wagers' | 'goesBack'>;

/** All that the view of whoever sits at a seat is cut from: the same basis gives the same view. */
export type SeatBasis = readonly unknown[];

export function seatBasis(room: At, number: number): SeatBasis {
  const { table } = room;
  const { setup, tails, records, ledger } = table;
  const seat = seatOf(table, number);
  const whose = seat?.patron?.id;
  if (seat === undefined || whose === undefined) return [seat, setup, tails, records.at(-1)];
  const account = accountOf(ledger, patronAccount(number, whose));
  // A marker has an account of its own; few tables ever have one.
  const marked = hasMarkers(table) ? ledger : null;
  // That wagering opens or closes is everybody's news; a warning that comes or goes is one's own.
  const isWarned = goesBack(room, seat, whose).length > 0;
  return [seat, setup, tails, records.at(-1), account, marked, isWarned];
}

/** Whether no view of anybody who sits can have changed: their bases are made of nothing else. */
export const areSeatsSame = (one: Table, other: Table): boolean =>
  one.seats === other.seats &&
  one.ledger === other.ledger &&
  one.setup === other.setup &&
  one.tails === other.tails &&
  one.records === other.records &&
  one.phase === other.phase;

export const isSameBasis = (one: SeatBasis | undefined, other: SeatBasis): boolean =>
  one?.length === other.length && other.every((part, index) => part === one[index]);

/** The view of a patron at a seat: the one who sits there, or one who stands behind. */
export function seatView(room: At, number: number, patron?: string): SeatView | null {
  const seat = seatOf(room.table, number);
  if (seat === undefined) return null;
  const whose = patron ?? seat.patron?.id;
  const person = whose === undefined ? undefined : personAt(seat, whose);
  const { revision, balance, credit, wagers, goesBack: back } = laid(room, seat, whose);
  return {
    seat: number,
    open: seat.patron !== null,
    state: seat.state,
    since: seat.patron?.id === whose ? seat.seatedAt : null,
    prints: seat.kind === 'remote-terminal' && seat.printer,
    takesNotes: seat.noteAcceptor,
    takesTickets: takesTickets(room.table, seat),
    revision,
    balance,
    credit,
    wagers,
    riding: [...ridingRuns(seat, whose), ...ridingTails(room, seat, whose)],
    lastWagers: seat.lastWagers
      .filter(wager => wager.patron === whose)
      .map(wager => ({ stake: wager.stake, ...betOf(wager) })),
    lastPaid: lastPaid(room, number, whose),
    leaving: seat.leaving,
    goesBack: back,
    limits: person?.limits ?? null,
    commissionDue: whose === undefined ? 0 : commissionDue(room.table, number, whose),
    own: person?.own ?? null,
    paidIn: person?.paidIn ?? 0,
    ...(seat.wins === undefined || whose === undefined ? {} : { locked: lockedFor(seat, whose) }),
    ...noticeFor(seat, whose),
  };
}

function noticeFor({ notice }: Seat, whose: string | undefined): Pick<SeatView, 'notice'> {
  if (notice === undefined || notice.patron !== whose) return {};
  const { patron: _own, left: _coups, ...shown } = notice;
  return { notice: shown };
}

/** What a wager has changed in the view of whoever sits at a seat; null where nobody does. */
export function laidView(room: At, number: number): LaidView | null {
  const seat = seatOf(room.table, number);
  return seat === undefined || seat.patron === null ? null : laid(room, seat, seat.patron.id);
}

function laid(room: At, seat: Seat, patron: string | undefined): LaidView {
  const { revision } = seat;
  if (patron === undefined) return { revision, balance: 0, credit: 0, wagers: [], goesBack: [] };
  const account = patronAccount(seat.number, patron);
  const { ledger } = room.table;
  return {
    revision,
    balance: balanceOf(ledger, account),
    credit: availableOf(ledger, account),
    wagers: seat.wagers
      .filter(wager => wager.patron === patron)
      .map(wager => ({ stake: wager.stake, ...betOf(wager) })),
    goesBack: goesBack(room, seat, patron),
  };
}

const goesBack = (room: At, seat: Seat, patron: string) =>
  room.table.phase !== 'wagering'
    ? []
    : atCloseFor(room, seat, patron).returned.map(({ wager, clause, reason }) => ({
        ...betOf(wager),
        stake: wager.stake,
        clause,
        ...(reason === undefined ? {} : { reason }),
      }));

const ridingRuns = (seat: Seat, patron: string | undefined) =>
  seat.runs.filter(run => run.patron === patron).map(({ wager, count }) => ({ count, ...wager }));

function ridingTails({ table }: At, seat: Seat, patron: string | undefined) {
  return (['player', 'banker'] as const).flatMap(side => {
    const { indicator, fresh, early, late } = table.tails[side];
    return [...fresh, ...early, ...late]
      .filter(({ key }) => key.seat === seat.number && key.patron === patron)
      .map(({ area, stake }) => ({
        on: `${side}-dragon-tail` as const,
        area,
        stake,
        count: indicator,
      }));
  });
}

function lastPaid({ table }: At, number: number, patron: string | undefined) {
  const paid = table.records.at(-1)?.seats.find(({ seat }) => seat === number)?.paid ?? [];
  return paid.filter(wager => wager.patron === patron);
}

// Wins above what the house may pay without an attendant and a form: which coups have one, and
// what lies locked at a terminal until somebody has come (R-CSH-11).

import type { Rulebook } from '../../rulebooks/index.ts';
import { peopleAt } from '../people/people-at.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { Setup } from '../setup/setup.ts';
import type { CoupRecord, Seat, Table } from '../table.ts';

/** A win that is on the patron's account and goes nowhere until an attendant has come. */
export interface LockedWin {
  readonly patron: string;
  readonly shoe: number;
  readonly coup: number;
  /** What was won in the coup over all wagers, stakes not counted. */
  readonly cents: number;
  readonly at: number;
}

/** A locked win and its place. */
export interface WinAt extends Omit<LockedWin, 'at'> {
  readonly seat: number;
}

/** Terminals lock; at a table with chips on the felt the dealer is the attendant. */
export const locksWins = (
  book: Rulebook,
  { stakeMode, practice }: Pick<Setup, 'stakeMode' | 'practice'>,
): boolean =>
  stakeMode === 'seat-terminals' && !practice && book.procedure.powers['pay-by-hand'] !== undefined;

/**
 * The wins of a coup that are above the set-up's value: the total of one patron at one seat, losing
 * wagers not taken off it, Runs and tails that ended in the coup included.
 */
export function substantialWins(
  { setup }: Table,
  { shoe, number: coup, seats }: Pick<CoupRecord, 'shoe' | 'number' | 'seats'>,
): readonly WinAt[] {
  const above = setup?.substantialWin;
  if (above === undefined) return [];
  return seats.flatMap(({ seat, paid }) => {
    const won = new Map<string, number>();
    for (const { patron, stake, paid: back, outcome } of paid) {
      if (outcome === 'void' || back <= stake) continue;
      won.set(patron, (won.get(patron) ?? 0) + back - stake);
    }
    return [...won]
      .filter(([, cents]) => cents > above)
      .map(([patron, cents]) => ({ seat, patron, shoe, coup, cents }));
  });
}

/**
 * The wins of a coup that lock once it was recalculated: those that are still locked, at what they
 * are now, and those that are more than they were. What an attendant has cleared stays so.
 */
export function winsAnew(table: Table, before: CoupRecord, after: CoupRecord): readonly WinAt[] {
  const had = substantialWins(table, before);
  return substantialWins(table, after).filter(win => {
    const was = had.find(({ seat, patron }) => seat === win.seat && patron === win.patron);
    const seat = table.seats.find(({ number }) => number === win.seat);
    if (seat === undefined || !peopleAt(seat).some(({ id }) => id === win.patron)) return false;
    const isLocked = seat.wins?.some(lock => isOf(before, lock) && lock.patron === win.patron);
    return isLocked === true || was === undefined || win.cents > was.cents;
  });
}

/** The table without what the coup locked. */
export function withoutLocksOf(table: Table, record: Pick<CoupRecord, 'shoe' | 'number'>): Table {
  if (!table.seats.some(({ wins }) => wins?.some(lock => isOf(record, lock)))) return table;
  const seats = table.seats.map(seat => {
    const { wins = [], ...rest } = seat;
    const left = wins.filter(lock => !isOf(record, lock));
    if (left.length === wins.length) return seat;
    if (left.length > 0) return { ...rest, wins: left };
    return { ...rest, state: seat.state === 'locked' ? ('in-order' as const) : seat.state };
  });
  return { ...table, seats };
}

const isOf = ({ shoe, number }: Pick<CoupRecord, 'shoe' | 'number'>, lock: LockedWin): boolean =>
  lock.shoe === shoe && lock.coup === number;

/** Refuses at a terminal that waits for an attendant; undefined at any other. */
export const lockedFault = ({ wins }: Seat): Refusal | undefined =>
  wins === undefined
    ? undefined
    : refuse('terminal-locked', 'R-CSH-11', { code: 'large-win-locked' });

/** What is locked at a seat for one patron, all coups together. */
export const lockedFor = ({ wins = [] }: Seat, patron: string): number =>
  wins.filter(win => win.patron === patron).reduce((sum, { cents }) => sum + cents, 0);

// Who holds a hand or the shoe: a position and its present patron, as long as both are there (C26).

import { type Side, SIDES } from '../../rules/hand.ts';
import type { At } from '../act.ts';
import { seatOf } from '../change.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { lacksPower } from './roles.ts';
import type { Actor } from '../setup/setup.ts';
import type { PaidWager, Seat, ShoeHolder, Table } from '../table.ts';
import type { StakedBy } from '../wagers/wager.ts';

/** Who sits there to play: not a patron who is leaving or may not play any more. */
export function playerAt(table: Table, number: number): string | null {
  const seat = seatOf(table, number);
  if (seat === undefined || seat.patron === null || seat.leaving) return null;
  return table.claims.excluded.includes(seat.patron.id) ? null : seat.patron.id;
}

/** True where this person sits at the table to play. */
export const isSeated = (table: Table, patron: string): boolean =>
  table.seats.some(({ number }) => playerAt(table, number) === patron);

interface Position {
  readonly seat: number;
  /** Journals of 0.1.0 have the position alone. */
  readonly patron?: string;
}

const isThere = (table: Table, { seat, patron }: Position): boolean => {
  const present = playerAt(table, seat);
  return present !== null && (patron ?? present) === present;
};

/** The patron who holds the shoe; null once that patron has left it, the seat or the game. */
export const holderOf = (table: Table): ShoeHolder | null =>
  table.shoeHolder !== null && isThere(table, table.shoeHolder) ? table.shoeHolder : null;

/** The hand that the holder plays: that of the larger main wager, else the one it was taken for. */
export function sideOfHolder(table: Table, holder: ShoeHolder): Side {
  const mine = seatOf(table, holder.seat)?.wagers ?? [];
  return mainWager(mine, holder)?.on ?? holder.side;
}

type MainWager<Wager> = Wager & { readonly on: Side };

/** The larger of a holder's main wagers; of two equal ones that on the hand that was taken. */
function mainWager<Wager extends Pick<StakedBy, 'on' | 'stake' | 'patron'>>(
  wagers: readonly Wager[],
  { patron, side }: ShoeHolder,
): MainWager<Wager> | undefined {
  const isMain = (wager: Wager): wager is MainWager<Wager> => SIDES.some(each => each === wager.on);
  const mine = wagers.filter(isMain).filter(wager => wager.patron === patron);
  const rank = (wager: MainWager<Wager>) => Number(wager.on === side);
  return mine.toSorted((a, b) => b.stake - a.stake || rank(b) - rank(a))[0];
}

/** The holder after a coup: the shoe goes on when the holder's wager has lost (8.1.3 (h)(ii)). */
export function holderAfter(
  table: Table,
  settled: readonly { readonly seat: number; readonly paid: readonly PaidWager[] }[],
): ShoeHolder | null {
  const holder = holderOf(table);
  if (holder === null) return null;
  const { seat: position, patron, side } = holder;
  // Journals of 0.1.0 have the position alone, and looked at every seat.
  const lost =
    patron === undefined
      ? settled.some(({ paid }) => paid.some(row => row.on === side && row.outcome === 'lose'))
      : settled.some(
          ({ seat, paid }) => seat === position && mainWager(paid, holder)?.outcome === 'lose',
        );
  return lost ? null : holder;
}

/** Who draws the cards: the holder of the shoe or whom the holder lets deal; null: the dealer. */
export function drawerOf(table: Table): string | null {
  const holder = table.coup?.method === 'shoe-to-a-wagerer' ? holderOf(table) : null;
  if (holder === null) return null;
  const { delegate } = holder;
  return delegate !== null && isSeated(table, delegate) ? delegate : playerAt(table, holder.seat);
}

/** True where this patron opens the cards of a hand: who took them, or whom they let. */
export function mayOpen(table: Table, side: Side, by: Actor): boolean {
  const opener = table.coup?.openers[side];
  if (opener === undefined || typeof opener.seat !== 'number' || by.role !== 'patron') return false;
  const { seat, patron, delegate } = opener;
  // Who sits where at a session's table is known to the tournament, which named the patron.
  if (table.setup?.stakeMode === 'tournament') return by.id === patron;
  const position: Position = patron === undefined ? { seat } : { seat, patron };
  if (!isThere(table, position)) return false;
  const isHolder = by.id === playerAt(table, seat) && by.seat === seat;
  return isHolder || (by.id === delegate && isSeated(table, delegate));
}

/** A patron speaks for nobody's seat but their own; staff say what a patron said (C26). */
export function speaksFor(
  room: At,
  by: Actor,
  number: number,
  clause: string,
): Refusal | undefined {
  if (by.role !== 'patron') return lacksPower(room, by, 'deal');
  const seat: Seat | undefined = seatOf(room.table, number);
  if (seat?.patron?.id === by.id && (by.seat ?? number) === number) return undefined;
  return refuse('not-your-seat', clause, { code: 'seat-patron-or-dealer-only' });
}

/** Cards and shoe are let only to a person who sits at the table (8.1.1 (g), 8.1.3 (c)). */
export const delegateFault = (table: Table, to: string, clause: string): Refusal | undefined =>
  isSeated(table, to)
    ? undefined
    : refuse('seat-empty', clause, { code: 'patron-does-not-sit', patron: to });

// Whom and what a command of the night is about: people with their figures, and coups on record.

import { accountOf, accountsOf, available, balance } from '../../../src/ledger/index.ts';
import type { DrivenTable } from '../../../src/scenario/table/driven-table.ts';
import { MOST_CENTS } from '../../../src/table/fields.ts';
import { peopleAt } from '../../../src/table/people/people-at.ts';
import type { Seat, Table } from '../../../src/table/table.ts';
import type { CommandName } from '../../../src/table/acts.ts';
import type { Chance } from '../../oracle/chance.ts';
import { POOL_FOR, winners } from './pools.ts';

/** A person at a place, and figures that somebody might say about them. */
export interface Focus {
  readonly seat: number;
  readonly patron: string;
  readonly figures: readonly number[];
}

/** A coup by its shoe and number. */
export interface CoupPlace {
  readonly shoe: number;
  readonly coup: number;
}

/** Few enough that the same people come back, at the same seat or another. */
const NAMES = ['ann', 'bob', 'cai', 'dee', 'eve', 'fay', 'gus', 'hal', 'x/y'] as const;

export const someName = (chance: Chance): string => chance.pick(NAMES);

/** Accounts of people, whatever they stand for: 'held:3/ann' is ann's at seat 3. */
const PERSONAL = /^[a-z-]+:(?<seat>\d+)\/(?<patron>.+)$/;

/** What the books say about people beside their chips: held, owed, owing, whatever there is. */
function booked({ ledger }: Table): readonly Focus[] {
  return accountsOf(ledger).flatMap(account => {
    const cents = balance(account);
    if (account.kind === 'patron' || cents === 0) return [];
    const { seat, patron } = PERSONAL.exec(account.id)?.groups ?? {};
    if (seat === undefined || patron === undefined) return [];
    return [{ seat: Number(seat), patron, figures: [Math.abs(cents)] }];
  });
}

/** Every list of the table's state whose rows name a seat and a person: claims, holds, matters. */
function listed(table: Table): readonly Focus[] {
  const rows: Focus[] = [];
  const look = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(look);
    if (typeof value !== 'object' || value === null) return undefined;
    const { seat, patron } = value as { seat?: unknown; patron?: unknown }; // whatever is there
    if (typeof seat === 'number') {
      const sits = table.seats.find(({ number }) => number === seat)?.patron?.id;
      const id = typeof patron === 'string' ? patron : sits;
      // Times are no sums of money.
      const figures = Object.values(value).filter(
        (each): each is number => typeof each === 'number' && Math.abs(each) < MOST_CENTS,
      );
      if (id !== undefined) rows.push({ seat, patron: id, figures: figures.map(Math.abs) });
    }
    return Object.values(value).forEach(look);
  };
  const { ledger: _books, seats, records: _past, shoe: _cards, setup: _rules, ...rest } = table;
  look(rest);
  look(seats.map(({ number, wins = [] }) => wins.map(win => ({ ...win, seat: number }))));
  return rows;
}

const atSeats = ({ seats, ledger }: Table): readonly Focus[] =>
  seats.flatMap(seat =>
    peopleAt(seat).map(({ id }) => ({
      ...{ seat: seat.number, patron: id },
      figures: figuresOf(ledger, seat, id),
    })),
  );

function figuresOf(ledger: Table['ledger'], seat: Seat, patron: string): readonly number[] {
  const account = accountOf(ledger, `patron:${seat.number}/${patron}`);
  const inHand = account === undefined ? [] : [balance(account), available(account)];
  const laid = seat.wagers.filter(wager => wager.patron === patron).map(({ stake }) => stake);
  return [...inHand, ...laid];
}

// A table is asked many times before something happens there.
const POOLS = new WeakMap<Table, readonly (readonly Focus[])[]>();

function poolsOf(table: Table): readonly (readonly Focus[])[] {
  const known = POOLS.get(table);
  if (known !== undefined) return known;
  const there = atSeats(table);
  const pools = [there, there, booked(table), listed(table), winners(table)].filter(
    ({ length }) => length > 0,
  );
  POOLS.set(table, pools);
  return pools;
}

/** Somebody at a seat where nobody sits yet; the person may be at another seat already. */
function newcomer({ table, setup }: DrivenTable, chance: Chance): Focus {
  const free = table.seats.filter(({ patron }) => patron === null);
  const seats = free.length === 0 || chance.isOneIn(6) ? (table.setup ?? setup).seats : free;
  const seat = seats.length === 0 ? 1 : chance.pick(seats).number;
  return { seat, patron: someName(chance), figures: [] };
}

/** Somebody: mostly there, often with something open, now and then new or nowhere. */
export function someFocus(driven: DrivenTable, chance: Chance, name: CommandName): Focus {
  const meant = POOL_FOR[name]?.(driven.table) ?? [];
  if (meant.length > 0 && !chance.isOneIn(8)) return chance.pick(meant);
  const pools = poolsOf(driven.table);
  if (pools.length === 0 || chance.isOneIn(6)) return newcomer(driven, chance);
  const focus = chance.pick(chance.pick(pools));
  if (!chance.isOneIn(12)) return focus;
  // A seat and a person that do not belong together.
  return { ...focus, patron: someName(chance) };
}

/** A coup that was played here: the last ones more often than old ones; any of the night. */
export function someCoup(
  past: readonly CoupPlace[],
  { table }: DrivenTable,
  chance: Chance,
): CoupPlace | null {
  const now = table.coup === null ? [] : [{ shoe: table.shoe.number, coup: table.coup.number }];
  if (past.length === 0) return now[0] ?? null;
  const near = [...now, ...past.slice(-3)];
  return chance.pick(chance.isOneIn(3) ? past : near);
}

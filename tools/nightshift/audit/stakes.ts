// Every reservation is a stake that lies or rides, and every such stake is reserved: nobody's chips
// are locked for nothing.

import type { Table } from '../../../src/table/table.ts';
import type { Violation } from '../violation.ts';
import { personOf, type Reserved } from './books.ts';

export interface OpenStake {
  readonly account: string;
  readonly patron: string;
  readonly seat: number;
  readonly transfer: number;
  readonly cents: number;
  readonly on: string;
  /** True for Runs and Dragon Tails, which outlast a coup. */
  readonly rides: boolean;
}

const isStreak = (on: string): boolean => on.endsWith('-run') || on.endsWith('-dragon-tail');

/** Whatever lies or rides, wherever it does. */
export function openStakes(table: Table): readonly OpenStake[] {
  const stake = (
    seat: number,
    patron: string,
    rest: Omit<OpenStake, 'account' | 'seat' | 'patron'>,
  ) => ({
    ...rest,
    ...{ seat, patron, account: `patron:${seat}/${patron}` },
  });
  const laid = table.seats.flatMap(({ number, wagers, runs }) => [
    ...wagers.map(({ patron, transfer, stake: cents, on }) =>
      stake(number, patron, { transfer, cents, on, rides: isStreak(on) }),
    ),
    ...runs.map(({ patron, transfer, wager }) =>
      stake(number, patron, { transfer, cents: wager.stake, on: wager.on, rides: true }),
    ),
  ]);
  const tails = (['player', 'banker'] as const).flatMap(side => {
    const { fresh, early, late } = table.tails[side];
    return [...fresh, ...early, ...late].map(({ key, stake: cents }) =>
      stake(key.seat, key.patron, {
        ...{ transfer: key.transfer, cents, on: `${side}-dragon-tail`, rides: true },
      }),
    );
  });
  return [...laid, ...tails];
}

/** What of one patron's chips is bound, by the stakes that are open. */
export const boundOf = (stakes: readonly OpenStake[], patron: string): number =>
  stakes.filter(each => each.patron === patron).reduce((sum, { cents }) => sum + cents, 0);

/** Reservations without a stake, and stakes without a reservation. */
export function stakeViolations(
  table: Table,
  reserved: ReadonlyMap<number, Reserved>,
  after: string,
): readonly Violation[] {
  const stakes = openStakes(table);
  const byTransfer = new Map(stakes.map(stake => [stake.transfer, stake]));
  const locked = [...reserved].find(([id, { debit, cents }]) => {
    const stake = byTransfer.get(id);
    return stake === undefined || stake.cents !== cents || stake.account !== debit;
  });
  if (locked !== undefined) return [lockedViolation(locked, stakes, after)];
  const bare = stakes.find(({ transfer }) => !reserved.has(transfer));
  if (bare === undefined) return [];
  const { patron, cents, on } = bare;
  return [
    {
      kind: `stake not reserved after ${after}`,
      says: `${patron}'s ${cents} on ${on} lies, and nothing is reserved for it`,
      expectation: { show: { show: 'money' }, expect: boundExpected(stakes, patron) },
    },
  ];
}

function lockedViolation(
  [id, { debit, cents }]: readonly [number, Reserved],
  stakes: readonly OpenStake[],
  after: string,
): Violation {
  const patron = personOf(debit) ?? debit;
  return {
    kind: `stake locked for nothing after ${after}`,
    says: `${cents} of ${patron} are locked by transfer ${id}, and no wager of that sum is open`,
    expectation: { show: { show: 'money' }, expect: boundExpected(stakes, patron) },
  };
}

function boundExpected(stakes: readonly OpenStake[], patron: string) {
  const mine = stakes.filter(each => each.patron === patron);
  const rides = mine.filter(each => each.rides);
  const locked = mine.filter(each => !each.rides);
  const sum = (all: readonly OpenStake[]) => all.reduce((total, { cents }) => total + cents, 0);
  return { patrons: { [patron]: { locked: sum(locked), riding: sum(rides) } } };
}

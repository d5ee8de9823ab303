// The people of a night: staff by rank, patrons who sit down, double-tap, err and leave.

import type { Role } from '../../src/rulebooks/index.ts';
import type { Side } from '../../src/rules/hand.ts';
import type { WagerName } from '../../src/rules/wagers.ts';
import type { Actor, Bet, Seat, Setup, Table } from '../../src/table/index.ts';
import type { Chance } from '../oracle/chance.ts';

export const staff = (role: Role): Actor => ({ role, id: `${role}-1` });
export const patronOf = (seat: Seat): Actor => ({
  role: 'patron',
  id: seat.patron?.id ?? `guest-${seat.number}`,
  seat: seat.number,
});

const STAKES = [100, 500, 1000, 1500, 2000, 2500, 5000, 10_000, 33_333, 50_000, 2_000_000] as const;

/** A bet somebody might touch: mostly one on offer, now and then one that is not. */
export function someBet(chance: Chance, setup: Setup): Bet {
  const stray: readonly WagerName[] = ['super-6', 'tie-run', 'insurance', 'player-pair'];
  const on = chance.isOneIn(20)
    ? chance.pick(stray)
    : chance.pick<WagerName>(['player', 'banker', 'tie', ...setup.offered]);
  if (on === 'combination-run') return { on, pattern: somePattern(chance) };
  if (on.endsWith('-run')) return { on, length: 2 + chance.below(5) };
  if (on.endsWith('-tail')) return { on, area: chance.pick(['early', 'late']) };
  return { on };
}

const somePattern = (chance: Chance): readonly Side[] =>
  Array.from({ length: 2 + chance.below(5) }, () => chance.pick<Side>(['player', 'banker']));

export const someStake = (chance: Chance): number => chance.pick(STAKES);

/** Somebody at the table, if anybody is. */
export function somebody(chance: Chance, table: Table): Seat | undefined {
  const seated = table.seats.filter(({ patron }) => patron !== null);
  return seated.length === 0 ? undefined : chance.pick(seated);
}

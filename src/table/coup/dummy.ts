// Dummy coups: whether one is due, on which ground, and that none is played without one (11.8.2).

import { assert } from '../../rules/assert.ts';
import type { At } from '../act.ts';
import { stakesElsewhere } from '../setup/setup.ts';
import { aCardHasLeft, someoneWagered } from './standing.ts';
import type { Table } from '../table.ts';

/** The clause that makes the coming coup a dummy; null where it is an ordinary one. */
export const dummyDue = ({ shoe }: Table): string | null =>
  shoe.nextIsDummy ?? shoe.dummyOrder?.clause ?? null;

/** What every screen shows unmistakably: a dummy now, or a dummy next (11.8.3, 14.1). */
export interface DummyNotice {
  readonly now: string | null;
  readonly next: string | null;
}

export function dummyNotice(table: Table): DummyNotice {
  const { coup, shoe } = table;
  const isDummy = coup?.standing === 'dummy';
  // What is held when a dummy begins is its own, not another one's.
  const isHeldForThis = isDummy && coup.cards.length === 0;
  return {
    now: isDummy ? coup.ground : null,
    next: isHeldForThis ? (shoe.dummyOrder?.clause ?? null) : dummyDue(table),
  };
}

/** A dummy coup is played on a ground that the book lists, or not at all. */
export function assertGround({ book }: At, ground: string): void {
  const grounds: readonly string[] = book.procedure.dummies?.grounds ?? [];
  assert(grounds.includes(ground), `${book.id} plays no dummy coup on ${ground}`);
}

/** The ground on which a coup that nobody wagered on must be finished as a dummy, if it must. */
export function nobodyWageredGround({ book, table }: At): string | null {
  const { coup, setup } = table;
  // Where no stakes are recorded the dealer says so, for the books cannot (G12).
  if (coup?.standing !== 'live' || stakesElsewhere(setup?.stakeMode)) return null;
  if (someoneWagered(table)) return null;
  const rule = book.procedure.irregularities['nobody-wagered'];
  return rule?.rulings.find(({ ruling }) => ruling === 'coup-becomes-dummy')?.clause ?? null;
}

/** True when a card has left the shoe for a coup that must now be finished as a dummy. */
export const mustBecomeDummy = (room: At): string | null =>
  aCardHasLeft(room.table) ? nobodyWageredGround(room) : null;

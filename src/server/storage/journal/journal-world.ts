// What the journal touches of the world: its clock and its database. A simulation hands in its own.

import type pg from 'pg';

import { type LoopClock, systemClock } from '../../ports/clock.ts';
import { type Address, connect, connections } from '../postgres/connect.ts';

export interface JournalWorld {
  readonly clock: LoopClock;
  /** One connection of its own; a query that takes longer than `stuckMs` fails. */
  readonly connect: (address: Address, purpose: string, stuckMs?: number) => Promise<pg.Client>;
  /** A few connections for reading. */
  readonly connections: (address: Address, purpose: string) => pg.Pool;
}

export const REAL_WORLD: JournalWorld = { clock: systemClock, connect, connections };

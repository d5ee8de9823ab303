// What every act at the table is given and gives back.

import type { Transfer } from '../ledger/transfer.ts';
import type { Rulebook } from '../rulebooks/index.ts';
import type { Refusal } from './refusal.ts';
import type { Actor } from './setup/setup.ts';
import type { CoupRecord, Table } from './table.ts';

/** The room an act is judged in: the book on the shelf and the table in front of it. */
export interface At {
  readonly book: Rulebook;
  readonly table: Table;
  /** A finished coup that a command is about and that the table itself no longer remembers. */
  readonly past?: CoupRecord | undefined;
}

/** What all commands carry: who, and the server's time. */
export interface Given {
  readonly by: Actor;
  readonly at: number;
}

/** What all events carry: who, when, and the money that moved with it. */
export interface Happened {
  readonly by: Actor;
  readonly at: number;
  readonly transfers?: readonly Transfer[];
}

export type Decision<Event> = readonly Event[] | Refusal;

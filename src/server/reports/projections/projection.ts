// Projections: tables that can be thrown away and made again from the journal.

import type pg from 'pg';

import type { StoredEvent } from '../../storage/journal/event.ts';

/** One reading of the journal into tables of its own. */
export interface Projection {
  readonly name: string;
  /** A new version means: throw away and read from the beginning. */
  readonly version: number;
  /** The tables that it alone writes. */
  readonly tables: readonly string[];
  /** Whether a stream has anything to tell it; every stream, if left out. */
  readonly reads?: (stream: string) => boolean;
  /**
   * Writes what events of one stream, in their order, mean for the tables. Table names stand
   * without a schema: a check makes it write into tables of the same names elsewhere.
   */
  readonly apply: (
    client: pg.ClientBase,
    stream: { readonly id: number; readonly name: string },
    events: readonly StoredEvent[],
  ) => Promise<void>;
}

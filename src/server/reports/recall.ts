// A coup told again from the journal, without reading the whole stream: its own events only.

import type pg from 'pg';

import { type CoupStory, tellEvents } from '../../table/coup/tell-coup.ts';
import type { Rulebook } from '../../rulebooks/index.ts';
import type { FoundCoup } from './read-figures.ts';
import { storedEvent } from './setup-at.ts';

interface EventRow {
  readonly kind: string;
  readonly version: number;
  readonly at: number;
  readonly body: string;
}

/** Tells a coup that was found: from the call for wagers to its end, and every correction. */
export async function recallCoup(
  db: pg.Pool,
  book: Rulebook,
  { coup, stream, seq, corrections }: FoundCoup,
): Promise<CoupStory> {
  const { rows } = await db.query<EventRow>(
    `select kind, version, at, body from journal
      where stream = $1 and (seq = any($3::bigint[]) or seq between (
        select b.seq from journal b where b.stream = $1 and b.seq < $2
           and b.kind in ('wagering-opened', 'dummy-coup-begun') order by b.seq desc limit 1)
        and $2)
      order by seq`,
    [stream, seq, corrections],
  );
  return tellEvents(book, rows.map(storedEvent), coup);
}

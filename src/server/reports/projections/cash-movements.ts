// Who brought money to a table and who took some away: each movement with its person, for the
// report of large and structured cash.

import type { StoredEvent } from '../../storage/journal/event.ts';
import type { Part } from './together.ts';

interface Moved {
  readonly seat: number;
  readonly patron: string;
  readonly tender?: string;
  readonly how?: string;
  readonly cents: number;
}

const WAYS: Readonly<Record<string, 'in' | 'out'>> = { 'bought-in': 'in', 'paid-out': 'out' };

export const cashMovements: Part = {
  tables: ['cash_movement'],
  apply: async (client, { id }, events) => {
    const moves = events.flatMap(event => moveIn(event) ?? []);
    if (moves.length === 0) return;
    await client.query(
      `insert into cash_movement (stream, seq, at, gaming_day, currency, patron, seat, way, how,
                                  cents)
       select $1, * from unnest($2::bigint[], $3::timestamptz[], $4::date[], $5::text[],
         $6::text[], $7::int[], $8::text[], $9::text[], $10::bigint[])`,
      [
        id,
        moves.map(({ event }) => event.seq),
        moves.map(({ event }) => new Date(event.at).toISOString()),
        moves.map(({ event }) => event.gamingDay),
        moves.map(({ event }) => event.currency),
        moves.map(({ moved }) => moved.patron),
        moves.map(({ moved }) => moved.seat),
        moves.map(({ way }) => way),
        moves.map(({ moved: { tender, how } }) => tender ?? how ?? ''),
        moves.map(({ moved }) => moved.cents),
      ],
    );
  },
};

function moveIn(event: StoredEvent) {
  const way = WAYS[event.kind];
  return way === undefined ? undefined : { event, way, moved: event.body as Moved }; // as written
}

// Coups: every finished one with its result and its money, and which events set it right since.

import type pg from 'pg';

import type { CoupRecord } from '../../../table/table.ts';
import type { StoredEvent } from '../../storage/journal/event.ts';
import type { Part } from './together.ts';

/** What a correction of a settled coup changes. */
interface Correction {
  readonly shoe: number;
  readonly coup: number;
  readonly event: StoredEvent;
  /** Null where the coup was voided as a whole. */
  readonly record: CoupRecord | null;
}

export const coups: Part = {
  tables: ['coup'],
  apply: async (client, { id }, events) => {
    const settled = events.filter(isSettled);
    if (settled.length > 0) await writeCoups(client, id, settled);
    for (const event of events) {
      const correction = correctionIn(event);
      if (correction !== null) await writeCorrection(client, id, correction);
    }
  },
};

const isSettled = ({ kind }: StoredEvent): boolean =>
  kind === 'coup-settled' || kind === 'coup-voided';

/** The record of a coup that ended; as the table wrote it, and proven unchanged. */
export const recordIn = ({ body }: StoredEvent): CoupRecord =>
  (body as { readonly record: CoupRecord }).record; // see above

function correctionIn(event: StoredEvent): Correction | null {
  if (event.kind === 'coup-restated' || event.kind === 'coup-recalculated') {
    const record = recordIn(event);
    return { shoe: record.shoe, coup: record.number, event, record };
  }
  if (event.kind !== 'settled-coup-voided') return null;
  const { shoe, coup } = event.body as { readonly shoe: number; readonly coup: number }; // as above
  return { shoe, coup, event, record: null };
}

const cardsOf = ({ cards }: CoupRecord): string =>
  cards.map(({ to, card }) => `${to === 'player' ? 'P' : 'B'}:${card ?? '-'}`).join(' ');

const sumsOf = ({ seats }: CoupRecord) => {
  const all = seats.flatMap(({ paid }) => paid);
  const sum = (of: 'stake' | 'paid' | 'commission'): number =>
    all.reduce((total, wager) => total + wager[of], 0);
  return [all.length, sum('stake'), sum('paid'), sum('commission')] as const;
};

async function writeCoups(
  client: pg.ClientBase,
  stream: number,
  events: readonly StoredEvent[],
): Promise<void> {
  const rows = events.map(event => ({ event, record: recordIn(event) }));
  const sums = rows.map(({ record }) => sumsOf(record));
  await client.query(
    `insert into coup (stream, shoe, coup, seq, at, gaming_day, currency, standing, result, cards,
                       player_count, banker_count, wagers, stake, paid, commission)
     select $1, * from unnest($2::int[], $3::int[], $4::bigint[], $5::timestamptz[], $6::date[],
       $7::text[], $8::text[], $9::text[], $10::text[], $11::int[], $12::int[], $13::int[],
       $14::bigint[], $15::bigint[], $16::bigint[])`,
    [
      stream,
      rows.map(({ record }) => record.shoe),
      rows.map(({ record }) => record.number),
      rows.map(({ event }) => event.seq),
      rows.map(({ event }) => new Date(event.at).toISOString()),
      rows.map(({ event }) => event.gamingDay),
      rows.map(({ event }) => event.currency),
      rows.map(({ record }) => record.standing),
      rows.map(({ record }) => record.result),
      rows.map(({ record }) => cardsOf(record)),
      rows.map(({ record }) => record.playerCount),
      rows.map(({ record }) => record.bankerCount),
      ...[0, 1, 2, 3].map(at => sums.map(one => one[at])),
    ],
  );
}

/** The coup as it stands now; what it was before stays in the journal (R-HIS-4). */
async function writeCorrection(
  client: pg.ClientBase,
  stream: number,
  { shoe, coup, event, record }: Correction,
): Promise<void> {
  const place = [stream, shoe, coup, event.seq];
  if (record === null) {
    await client.query(
      `update coup set standing = 'void', corrections = corrections || $4::bigint
        where stream = $1 and shoe = $2 and coup = $3`,
      place,
    );
    return;
  }
  await client.query(
    `update coup set corrections = corrections || $4::bigint, standing = $5, result = $6,
            cards = $7, player_count = $8, banker_count = $9, wagers = $10, stake = $11,
            paid = $12, commission = $13
      where stream = $1 and shoe = $2 and coup = $3`,
    [
      ...place,
      record.standing,
      record.result,
      cardsOf(record),
      record.playerCount,
      record.bankerCount,
      ...sumsOf(record),
    ],
  );
}

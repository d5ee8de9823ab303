// Whether a state in play is what its events make when they are all told again.

import type pg from 'pg';

import { beginningOf, isDamage, readStream } from '../../storage/journal/read.ts';
import { inTransaction } from '../../reports/projections/catch-up.ts';
import { replayingWitness } from '../verify/witness.ts';

/** A state in play as a snapshot would keep it, and the event after which it is so. */
export interface StateToReplay {
  readonly seq: number;
  readonly engine: string;
  readonly kept: unknown;
}

/** A sentence where the events of a stream make another state than the one in play. */
export function differenceOfState(
  db: pg.Pool,
  name: string,
  { seq, engine, kept }: StateToReplay,
): Promise<string | null> {
  return inTransaction(db, async client => {
    const { rows } = await client.query<{ id: number }>('select id from stream where name = $1', [
      name,
    ]);
    const witness = replayingWitness(name);
    const [stream] = rows;
    if (witness === null || stream === undefined) return `Nobody can tell ${name} again.`;
    let objection: string | null = null;
    const see = (event: Parameters<typeof witness.see>[0]): void => {
      objection ??= witness.see(event);
    };
    const head = await readStream(client, { ...stream, name }, beginningOf(name), see, seq);
    if (isDamage(head)) return head.says;
    if (objection !== null) return objection;
    const found = witness.compare({ seq, engine, body: JSON.stringify(kept) });
    return found === null ? null : `In play ${name} stands otherwise at event ${seq}: ${found}`;
  });
}

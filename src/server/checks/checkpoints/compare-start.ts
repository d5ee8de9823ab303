// Before the first card: does the second place know more than this journal? A restored backup, an
// older disk, a cut-off tail are found here, and play waits for two people (R-BAK-2).

import type { KeyObject } from 'node:crypto';

import type pg from 'pg';

import { HOUSE_STREAM } from '../../storage/journal/house-stream-name.ts';
import { checkpointName, readCheckpoint, type StreamHead } from './checkpoint.ts';
import { HEADS_FILE, readHeads, strayHeads } from './heads.ts';
import type { SecondPlace } from './second-place.ts';

/** How the journal stands to the second place. */
export type StartFinding =
  | { readonly found: 'agrees' }
  | { readonly found: 'behind'; readonly lost: readonly StreamHead[] }
  | { readonly found: 'altered'; readonly note: string }
  | { readonly found: 'unreachable'; readonly note: string };

/** Compares; a place that was used before and is named no more counts as unreachable. */
export async function compareWithSecondPlace(
  db: pg.Pool,
  place: SecondPlace | null,
  key: KeyObject,
): Promise<StartFinding> {
  const wasUsed = await hasSecondPlace(db);
  if (place === null) {
    return wasUsed ? { found: 'unreachable', note: 'SABOT_CHECKPOINTS' } : { found: 'agrees' };
  }
  try {
    return await compareWith(db, place, key, wasUsed);
  } catch (error) {
    return { found: 'unreachable', note: `${place.name}: ${String(error)}` };
  }
}

/** Whether this house's record says that it keeps its heads in a second place. */
async function hasSecondPlace(db: pg.Pool): Promise<boolean> {
  const { rows } = await db.query(
    `select 1 from journal j join stream s on s.id = j.stream
      where s.name = $1 and j.kind = 'second-place-begun' limit 1`,
    [HOUSE_STREAM],
  );
  return rows.length > 0;
}

async function compareWith(
  db: pg.Pool,
  place: SecondPlace,
  key: KeyObject,
  wasUsed: boolean,
): Promise<StartFinding> {
  const latest = await place.latest();
  const checkpoint = latest === 0 ? null : await place.get(checkpointName(latest));
  const heads = await place.get(HEADS_FILE);
  if (checkpoint === null && heads === null) {
    const note = `${place.name}: no checkpoint`;
    return wasUsed ? { found: 'altered', note } : { found: 'agrees' };
  }
  const read = [
    ...(checkpoint === null ? [] : [readCheckpoint(checkpoint, key)]),
    ...(heads === null ? [] : [readHeads(heads, key)]),
  ];
  const known: StreamHead[] = [];
  for (const one of read) {
    if ('wrong' in one) return { found: 'altered', note: `${place.name}: ${one.wrong}` };
    known.push(...one.streams);
  }
  const lost = (await strayHeads(db, known)).map(({ head }) => head);
  return lost.length === 0 ? { found: 'agrees' } : { found: 'behind', lost };
}

// How far projections are behind the journal, for whoever watches the house. It asks the database,
// and a database that does not answer must not keep the other figures from being read.

import { setTimeout as wait } from 'node:timers/promises';

import type pg from 'pg';

import { projectionLag, type ProjectionLag } from '../../reports/projections/catch-up.ts';
import { PROJECTIONS } from '../../reports/projections/index.ts';

/** By the projection's name. */
export type ProjectionLags = ReadonlyMap<string, ProjectionLag>;

const PATIENCE_MS = 1_000;

/** Answers with the lags, or with null where the database does not answer in time. */
export function lagReader(
  db: pg.Pool,
  patienceMs: number = PATIENCE_MS,
): () => Promise<ProjectionLags | null> {
  let reading: Promise<ProjectionLags | null> | null = null;
  return async () => {
    // Questions that nobody answers do not add up: the next one waits for the same answer.
    reading ??= readLags(db)
      .catch(() => null)
      .finally(() => (reading = null));
    return Promise.race([reading, wait(patienceMs, null, { ref: false })]);
  };
}

async function readLags(db: pg.Pool): Promise<ProjectionLags> {
  const client = await db.connect();
  let failed: Error | undefined;
  try {
    const lags = new Map<string, ProjectionLag>();
    for (const projection of PROJECTIONS) {
      lags.set(projection.name, await projectionLag(client, projection));
    }
    return lags;
  } catch (error) {
    failed = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    client.release(failed);
  }
}

// Reaching the house's database for one piece of work, wherever it is: our own in a data folder,
// or anybody's by its URL.

import { access } from 'node:fs/promises';
import { join } from 'node:path';

import pg from 'pg';

import { connectChecked } from './connect.ts';
import type { Address } from './connect.ts';
import { placesIn } from './data-folder.ts';
import { failure, isFailure } from './failure.ts';
import type { PostgresFailure } from './failure.ts';
import { startPostgres } from './supervisor.ts';
import type { PostgresOptions } from './supervisor.ts';

/** `--data DIR` or `--database URL`. */
export type Where = { readonly data: string } | { readonly url: string };

/** A database that answers; `leave` stops it if it was started for this. */
export interface ReachedDatabase {
  readonly address: Address;
  readonly leave: () => Promise<void>;
}

/**
 * Reads along with a running house, or starts the database for as long as it is needed. Only who
 * commands to own it may make a new one.
 */
export async function reachDatabase(
  where: Where,
  purpose: string,
  as: NonNullable<PostgresOptions['as']> = 'join',
): Promise<ReachedDatabase | PostgresFailure> {
  if ('url' in where) {
    const client = await connectChecked(where, purpose);
    if (!(client instanceof pg.Client)) return client;
    await client.end();
    return { address: where, leave: () => Promise.resolve() };
  }
  if (as === 'join' && !(await hasCluster(where.data))) {
    const says = `${where.data} holds no database of a house: name its folder with --data.`;
    return failure('no-database', says);
  }
  const postgres = await startPostgres({ folder: where.data, purpose, as });
  return isFailure(postgres) ? postgres : { address: postgres.address, leave: postgres.stop };
}

const hasCluster = (folder: string): Promise<boolean> =>
  access(join(placesIn(folder).cluster, 'PG_VERSION')).then(
    () => true,
    () => false,
  );

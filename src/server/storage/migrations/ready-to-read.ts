// Whether a database holds a house of this release, before a command reads it.

import pg from 'pg';

import { type Address, connectChecked } from '../postgres/connect.ts';
import { failure, type PostgresFailure } from '../postgres/failure.ts';
import { historyFault, MIGRATIONS } from './migrate.ts';

/** Why it cannot be read by this release, or null. Nothing is changed, least of all migrated. */
export async function readyToRead(address: Address): Promise<PostgresFailure | null> {
  const client = await connectChecked(address, 'sabot');
  if (!(client instanceof pg.Client)) return client;
  try {
    const { rows } = await client.query<{ has: boolean }>(
      `select to_regclass('migration') is not null as has`,
    );
    if (rows[0]?.has !== true) {
      return failure('no-database', 'The database holds no house: nothing was ever played there.');
    }
    const { applied, fault } = await historyFault(client);
    if (fault !== null || applied === MIGRATIONS.length) return fault;
    return failure(
      'older-release',
      `The database is at migration ${applied}, this release at ${MIGRATIONS.length}: start the ` +
        'house once with this release, or use the release that wrote it.',
    );
  } finally {
    await client.end();
  }
}

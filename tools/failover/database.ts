// The database of a failover trial: it can be killed and comes back, or another takes its place.

import { startTestPostgres } from '../../src/server/testing/database.ts';
import { databaseUrlOf } from '../../src/server/testing/database-url.ts';
import type { Address } from '../../src/server/storage/postgres/connect.ts';
import { StandbyPair } from './standby.ts';
import { killDatabase } from '../floor/house-process.ts';

export interface TrialDatabase {
  readonly url: string;
  readonly address: Address;
  /** kill -9; resolves when the same database answers again. */
  readonly restart: () => Promise<void>;
  /** kill -9 of the first of two; resolves when the second has its place, and a standby. */
  readonly failOver: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** One server by itself, or two of which one is the other's standby. */
export async function trialDatabase(isPair: boolean): Promise<TrialDatabase> {
  if (isPair) return StandbyPair.start();
  const postgres = await startTestPostgres();
  const restart = async (): Promise<void> => {
    const before = postgres.pid();
    await killDatabase(postgres.folder);
    // Whoever started it starts it again.
    while (postgres.pid() === before) await new Promise(again => setTimeout(again, 10));
  };
  const failOver = (): Promise<void> => Promise.reject(new Error('it has no standby'));
  return {
    ...{ url: databaseUrlOf(postgres), address: postgres.address },
    ...{ restart, failOver, stop: postgres.stop },
  };
}

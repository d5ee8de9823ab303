// The software's own check: digests of every room under a seed that the asker brings.

import { softwareAsked, softwarePage } from '../../../../wire/http.ts';
import { houseAct, type Parts } from '../house-act.ts';

export const verifySoftwareAct = houseAct({
  address: 'POST /api/system/verify',
  summary: 'Digests of all components as they lie on the disk, keyed by a seed',
  may: ['inspect-software'],
  // Every file is read for it.
  perMinute: 10,
  body: softwareAsked,
  answer: softwarePage,
  do: async (house: Parts<'release' | 'journal' | 'settings'>, { body }, { software }) => {
    const { whole, rooms } = await software.look(body.seed);
    const database = await databaseOf(house);
    return { ...house.release, whole, rooms, altered: software.altered, database };
  },
});

/** Of a database that DATABASE_URL names only the version is known: its files lie elsewhere. */
async function databaseOf({ journal, settings }: Parts<'journal' | 'settings'>) {
  const { rows } = await journal.db.query<{ version: string }>(
    "select current_setting('server_version') as version",
  );
  return { version: rows[0]?.version ?? '', isCovered: settings.databaseUrl === null };
}

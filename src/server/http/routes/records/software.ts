// The software's own check over HTTP: digests of every room under a seed that the asker brings.

import { denial, softwareAsked, softwarePage } from '../../../../wire/http.ts';
import type { House } from '../../../house/house.ts';
import type { SoftwareWatch } from '../../../checks/software/watch.ts';
import { only, STATUS } from '../../who.ts';
import type { TypedApp } from '../../typed-app.ts';

/** Every file is read for it. */
const SELDOM = { rateLimit: { max: 10, timeWindow: '1 minute' } };

/** Of a database that DATABASE_URL names only the version is known: its files lie elsewhere. */
async function databaseOf({ journal, settings }: House) {
  const { rows } = await journal.db.query<{ version: string }>(
    "select current_setting('server_version') as version",
  );
  return { version: rows[0]?.version ?? '', isCovered: settings.databaseUrl === null };
}

export function softwareRoutes(app: TypedApp, house: House, software: SoftwareWatch): void {
  app.post(
    '/api/system/verify',
    {
      config: SELDOM,
      onRequest: only(house, 'inspect-software'),
      schema: {
        summary: 'Digests of all components as they lie on the disk, keyed by a seed',
        body: softwareAsked,
        response: {
          [STATUS.ok]: softwarePage,
          [STATUS.notSignedIn]: denial,
          [STATUS.notPermitted]: denial,
        },
      },
    },
    async (request, reply) => {
      const { whole, rooms } = await software.look(request.body.seed);
      const altered = [...software.altered];
      const database = await databaseOf(house);
      return reply.code(STATUS.ok).send({ ...house.release, whole, rooms, altered, database });
    },
  );
}

// The front page's questions: which house is this, which tables are there, what was a shoe?

import { asWritten } from '../../../../wire/reasons.ts';
import { z } from 'zod';

import { denial, housePage, newTableBody, shoePage } from '../../../../wire/http.ts';
import { tableSummary } from '../../../../wire/server.ts';
import { word } from '../../../../table/fields.ts';
import type { House } from '../../../house/house.ts';
import { denied, only, STATUS } from '../../who.ts';
import type { TypedApp } from '../../typed-app.ts';

export function houseRoutes(app: TypedApp, house: House): void {
  const summary = 'The house and its tables';
  app.get('/api/house', { schema: { summary, response: { [STATUS.ok]: housePage } } }, () => {
    const { play } = house;
    return {
      house: house.plan.name,
      demonstration: house.demonstration,
      release: house.release.version,
      now: house.clock.now(),
      open: play.possible,
      reason: play.possible ? null : play.reason,
      simulatedPatrons: house.simulates,
      helpLine: house.settings.helpLine,
      tables: house.tables.map(table => table.summary()),
    };
  });

  app.get(
    '/api/shoes/*',
    {
      schema: {
        summary: 'A virtual shoe: its promise, and its order once it was played out',
        params: z.object({ '*': word }),
        response: { [STATUS.ok]: shoePage, [STATUS.notFound]: denial },
      },
    },
    async (request, reply) => {
      const page = await house.safe.page(request.params['*']);
      if (page !== null) return reply.code(STATUS.ok).send(page);
      return reply.code(STATUS.notFound).send(denied('not-found', { code: 'no-such-shoe' }));
    },
  );

  app.post(
    '/api/tables',
    {
      onRequest: only(house, 'run-house'),
      schema: {
        summary: 'Installs a table with the set-up that was approved for it',
        body: newTableBody,
        response: {
          [STATUS.made]: tableSummary,
          [STATUS.notSignedIn]: denial,
          [STATUS.notPermitted]: denial,
          [STATUS.conflict]: denial,
        },
      },
    },
    async (request, reply) => {
      const { name, title, titles, setup } = request.body;
      const called = titles === undefined ? { title } : { title, titles };
      const says = await house.install({ name, ...called, shoe: 'dealt', setup });
      const table = house.table(name);
      if (says !== null || table === undefined) {
        return reply
          .code(STATUS.conflict)
          .send(denied('not-installed', asWritten(says ?? 'It is not open.')));
      }
      return reply.code(STATUS.made).send(table.summary());
    },
  );
}

// The feed of markers for a video recorder, as lines of text (R-LIV-2).

import { z } from 'zod';

import { word } from '../../../../table/fields.ts';

import { denial } from '../../../../wire/http.ts';
import { markersAsked } from '../../../../wire/figures.ts';
import { markerLine, readVideoMarkers } from '../../../reports/video-markers.ts';
import type { House } from '../../../house/house.ts';
import type { Projector } from '../../../checks/projector/projector.ts';
import { denied, only, STATUS } from '../../who.ts';
import type { TypedApp } from '../../typed-app.ts';

const ofTable = z.strictObject({ table: word });
const NO_TABLE = denied('not-found', { code: 'no-such-table' });

export function videoMarkerRoutes(app: TypedApp, house: House, projector: Projector): void {
  app.get(
    '/api/tables/:table/markers',
    {
      onRequest: only(house, 'record-video'),
      schema: {
        summary: 'Lines for a video recorder: every card and result with the server’s time',
        params: ofTable,
        querystring: markersAsked,
      },
    },
    async (request, reply) => {
      const { table } = request.params;
      if (house.table(table) === undefined) {
        return reply.code(STATUS.notFound).send(denial.parse(NO_TABLE));
      }
      // How many shoes there were before is counted from what was gathered.
      await projector.freshen();
      const { after, limit } = request.query;
      const markers = await readVideoMarkers(house.journal.db, table, after, limit);
      const lines = markers.map(marker => markerLine(table, marker)).join('');
      return reply.type('text/plain; charset=utf-8').send(lines);
    },
  );
}

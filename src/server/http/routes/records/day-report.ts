// Reports for the back office: the gaming day.

import { dayReportQuery, dayReport } from '../../../../wire/day-report.ts';
import { denial } from '../../../../wire/http.ts';
import { dayByDay, dealerFigures, dealersAsked, daysAsked } from '../../../../wire/statistics.ts';
import { readDays, readDealers } from '../../../reports/dealers.ts';
import { readDayReport } from '../../../reports/day-report.ts';
import type { House } from '../../../house/house.ts';
import type { Projector } from '../../../checks/projector/projector.ts';
import { only, STATUS } from '../../who.ts';
import type { TypedApp } from '../../typed-app.ts';

/** The convention that every figure follows (R-MTR-5). */
const COUNTED = 'A push counts in stake and in paid; a void wager in neither.';

const NOES = { [STATUS.notSignedIn]: denial, [STATUS.notPermitted]: denial };

/** Statistics by dealer and day by day (R-LIV-1). */
function statisticsRoutes(app: TypedApp, house: House, projector: Projector): void {
  const { db } = house.journal;
  app.get(
    '/api/reports/dealers',
    {
      onRequest: only(house, 'look-up'),
      schema: {
        summary: 'Coups, pace, rulings and win of everybody who dealt on one gaming day',
        querystring: dealersAsked,
        response: { [STATUS.ok]: dealerFigures, ...NOES },
      },
    },
    async (request, reply) => {
      const { day } = request.query;
      const fresh = await projector.freshen();
      const dealers = [...(await readDealers(db, day))];
      return reply.code(STATUS.ok).send({ fresh, day, dealers });
    },
  );
  app.get(
    '/api/reports/days',
    {
      onRequest: only(house, 'look-up'),
      schema: {
        summary: 'Drop, stake and payments of every table, gaming day by gaming day',
        querystring: daysAsked,
        response: { [STATUS.ok]: dayByDay, ...NOES },
      },
    },
    async (request, reply) => {
      const fresh = await projector.freshen();
      return reply.code(STATUS.ok).send({ fresh, days: await readDays(db, request.query.days) });
    },
  );
}

export function dayReportRoutes(app: TypedApp, house: House, projector: Projector): void {
  statisticsRoutes(app, house, projector);
  app.get(
    '/api/reports/gaming-day',
    {
      onRequest: only(house, 'look-up'),
      schema: {
        summary: 'Win by table of one gaming day, and its adjustments from a sum on',
        querystring: dayReportQuery,
        response: {
          [STATUS.ok]: dayReport,
          [STATUS.notSignedIn]: denial,
          [STATUS.notPermitted]: denial,
        },
      },
    },
    async (request, reply) => {
      const { day, fromCents } = request.query;
      const fresh = await projector.freshen();
      const report = await readDayReport(house.journal.db, day, fromCents);
      return reply.code(STATUS.ok).send({ fresh, day, counted: COUNTED, ...report });
    },
  );
}

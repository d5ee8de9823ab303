// What has happened, for staff who look it up: significant events, coups told again, meters.

import { z } from 'zod';

import { word } from '../../../../table/fields.ts';

import { rulebookOf } from '../../../../rulebooks/index.ts';
import { assert } from '../../../../rules/assert.ts';
import {
  coupList,
  coupsAsked,
  coupStory,
  dayFiguresQuery,
  dayFigures,
  eventsAsked,
  meterList,
  metersAsked,
  placeNumber,
  significantEvents,
} from '../../../../wire/figures.ts';
import { coupPaytable } from '../../../../wire/disputes.ts';
import { denial } from '../../../../wire/http.ts';
import {
  findCoup,
  readCoups,
  readDay,
  readMeters,
  readSignificantEvents,
} from '../../../reports/read-figures.ts';
import { recallCoup } from '../../../reports/recall.ts';
import { setupAt } from '../../../reports/setup-at.ts';
import type { House } from '../../../house/house.ts';
import type { Projector } from '../../../checks/projector/projector.ts';
import { denied, only, STATUS } from '../../who.ts';
import type { TypedApp } from '../../typed-app.ts';

const NOES = { [STATUS.notSignedIn]: denial, [STATUS.notPermitted]: denial };
const ofTable = z.strictObject({ table: word });
const ofCoup = ofTable.extend({
  shoe: placeNumber,
  coup: placeNumber,
});

export function figureRoutes(app: TypedApp, house: House, projector: Projector): void {
  const { db } = house.journal;
  app.get(
    '/api/significant-events',
    {
      onRequest: only(house, 'look-up'),
      schema: {
        summary: 'Significant events of the house and its tables, the newest first',
        querystring: eventsAsked,
        response: { [STATUS.ok]: significantEvents, ...NOES },
      },
    },
    async (request, reply) => {
      const fresh = await projector.freshen();
      const events = await readSignificantEvents(db, request.query);
      return reply.code(STATUS.ok).send({ fresh, events });
    },
  );
  app.get(
    '/api/meters',
    {
      onRequest: only(house, 'look-up'),
      schema: {
        summary: 'Meters by table, seat and bet, over gaming days',
        querystring: metersAsked,
        response: { [STATUS.ok]: meterList, ...NOES },
      },
    },
    async (request, reply) => {
      const fresh = await projector.freshen();
      return reply.code(STATUS.ok).send({ fresh, meters: await readMeters(db, request.query) });
    },
  );
  app.get(
    '/api/day',
    {
      onRequest: only(house, 'look-up'),
      schema: {
        summary: 'A gaming day of every table, by quarters of an hour',
        querystring: dayFiguresQuery,
        response: { [STATUS.ok]: dayFigures, ...NOES },
      },
    },
    async (request, reply) => {
      const fresh = await projector.freshen();
      return reply.code(STATUS.ok).send({ fresh, ...(await readDay(db, request.query.day)) });
    },
  );
  coupRoutes(app, house, projector);
  paytableRoute(app, house, projector);
}

function coupRoutes(app: TypedApp, house: House, projector: Projector): void {
  const { db } = house.journal;
  app.get(
    '/api/tables/:table/coups',
    {
      onRequest: only(house, 'look-up'),
      schema: {
        summary: 'The coups of a table, the newest first',
        params: ofTable,
        querystring: coupsAsked,
        response: { [STATUS.ok]: coupList, ...NOES, [STATUS.notFound]: denial },
      },
    },
    async (request, reply) => {
      const { table } = request.params;
      if (house.table(table) === undefined) return reply.code(STATUS.notFound).send(NO_TABLE);
      const fresh = await projector.freshen();
      const coups = await readCoups(db, table, request.query);
      return reply.code(STATUS.ok).send({ fresh, table, coups });
    },
  );
  app.get(
    '/api/tables/:table/coups/:shoe/:coup',
    {
      onRequest: only(house, 'look-up'),
      schema: {
        summary: 'A coup shown again, with each payment, its clause and why',
        params: ofCoup,
        response: { [STATUS.ok]: coupStory, ...NOES, [STATUS.notFound]: denial },
      },
    },
    async (request, reply) => {
      const { table } = request.params;
      const known = house.table(table);
      if (known === undefined) return reply.code(STATUS.notFound).send(NO_TABLE);
      await projector.freshen();
      const found = await findCoup(db, table, request.params);
      if (found === null) return reply.code(STATUS.notFound).send(NO_COUP);
      const { rulebook } = known.plan.setup;
      const book = rulebookOf(rulebook);
      assert(book !== undefined, `there is a rulebook ${rulebook}`);
      const story = await recallCoup(db, book, found);
      const shown = story.lines.map(({ by: { id, role }, ...line }) => {
        return { ...line, by: { id, role } };
      });
      return reply.code(STATUS.ok).send({ ...found.coup, table, rulebook, lines: shown });
    },
  );
}

/** It finds things that everybody may read at the table; still nobody needs it often. */
const SELDOM = { rateLimit: { max: 120, timeWindow: '1 minute' } };

/** What stood on the signs while that coup was played: for patrons too, from their recall. */
function paytableRoute(app: TypedApp, house: House, projector: Projector): void {
  const { db } = house.journal;
  app.get(
    '/api/tables/:table/coups/:shoe/:coup/paytable',
    {
      config: SELDOM,
      schema: {
        summary: 'The paytable and the limits that were in force for one coup',
        params: ofCoup,
        response: { [STATUS.ok]: coupPaytable, [STATUS.notFound]: denial },
      },
    },
    async (request, reply) => {
      const { table, shoe, coup } = request.params;
      if (house.table(table) === undefined) return reply.code(STATUS.notFound).send(NO_TABLE);
      let found = await findCoup(db, table, request.params);
      if (found === null) {
        await projector.freshen();
        found = await findCoup(db, table, request.params);
      }
      if (found === null) return reply.code(STATUS.notFound).send(NO_COUP);
      const { setup, sign } = await setupAt(db, found.stream, found.seq);
      const { game, version, decks, currency, limits, odds } = sign;
      const about = { table, shoe, coup, setup: setup.id, game, version, decks, currency };
      return reply.code(STATUS.ok).send({ ...about, odds: [...odds], limits });
    },
  );
}

const NO_TABLE = denied('not-found', { code: 'no-such-table' });
const NO_COUP = denied('not-found', { code: 'no-such-coup' });
